import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config';

export default defineConfig((env) =>
  mergeConfig(
    vite(env),
    defineConfig({
      // The client's code is tested, not Svelte's for servers.
      resolve: { conditions: ['browser'] },
      test: { include: ['tests/**/*.test.ts'], environment: 'node' },
    }),
  ),
);
