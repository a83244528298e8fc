import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { app } from './plugins/app';
import { bundled } from './plugins/bundled';
import { catalogs } from './plugins/catalogs';
import { compress } from './plugins/compress';
import { fonts } from './plugins/fonts';
import { pictures } from './plugins/pictures';
import { prerender } from './plugins/prerender';

const server = process.env.FIRSTGIANTS_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), fonts(), pictures(), catalogs(), bundled(), prerender(), app(), compress()],
  build: {
    outDir: '../src/firstgiants/web_dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Never inline fonts: the browser fetches a font file when it needs a glyph of it.
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        // Few files rather than many small ones: a phone far away waits for each of them.
        codeSplitting: {
          groups: [
            {
              name: 'house',
              test: /node_modules|src\/lib\/(ui|wire|game|i18n)\/|src\/lib\/[^/]+$/,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: 'pieces',
              test: /src\/lib\/art\/([A-Z]|glyphs|families|art)/,
              minShareCount: 4,
              priority: 2,
            },
            {
              name: 'table',
              test: /src\/lib\/(board|log|art\/[A-Z])/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    // The catalogs are shared with Python and lie outside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
    // To start a thread for each file would take longer than most of the tests.
    pool: 'threads',
    isolate: false,
    setupFiles: 'tests/freshModules.ts',
    // A busy machine may take its time.
    testTimeout: 60_000,
  },
});
