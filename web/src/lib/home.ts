/** Tables of this browser: a worker keeps them, and all tabs share it. */
import { home } from '../home/state.svelte';
import { Tabs } from '../home/tabs';
import type { Work } from '../home/leader';
import type { Carrier } from './carrier';

/** Milliseconds after the first page is drawn, until the worker starts although nobody has asked for anything. */
const CALM = 400;

let made: Tabs | undefined;
const tabs = () =>
  (made ??= new Tabs({
    base: new URL('.', location.href.replace(/[?#].*/, '')).href,
    start: () => new Worker(new URL('../home/worker.ts', import.meta.url), { type: 'module' }) as Work,
    hear: (told) => home.hear(told),
    begin: () => home.begin(),
  }));

/** Ask the browser once to keep the tables when room gets scarce: as soon as there is one. */
let asked = false;
async function keep() {
  if (asked) return;
  asked = true;
  await navigator.storage?.persist?.().catch(() => false);
}

export const carrier: Carrier = {
  async request(method, path, body, token) {
    const answer = await tabs().request(method, path, body, token);
    if (method === 'POST' && path === '/api/tables' && answer.status < 400) void keep();
    return answer;
  },
  connect: (ears) => tabs().connect(ears),
  notices: () => {
    setTimeout(tabs, CALM);
    return import('../home/Notices.svelte');
  },
};
