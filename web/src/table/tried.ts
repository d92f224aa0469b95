/** What the server refuses is said in a note, and the table goes on. */
import { Refused } from '$lib/api';
import { i18n, t } from '$lib/i18n.svelte';
import { told } from '$parts/told';
import { toasts } from '$parts/toasts.svelte';

/** A refusal in the language of the page: its reason with the rule it cites, else what its code means. */
export function refusal(problem: unknown): string {
  const reason = problem instanceof Refused ? problem.reason : undefined;
  if (!reason) return told(problem);
  const text = i18n.has(reason.message) ? t(reason.message, reason.args) : reason.text;
  return reason.rule ? `${text} [${reason.rule}]` : text;
}

export function complain(problem: unknown) {
  toasts.show(refusal(problem), { bad: true });
}

/** Do something; null if it was refused. */
export async function tried<T>(wish: Promise<T>): Promise<T | null> {
  try {
    return await wish;
  } catch (problem) {
    complain(problem);
    return null;
  }
}
