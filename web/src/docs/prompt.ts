/** The page with a Python prompt: a field for what is to be run, and what Python says to it. */
import type { FromPrompt, ToPrompt } from './prompt.worker';

const form = document.querySelector<HTMLFormElement>('#prompt')!;
const field = form.querySelector('textarea')!;
const button = form.querySelector('button')!;
const log = document.querySelector<HTMLElement>('#log')!;
const state = document.querySelector<HTMLElement>('#state')!;

let worker: Worker | null = null;
/** What is to be run as soon as Python is there. */
let wanted: string | null = null;
let ready = false;

function hear({ data }: MessageEvent<FromPrompt>) {
  if (data.op === 'progress') state.textContent = `Fetching Python: ${Math.round(data.done * 100)}%`;
  else if (data.op === 'ready') {
    ready = true;
    state.textContent = '';
    if (wanted !== null) run(wanted);
  } else {
    log.append(data.op === 'said' ? data.text : `${data.message}\n`);
    log.scrollTop = log.scrollHeight;
    state.textContent = '';
    button.disabled = false;
  }
}

function run(text: string) {
  button.disabled = true;
  worker ??= begin();
  wanted = ready ? null : text;
  if (ready) worker.postMessage({ op: 'run', text } satisfies ToPrompt);
}

function begin(): Worker {
  const made = new Worker(new URL('./prompt.worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = hear;
  made.onerror = () => (state.textContent = 'Python could not be started here.');
  made.postMessage({ op: 'begin', base: new URL('..', location.href).href } satisfies ToPrompt);
  return made;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  run(field.value);
});
field.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !button.disabled) form.requestSubmit();
});
