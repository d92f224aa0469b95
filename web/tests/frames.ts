/** Frames for tests. */
import type { Frame } from '$lib/wire';

export function frame(v: number, more: Record<string, unknown> = {}): Frame {
  return {
    op: 'frame',
    table: 'T',
    v,
    at: 0,
    kind: 'step',
    viewer: 'red',
    status: 'running',
    seats: [],
    steps: [],
    undone: [],
    explanations: [],
    view: { n: v },
    facts: null,
    to_act: 'red',
    legal: ['place gallia', 'pass'],
    care: {},
    can_undo: false,
    undo_stop: null,
    undo: null,
    time: null,
    result: null,
    winners: null,
    rematch: null,
    ...more,
  } as unknown as Frame;
}

export function event(name: string, more: Record<string, unknown> = {}) {
  return { event: name, ...more };
}
