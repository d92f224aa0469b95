/** A step that has been begun: its verb, or things pointed at for it. It stays until it is played or given up. */
import { parsed } from './choices';

export class Choice {
  /** The verb, where it was chosen by itself. */
  verb = $state<string | null>(null);
  pointed = $state.raw<readonly string[]>([]);

  /** All that has been chosen so far, as the server is told. */
  get begun(): string[] {
    return [...(this.verb ? [this.verb] : []), ...this.pointed];
  }

  begin(verb: string | null, pointed: readonly string[] = []) {
    this.verb = verb;
    this.pointed = pointed;
  }

  clear() {
    this.begin(null);
  }

  /** Of these steps, those with the verb. */
  of(legal: readonly string[]): readonly string[] {
    return this.verb ? legal.filter((text) => parsed(text).verb === this.verb) : legal;
  }
}
