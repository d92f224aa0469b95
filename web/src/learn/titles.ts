/** What tasks are called and ask for. */
import { capital, i18n, t, type Args } from '$lib/i18n.svelte';
import type { Task } from './tasks';

/** The message of a task: its own, or that of all cards or buildings. */
function message(task: Task): string {
  const own = `task-${task.game}-${task.id}`;
  return task.about && !i18n.has(own) ? `task-${task.about[0]}` : own;
}

function argsOf({ about }: Task): Args {
  if (!about) return {};
  const [kind, id] = about;
  const premium = `building-${id}-rule.premium`;
  return {
    name: capital(t(`${kind}-${id}`)),
    [kind]: id,
    does: i18n.has(premium) ? t(premium) : '',
  };
}

export function taskTitle(task: Task): string {
  return capital(t(message(task), argsOf(task)));
}

/** What is asked for (`task`), or what is said to an answer (`right`, `wrong`); empty if there is nothing of its own. */
export function taskWords(task: Task, part: 'task' | 'right' | 'wrong'): string {
  const id = `${message(task)}.${part}`;
  if (i18n.has(id)) return t(id, argsOf(task));
  const rule = task.about && `${task.about[0]}-${task.about[1]}-rule`;
  return part === 'right' && rule && i18n.has(rule) ? t(rule) : '';
}
