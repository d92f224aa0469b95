/** How seats look: each has a colour and a shape of its own, so that no eye needs the colour. */

const ORDER = ['red', 'yellow', 'green', 'blue', 'purple', 'white'] as const;

/** Shapes in a box from -10 to 10. */
const SHAPES: Record<(typeof ORDER)[number], string> = {
  red: 'M-8-8H8V8H-8Z',
  yellow: 'M0-9.5A9.5 9.5 0 1 1 0 9.5A9.5 9.5 0 1 1 0-9.5Z',
  green: 'M0-10L9.5 8H-9.5Z',
  blue: 'M0-10.5L9 0L0 10.5L-9 0Z',
  purple: 'M-5-9H5L10 0L5 9H-5L-10 0Z',
  white: 'M-3.4-10H3.4V-3.4H10V3.4H3.4V10H-3.4V3.4H-10V-3.4H-3.4Z',
};

export interface SeatLook {
  /** A colour of app.css: `var(--seat-red)`. */
  colour: string;
  /** The outline as an SVG path in a box from -10 to 10. */
  shape: string;
}

/** The look of a seat: by its name, or in a record with other names by its place at the table. */
export function seatLook(seat: string, seats: readonly string[] = ORDER): SeatLook {
  const named = ORDER.find((name) => name === seat);
  const name = named ?? ORDER[Math.max(0, seats.indexOf(seat)) % ORDER.length]!;
  return { colour: `var(--seat-${name})`, shape: SHAPES[name] };
}
