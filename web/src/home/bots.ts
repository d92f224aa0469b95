/** The worker of the bots: a Python of its own, so that neither page nor tables wait while one thinks. */
import type { PyProxy } from 'pyodide/ffi';
import { startPython } from './python';
import { rules } from './rules';
import type { Scope } from './scope';
import type { FromBots, ToBots } from './thinkers';

interface Thinker extends PyProxy {
  think(question: string): string;
  leave(mind: number): void;
}

const scope = self as unknown as Scope<ToBots, FromBots>;
let begun: Promise<Thinker> | null = null;

async function begin(base: string): Promise<Thinker> {
  const python = await startPython(base, { rules }, () => undefined);
  const thinker = python.runPython('from rattus.page.thinker import Thinker; Thinker()') as Thinker;
  scope.postMessage({ op: 'ready' });
  return thinker;
}

/** What can't be loaded ends the worker: an error that nobody catches is told outside. */
function fatal(error: unknown): never {
  setTimeout(() => {
    throw error;
  });
  throw error;
}

scope.onmessage = async ({ data }) => {
  if (data.op === 'begin') {
    begun ??= begin(data.base).catch(fatal);
    return;
  }
  const thinker = await begun!;
  if (data.op === 'leave') return thinker.leave(data.mind);
  const { id, question } = data;
  try {
    scope.postMessage({ op: 'thought', id, answer: thinker.think(question) });
  } catch (error) {
    scope.postMessage({ op: 'failed', id, message: String(error) });
  }
};
