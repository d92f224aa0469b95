/** Keys of tables and replays. They never take a key from a field, a menu or a dialog. */
import { settings } from '$lib/settings.svelte';
import type { Film } from './film.svelte';

export interface Commands {
  film: Film;
  help: () => void;
  undo?: () => void;
  /** Show the list of steps and go there. */
  steps?: () => void;
  digit?: (digit: string) => void;
  run?: () => void;
  /** Ask a master. */
  advice?: (() => void) | undefined;
}

const FIELDS =
  'input:not([type=range]), textarea, select, [contenteditable], dialog[open], [popover]:popover-open';

/** Handle a key; whether it was one of ours. */
export function handle(event: KeyboardEvent, commands: Commands): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if ((event.target as Element | null)?.closest?.(FIELDS)) return false;
  if (document.querySelector('dialog[open]')) return false;
  const { film } = commands;
  const done = act(event.key, film, commands);
  if (done) event.preventDefault();
  return done;
}

function act(key: string, film: Film, commands: Commands): boolean {
  switch (key) {
    case 'ArrowLeft':
      film.back();
      return true;
    case 'ArrowRight':
      film.forward();
      return true;
    case 'Home':
      film.jump(0);
      return true;
    case 'End':
    case 'l':
    case 'L':
      film.jump(null);
      return true;
    case 'Escape':
      if (film.live) return false;
      film.jump(null);
      return true;
    case ' ':
      // On a button the space bar presses it.
      if (document.activeElement?.matches('button, a, summary, [role=button], [tabindex="0"]')) return false;
      if (film.moving) film.skip();
      else commands.run?.();
      return true;
    case 'm':
    case 'M':
      settings.sound = !settings.sound;
      return true;
    case '?':
      commands.help();
      return true;
    case 'u':
    case 'U':
      commands.undo?.();
      return commands.undo !== undefined;
    case 'h':
    case 'H':
      commands.advice?.();
      return commands.advice !== undefined;
    case 's':
    case 'S':
      commands.steps?.();
      return commands.steps !== undefined;
    default:
      if (!/^\d$/.test(key) || !commands.digit) return false;
      commands.digit(key);
      return true;
  }
}
