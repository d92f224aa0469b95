/** How far the game master of this browser is, as every page shows it. */
import type { Stage, Told, Trouble } from './messages';

class HomeState {
  stage = $state<Stage>('python');
  /** From 0 to 1. */
  done = $state(0);
  ready = $state(false);
  /** Whether tables are kept when the browser is closed. */
  kept = $state(true);
  trouble = $state<Trouble | null>(null);

  /** The worker starts, or starts again. */
  begin() {
    this.stage = 'python';
    this.done = 0;
    this.ready = false;
  }

  hear(told: Told) {
    if (told.op === 'progress') {
      this.stage = told.stage;
      this.done = Math.max(this.done, told.done);
    } else if (told.op === 'ready') {
      this.ready = true;
      this.kept = told.storage === 'kept';
      if (!this.kept) this.trouble ??= 'storage-refused';
    } else {
      console.info(`${told.kind}: ${told.message}`);
      this.trouble = told.kind;
    }
  }
}

export const home = new HomeState();
