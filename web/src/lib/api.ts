/** Requests to the server. A refusal is an exception with the server's code. */

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
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (options.token) headers['authorization'] = `Bearer ${options.token}`;
  let answer: Response;
  let said: unknown;
  let json = false;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    if (answer.status === 204) return undefined as T;
    json = answer.headers.get('content-type')?.includes('json') ?? false;
    said = json ? await answer.json() : await answer.text();
  } catch {
    throw new Refused('unreachable', 'the server does not answer', 0);
  }
  if (answer.ok) return said as T;
  const problem = (json ? said : {}) as Problem;
  throw new Refused(
    problem.code ?? 'internal',
    problem.message ?? answer.statusText,
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
