/** The faces of rats, as docs/notation.md writes them. */
export const HIDDEN = 'hidden';

export interface Face {
  limit: number;
  /** Letters: M majority, A all, or classes. */
  symbols: string[];
  starting: boolean;
}

/** `2+MBC*` as its parts; null for a rat whose face is not known. */
export function face(text: string): Face | null {
  const found = /^(\d+)\+(\w*)(\*?)$/.exec(text);
  return found && { limit: Number(found[1]), symbols: [...found[2]!], starting: found[3] === '*' };
}
