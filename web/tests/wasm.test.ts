import { expect, test } from 'vitest';
import cartus from '../../src/rattus/cartus/rules.wasm?url&inline';
import plague from '../../src/rattus/plague/rules.wasm?url&inline';
import { rules } from '../src/home/rules';

/** Python's memory, which may move when it grows: what was seen of it before is empty then. */
class Block {
  bytes: Uint8Array;
  views = 0;

  constructor(size: number) {
    this.bytes = new Uint8Array(size);
  }

  copy() {
    return this;
  }

  getBuffer() {
    this.views++;
    return { data: this.bytes, nbytes: this.bytes.length, release: () => this.views-- };
  }

  destroy() {}

  grow() {
    const grown = new ArrayBuffer(this.bytes.length);
    new Uint8Array(grown).set(this.bytes);
    structuredClone(this.bytes.buffer, { transfer: [this.bytes.buffer as ArrayBuffer] });
    this.bytes = new Uint8Array(grown);
  }

  number(at: number): bigint {
    return new DataView(this.bytes.buffer).getBigInt64(at, true);
  }
}

const GAMES = ['plague', 'cartus'];
const NUMBERS = 64;
const [LITERAL, ADDRESS, GIVEN] = [0, 1, 2];
const modules: Record<string, Uint8Array<ArrayBuffer>> = {};
for (const [game, address] of Object.entries({ plague, cartus }))
  modules[game] = new Uint8Array(await (await fetch(address)).arrayBuffer());
const compiled = (game: string) => rules.compiled({ toJs: () => modules[game]! });
const room = (game: string, block: Block) => rules.room(compiled(game), block as never);
const list = (...numbers: number[]) => ({ toJs: () => numbers });

test.each(GAMES)('the rules of %s say of which records they are', (game) => {
  expect(room(game, new Block(1024)).layout()).toMatch(/^\d{10,}$/);
});

test.each(GAMES)('what %s is given comes over, and what it writes comes back', (game) => {
  const block = new Block(1 << 18);
  const here = room(game, block);
  const size = 1 << 16;
  const [table, state] = [NUMBERS, NUMBERS + size];
  const setup = here.prepare('setup', list(ADDRESS, table, ADDRESS, state));
  block.bytes.fill(1, table, table + 8);
  expect(here.call(setup, table, state + 1024, state, state + 1024)).toBe(true);
  const written = block.bytes.slice(state, state + 1024);
  expect(written.some((byte) => byte !== 0)).toBe(true);
  block.bytes.fill(0, state, state + 1024);
  here.pull(state, state + 1024);
  expect(block.bytes.slice(state, state + 1024)).toEqual(written);
  here.clear(state, state + 1024);
  here.pull(state, state + 1024);
  expect(block.bytes.slice(state, state + 1024).every((byte) => byte === 0)).toBe(true);
});

test('numbers are given with every call, and the first of them is the result', () => {
  const block = new Block(1 << 18);
  const here = room('cartus', block);
  const actor = here.prepare('actor', list(ADDRESS, NUMBERS, ADDRESS, NUMBERS + 8192));
  expect(here.call(actor, NUMBERS, NUMBERS + 8192, 0, 0)).toBe(true);
  const first = block.number(0);
  new DataView(block.bytes.buffer).setBigInt64(0, -5n, true);
  expect(here.call(actor, NUMBERS, NUMBERS + 8192, 0, 0)).toBe(true);
  expect(block.number(0)).toBe(first);
  const pick = here.prepare('pick', list(ADDRESS, NUMBERS, ADDRESS, NUMBERS + 8192, GIVEN!, 0));
  expect(pick).not.toBe(actor);
  expect(LITERAL).toBe(0);
});

test('when the memory of Python has grown the block is found where it is now', () => {
  const block = new Block(1 << 16);
  const here = room('plague', block);
  block.bytes[100] = 7;
  here.push(64, 128);
  block.grow();
  block.bytes[100] = 0;
  here.pull(64, 128);
  expect(block.bytes[100]).toBe(7);
  expect(block.views).toBe(1);
  here.close();
  expect(block.views).toBe(0);
});

test('rules that are given nonsense stop, and that is said', () => {
  const block = new Block(1 << 16);
  const here = room('plague', block);
  const nowhere = here.prepare('setup', list(LITERAL!, 2 ** 31, LITERAL!, 2 ** 31));
  expect(here.call(nowhere, 0, 0, 0, 0)).toBe(false);
});
