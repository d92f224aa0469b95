/** What the server knows me as. Nobody is asked for a name: a guest is made when one is needed. */
import { api, Refused } from './api';
import { t } from './i18n.svelte';
import type { components } from './schema';
import { seatTokens } from './tokens';
import type { Me } from './wire';

/** Remembers that this browser is known; the session itself is in a cookie that scripts can't read. */
const KNOWN = 'rattus.known';

function hint(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return true; // nothing can be remembered: then the server is asked
  }
}

type Counted = components['schemas']['MyTables'];

/** Whether I am asked at a table of mine, or somebody else at this screen. */
export function asked({ your_turn, table }: Counted['tables'][number]): boolean {
  const { id, status, to_act } = table;
  return your_turn || (status === 'running' && to_act !== null && to_act in seatTokens(id));
}

class Myself {
  who = $state<Me | null>(null);
  /** How many tables wait for me, or for somebody else at this screen. */
  turns = $state(0);
  /** The tables where I have a seat, as far as they were counted. */
  tables = $state.raw<ReadonlySet<string>>(new Set());
  #asked: Promise<Me | null> | null = null;

  get account(): boolean {
    return this.who?.kind === 'account';
  }

  /** Ask the server who I am, unless nobody has ever been anybody in this browser. */
  load(): Promise<Me | null> {
    return hint() ? this.ask() : Promise.resolve(null);
  }

  /** Ask the server who I am; once, until something changes. */
  ask(): Promise<Me | null> {
    this.#asked ??= api.get<Me | null>('/api/session').then(
      (who) => {
        if (!who) this.#asked = null;
        return this.become(who);
      },
      (refused: unknown) => {
        this.#asked = null;
        throw refused;
      },
    );
    return this.#asked;
  }

  /** Ask again: somebody has signed in, signed out or was renamed. */
  again(): Promise<Me | null> {
    this.#asked = null;
    return this.ask();
  }

  /** Whoever I was, or a new guest: with a name of my own choice, or a friendly one. */
  async ensureGuest(wanted = ''): Promise<Me> {
    const who = await this.ask();
    if (who) return wanted && wanted !== who.name ? this.rename(wanted) : who;
    if (wanted) {
      await api.post('/api/guests', { name: wanted });
      return (await this.again())!;
    }
    for (let attempt = 0; ; attempt++) {
      try {
        await api.post('/api/guests', { name: guestName(attempt) });
        return (await this.again())!;
      } catch (refused) {
        if (!(refused instanceof Refused && refused.code === 'name_taken' && attempt < 5)) throw refused;
      }
    }
  }

  /** Change my name, also at the tables where I play or wait. */
  async rename(name: string): Promise<Me> {
    return this.become(await api.patch<Me>('/api/me', { name }))!;
  }

  /** Count the tables where I am asked. */
  async count() {
    if (!(await this.load())) return;
    const { tables } = await api.get<Counted>('/api/me/tables?limit=50');
    this.tables = new Set(tables.filter((table) => !table.invited).map((table) => table.table.id));
    this.turns = tables.filter(asked).length;
  }

  become(who: Me | null): Me | null {
    this.who = who;
    if (!who) {
      this.turns = 0;
      this.tables = new Set();
    }
    try {
      if (who) localStorage.setItem(KNOWN, who.kind);
      else localStorage.removeItem(KNOWN);
    } catch {
      // as above
    }
    return who;
  }
}

/** Two words of the catalogue, `Merry Badger`; with a number where an account has that name. */
function guestName(attempt: number): string {
  const one = (list: string) => {
    const words = t(list).split(',');
    return words[Math.floor(Math.random() * words.length)]!.trim();
  };
  const name = t('guest-name', { adjective: one('guest-adjectives'), noun: one('guest-nouns') });
  return attempt ? `${name} ${Math.floor(Math.random() * 900) + 100}` : name;
}

export const me = new Myself();
