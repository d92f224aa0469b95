/** What a person has chosen for this browser. It is remembered here and nowhere else. */

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['none', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

const PREFIX = 'rattus.';

function stored<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
  try {
    const value = localStorage.getItem(PREFIX + name) as T | null;
    return value !== null && allowed.includes(value) ? value : otherwise;
  } catch {
    return otherwise; // storage may be forbidden; then nothing is remembered
  }
}

function store(name: string, value: string) {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // as above
  }
}

function preferred(): Language {
  for (const tag of navigator.languages ?? []) {
    const language = tag.slice(0, 2).toLowerCase() as Language;
    if (LANGUAGES.includes(language)) return language;
  }
  return 'en';
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const night = matchMedia('(prefers-color-scheme: dark)');

class Settings {
  #language = $state(stored<Language>('language', LANGUAGES, preferred()));
  #theme = $state(stored<Theme>('theme', THEMES, 'auto'));
  /** The speed that was chosen, if one was. */
  #speed = $state(stored<Speed | 'unset'>('speed', SPEEDS, 'unset'));
  /** Whether a game was played to its end. */
  #played = $state(stored('played', ['yes', 'no'] as const, 'no'));
  #sound = $state(stored('sound', ['on', 'off'] as const, 'on'));
  #careful = $state(stored('careful', ['on', 'off'] as const, 'on'));
  #night = $state(night.matches);

  constructor() {
    night.addEventListener('change', () => (this.#night = night.matches));
  }

  get language() {
    return this.#language;
  }
  set language(value: Language) {
    store('language', (this.#language = value));
  }

  get theme() {
    return this.#theme;
  }
  set theme(value: Theme) {
    store('theme', (this.#theme = value));
  }

  /** Whether the page is dark now. */
  get dark() {
    return this.#theme === 'dark' || (this.#theme === 'auto' && this.#night);
  }

  /** As it was chosen. Without a choice the first game is slow, so that it can be followed. */
  get speed(): Speed {
    if (this.#speed !== 'unset') return this.#speed;
    return calm.matches ? 'none' : this.#played === 'yes' ? 'normal' : 'slow';
  }
  set speed(value: Speed) {
    store('speed', (this.#speed = value));
  }

  /** Whether no game was played to its end yet. */
  get first(): boolean {
    return this.#played === 'no';
  }

  /** A game was played to its end. */
  played() {
    store('played', (this.#played = 'yes'));
  }

  get sound() {
    return this.#sound === 'on';
  }
  set sound(value: boolean) {
    store('sound', (this.#sound = value ? 'on' : 'off'));
  }

  /** Whether one is asked again before what can't be taken back. */
  get careful() {
    return this.#careful === 'on';
  }
  set careful(value: boolean) {
    store('careful', (this.#careful = value ? 'on' : 'off'));
  }
}

export const settings = new Settings();
