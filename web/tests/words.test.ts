import './browser';
import { expect, test } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import cases from '../../tests/locales/cases.json';

/** The terminal is held to the same sentences. */
test.each(cases)('$language: $id is told as in the terminal', async ({ language, id, args, text }) => {
  await i18n.use(language as 'en' | 'de' | 'fr');
  await i18n.refusals();
  expect(i18n.t(id, args)).toBe(text);
});
