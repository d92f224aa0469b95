import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { catalogue } from './tools/catalogue.ts';

/** Where `vite dev` finds the server. */
const server = process.env.RATTUS_URL ?? 'http://127.0.0.1:8765';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page, the service worker and the scripts of the documents, which have the same names in every version. */
const folder = {
  input: {
    index: here('./index.html'),
    sw: here('./src/home/sw.ts'),
    'docs/search': here('./src/docs/search.ts'),
    'docs/prompt': here('./src/docs/prompt.ts'),
  },
  output: {
    entryFileNames: ({ name }: { name: string }) =>
      name === 'index' ? 'assets/[name]-[hash].js' : '[name].js',
  },
};

export default defineConfig(({ mode }) => {
  /** Static files for any web space, without a server of ours. */
  const site = mode === 'site';
  return {
    base: site ? './' : '/',
    plugins: [svelte(), catalogue(here('../src/rattus/locales'), here('./manifest.json'), site)],
    resolve: {
      alias: {
        $carrier: here(site ? './src/lib/home.ts' : './src/lib/net.ts'),
        $lib: here('./src/lib'),
        $parts: here('./src/parts'),
        $locales: here('../src/rattus/locales'),
        $art: here('../src/rattus/art'),
      },
    },
    build: {
      outDir: site ? '../site' : '../src/rattus/server/pages',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // The policy of the pages allows nothing that is written into them: no data: addresses for scripts and styles.
      assetsInlineLimit: 0,
      ...(site && { rolldownOptions: folder }),
    },
    worker: { format: 'es' },
    server: {
      fs: { allow: ['..'] },
      proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
    },
  };
});
