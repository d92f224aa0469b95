import './browser';
import { expect, test, vi } from 'vitest';

/** The settings of a browser that is opened once more. */
async function again() {
  vi.resetModules();
  return (await import('$lib/settings.svelte')).settings;
}

test('the first game is slow; after it, or after a choice, it is not', async () => {
  localStorage.clear();
  expect((await again()).speed).toBe('slow');
  (await again()).played();
  expect((await again()).speed).toBe('normal');
  (await again()).speed = 'fast';
  expect((await again()).speed).toBe('fast');
  localStorage.clear();
});
