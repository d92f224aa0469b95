/** What is told of things that are reconstructed, and where all of them are listed. */
import type { Explanation, GameDetails } from '$lib/wire';

/** What can be reconstructed, one of it or, of borders, several. */
export type Marked =
  'card' | 'region' | 'border' | 'borders' | 'face' | 'building' | 'supply' | 'token' | 'people';

export const reconstructed = (thing: { source: string } | undefined): boolean =>
  thing?.source === 'reconstructed';

/** What of an event is reconstructed: the card, the face of a rat, the supply, the value of a token. */
export function marksOf(details: GameDetails, event: Explanation): Marked[] {
  const named = event as { card?: unknown; face?: unknown; supply?: unknown; value?: unknown };
  const ours = (things: readonly { id: string; source: string }[], id: unknown) =>
    reconstructed(things.find((thing) => thing.id === id));
  const token = event.event === 'TokenDrawn' && named.value !== null;
  return [
    ...(ours(details.cards, named.card) ? (['card'] as const) : []),
    ...(ours(details.faces, named.face) ? (['face'] as const) : []),
    ...(ours(details.supplies, named.supply) ? (['supply'] as const) : []),
    ...(token && details.sources['tokens'] === 'reconstructed' ? (['token'] as const) : []),
  ];
}

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
