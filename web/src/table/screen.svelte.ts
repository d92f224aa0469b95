/** How much room there is: a panel at the side, or a sheet from below. */
const roomy = matchMedia('(min-width: 56rem), (orientation: landscape) and (min-width: 40rem)');

class Screen {
  wide = $state(roomy.matches);

  constructor() {
    roomy.addEventListener('change', () => (this.wide = roomy.matches));
  }
}

export const screen = new Screen();
