/** The state of the board game as the server tells it; docs/notation.md has the keys. */
import type { View } from '$lib/choreography';

export interface PlagueView extends View {
  citizens: Record<string, Record<string, number>>;
  /** Faces slot by slot, `hidden` where the viewer does not know them. */
  rats: Record<string, string[]>;
  haven: Record<string, number>;
  reserve: Record<string, number>;
  cards: Record<string, string | null>;
  plague: string | null;
  caravan: string | null;
  supply: number;
  /** Who has looked at a rat: `gallia/2` → seats. */
  seen: Record<string, string[]>;
  phase: string;
  turn: number;
  nuns?: Record<string, number>;
}

/** Nuns in all; those that are on no region lie beside the board. */
export const NUNS = 3;
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
