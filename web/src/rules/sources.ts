/** What is told of things that are reconstructed, and where all of them are listed. */

/** What can be reconstructed, one of it or, of borders, several. */
export type Marked =
  'card' | 'region' | 'border' | 'borders' | 'face' | 'building' | 'supply' | 'token' | 'people';

export const reconstructed = (thing: { source: string } | undefined): boolean =>
  thing?.source === 'reconstructed';

/** The message that tells what is not known. */
export const noteOf = (what: Marked): string => (what === 'card' ? 'card-reconstructed' : `source-${what}`);

/** The page that lists everything, at the part of one game. */
export const sourcesPage = (game: string): string => `/rules/sources#${game}`;

/** Things in their order, the same one once, with how many there are: rats can have the same face. */
export function listed(ids: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
