import './browser';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['de-AT', 'en'] });
const { i18n } = await import('../src/lib/i18n.svelte');
const told = () => [i18n.language, document.documentElement.lang, localStorage.getItem('rattus.language')];

test('the page speaks as the browser prefers, and remembers only what somebody chooses', async () => {
  await i18n.ready;
  expect(told()).toEqual(['de', 'de', null]);
  await i18n.use('en');
  expect(told()).toEqual(['en', 'en', 'en']);
});
