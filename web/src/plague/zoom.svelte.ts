/** A part of the map, enlarged: by two fingers, the wheel with Ctrl, buttons or keys; and moved. */
import type { Frame, Point } from './geography';

const MOST = 4;
const STEP = 1.6;

export class Zoom {
  #whole: () => Frame;
  /** How many times as large. */
  level = $state(1);
  /** The middle of what is seen. */
  #middle = $state.raw<Point | null>(null);

  constructor(whole: () => Frame) {
    this.#whole = whole;
  }

  /** What is seen: never beyond the whole. */
  readonly frame = $derived.by((): Frame => {
    const whole = this.#whole();
    if (this.level === 1) return whole;
    const [width, height] = [whole.width / this.level, whole.height / this.level];
    const [x, y] = this.#middle ?? [whole.x + whole.width / 2, whole.y + whole.height / 2];
    const within = (at: number, from: number, size: number, all: number) =>
      Math.max(from, Math.min(from + all - size, at - size / 2));
    return {
      x: within(x, whole.x, width, whole.width),
      y: within(y, whole.y, height, whole.height),
      width,
      height,
      stretch: whole.stretch,
    };
  });

  get most(): boolean {
    return this.level >= MOST;
  }

  /** `times` as large as now, around a point that stays where it is. */
  by(times: number, [x, y]: Point = this.middle) {
    const level = Math.max(1, Math.min(MOST, this.level * times));
    const before = this.frame;
    const share = this.level / level;
    const [cx, cy] = [before.x + before.width / 2, before.y + before.height / 2];
    this.level = level < 1.02 ? 1 : level;
    this.#middle = [x + (cx - x) * share, y + (cy - y) * share];
  }

  nearer(at?: Point) {
    this.by(STEP, at);
  }
  farther() {
    this.by(1 / STEP);
  }
  reset() {
    this.level = 1;
  }

  /** Move what is seen, in units of the map. */
  move(dx: number, dy: number) {
    const [x, y] = this.middle;
    this.#middle = [x + dx, y + dy];
  }

  get middle(): Point {
    const { x, y, width, height } = this.frame;
    return [x + width / 2, y + height / 2];
  }

  /** Whether a point is seen, with a margin. */
  sees([x, y]: Point): boolean {
    const frame = this.frame;
    const [edgeX, edgeY] = [frame.width * 0.08, frame.height * 0.08];
    return (
      x > frame.x + edgeX &&
      x < frame.x + frame.width - edgeX &&
      y > frame.y + edgeY &&
      y < frame.y + frame.height - edgeY
    );
  }

  /** Go where a point is seen. */
  show(at: Point) {
    if (this.level > 1 && !this.sees(at)) this.#middle = at;
  }
}

/** Two fingers, or the wheel with Ctrl, over the map: they enlarge it, and mean nothing else. */
export function pinched(node: HTMLElement, zoom: Zoom) {
  const fingers = new Map<number, Point>();
  let pinching = false;

  function unit([x, y]: Point): Point {
    const on = node.getBoundingClientRect();
    const { frame } = zoom;
    return [
      frame.x + ((x - on.left) / on.width) * frame.width,
      frame.y + ((y - on.top) / on.height) * frame.height,
    ];
  }
  const between = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const apart = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1]));
  const two = () => [...fingers.values()].slice(0, 2) as [Point, Point];

  function down(event: PointerEvent) {
    if (event.pointerType === 'touch') {
      // The first finger starts again, also where the end of another was not heard.
      if (event.isPrimary) {
        fingers.clear();
        pinching = false;
      }
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
    }
    if (fingers.size < 2) return;
    event.stopPropagation();
    if (pinching) return;
    pinching = true;
    // Whatever the first finger has begun is given up.
    event.target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    if (pinching) event.stopPropagation();
    const was = two();
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (fingers.size < 2) return;
    const now = two();
    const [from, to] = [unit(between(was)), unit(between(now))];
    zoom.move(from[0] - to[0], from[1] - to[1]);
    zoom.by(apart(now) / apart(was), unit(between(now)));
  }

  function up(event: PointerEvent) {
    if (!fingers.delete(event.pointerId) || !pinching) return;
    event.stopPropagation();
  }

  /** No tap ends a pinch. */
  function click(event: MouseEvent) {
    if (!pinching) return;
    event.stopPropagation();
    if (fingers.size === 0) pinching = false;
  }

  function wheel(event: WheelEvent) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoom.by(
      Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.002)),
      unit([event.clientX, event.clientY]),
    );
  }

  const capture = { capture: true };
  node.addEventListener('pointerdown', down, capture);
  node.addEventListener('pointermove', move, capture);
  node.addEventListener('pointerup', up, capture);
  node.addEventListener('pointercancel', up, capture);
  node.addEventListener('click', click, capture);
  node.addEventListener('wheel', wheel, { passive: false });
}
