import { answer, asked as requests } from './browser';
import { expect, test } from 'vitest';
import { me } from '$lib/me.svelte';
import { keepToken } from '$lib/tokens';

const table = (id: string, to_act: string | null, your_turn: boolean) => ({
  seat: 'red',
  invited: false,
  your_turn,
  table: { id, status: 'running', to_act },
});

test('a stranger is nobody, without a refusal', async () => {
  answer('/api/session', null);
  expect(await me.ask()).toBeNull();
  expect(requests.some((path) => path.includes('/api/me'))).toBe(false);
});

test('tables wait for me, and for others at this screen', async () => {
  answer('/api/session', { id: 'p', name: 'Anna', kind: 'guest', password: false });
  answer('/api/me/tables', {
    tables: [table('A', 'red', true), table('B', 'yellow', false), table('C', 'yellow', false)],
    next: null,
  });
  keepToken('B', 'red', 'seat_1');
  keepToken('B', 'yellow', 'seat_2');
  await me.again();
  await me.count();
  expect(me.turns).toBe(2);
  expect([...me.tables]).toEqual(['A', 'B', 'C']);
});
