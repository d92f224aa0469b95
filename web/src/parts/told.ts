/** What went wrong, in the language of the page. */
import { Refused } from '$lib/api';
import { i18n, t } from '$lib/i18n.svelte';
import { SITE } from '$lib/site';

/** A refusal by its code; anything else is a mistake of ours. */
export function told(error: unknown): string {
  const code = error instanceof Refused ? error.code : 'internal';
  const id = SITE && code === 'unreachable' ? 'home-broken' : `error-${code}`;
  return i18n.has(id) ? t(id) : error instanceof Error ? error.message : t('error-internal');
}
