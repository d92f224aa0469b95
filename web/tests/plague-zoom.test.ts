import { expect, it } from 'vitest';
import type { Frame } from '../src/plague/geography';
import { Zoom } from '../src/plague/zoom.svelte';

const WHOLE: Frame = { x: 100, y: 50, width: 1200, height: 900, stretch: 1.2 };
const zoomed = (times = 2) => {
  const zoom = new Zoom(() => WHOLE);
  zoom.by(times);
  return zoom;
};

it('is the whole at first, and again after a reset', () => {
  const zoom = new Zoom(() => WHOLE);
  expect(zoom.frame).toEqual(WHOLE);
  zoom.nearer();
  expect(zoom.frame.width).toBeLessThan(WHOLE.width);
  zoom.reset();
  expect(zoom.frame).toEqual(WHOLE);
});

it('keeps its shape, and the point it is made larger around', () => {
  const zoom = new Zoom(() => WHOLE);
  zoom.by(2, [400, 275]);
  const { x, y, width, height } = zoom.frame;
  expect([width, height]).toEqual([600, 450]);
  expect([(400 - x) / width, (275 - y) / height]).toEqual([0.25, 0.25]);
});

it('never leaves the map, and comes back from its edge at once', () => {
  const zoom = zoomed();
  zoom.move(-5000, 5000);
  expect(zoom.frame).toMatchObject({ x: 100, y: 500 });
  zoom.move(10, -10);
  expect(zoom.frame).toMatchObject({ x: 110, y: 490 });
});

it('has an end in both directions', () => {
  const zoom = zoomed(100);
  expect(zoom.level).toBe(4);
  expect(zoom.most).toBe(true);
  zoom.by(0.01);
  expect(zoom.frame).toEqual(WHOLE);
});

it('goes where something is that is not seen', () => {
  const zoom = zoomed(4);
  expect(zoom.sees([200, 100])).toBe(false);
  zoom.show([200, 300]);
  expect(zoom.sees([240, 300])).toBe(true);
  const before = zoom.frame;
  zoom.show([240, 300]);
  expect(zoom.frame).toEqual(before);
});
