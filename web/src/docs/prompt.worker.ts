/** Python behind the prompt of the documents: what is typed is run line by line, and answered as at a terminal. */
import type { PyProxy } from 'pyodide/ffi';
import { startPython } from '../home/python';
import { rules } from '../home/rules';
import type { Scope } from '../home/scope';

export type ToPrompt = { op: 'begin'; base: string } | { op: 'run'; text: string };
export type FromPrompt =
  | { op: 'progress'; done: number }
  | { op: 'ready' }
  | { op: 'said'; text: string }
  | { op: 'failed'; message: string };

interface Prompt extends PyProxy {
  run(text: string): string;
}

const scope = self as unknown as Scope<ToPrompt, FromPrompt>;
let begun: Promise<Prompt> | null = null;

async function begin(base: string): Promise<Prompt> {
  const python = await startPython(base, { rules }, (_, done) => scope.postMessage({ op: 'progress', done }));
  const prompt = python.runPython('from rattus.page.prompt import Prompt; Prompt()') as Prompt;
  scope.postMessage({ op: 'ready' });
  return prompt;
}

scope.onmessage = async ({ data }) => {
  try {
    if (data.op === 'begin') await (begun ??= begin(data.base));
    else scope.postMessage({ op: 'said', text: (await begun!).run(data.text) });
  } catch (error) {
    scope.postMessage({ op: 'failed', message: String(error) });
  }
};
