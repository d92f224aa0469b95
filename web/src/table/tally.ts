/** Sums with their causes, for summaries. */
import { i18n } from '$lib/i18n.svelte';

/** Counts by their names, in the order in which these came. */
export class Tally extends Map<string, number> {
  add(name: string, count: number) {
    if (count > 0) this.set(name, (this.get(name) ?? 0) + count);
  }
  get sum(): number {
    return [...this.values()].reduce((all, count) => all + count, 0);
  }
  get names(): string {
    return i18n.list([...this.keys()]);
  }
}
