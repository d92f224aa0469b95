/** Numbers typed digit by digit: as soon as no further digit could follow, or after a pause, the number is meant. */
const PAUSE = 900;

export class Digits {
  typed = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** One more digit of a number from 1 to `most`; `chosen` is called with it when it is complete. */
  press(digit: string, most: number, chosen: (number: number) => void) {
    clearTimeout(this.#timer);
    const number = Number(this.typed + digit);
    if (number < 1 || number > most) return this.clear();
    this.typed = String(number);
    const finish = () => {
      this.clear();
      chosen(number);
    };
    if (number * 10 > most) finish();
    else this.#timer = setTimeout(finish, PAUSE);
  }

  clear() {
    clearTimeout(this.#timer);
    this.typed = '';
  }
}
