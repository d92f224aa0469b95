import { describe, expect, it } from 'vitest';
import type { PlagueEvent, PlagueView } from '$lib/wire';
import { choreography } from '../src/plague/choreography';
import games from './plague-frames.json';

/** What no event tells: which question comes next. */
const SERVERS_OWN = ['phase'];
/** Tables whose rows are listed only where they have changed. */
const ROWS = ['citizens', 'rats', 'nuns', 'haven', 'reserve'];

type Changes = Record<string, unknown>;

function after(view: PlagueView, changes: Changes): PlagueView {
  const found: Changes = { ...view };
  for (const [key, value] of Object.entries(changes)) {
    found[key] = ROWS.includes(key) ? { ...(found[key] as object), ...(value as object) } : value;
  }
  return found as PlagueView;
}

const known = (view: PlagueView) =>
  Object.fromEntries(Object.entries(view).filter(([key]) => !SERVERS_OWN.includes(key)));

describe('the board after each frame of a real game', () => {
  for (const game of games) {
    it(`is where its events lead: ${game.game}, seen by ${game.viewer ?? 'the public'}`, () => {
      let view = game.start as PlagueView;
      game.frames.forEach((frame, n) => {
        const before = structuredClone(view);
        const patched = (frame.events as PlagueEvent[]).reduce(choreography.patch, view);
        expect(view, 'a given view is not changed').toEqual(before);
        view = after(view, frame.changes);
        expect(known(patched), `frame ${n}: ${JSON.stringify(frame.events)}`).toEqual(known(view));
      });
    });
  }

  it('takes time for whatever moves a piece', () => {
    const moving = new Map<string, PlagueEvent>();
    for (const game of games) {
      let view = game.start as PlagueView;
      for (const frame of game.frames) {
        for (const event of frame.events as PlagueEvent[]) {
          if (choreography.patch(view, event) !== view) moving.set(event.event, event);
        }
        view = after(view, frame.changes);
      }
    }
    for (const [name, event] of moving) expect(choreography.weight(event), name).toBeGreaterThan(0);
  });
});
