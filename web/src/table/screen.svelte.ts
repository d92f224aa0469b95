/** How much room there is: a panel at the side, or a sheet from below. */
const tiny = matchMedia('(max-width: 40rem)');
const roomy = matchMedia('(min-width: 56rem), (orientation: landscape) and (min-width: 40rem)');

class Screen {
  wide = $state(roomy.matches);
  /** A phone: words must be few. */
  small = $state(tiny.matches);

  constructor() {
    roomy.addEventListener('change', () => (this.wide = roomy.matches));
    tiny.addEventListener('change', () => (this.small = tiny.matches));
  }
}

export const screen = new Screen();
