import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Thinkers, type Bots, type FromBots, type ToBots } from '../src/home/thinkers';

/** A worker that only notes what it is told. */
class Fake implements Bots {
  onmessage: Bots['onmessage'] = null;
  onerror: Bots['onerror'] = null;
  onmessageerror: Bots['onmessageerror'] = null;
  told: ToBots[] = [];
  ended = false;

  postMessage(message: ToBots) {
    this.told.push(message);
  }

  terminate() {
    this.ended = true;
  }

  say(data: FromBots) {
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent<FromBots>);
  }

  break() {
    this.onerror?.call(this as unknown as Worker, new Event('error') as ErrorEvent);
  }
}

const PATIENCE = 1000;
let made: Fake[] = [];
const thinkers = () => {
  const make = () => {
    made.push(new Fake());
    return made.at(-1)!;
  };
  return new Thinkers('http://here/', make, PATIENCE);
};

beforeEach(() => {
  made = [];
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

test('a question goes to the worker, and its answer comes back', async () => {
  const bots = thinkers();
  const answers = [bots.think('one'), bots.think('two')];
  made[0]!.say({ op: 'ready' });
  made[0]!.say({ op: 'thought', id: 2, answer: 'b' });
  made[0]!.say({ op: 'thought', id: 1, answer: 'a' });
  expect(await Promise.all(answers)).toEqual(['a', 'b']);
  bots.leave(7);
  expect(made[0]!.told.map(({ op }) => op)).toEqual(['begin', 'think', 'think', 'leave']);
  expect(made).toHaveLength(1);
});

test('what a bot can not answer is an error of that question alone', async () => {
  const bots = thinkers();
  const [one, two] = [bots.think('one'), bots.think('two')];
  made[0]!.say({ op: 'failed', id: 1, message: 'no legal step' });
  made[0]!.say({ op: 'thought', id: 2, answer: 'b' });
  await expect(one).rejects.toThrow('no legal step');
  expect(await two).toBe('b');
  expect(made[0]!.ended).toBe(false);
});

test('a worker that breaks is ended, and the next question goes to another one', async () => {
  const bots = thinkers();
  const lost = bots.think('one');
  const [first] = made;
  first!.break();
  await expect(lost).rejects.toThrow('broken');
  expect(first!.ended).toBe(true);
  const answer = bots.think('one');
  made[1]!.say({ op: 'ready' });
  first!.say({ op: 'thought', id: 2, answer: 'too late' });
  made[1]!.say({ op: 'thought', id: 2, answer: 'a' });
  expect(await answer).toBe('a');
});

test('a bot that thinks too long is given up, but one whose worker still loads is not', async () => {
  const bots = thinkers();
  const lost = bots.think('one');
  lost.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(100 * PATIENCE);
  expect(made[0]!.ended).toBe(false);
  made[0]!.say({ op: 'ready' });
  await vi.advanceTimersByTimeAsync(PATIENCE + 1);
  expect(made[0]!.ended).toBe(true);
  await expect(lost).rejects.toThrow('does not answer');
});

test('an answer in time stops the clock', async () => {
  const bots = thinkers();
  const answer = bots.think('one');
  made[0]!.say({ op: 'ready' });
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  made[0]!.say({ op: 'thought', id: 1, answer: 'a' });
  expect(await answer).toBe('a');
  await vi.advanceTimersByTimeAsync(10 * PATIENCE);
  expect(made[0]!.ended).toBe(false);
});
