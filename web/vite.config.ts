import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { catalogue } from './tools/catalogue.ts';

/** Where `vite dev` finds the server. */
const server = process.env.RATTUS_URL ?? 'http://127.0.0.1:8765';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), catalogue(here('../src/rattus/locales'), here('./manifest.json'))],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      $parts: here('./src/parts'),
      $locales: here('../src/rattus/locales'),
      $art: here('../src/rattus/art'),
    },
  },
  build: {
    outDir: '../src/rattus/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The policy of the pages allows nothing that is written into them: no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
});
