import { beforeEach, expect, test, vi } from 'vitest';
import { Tabs, SILENCE } from '../src/home/tabs';
import type { Work } from '../src/home/leader';
import type { FromWorker, Told, ToWorker } from '../src/home/messages';

/** A worker that notes what it is asked; a test lets it answer. */
class FakeWork implements Work {
  static all: FakeWork[] = [];
  asked: ToWorker[] = [];
  alive = true;
  onmessage: Work['onmessage'] = null;
  onerror: Work['onerror'] = null;
  constructor() {
    FakeWork.all.push(this);
  }
  postMessage(message: ToWorker) {
    this.asked.push(structuredClone(message));
  }
  terminate() {
    this.alive = false;
  }
  says(message: FromWorker) {
    this.onmessage?.({ data: structuredClone(message) });
  }
  of<Op extends ToWorker['op']>(op: Op) {
    return this.asked.filter((each): each is Extract<ToWorker, { op: Op }> => each.op === op);
  }
  /** Answer every request with its own path. */
  echo() {
    for (const { id, path } of this.of('request'))
      this.says({ op: 'answer', id, status: 200, type: 'application/json', body: JSON.stringify(path) });
  }
}

/** As much of the browser's locks as is needed: one holder a name, in order, which may be robbed. */
class FakeLocks {
  held = new Map<string, { end: () => void; rob: (error: Error) => void }>();
  waiting = new Map<string, (() => void)[]>();
  request(name: string, ...more: unknown[]): Promise<unknown> {
    const held = more.at(-1) as () => unknown;
    const steal = more.length > 1 && (more[0] as { steal?: boolean }).steal;
    return new Promise((done, fail) => {
      const take = () => {
        let over = false;
        const free = () => {
          if (over) return;
          over = true;
          this.held.delete(name);
          this.waiting.get(name)?.shift()?.();
        };
        this.held.set(name, {
          end: free,
          rob: (error) => {
            over = true;
            fail(error);
          },
        });
        void Promise.resolve(held()).then((value) => {
          free();
          done(value);
        });
      };
      const now = this.held.get(name);
      if (now && steal) now.rob(new Error('robbed'));
      if (!now || steal) return take();
      this.waiting.set(name, [...(this.waiting.get(name) ?? []), take]);
    });
  }
}

interface Opened {
  tabs: Tabs;
  told: Told[];
  begun: number;
}

let locks: FakeLocks;
/** One of its own for each test: tabs of another one listen still. */
let folder = '';
let tests = 0;

/** A turn of the event loop for everything that is under way, messages between tabs included. */
const settle = async () => {
  for (let turn = 0; turn < 8; turn++) await new Promise((done) => setTimeout(done));
};

async function tab(): Promise<Opened> {
  const opened: Opened = { tabs: null!, told: [], begun: 0 };
  opened.tabs = new Tabs({
    base: `http://here${folder}`,
    start: () => new FakeWork(),
    hear: (told) => opened.told.push(told),
    begin: () => opened.begun++,
  });
  await settle();
  return opened;
}

const READY: FromWorker = { op: 'ready', storage: 'kept' };
const ask = ({ tabs }: Opened, path: string, method = 'GET') => tabs.request(method, path, null, null);

/** The tab that leads is closed: the browser frees its locks. */
async function close(lead: FakeWork) {
  lead.alive = false;
  lead.onmessage = null;
  locks.held.get(`rattus ${folder} leads`)!.end();
  await settle();
}

beforeEach(() => {
  locks = new FakeLocks();
  folder = `/${++tests}/`;
  FakeWork.all = [];
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { locks });
});

test('one tab leads and has the worker, which is told where its files are', async () => {
  await tab();
  await tab();
  expect(FakeWork.all).toHaveLength(1);
  expect(FakeWork.all[0]!.asked).toEqual([{ op: 'begin', base: `http://here${folder}` }]);
});

test('what is asked early waits until the worker is ready', async () => {
  const first = await tab();
  const asked = ask(first, '/api/games');
  const work = FakeWork.all[0]!;
  expect(work.of('request')).toEqual([]);
  work.says(READY);
  work.echo();
  await expect(asked).resolves.toMatchObject({ status: 200, body: '"/api/games"' });
});

test('another tab gets its own answers and hears its own lines', async () => {
  const [first, second] = [await tab(), await tab()];
  const work = FakeWork.all[0]!;
  work.says(READY);
  await settle();
  const answers = Promise.all([ask(first, '/a'), ask(second, '/b')]);
  const heard: string[] = [];
  const line = second.tabs.connect({
    opened: () => heard.push('opened'),
    heard: (text) => heard.push(text),
    closed: () => heard.push('closed'),
  });
  await settle();
  work.echo();
  expect((await answers).map(({ body }) => body)).toEqual(['"/a"', '"/b"']);
  line.say('hello');
  await settle();
  const number = work.of('open')[0]!.line;
  expect(work.of('say')).toEqual([{ op: 'say', line: number, text: 'hello' }]);
  work.says({ op: 'heard', line: number, text: 'good day' });
  await settle();
  expect(heard).toEqual(['opened', 'good day']);
  line.shut();
  await settle();
  expect(work.of('shut')).toEqual([{ op: 'shut', line: number }]);
});

test('a tab that comes later is told how far the worker is', async () => {
  await tab();
  FakeWork.all[0]!.says({ op: 'progress', stage: 'core', done: 0.5 });
  const second = await tab();
  expect(second.told).toEqual([{ op: 'progress', stage: 'core', done: 0.5 }]);
});

test('when the tab that leads is closed, another takes over; what only reads is asked again', async () => {
  await tab();
  const second = await tab();
  const [old] = FakeWork.all as [FakeWork];
  old.says(READY);
  await settle();
  const heard: string[] = [];
  second.tabs.connect({
    opened: () => heard.push('opened'),
    heard: () => {},
    closed: () => heard.push('closed'),
  });
  await settle();
  const read = ask(second, '/a');
  const written = ask(second, '/b', 'POST');
  written.catch(() => undefined);
  await settle();
  expect(old.of('request')).toHaveLength(2);
  await close(old);
  expect(FakeWork.all).toHaveLength(2);
  const next = FakeWork.all[1]!;
  expect(heard).toEqual(['opened', 'closed']);
  await expect(written).rejects.toThrow();
  next.says(READY);
  expect(next.of('request').map(({ path }) => path)).toEqual(['/a']);
  next.echo();
  await expect(read).resolves.toMatchObject({ body: '"/a"' });
});

test('a tab that is looked at takes over from one that does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
  await tab();
  const second = await tab();
  const [old] = FakeWork.all as [FakeWork];
  old.says(READY);
  await settle();
  // A tab that sleeps hears nothing.
  const silent = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => undefined);
  for (let turn = 0; turn < 5; turn++) {
    vi.advanceTimersByTime(SILENCE);
    await settle();
  }
  silent.mockRestore();
  expect(FakeWork.all).toHaveLength(2);
  expect(old.alive).toBe(false);
  FakeWork.all[1]!.says(READY);
  const asked = ask(second, '/a');
  FakeWork.all[1]!.echo();
  await expect(asked).resolves.toMatchObject({ body: '"/a"' });
  vi.useRealTimers();
});

test('the lines of a tab that is closed are shut', async () => {
  await tab();
  const second = await tab();
  const work = FakeWork.all[0]!;
  work.says(READY);
  await settle();
  second.tabs.connect({ opened: () => {}, heard: () => {}, closed: () => {} });
  await settle();
  const name = [...locks.held.keys()].at(-1)!;
  locks.held.get(name)!.end();
  await settle();
  expect(work.of('shut')).toHaveLength(1);
});

test('a worker that does not start fails whoever waits, and whoever asks later', async () => {
  const first = await tab();
  const asked = ask(first, '/a');
  FakeWork.all[0]!.onerror?.({ message: 'no such file' });
  await expect(asked).rejects.toThrow('no such file');
  await expect(ask(first, '/b')).rejects.toThrow('no such file');
  expect(first.told).toEqual([{ op: 'trouble', kind: 'broken', message: 'no such file' }]);
});

test('without locks every tab has a worker of its own', async () => {
  vi.stubGlobal('navigator', {});
  await tab();
  await tab();
  expect(FakeWork.all).toHaveLength(2);
});
