/**
 * Our woodcuts: people, buildings and small signs, drawn as a block of ink with lines cut out of it. A picture is a list
 * of layers from back to front; how a layer looks is said by the style of Woodcut.svelte.
 * The library draws with them, too.
 */
import woodcuts from '$art/woodcuts.json';

/** `ink` solid, `gap` bare, `paper` and `tint` filled with an outline, `line` drawn in ink, `cut` gouged out of ink. */
export type Layer = ['ink' | 'gap' | 'paper' | 'tint' | 'line' | 'cut', string];

export interface Picture {
  width: number;
  height: number;
  layers: Layer[];
}

/** The pictures of a sort, which are all of one size. */
const pictures = (sort: 'people' | 'buildings' | 'signs', width: number, height: number) =>
  Object.fromEntries(
    Object.entries(woodcuts[sort]).map(([name, layers]) => [
      name,
      { width, height, layers: layers as Layer[] },
    ]),
  ) as Record<string, Picture>;

export const PEOPLE = pictures('people', 64, 64);
export const BUILDINGS = pictures('buildings', 96, 60);
export const SIGNS = pictures('signs', 24, 24);

/** What stands for a class wherever there is no room for its people: a single shape in one colour. */
export const EMBLEMS: Record<string, string> = woodcuts.emblems;

/** Any of them by name; signs are the small ones. */
export const picture = (name: string, small = false): Picture | undefined =>
  (small ? SIGNS[name] : (PEOPLE[name] ?? BUILDINGS[name])) ?? SIGNS[name];
