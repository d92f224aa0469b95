/** What is said between the pages and the worker that keeps the tables of this browser. */

export type Asked =
  | { op: 'request'; id: number; method: string; path: string; body: string | null; token: string | null }
  | { op: 'open'; line: number }
  | { op: 'say'; line: number; text: string }
  | { op: 'shut'; line: number };
export type ToWorker = { op: 'begin'; base: string } | Asked;

export type Stage = 'python' | 'core' | 'rules';
export type Trouble = 'storage-full' | 'storage-refused' | 'broken';

/** To one page. */
export type Answered =
  | { op: 'answer'; id: number; status: number; type: string; body: string | null }
  | { op: 'heard'; line: number; text: string };
/** To all. */
export type Told =
  | { op: 'progress'; stage: Stage; done: number }
  | { op: 'ready'; storage: 'kept' | 'memory' }
  | { op: 'trouble'; kind: Trouble; message: string };
export type FromWorker = Answered | Told;

/** To a service worker that waits: take over now. */
export type Take = 'take';
