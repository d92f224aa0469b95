/** How seats look: each has a colour and a shape of its own, so that no eye needs the colour. */
import shapes from '$art/seats.json';

export const ORDER = ['red', 'yellow', 'green', 'blue', 'purple', 'white'] as const;

/** Shapes in a box from -10 to 10. */
const SHAPES: Record<(typeof ORDER)[number], string> = shapes;

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
