/**
 * What browsers read before any script runs, in words of the catalogue: a manifest a language, and the bare page. And the
 * small catalogues of the class cards, which come with the rest of the board game's words.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** As a server says it in a header: only files of this web space, and WebAssembly. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** What an installed site can be given: a record as text, or as a file. */
const TAKES = {
  share_target: { action: './', method: 'GET', params: { text: 'record' } },
  file_handlers: [{ action: './', accept: { 'text/plain': ['.txt'], 'application/json': ['.json'] } }],
};

/**
 * `manifest` is the file of a manifest whose words are ids of messages; a site's manifest fits any folder.
 * Cards have a folder each with their catalogues.
 */
export function catalogue(locales: string, manifest: string, site: boolean): Plugin {
  const cards = join(locales, '../plague/cards');
  const bundles = readdirSync(locales)
    .filter((name) => existsSync(`${locales}/${name}/pages.ftl`))
    .map((name) => {
      const bundle = new FluentBundle(name);
      bundle.addResource(new FluentResource(readFileSync(`${locales}/${name}/pages.ftl`, 'utf8')));
      return { language: name, say: (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!) };
    });
  const english = bundles.find(({ language }) => language === 'en')!;
  return {
    name: 'catalogue',
    enforce: 'pre',
    load(id) {
      const [path, query] = id.split('?') as [string, string?];
      if (query !== 'raw' || basename(path) !== 'plague.ftl') return null;
      const own = `${basename(dirname(path))}.ftl`;
      const files = [
        path,
        ...readdirSync(cards)
          .sort()
          .map((name) => join(cards, name, own))
          .filter((file) => existsSync(file)),
      ];
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'))}`;
    },
    transformIndexHtml: (html) =>
      (site
        ? html.replace(
            '<head>',
            `<head>\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`,
          )
        : html
      )
        .replace('{about}', english.say('about'))
        .replace(
          '{no-script}',
          bundles.map(({ language, say }) => `<p lang="${language}">${say('no-script')}</p>`).join(''),
        ),
    generateBundle() {
      for (const { language, say } of bundles) {
        const told = JSON.parse(readFileSync(manifest, 'utf8'), (key, value) =>
          site ? within(key, value) : value,
        );
        if (site) Object.assign(told, TAKES);
        told.lang = language;
        told.description = say(told.description);
        for (const shortcut of told.shortcuts) shortcut.name = say(shortcut.name);
        this.emitFile({
          type: 'asset',
          fileName: `manifest.${language}.webmanifest`,
          source: JSON.stringify(told),
        });
      }
    },
  };
}

/** An address of the manifest, relative to its folder; the pages of a site are behind a `#`. */
function within(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('/')) return value;
  return key === 'url' ? `./#${value}` : `.${value}`;
}
