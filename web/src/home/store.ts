/** What is stored at home, in IndexedDB: texts by keys, as `page/shelf.py` wants it. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

type Key = string | [string, number];
type Room = 'tables' | 'events' | 'studies' | 'about';
type Change = [what: 'add' | 'put' | 'delete' | 'clear', room: Room, key: Key, text: string];
/** How it went: stored, a key was taken, no room is left, or the browser stores nothing. */
export type Outcome = 'stored' | 'taken' | 'full' | 'refused';

interface Rooms extends DBSchema {
  tables: { key: string; value: string };
  events: { key: [string, number]; value: string };
  studies: { key: string; value: string };
  about: { key: string; value: string };
}

const ROOMS: Room[] = ['tables', 'events', 'studies', 'about'];
const VERSION = 1;

export class Store {
  #name: string;
  #database: IDBPDatabase<Rooms> | null = null;

  private constructor(name: string) {
    this.#name = name;
  }

  /** The store of one site; two copies of it may lie on one host. */
  static async open(name: string): Promise<Store> {
    const store = new Store(name);
    await store.#open().catch(() => undefined);
    return store;
  }

  /** Whether anything can be stored. */
  get kept(): boolean {
    return this.#database !== null;
  }

  /** Do all changes or none. */
  async write(text: string): Promise<Outcome> {
    const changes = JSON.parse(text) as Change[];
    try {
      return await this.#written(changes);
    } catch (error) {
      const name = nameOf(error);
      if (name === 'ConstraintError') return 'taken';
      return name === 'QuotaExceededError' ? 'full' : 'refused';
    }
  }

  /** All keys and texts of a room. */
  async read(room: Room): Promise<string> {
    const { store } = (await this.#open()).transaction(room);
    const [keys, texts] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return JSON.stringify(keys.map((key, i) => [key, texts[i]]));
  }

  /** The texts of a table's events, in their order. */
  async events(table: string): Promise<string> {
    return JSON.stringify(await (await this.#open()).getAll('events', eventsOf(table)));
  }

  async #written(changes: Change[]): Promise<Outcome> {
    const transaction = (await this.#open()).transaction(ROOMS, 'readwrite');
    const work: Promise<unknown>[] = [];
    try {
      for (const [what, room, key, text] of changes) {
        const store = transaction.objectStore(room);
        if (what === 'add') work.push(store.add(text, key as never));
        else if (what === 'put') work.push(store.put(text, key as never));
        else if (what === 'delete') work.push(store.delete(key as never));
        else work.push(transaction.objectStore('events').delete(eventsOf(key as string)));
      }
    } catch (error) {
      transaction.abort();
      await Promise.allSettled([...work, transaction.done]);
      throw error;
    }
    const outcomes = await Promise.allSettled([...work, transaction.done]);
    // The first to fail says why; all others fail only because it has.
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason);
    if (failed.length) throw failed.find((reason) => nameOf(reason) !== 'AbortError') ?? failed[0];
    return 'stored';
  }

  async #open(): Promise<IDBPDatabase<Rooms>> {
    if (this.#database) return this.#database;
    const gone = () => (this.#database = null);
    const database = await openDB<Rooms>(this.#name, VERSION, {
      upgrade: (made) => ROOMS.forEach((room) => made.createObjectStore(room)),
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        gone();
      },
      terminated: gone,
    });
    return (this.#database = database);
  }
}

const eventsOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

const nameOf = (error: unknown) =>
  error instanceof Error || error instanceof DOMException ? error.name : '';
