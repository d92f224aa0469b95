/** Times and paces in words. */
import { i18n, t } from '$lib/i18n.svelte';
import type { Pace } from './shapes';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `5 minutes ago`; before a week it is a date. */
export function ago(at: number, now = Date.now()): string {
  const passed = Math.max(0, now - at);
  if (passed > 7 * 86_400_000) return new Date(at).toLocaleDateString(i18n.language, { dateStyle: 'medium' });
  const format = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' });
  for (const [unit, size] of UNITS)
    if (passed >= size) return format.format(-Math.floor(passed / size), unit);
  return t('just-now');
}

export function paceWords(pace: Pace): string {
  switch (pace.kind) {
    case 'untimed':
      return t('pace-untimed');
    case 'clock':
      return t('pace-clock', { minutes: Math.round(pace.base / 60), seconds: pace.increment });
    case 'days':
      return t('pace-days', { days: pace.days });
  }
}
