/** Python in a worker: Pyodide and our core, both from the site's own folder (`tools/site_python.py`). */
import type { PyodideAPI } from 'pyodide';
import type { Stage } from './messages';

/** What `index.json` says: where everything is, and how much it is in all. */
interface Index {
  pyodide: string;
  core: string;
  bytes: number;
}

export type Progress = (stage: Stage, done: number) => void;

/** Where what we add is imported from. */
const MODULES = '/core';
/** How much of the whole way it is until everything is here, and until Python runs. */
const FETCHED = 0.6;
const RUNNING = 0.8;
const UNPACKED = 0.85;

/** Start Python with what `home` offers to it; `base` is the site's root. */
export async function startPython(base: string, home: object, progress: Progress): Promise<PyodideAPI> {
  const folder = `${base}python/`;
  const index = (await (await fetched(`${folder}index.json`)).json()) as Index;
  const counted = countFetches(index.bytes, (share) => progress('python', share * FETCHED));
  try {
    const core = fetched(folder + index.core).then((answer) => answer.arrayBuffer());
    core.catch(() => undefined); // said below, where it is waited for
    const from = folder + index.pyodide;
    const { loadPyodide } = (await import(/* @vite-ignore */ `${from}pyodide.mjs`)) as {
      loadPyodide: (options: object) => Promise<PyodideAPI>;
    };
    const python = await loadPyodide({ indexURL: from });
    progress('core', RUNNING);
    python.unpackArchive(await core, 'zip', { extractDir: MODULES });
    python.registerJsModule('rattus_home', home);
    python.runPython(`import sys; sys.path.append("${MODULES}")`);
    progress('core', UNPACKED);
    return python;
  } finally {
    counted();
  }
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** Until the function is called, tell how much of all bytes has come; Pyodide fetches by itself. */
function countFetches(bytes: number, tell: (share: number) => void): () => void {
  const plain = globalThis.fetch;
  let come = 0;
  globalThis.fetch = async (...given) => {
    const answer = await plain(...given);
    if (!answer.body) return answer;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        come += chunk.byteLength;
        tell(Math.min(1, come / bytes));
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = answer;
    const counted = new Response(answer.body.pipeThrough(counting), { status, statusText, headers });
    // A stream of WebAssembly is compiled while it comes, by its type; its address is not kept by a new answer.
    Object.defineProperty(counted, 'url', { value: answer.url });
    return counted;
  };
  return () => {
    globalThis.fetch = plain;
  };
}
