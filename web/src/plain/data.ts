/** A view as data that can be laid out: what each seat has, what the table has, and single values. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
export type Named = readonly (readonly [string, Value])[];

export interface Laid {
  /** Values that stand for themselves. */
  single: Named;
  /** What is told seat by seat. */
  seats: readonly { name: string; of: Readonly<Record<string, Value>> }[];
  /** The rest: things with parts. */
  others: Named;
}

export const isMap = (value: Value): value is { readonly [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A view, taken apart; `seats` are those of the table. */
export function laidOut(view: Readonly<Record<string, unknown>>, seats: readonly string[]): Laid {
  const all = Object.entries(view) as [string, Value][];
  const bySeat = ([, value]: readonly [string, Value]) =>
    isMap(value) && seats.length > 0 && seats.every((seat) => seat in value);
  const parts = (value: Value) => typeof value === 'object' && value !== null;
  return {
    single: all.filter(([, value]) => !parts(value)),
    seats: all
      .filter(bySeat)
      .map(([name, value]) => ({ name: spaced(name), of: value as Record<string, Value> })),
    others: all.filter((each) => parts(each[1]) && !bySeat(each)),
  };
}

/** The name of a field as words: `last_round` is `last round`. */
export const spaced = (name: string): string => name.replaceAll('_', ' ');
