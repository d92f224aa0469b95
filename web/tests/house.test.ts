/** All words on a page come from the catalogue: none is written into what is drawn. */
import { parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

/** Names that are the same in every language. */
const NAMES = ['RATTUS', 'Rattus', 'JSON', 'ANNO'];
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
];
const files = import.meta.glob<string>('../src/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What functions are called with is not said. */
const SILENT = ['CallExpression', 'ImportExpression', 'MemberExpression', 'Comment', 'ConstTag'];

interface Node {
  type: string;
  name?: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What a part of the page says by itself. */
function said(node: unknown, spoken: boolean): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => said(each, spoken));
  if (!isNode(node) || SILENT.includes(node.type) || node.type.endsWith('Directive')) return [];
  if (node.type === 'Text') return spoken ? [node.data as string] : [];
  if (node.type === 'Literal') return spoken && typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateElement') return spoken ? [(node.value as { cooked: string }).cooked] : [];
  if (node.type === 'Attribute') return said(node.value, SPOKEN.includes(node.name!));
  if (node.type === 'ConditionalExpression') return said([node.consequent, node.alternate], spoken);
  if (node.type === 'BinaryExpression' && node.operator !== '+') return [];
  if (node.type === 'EachBlock') return said([node.body, node.fallback], true);
  if (node.type === 'SnippetBlock') return said(node.body, true);
  if (node.type === 'IfBlock') return said([node.consequent, node.alternate], true);
  return Object.values(node).flatMap((each) => said(each, spoken));
}

function strange(source: string): string[] {
  const words = said(parse(source, { modern: true }).fragment, true).flatMap(
    (text) => text.match(/\p{L}{3,}/gu) ?? [],
  );
  return words.filter((word) => !NAMES.includes(word));
}

it('finds what is written out', () => {
  expect(strange('<p>Play now, RATTUS {name}</p>')).toEqual(['Play', 'now']);
  expect(strange('<img alt="a castle" class="wide" src="castle.png">')).toEqual(['castle']);
  expect(
    strange("<b title={open ? 'shut' : t('open')}>{kind === 'bot' ? 'Robot' : t('person')}</b>"),
  ).toEqual(['shut', 'Robot']);
  expect(strange('{#each all as one}<i aria-label="{one} left">{t(`seat-${one}`)}</i>{/each}')).toEqual([
    'left',
  ]);
  expect(strange("{#if kind === 'bot'}{x}{:else}Ende{/if}<style>p { color: red }</style>")).toEqual(['Ende']);
});

it('no part of the client does', { timeout: 60_000 }, () => {
  const all = Object.entries(files);
  expect(all.length).toBeGreaterThan(50);
  const found = all.flatMap(([file, source]) => strange(source).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
});
