/** The rule of a card, building or supply by the id of its name: `card-monk`, `building-farm`, `supply-2-rats`. */
import { capital, i18n, t, type Args } from '$lib/i18n.svelte';

export interface RuleText {
  title: string;
  /** A building's two actions, each with what it is called. */
  actions: { name: string; text: string }[];
  /** All there is to say; beside the actions only what is odd about them. */
  text: string;
}

/** Where the rule of a thing stands: population cards share one. */
function ruleOf(id: string): string {
  if (/^card-\w+-\d$/.test(id)) return 'card-population-rule';
  return `${id.replaceAll('+', '-')}-rule`;
}

export function ruleText(id: string, args: Args = {}): RuleText | null {
  const rule = ruleOf(id);
  const name = id.replaceAll('+', '-');
  if (!i18n.has(rule)) return null;
  const title = i18n.has(name) ? capital(t(name)) : '';
  if (!i18n.has(`${rule}.premium`)) return { title, actions: [], text: t(rule, args) };
  const actions = ['premium', 'standard'].map((action) => ({
    name: t(`cartus-${action}`),
    text: capital(t(`${rule}.${action}`)),
  }));
  return { title, actions, text: i18n.has(`${rule}.note`) ? t(`${rule}.note`) : '' };
}
