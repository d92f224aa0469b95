/** Short notes at the edge of the page, also read aloud. They go by themselves. */

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const STAY = 6_000;

class Toasts {
  all = $state<Toast[]>([]);
  #next = 1;

  show(text: string, { bad = false } = {}) {
    const id = this.#next++;
    this.all = [...this.all.filter((toast) => toast.text !== text), { id, text, bad }].slice(-3);
    setTimeout(() => this.drop(id), STAY);
  }

  drop(id: number) {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
