/** What can be played at this server. It is asked once; until it answers, there is what the client has boards for. */
import { api } from '$lib/api';
import { EDITIONS } from '$lib/games';
import type { GameInfo, Offer } from './shapes';

class Offered {
  offer = $state.raw<Offer | null>(null);
  #asked: Promise<Offer> | null = null;

  get editions(): readonly string[] {
    return this.offer?.games.map(({ id }) => id) ?? EDITIONS;
  }

  info(edition: string): GameInfo | undefined {
    return this.offer?.games.find(({ id }) => id === edition);
  }

  /** Ask, if nobody has; after a failure it can be asked again. */
  load(): Promise<Offer> {
    this.#asked ??= api.get<Offer>('/api/games').then((answer) => (this.offer = answer));
    this.#asked.catch(() => (this.#asked = null));
    return this.#asked;
  }
}

export const offered = new Offered();
