/** Requests to whoever keeps the tables. A refusal is an exception with its code. */
import { carrier, type Answer } from './carrier';
import { i18n } from './i18n.svelte';

/** Why the rules forbid something: a message of the catalogue, and the rule it cites. */
export interface Reason {
  message: string;
  args: Record<string, unknown>;
  rule: string | null;
  /** The same in English, for languages that miss it. */
  text: string;
}

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly line?: number,
    readonly reason?: Reason,
  ) {
    super(message);
  }
}

export interface Options {
  /** Acts as whoever has this seat, instead of the guest of the cookie. */
  token?: string | null | undefined;
}

interface Problem {
  code?: string;
  message?: string;
  line?: number;
  reason?: Reason;
}

async function request<T>(method: string, path: string, body?: unknown, options: Options = {}): Promise<T> {
  let answer: Answer;
  let said: unknown;
  let json = false;
  try {
    const text = body === undefined ? null : JSON.stringify(body);
    answer = await carrier.request(method, path, text, options.token ?? null);
    if (answer.body === null) said = undefined;
    else {
      json = answer.type.includes('json');
      said = json ? JSON.parse(answer.body) : answer.body;
    }
  } catch {
    throw new Refused('unreachable', 'the server does not answer', 0);
  }
  if (answer.status < 400) return said as T;
  const problem = (json ? said : {}) as Problem;
  if (problem.reason) await i18n.refusals();
  throw new Refused(
    problem.code ?? 'internal',
    problem.message ?? `${answer.status}`,
    answer.status,
    problem.line,
    problem.reason,
  );
}

export const api = {
  get: <T>(path: string, options?: Options) => request<T>('GET', path, undefined, options),
  post: <T>(path: string, body: unknown = {}, options?: Options) => request<T>('POST', path, body, options),
  put: <T>(path: string, body: unknown, options?: Options) => request<T>('PUT', path, body, options),
  patch: <T>(path: string, body: unknown, options?: Options) => request<T>('PATCH', path, body, options),
  delete: <T>(path: string, options?: Options) => request<T>('DELETE', path, undefined, options),
};
