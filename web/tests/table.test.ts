import { answer, answers, asked, FakeSocket } from './browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { Table } from '$lib/table.svelte';
import { keepToken, seatTokens } from '$lib/tokens';
import type { Frame } from '$lib/wire';
import { frame } from './frames';

/** An event after which picture and phase have its name. */
function event(name: string, more: Record<string, unknown> = {}) {
  const changes = [
    [['last'], name],
    [['phase'], name],
  ];
  return { event: name, changes, ...more };
}

const open: Table[] = [];

async function opened(frames: Frame[], { connect = true } = {}): Promise<Table> {
  const latest = frames.at(-1)!;
  answer('/api/tables/T', {
    table: {
      id: 'T',
      game: 'rattus',
      status: 'running',
      v: latest.v,
      seats: [],
      rematch: null,
      secret: null,
    },
    owner: true,
    seat: 'red',
    frame: latest,
    now: Date.now(),
  });
  answer('/api/tables/T/frames', frames);
  const table = new Table('T');
  table.weight = () => 1;
  open.push(table);
  await table.open();
  if (connect) subscribe(latest.v);
  return table;
}

function subscribe(v: number) {
  if (FakeSocket.last.readyState !== 1) FakeSocket.last.open();
  FakeSocket.last.says({ op: 'subscribed', table: 'T', v, seat: 'red', now: Date.now() });
}

/** The line is cut and comes back; returns the new socket, not yet subscribed. */
function cutAndBack(): FakeSocket {
  FakeSocket.last.cut();
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.open();
  return FakeSocket.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'none';
});
afterEach(() => {
  for (const table of open.splice(0)) table.close();
  vi.runOnlyPendingTimers(); // a line that nobody listens to is closed
  vi.useRealTimers();
  FakeSocket.all = [];
  answers.clear();
  asked.length = 0;
});

describe('following a table', () => {
  test('it is fetched with its whole history and subscribed from its last frame', async () => {
    const table = await opened([frame(1), frame(2)]);
    expect(table.frames.map(({ v }) => v)).toEqual([1, 2]);
    expect(FakeSocket.last.heard('subscribe')).toMatchObject([{ table: 'T', v: 2 }]);
    expect(table.connection).toBe('live');
    expect(table.live).toBe(true);
    expect(table.myTurn).toBe(true);
  });

  test('new frames come to the end', async () => {
    const table = await opened([frame(1)]);
    FakeSocket.last.says(frame(2, { to_act: 'yellow', legal: null }));
    expect(table.latest!.v).toBe(2);
    expect(table.myTurn).toBe(false);
    expect(table.legal).toEqual([]);
  });

  test('a frame that comes twice counts once', async () => {
    const table = await opened([frame(1), frame(2)]);
    FakeSocket.last.says(frame(2));
    FakeSocket.last.says(frame(3));
    FakeSocket.last.says(frame(3));
    expect(table.frames.map(({ v }) => v)).toEqual([1, 2, 3]);
  });

  test("another seat's frames are not taken: they were on the way when the eyes changed", async () => {
    const table = await opened([frame(1)]);
    FakeSocket.last.says(frame(2, { viewer: 'yellow' }));
    expect(table.latest!.v).toBe(1);
  });

  test('after a cut it goes on from the last frame', async () => {
    const table = await opened([frame(1), frame(2)]);
    FakeSocket.last.cut();
    expect(table.connection).toBe('cut');
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.open();
    expect(FakeSocket.last.heard('subscribe')).toMatchObject([{ v: 2 }]);
    FakeSocket.last.says(frame(3));
    subscribe(3);
    expect(table.connection).toBe('live');
    expect(table.latest!.v).toBe(3);
  });

  test('a gap is shown at once and then filled', async () => {
    const table = await opened([frame(1)]);
    answer(
      '/api/tables/T/frames',
      [1, 2, 3, 4, 5].map((v) => frame(v)),
    );
    FakeSocket.last.says(frame(5, { kind: 'fresh' }));
    expect(table.latest!.v).toBe(5);
    expect(table.live).toBe(true);
    await vi.waitFor(() => expect(table.frames.map(({ v }) => v)).toEqual([1, 2, 3, 4, 5]));
  });

  test('frames that come while a gap is filled are kept', async () => {
    const table = await opened([frame(1)]);
    answer(
      '/api/tables/T/frames',
      [1, 2, 3].map((v) => frame(v)),
    );
    FakeSocket.last.says(frame(3, { kind: 'fresh' }));
    FakeSocket.last.says(frame(4));
    await vi.waitFor(() => expect(table.frames.map(({ v }) => v)).toEqual([1, 2, 3, 4]));
  });

  test('looking with other eyes fetches and subscribes anew', async () => {
    const table = await opened([frame(1), frame(2)]);
    answer('/api/tables/T', { table: table.info, owner: false, seat: 'yellow', frame: frame(2), now: 0 });
    answer('/api/tables/T/frames', [frame(1, { viewer: 'yellow' }), frame(2, { viewer: 'yellow' })]);
    await table.look('seat_y');
    expect(table.seat).toBe('yellow');
    expect(FakeSocket.last.heard('subscribe').at(-1)).toMatchObject({ token: 'seat_y', v: 2 });
  });

  test('a line that was opened by somebody else is opened anew, once', async () => {
    const table = await opened([frame(1)], { connect: false });
    FakeSocket.last.open();
    const nobody = { op: 'subscribed', table: 'T', v: 1, seat: null, now: Date.now() };
    FakeSocket.last.says(nobody);
    expect(table.connection).not.toBe('live');
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    FakeSocket.last.says(nobody);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.says({ ...nobody, seat: 'red' });
    expect(table.connection).toBe('live');
  });

  test('who comes is here at once, who goes is missed after a moment, and nobody while the line is cut', async () => {
    const table = await opened([frame(1)]);
    const [red, yellow] = ['red', 'yellow'].map(
      (seat) => ({ seat, name: seat, bot: null, away: null, invited: null, kind: 'guest' }) as const,
    );
    const present = (...seats: string[]) => FakeSocket.last.says({ op: 'present', table: 'T', seats });
    const gone = () => [red!, yellow!].filter((seat) => table.gone(seat)).map(({ seat }) => seat);
    present('red');
    expect(gone()).toEqual([]);
    vi.advanceTimersByTime(3_000);
    expect(gone()).toEqual(['yellow']);
    present('red', 'yellow');
    expect(gone()).toEqual([]);
    present('red');
    vi.advanceTimersByTime(2_000);
    present('red', 'yellow'); // a page loaded anew
    vi.advanceTimersByTime(5_000);
    expect(gone()).toEqual([]);
    present('yellow');
    vi.advanceTimersByTime(3_000);
    expect(gone()).toEqual(['red']);
    expect(table.gone({ ...red!, away: 'left' })).toBe(false); // a stand-in plays
    expect(table.gone({ ...red!, kind: 'bot' })).toBe(false);
    cutAndBack();
    expect(gone()).toEqual([]);
  });

  test('chat lines come once', async () => {
    const table = await opened([frame(1)]);
    const line = (n: number) => ({ n, at: 0, name: 'Anna', seat: 'red', text: `line ${n}`, aside: false });
    FakeSocket.last.says({ op: 'chat', table: 'T', lines: [line(1), line(2)] });
    FakeSocket.last.says({ op: 'chat', table: 'T', lines: [line(2), line(3)] });
    expect(table.lines.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(cutAndBack().heard('subscribe')).toMatchObject([{ chat: 3 }]);
  });
});

describe('playing', () => {
  test('a step is sent with the last frame seen and waits until its own frame is here', async () => {
    const table = await opened([frame(1), frame(2)]);
    const done = table.play('pass');
    const [sent] = FakeSocket.last.heard('step');
    expect(sent).toMatchObject({ table: 'T', step: 'pass', v: 2 });
    expect(table.waiting).toBe(true);
    expect(table.legal).toEqual([]);
    FakeSocket.last.says({ op: 'ack', table: 'T', v: 3, request: sent!.request });
    expect(table.legal).toEqual([]); // nothing old is lit between the answer and the frame
    FakeSocket.last.says(frame(3, { legal: ['pass'] }));
    expect(await done).toBeNull();
    expect(table.legal).toEqual(['pass']);
  });

  test('one thing at a time', async () => {
    const table = await opened([frame(1)]);
    void table.play('pass');
    expect((await table.play('pass'))?.code).toBe('waiting');
    expect(FakeSocket.last.heard('step')).toHaveLength(1);
  });

  test('what has no answer is sent again after a cut, with the same name, after subscribing', async () => {
    const table = await opened([frame(1)]);
    const done = table.play('pass');
    const [first] = FakeSocket.last.heard('step');
    const socket = cutAndBack();
    expect(socket.heard('step')).toEqual([]);
    subscribe(1);
    expect(socket.heard('step')).toEqual([first]);
    socket.says({ op: 'ack', table: 'T', v: 2, request: first!.request });
    socket.says(frame(2));
    expect(await done).toBeNull();
    expect(cutAndBack().heard('step')).toEqual([]);
  });

  test('what was stored before the cut is done when its frame comes with the answer', async () => {
    const table = await opened([frame(1)]);
    const done = table.play('pass');
    const [first] = FakeSocket.last.heard('step');
    const socket = cutAndBack();
    socket.says(frame(2));
    subscribe(2);
    socket.says({ op: 'ack', table: 'T', v: 2, request: first!.request });
    expect(await done).toBeNull();
    expect(table.waiting).toBe(false);
  });

  test('without an answer it is sent again after a while', async () => {
    const table = await opened([frame(1)]);
    void table.play('pass');
    vi.advanceTimersByTime(5_500);
    expect(FakeSocket.last.heard('step')).toHaveLength(2);
  });

  test('a refusal ends it, and the table goes on', async () => {
    const table = await opened([frame(1)]);
    const done = table.play('pass');
    const [sent] = FakeSocket.last.heard('step');
    FakeSocket.last.says({
      op: 'error',
      table: 'T',
      request: sent!.request,
      code: 'conflict',
      message: 'moved on',
    });
    expect((await done)?.code).toBe('conflict');
    expect(table.error?.code).toBe('conflict');
    expect(table.legal).toEqual(['place gallia', 'pass']);
  });

  test("another request's refusal is none of ours", async () => {
    const table = await opened([frame(1)]);
    void table.play('pass');
    FakeSocket.last.says({ op: 'error', table: 'T', code: 'too_many', message: 'you say too much' });
    expect(table.waiting).toBe(true);
    expect(table.error?.code).toBe('too_many');
  });

  test('undo is sent like a step, and its frame leads back', async () => {
    const table = await opened([frame(1), frame(2, { can_undo: true })]);
    const done = table.undo();
    const [sent] = FakeSocket.last.heard('undo');
    expect(sent).toMatchObject({ v: 2 });
    FakeSocket.last.says({ op: 'ack', table: 'T', v: 3, request: sent!.request });
    FakeSocket.last.says(frame(3, { kind: 'undone', view: { n: 1 } }));
    expect(await done).toBeNull();
    expect(table.view).toEqual({ n: 1 });
    expect(table.frames).toHaveLength(3);
  });
});

describe('what is shown', () => {
  const moving = (v: number, ...names: string[]) =>
    frame(v, { explanations: names.map((name) => event(name)) });

  test('the beats of frames come one after the other, in order', async () => {
    settings.speed = 'fast';
    const table = await opened([frame(1)]);
    FakeSocket.last.says(moving(2, 'A', 'B'));
    FakeSocket.last.says(moving(3, 'C'));
    const seen: unknown[] = [];
    for (let n = 0; n < 10 && !table.live; n++) {
      seen.push(table.beat?.event.event);
      expect(table.legal).toEqual([]);
      vi.advanceTimersByTime(220);
    }
    expect(seen).toEqual(['A', 'B', 'C']);
    expect(table.view).toEqual({ n: 3 });
  });

  test('the picture of a beat is on the way to that of its frame', async () => {
    settings.speed = 'fast';
    const table = await opened([frame(1)]);
    FakeSocket.last.says(moving(2, 'A', 'B'));
    expect(table.view).toEqual({ n: 1, last: 'A', phase: 'A' });
    vi.advanceTimersByTime(220);
    expect(table.view).toEqual({ n: 2 });
  });

  test('what waits to be shown is not told before', async () => {
    settings.speed = 'fast';
    const table = await opened([frame(1)]);
    expect(table.told).toBe(1);
    FakeSocket.last.says(moving(2, 'A'));
    FakeSocket.last.says(moving(3, 'B', 'C'));
    expect([table.told, table.part]).toEqual([1, { place: 1, events: 1 }]);
    vi.advanceTimersByTime(220);
    expect([table.told, table.part]).toEqual([2, { place: 2, events: 1 }]);
    vi.advanceTimersByTime(220);
    expect([table.told, table.part]).toEqual([2, { place: 2, events: 2 }]);
    vi.advanceTimersByTime(220);
    expect([table.told, table.part]).toEqual([3, null]);
    table.jump(0);
    expect(table.told).toBe(3);
  });

  test('scores and phase are those of the beat, and in the end those of the frame', async () => {
    settings.speed = 'fast';
    const counted = (red: number, phase: string) => ({
      facts: { scores: { red }, question: { id: phase } },
      view: { phase },
    });
    const table = await opened([frame(1, counted(5, 'action'))]);
    const lost = (count: number) => event('CitizensLost', { scores: { red: count } });
    const explanations = [event('RatTurned'), lost(4), event('Told'), lost(2)];
    FakeSocket.last.says(frame(2, { ...counted(2, 'action'), explanations }));
    const seen: unknown[] = [];
    for (let n = 0; n < 10 && !table.live; n++) {
      seen.push([table.facts?.scores.red, table.phase]);
      vi.advanceTimersByTime(220);
    }
    expect(seen).toEqual([
      [5, 'RatTurned'],
      [4, 'CitizensLost'],
      [4, 'Told'],
      [2, 'CitizensLost'],
    ]);
    expect([table.facts?.scores.red, table.phase]).toEqual([2, 'action']);
    table.jump(0);
    table.forward();
    expect([table.facts?.scores.red, table.phase]).toEqual([5, 'RatTurned']);
  });

  test('skipping shows the present at once', async () => {
    settings.speed = 'slow';
    const table = await opened([frame(1)]);
    FakeSocket.last.says(moving(2, 'A', 'B'));
    FakeSocket.last.says(moving(3, 'C'));
    table.skip();
    expect(table.live).toBe(true);
    expect(table.view).toEqual({ n: 3 });
    expect(table.legal).not.toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(table.beat).toBeNull();
  });

  test('at speed none there are no beats', async () => {
    const table = await opened([frame(1)]);
    FakeSocket.last.says(moving(2, 'A'));
    expect(table.beat).toBeNull();
    expect(table.live).toBe(true);
  });

  test('whoever looks back is not disturbed, and finds the present when coming back', async () => {
    settings.speed = 'fast';
    const table = await opened([frame(1), frame(2), frame(3)]);
    table.back();
    expect(table.place).toBe(1);
    FakeSocket.last.says(moving(4, 'A'));
    expect(table.view).toEqual({ n: 2 });
    expect(table.legal).toEqual([]);
    table.jump(null);
    expect(table.live).toBe(true);
    expect(table.view).toEqual({ n: 4 });
  });

  test('going on from the past shows the beats of the next frame', async () => {
    settings.speed = 'fast';
    const table = await opened([frame(1), moving(2, 'A'), frame(3)]);
    table.jump(0);
    table.forward();
    expect(table.place).toBe(1);
    expect(table.beat?.event.event).toBe('A');
    table.forward();
    expect(table.live).toBe(true);
  });

  test('a moment of the past is kept when a gap is filled', async () => {
    const table = await opened([frame(3), frame(4), frame(5)]);
    table.jump(1);
    answer(
      '/api/tables/T/frames',
      [1, 2, 3, 4, 5, 6, 7].map((v) => frame(v)),
    );
    FakeSocket.last.says(frame(7, { kind: 'fresh' }));
    await vi.waitFor(() => expect(table.frames).toHaveLength(7));
    expect(table.frame!.v).toBe(4);
  });
});

test('tokens of several seats are kept side by side', () => {
  keepToken('X', 'red', 'seat_a');
  keepToken('X', 'green', 'seat_b');
  expect(seatTokens('X')).toEqual({ red: 'seat_a', green: 'seat_b' });
  expect(seatTokens('Y')).toEqual({});
});
