/** Files that somebody opens: all tables of another browser, or the record of one game. */
import { api, Refused } from '$lib/api';
import { t } from '$lib/i18n.svelte';
import { me } from '$lib/me.svelte';
import { router } from '$lib/router.svelte';
import type { StudyInfo } from '$lib/wire';
import { told } from '$parts/told';
import { toasts } from '$parts/toasts.svelte';
import { NoRecord, recordIn } from '../table/given';

/** Hand a text out as a file. */
export function save(text: string, name: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** All tables, as a file with today's date. */
export async function exportAll() {
  const all = await api.get<object>('/api/home/export');
  const day = new Date().toISOString().slice(0, 10);
  save(JSON.stringify(all), `rattus-tables-${day}.json`, 'application/json');
}

/** What the file of all tables has at its beginning, whoever wrote it. */
const isExport = (text: string) => /^\s*\{\s*"rattus_tables"/.test(text);

/** Open a text, whatever of ours it is; what goes wrong is told. */
export async function open(text: string) {
  try {
    if (isExport(text)) {
      const taken = await api.post<{ tables: number; studies: number }>('/api/home/import', JSON.parse(text));
      toasts.show(t('home-imported', { count: taken.tables + taken.studies }));
      await me.again();
      router.go('/mine');
      return;
    }
    const record = recordIn(text);
    await me.ensureGuest();
    const study = await api.post<StudyInfo>('/api/studies', { record });
    router.go(`/replay/study/${study.id}`);
  } catch (problem) {
    toasts.show(words(problem, text), { bad: true });
  }
}

/** What is wrong with a record is told with its line; what is none at all is not. */
function words(problem: unknown, text: string): string {
  const bad = problem instanceof Refused && problem.code === 'bad_record';
  if (bad && text.includes('[Game "')) return t('table-replay-bad', { message: problem.message });
  return bad || problem instanceof NoRecord || problem instanceof SyntaxError
    ? t('home-not-ours')
    : told(problem);
}

export const openFile = async (file: Blob | null | undefined) => file && open(await file.text());
