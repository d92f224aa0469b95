/** The little markup of long texts: blank lines between paragraphs, `•` before items, `_words_` that are stressed. */

export interface Run {
  text: string;
  stressed: boolean;
}
export type Block = { kind: 'text'; runs: Run[] } | { kind: 'list'; items: Run[][] };

function runs(text: string): Run[] {
  return text
    .split(/(?<![\p{L}\d])_(.+?)_(?![\p{L}\d])/u)
    .map((part, at) => ({ text: part, stressed: at % 2 === 1 }))
    .filter((run) => run.text !== '');
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith('•')) return { kind: 'text', runs: runs(part.replaceAll('\n', ' ')) };
      const items = part.split(/(?:^|\n)•\s*/).filter(Boolean);
      return { kind: 'list', items: items.map((item) => runs(item.trim().replaceAll('\n', ' '))) };
    });
}
