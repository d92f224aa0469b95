/** The worker of the tables: the host in Python, as on a server, over what the browser stores. */
import type { PyProxy } from 'pyodide/ffi';
import type { FromWorker, Stage, ToWorker } from './messages';
import { startPython } from './python';
import { rules } from './rules';
import type { Scope } from './scope';
import { Store } from './store';
import { Thinkers } from './thinkers';

/** `page/worker.py`. */
interface Host extends PyProxy {
  start(): Promise<void>;
  request(id: number, method: string, path: string, body?: string, token?: string): void;
  open(line: number): void;
  say(line: number, text: string): void;
  shut(line: number): void;
}

const scope = self as unknown as Scope<ToWorker, FromWorker>;
let begun: Promise<Host> | null = null;

async function begin(base: string): Promise<Host> {
  const store = await Store.open(`rattus ${new URL(base).pathname}`);
  const bots = () => new Worker(new URL('./bots.ts', import.meta.url), { type: 'module' });
  const thinkers = new Thinkers(base, bots);
  const offered = {
    rules,
    store,
    thinkers,
    heard: (line: number, text: string) => scope.postMessage({ op: 'heard', line, text }),
    answered: (id: number, status: number, type: string, body?: string) =>
      scope.postMessage({ op: 'answer', id, status, type, body: body ?? null }),
    trouble: (kind: 'storage-full' | 'storage-refused', message: string) =>
      scope.postMessage({ op: 'trouble', kind, message }),
  };
  const progress = (stage: Stage, done: number) => scope.postMessage({ op: 'progress', stage, done });
  const python = await startPython(base, offered, progress);
  progress('rules', 0.9);
  const host = python.runPython(
    'import rattus_home; from rattus.page.worker import Worker; Worker(rattus_home)',
  ) as Host;
  await host.start();
  progress('rules', 1);
  scope.postMessage({ op: 'ready', storage: store.kept ? 'kept' : 'memory' });
  thinkers.start();
  return host;
}

function broken(error: unknown): never {
  scope.postMessage({ op: 'trouble', kind: 'broken', message: String(error) });
  throw error;
}

scope.onmessage = async ({ data }) => {
  if (data.op === 'begin') {
    begun ??= begin(data.base).catch(broken);
    return;
  }
  const host = await begun!;
  try {
    if (data.op === 'request')
      host.request(data.id, data.method, data.path, data.body ?? undefined, data.token ?? undefined);
    else if (data.op === 'open') host.open(data.line);
    else if (data.op === 'say') host.say(data.line, data.text);
    else host.shut(data.line);
  } catch (error) {
    broken(error); // Python itself has ended
  }
};
