/** Searching the documents: the sections that have all the words, those with the words in their titles first. */

/** Page, its title, anchor, heading, words below it. */
export type Section = [page: string, title: string, anchor: string, heading: string, words: string];
export interface Found {
  href: string;
  /** Title and heading. */
  name: string;
  /** A piece of the text around the first word. */
  piece: string;
}

const MOST = 20;
const AROUND = 70;

/** Whole words around a place of a text. */
function around(text: string, at: number): string {
  const from = at < AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1;
  const to = text.lastIndexOf(' ', from + 2.5 * AROUND);
  const [piece, last] =
    to <= from || text.length - from < 2.5 * AROUND ? [text.slice(from), ''] : [text.slice(from, to), ' …'];
  return `${from ? '… ' : ''}${piece.trim()}${last}`;
}

export function search(sections: readonly Section[], asked: string): Found[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = sections.flatMap((section) => {
    const [page, title, anchor, heading, text] = section;
    const [above, below] = [`${title} ${heading}`.toLowerCase(), text.toLowerCase()];
    let rank = 0;
    for (const word of words) {
      const hits = below.split(word).length - 1;
      if (above.includes(word)) rank += 20;
      else if (hits === 0) return [];
      rank += Math.min(hits, 5);
    }
    const piece = around(text, below.indexOf(words[0]!));
    const name = heading === title ? title : `${title}: ${heading}`;
    return [{ rank, href: `${page}#${anchor}`, name, piece }];
  });
  return ranked.sort((a, b) => b.rank - a.rank).slice(0, MOST);
}

function show(box: HTMLElement, found: Found[], asked: string) {
  box.hidden = asked.trim() === '';
  const items = found.map(({ href, name, piece }) => {
    const [item, link, text] = ['li', 'a', 'p'].map((tag) => document.createElement(tag));
    (link as HTMLAnchorElement).href = href;
    link!.textContent = name;
    text!.textContent = piece;
    item!.append(link!, text!);
    return item!;
  });
  const list = document.createElement('ol');
  list.append(...items);
  const none = document.createElement('p');
  none.textContent = 'Nothing has all these words.';
  box.replaceChildren(items.length ? list : none);
}

const field = globalThis.document?.querySelector<HTMLInputElement>('#search');
const box = globalThis.document?.querySelector<HTMLElement>('#found');
if (field && box) {
  let sections: Promise<Section[]> | undefined;
  const look = async () => {
    sections ??= fetch('index.json').then((answer) => answer.json() as Promise<Section[]>);
    const asked = field.value;
    const all = await sections;
    if (asked === field.value) show(box, search(all, asked), asked);
  };
  field.addEventListener('input', () => void look());
  if (field.value) void look(); // the browser has gone back to a search
  const narrow = matchMedia('(max-width: 60rem)');
  const list = document.querySelector('nav details');
  if (narrow.matches) list?.removeAttribute('open');
}
