/** What somebody gives us to replay: the text of a record, our JSON, or a link. */

/** Bytes; larger than any record as JSON. */
export const HUGE = 64_000_000;

/** It is no record; the message of the catalogue says why. */
export class NoRecord extends Error {
  constructor(
    readonly id: string,
    readonly args: Record<string, string> = {},
  ) {
    super(id);
  }
}

/** The text of the record in a file. */
export async function recordOf(file: Blob): Promise<string> {
  if (file.size > HUGE) throw new NoRecord('table-replay-huge');
  return recordIn(await file.text());
}

/** The text of a record, as it is or from our JSON. Every other text is for the server to judge. */
export function recordIn(given: string): string {
  if (!/^\s*(\{|\[\s*[{\]])/.test(given)) return given; // a header line is `[Game "rattus"]`
  let found: unknown;
  try {
    found = JSON.parse(given);
  } catch {
    throw new NoRecord('table-replay-foreign');
  }
  const record = (found as { record?: unknown }).record;
  if (typeof record !== 'string') throw new NoRecord('table-replay-foreign');
  return record;
}

/** Where a link shows: `…/table/ID`, `…/replay/study/ID`; or what it says alone, the id of a table or a study. */
export function placeOf(link: string, here: string): { path: string } | { id: string } {
  const [, scheme, host, path] = link.trim().match(/^(https?:\/\/)?([^/?#\s]+)(\/)?/i) ?? [];
  if (host && (scheme || (path && /[.:]/.test(host)))) {
    const whole = `${scheme ?? 'http://'}${host}`;
    const theirs = URL.canParse(whole) ? new URL(whole).host : host;
    if (theirs !== here) throw new NoRecord('table-replay-elsewhere', { host: theirs });
  }
  const known = link.match(/\b(table|study|tables|studies)\/([A-Za-z0-9]+)/);
  if (known) return { path: `/replay/${known[1]!.startsWith('t') ? 'table' : 'study'}/${known[2]}` };
  return { id: link.trim() };
}
