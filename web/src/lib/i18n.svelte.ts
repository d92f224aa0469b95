/** All words come from the Fluent catalogues in src/rattus/locales, which the terminal reads, too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';
import { SITE } from './site';

export type Args = Record<string, unknown>;

/**
 * One function a file of the catalogue, so that each language is a bundle of its own, fetched when it is wanted. With
 * `plague` come the catalogues of the class cards (see tools/catalogue.ts).
 */
const files = import.meta.glob<string>('$locales/*/*.ftl', { query: '?raw', import: 'default' });
/** Long texts that the first page does not need. */
const LATER = ['rules', 'learn', 'terminal', 'analysis', 'refusals', ...(SITE ? [] : ['home'])];

/** Which messages name the values of an argument: `seat: "red"` is told as what `seat-red` says. */
const NAMES: Record<string, string> = {
  seat: 'seat', owner: 'seat', target: 'seat', chooser: 'seat', start: 'seat', receiver: 'seat', holder: 'seat',
  region: 'region', source: 'region', to: 'region', other: 'region', plague: 'region', caravan: 'region',
  card: 'card', building: 'building', kind: 'class', supply: 'supply',
  cards: 'card', winners: 'seat', knowers: 'seat', agreed: 'seat', asked: 'seat', seats: 'seat', regions: 'region',
}; // prettier-ignore

/** The message that names a thing: ids of messages have no plus sign. */
function messageOf(kind: string, value: string): string {
  return `${kind}-${value.replaceAll('+', '-')}`;
}

class I18n {
  #bundles = new Map<Language, FluentBundle>();
  /** The parts that are there, or on their way. */
  #parts = new Map<string, Promise<void>>();
  /** The language on the page: the chosen one as soon as its words are there. */
  language = $state<Language>(settings.language);
  /** The edition on the page, where there is one: messages ask for `$game` where a word depends on it. */
  game = $state<string | null>(null);
  ready: Promise<void>;

  constructor() {
    this.ready = this.#speak(settings.language);
  }

  /** Somebody has chosen a language: speak it from now on, and remember it. */
  async use(language: Language) {
    await this.#speak(language);
    settings.language = language;
  }

  async #speak(language: Language) {
    await Promise.all([this.#load('en', false), this.#load(language, false)]);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Fetch one of the long parts of the catalogue. */
  async more(part: string) {
    const known = this.#parts.size;
    await Promise.all(['en', this.language].map((language) => this.#load(language as Language, true, part)));
    if (this.#parts.size > known) this.#version++;
  }
  /** Fetch the words of refusals, before one is told. Where they can't be had, it is told in English. */
  refusals = (): Promise<void> => this.more('refusals').catch(() => undefined);
  #version = $state(0);

  async #load(language: Language, later: boolean, only?: string) {
    const bundle = this.#bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
    this.#bundles.set(language, bundle);
    const wanted = Object.entries(files).filter(([path]) => {
      const [folder, file] = path.split('/').slice(-2) as [string, string];
      const part = file.replace('.ftl', '');
      return folder === language && LATER.includes(part) === later && (!only || part === only);
    });
    await Promise.all(
      wanted.map(([path, fetch]) => {
        const known = this.#parts.get(path);
        if (known) return known;
        const coming = fetch().then((text) => void bundle.addResource(new FluentResource(text)));
        this.#parts.set(path, coming);
        coming.catch(() => this.#parts.delete(path)); // it can be asked for again
        return coming;
      }),
    );
  }

  /** Whether there is such a message; `id.attribute` asks for an attribute. */
  has(id: string): boolean {
    const [name, attribute] = id.split('.') as [string, string?];
    const message = this.#bundles.get('en')?.getMessage(name);
    return message !== undefined && (attribute === undefined || attribute in message.attributes);
  }

  /** A message in the language of the page, in English where a translation is missing. */
  t = (id: string, args: Args = {}): string => {
    void this.#version;
    const [name, attribute] = id.split('.') as [string, string?];
    for (const language of [this.language, 'en'] as const) {
      const bundle = this.#bundles.get(language);
      const message = bundle?.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (bundle && pattern)
        return bundle.formatPattern(pattern, this.#named({ game: this.game, ...args }), []);
    }
    return id;
  };

  /**
   * Arguments with their names in this language. `card: "monk"` becomes what `card-monk` says: `card` the bare name,
   * `cardNom`, `cardAcc`, `cardDat`, `cardGen` with its article in that case, and `cardId` as it was. A list becomes the list of
   * its names, and `cardsCount` says how many there are.
   */
  #named(args: Args): Record<string, FluentVariable> {
    const named: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      const kind = NAMES[key];
      if (kind && typeof value === 'string') {
        const id = messageOf(kind, value);
        named[`${key}Id`] = value;
        named[key] = this.#nameOf(kind, value);
        for (const form of ['Nom', 'Acc', 'Dat', 'Gen']) {
          const attribute = `${id}.${form.toLowerCase()}`;
          named[key + form] = this.has(attribute) ? this.t(attribute) : named[key];
        }
      } else if (value === null || value === undefined) {
        named[key] = 'none';
        named[`${key}Id`] = 'none';
      } else if (typeof value === 'boolean') named[key] = value ? 'yes' : 'no';
      else if (typeof value === 'number') named[key] = value;
      else if (Array.isArray(value)) {
        named[`${key}Count`] = value.length;
        named[key] = this.list(value.map((each) => (kind ? this.#nameOf(kind, String(each)) : String(each))));
      } else named[key] = String(value);
    }
    return named;
  }

  #nameOf(kind: string, value: string): string {
    const id = messageOf(kind, value);
    return this.has(id) ? this.t(id) : value;
  }

  /** `a, b and c` */
  list(items: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    return new Intl.ListFormat(this.language, { type }).format(items);
  }
}

export const i18n = new I18n();
export const t = i18n.t;

/** With a capital letter at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(i18n.language) + text.slice(1);
}
