import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.FIRSTGIANTS_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/firstgiants/web_dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Latin fonts are inlined by nobody: every font file is fetched when a glyph asks for it.
    assetsInlineLimit: 1024,
  },
  server: {
    // The catalogs are shared with Python and lie outside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
  },
});
