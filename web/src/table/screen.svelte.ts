/** How much room there is, by the size of letters: a panel at the side, or a sheet from below, or from the right. */
const tiny = matchMedia('(max-width: 40rem), (max-height: 30rem)');
const roomy = matchMedia(
  '(min-width: 56rem) and (min-height: 32rem), (min-width: 40rem) and (min-height: 32rem) and (orientation: landscape)',
);
const flat = matchMedia('(max-height: 32rem) and (min-aspect-ratio: 5/4)');
const ample = matchMedia('(min-width: 80rem) and (min-height: 50rem)');

class Screen {
  wide = $state(roomy.matches);
  /** A phone: words must be few. */
  small = $state(tiny.matches);
  /** A phone that lies, or a page made large: height is what lacks. */
  short = $state(flat.matches);
  /** Room for two things below each other in the panel. */
  ample = $state(ample.matches);

  constructor() {
    roomy.addEventListener('change', () => (this.wide = roomy.matches));
    tiny.addEventListener('change', () => (this.small = tiny.matches));
    flat.addEventListener('change', () => (this.short = flat.matches));
    ample.addEventListener('change', () => (this.ample = ample.matches));
  }
}

export const screen = new Screen();
