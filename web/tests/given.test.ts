import { expect, it } from 'vitest';
import { HUGE, NoRecord, placeOf, recordIn, recordOf } from '../src/table/given';

const TEXT = '[Game "rattus"]\n[Seats "red yellow"]\n[Options ""]\n[Version "1"]\n\n? start red\n';

function refused(act: () => unknown): NoRecord {
  try {
    act();
  } catch (error) {
    if (error instanceof NoRecord) return error;
  }
  throw new Error('it was not refused');
}

it.each([TEXT, '', '\n', ` ${TEXT}`, '[Game rattus]', '[', 'nonsense {'])(
  'leaves the text %j to the server',
  (text) => {
    expect(recordIn(text)).toBe(text);
  },
);

it('finds the text of a record in our JSON', async () => {
  const ours = JSON.stringify({ table: { id: 'A' }, record: TEXT, frames: [] }, null, 2);
  expect(recordIn(ours)).toBe(TEXT);
  expect(await recordOf(new Blob([ours]))).toBe(TEXT);
});

it.each(['{}', '{"record": 3}', '{"record', '[]', '[{"record": ""}]', '{"n": 0}\n{"n": 1}'])(
  'refuses the foreign JSON %s for what it is',
  (text) => {
    expect(refused(() => recordIn(text)).id).toBe('table-replay-foreign');
  },
);

it('does not read what no record can be', async () => {
  const file = { size: HUGE + 1, text: () => Promise.reject(new Error('it was read')) } as unknown as Blob;
  await expect(recordOf(file)).rejects.toMatchObject({ id: 'table-replay-huge' });
});

it.each([
  ['https://here.org/table/Ab1', { path: '/replay/table/Ab1' }],
  ['http://HERE.org/replay/study/Ab1?n=3', { path: '/replay/study/Ab1' }],
  [' here.org/api/tables/Ab1/record ', { path: '/replay/table/Ab1' }],
  ['/replay/study/Ab1', { path: '/replay/study/Ab1' }],
  ['table/Ab1', { path: '/replay/table/Ab1' }],
  [' Ab1 ', { id: 'Ab1' }],
])('follows %s', (link, place) => {
  expect(placeOf(link, 'here.org')).toEqual(place);
});

it.each([
  ['https://there.org/table/Ab1', 'there.org'],
  ['https://there.org', 'there.org'],
  ['there.org/replay/study/Ab1', 'there.org'],
  ['localhost:8000/table/Ab1', 'localhost:8000'],
  ['https://here.org:8443/table/Ab1', 'here.org:8443'],
  ['https://here.org@there.org/table/Ab1', 'there.org'],
  ['http://%/table/Ab1', '%'],
])('does not look up here what %s shows', (link, host) => {
  const { id, args } = refused(() => placeOf(link, 'here.org'));
  expect([id, args]).toEqual(['table-replay-elsewhere', { host }]);
});
