/** Which tasks were solved, for this browser. */
import type { Task } from './tasks';

const PLACE = 'rattus.tasks';
const key = ({ game, id }: Task) => `${game}/${id}`;

function kept(): ReadonlySet<string> {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as unknown;
    return new Set(Array.isArray(found) ? found.map(String) : []);
  } catch {
    return new Set();
  }
}

class Progress {
  #solved = $state.raw(kept());

  has(task: Task): boolean {
    return this.#solved.has(key(task));
  }

  count(tasks: readonly Task[]): number {
    return tasks.filter((task) => this.has(task)).length;
  }

  solve(task: Task) {
    if (this.has(task)) return;
    this.#solved = new Set([...this.#solved, key(task)]);
    try {
      localStorage.setItem(PLACE, JSON.stringify([...this.#solved]));
    } catch {
      // it holds for this visit
    }
  }
}

export const progress = new Progress();
