/** What a screen reader is told of regions: what stands there, and what can be done. */
import { i18n, t } from '$lib/i18n.svelte';
import { stepWords } from '$lib/words';
import { seatName } from '$parts/sitters';
import { speech } from './speech';
import { dwellers } from './spots';
import type { Meaning } from './touches';
import type { PlagueView } from './wire';
import { face, HIDDEN } from './view';

/** `limit 2: the majority, church` */
export function faceWords(text: string): string {
  const shown = face(text);
  if (!shown) return '';
  return t('board-face', {
    limit: shown.limit,
    symbols: i18n.list(shown.symbols.map((letter) => t(`symbol-${letter}`))),
  });
}

/** `2 rats, the plague, Red 3`, without the faces of rats. */
export function contents(view: PlagueView, region: string): string {
  return told(view, region, []);
}

/** The same with the faces of rats, which can be marked. */
export function allContents(view: PlagueView, region: string, marked: (face: string) => boolean): string {
  const rats = view.rats[region] ?? [];
  const known = rats.flatMap((face, i) =>
    face === HIDDEN
      ? []
      : [
          t('board-known-rat', {
            slot: i + 1,
            face: faceWords(face) + (marked(face) ? ` (${t('source-mark')})` : ''),
          }),
        ],
  );
  return told(view, region, known);
}

function told(view: PlagueView, region: string, known: string[]): string {
  const rats = view.rats[region] ?? [];
  const seen = rats.flatMap((_, i) => {
    const seats = view.seen[`${region}/${i + 1}`];
    return seats ? [t('board-seen-rat', { slot: i + 1, seats: i18n.list(seats.map(seatName)) })] : [];
  });
  const parts = [
    rats.length > 0 ? t('board-rats', { count: rats.length }) : t('board-no-rats'),
    ...known,
    ...seen,
    ...(view.plague === region ? [t('board-plague')] : []),
    ...(view.caravan === region ? [t('board-caravan')] : []),
    ...(view.nuns?.[region] ? [t('board-nuns', { count: view.nuns[region] })] : []),
    ...dwellers(view, region).map((seat) =>
      t('board-citizens', { seat, count: view.citizens[region]![seat] }),
    ),
  ];
  return parts.join(', ');
}

/** The meanings of pointing at a thing, as sentences with what they lead to, and what to think of before. */
export function choices(
  meaning: Meaning,
  warning: (step: string) => string = () => '',
): { label: string; value: string; note?: string }[] {
  const said = (step: string) => ({ label: stepWords(speech, step), value: step, note: warning(step) });
  switch (meaning.kind) {
    case 'play':
      return [said(meaning.step)];
    case 'ask':
      return [
        ...meaning.steps.map(said),
        ...meaning.verbs.map(({ verb }) => ({ label: t(`board-start-${verb}`), value: verb })),
      ];
    case 'more':
    case 'none':
      return [];
  }
}

/** Where the rats lie whose faces a view knows: the names of their regions, by face. */
export function known(view: Pick<PlagueView, 'rats'>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [region, faces] of Object.entries(view.rats))
    for (const text of faces)
      if (text !== HIDDEN) found.set(text, [...(found.get(text) ?? []), t(`region-${region}`)]);
  return found;
}
