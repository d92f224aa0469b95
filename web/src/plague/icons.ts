/** Our own little woodcuts, each in a box from -12 to 12, filled by the even-odd rule; the library has them, too. */
import icons from '$art/icons.json';

/** Symbols by their letter: classes, M for the majority, A for all. */
export const SYMBOLS: Record<string, string> = icons.symbols;
export const RAT = icons.rat;
export const TAIL = icons.tail;
/** A doctor of the plague: hat, beak and coat. */
export const FIGURE = icons.figure;
export const CAMEL = icons.camel;
export const NUN = icons.nun;
export const CASTLE = icons.castle;
export const EYE = icons.eye;
export const SHIP = icons.ship;
