/** Whether the luck of a game was settled before its first step; docs/fairness.md says how. */

export interface FairRecord {
  table: { secret: string | null };
  frames: { n: number; step: string | null; to_act: string | null; legal: unknown }[];
}

export type Verdict = { kind: 'fair'; draws: number } | { kind: 'broken' } | { kind: 'unfair'; step: number };

/** Check a record against the hash that was promised. */
export async function verdict(record: FairRecord, commitment: string): Promise<Verdict> {
  const digits = record.table.secret?.match(/../g) ?? [];
  const secret = Uint8Array.from(digits, (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', secret));
  const hashed = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (digits.length === 0 || hashed !== commitment) return { kind: 'broken' };
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  let draws = 0;
  for (const [at, { n, to_act, legal }] of record.frames.entries()) {
    const after = record.frames[at + 1];
    if (to_act !== '?' || !after) continue;
    const code = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(String(n)));
    const number = new DataView(code).getUint32(0);
    if (due(legal as Record<string, number>, number) !== after.step) return { kind: 'unfair', step: n + 1 };
    draws++;
  }
  return { kind: 'fair', draws };
}

/** Which outcome a number picks: walk along the weights to its place. */
export function due(outcomes: Record<string, number>, number: number): string | null {
  const all = Object.entries(outcomes);
  const sum = all.reduce((total, [, weight]) => total + BigInt(weight), 0n);
  let place = (BigInt(number) * sum) >> 32n;
  for (const [step, weight] of all) {
    if (place < BigInt(weight)) return step;
    place -= BigInt(weight);
  }
  return null;
}

const PROMISES = 'rattus.promise.';

/** The promise as this browser saw it first; what was noted before the start is what counts. */
export function promise(table: string, commitment: string): { commitment: string; noted: boolean } {
  try {
    const known = localStorage.getItem(PROMISES + table);
    if (known) return { commitment: known, noted: true };
    localStorage.setItem(PROMISES + table, commitment);
  } catch {
    // nothing can be noted
  }
  return { commitment, noted: false };
}
