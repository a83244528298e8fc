/** What makes the page an app: its icons, drawn from the tab's, and its service worker. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { build, type Plugin, type ResolvedConfig } from 'vite';

import { LANGUAGES } from '../src/lib/i18n/catalogs';
import { OFFLINE_WORDS } from '../src/lib/notices/offline';

const LOCALES = join(import.meta.dirname, '../../src/firstgiants/locales');
const FAVICON = join(import.meta.dirname, '../public/favicon.svg');

/** The words of the page that is shown without a network, in every language. */
function offline(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.keys(LANGUAGES).map((language) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      const text = readFileSync(join(LOCALES, language, 'bell.ftl'), 'utf8');
      bundle.addResource(new FluentResource(text));
      const words = OFFLINE_WORDS.map((id) => [
        id,
        bundle.formatPattern(bundle.getMessage(id)!.value!),
      ]);
      return [language, Object.fromEntries(words) as Record<string, string>];
    }),
  );
}

/** The icons as SVG, by name and width: all are the tab's icon, on grounds of their own. */
function icons(): [name: string, width: number, svg: string][] {
  const favicon = readFileSync(FAVICON, 'utf8');
  const inside = favicon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const [ground = ''] = /<rect[^>]*>/.exec(inside) ?? [];
  const drawing = inside.replace(ground, '');
  const colour = /fill="([^"]+)"/.exec(ground)![1]!;
  const svg = (body: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;
  const full = `<rect width="32" height="32" fill="${colour}"/>`;
  // Systems cut a maskable icon to a shape of theirs: what matters stays inside four fifths.
  const inner = `<g transform="translate(16 16) scale(0.72) translate(-16 -16)">${drawing}</g>`;
  const [, outline = ''] = /<path d="([^"]+)"/.exec(drawing) ?? [];
  return [
    ['icon-192', 192, favicon],
    ['icon-512', 512, favicon],
    ['maskable-512', 512, svg(full + inner)],
    ['apple-touch-icon', 180, svg(full + inner)],
    // The small sign in a phone's status bar: systems take only its shape.
    ['badge-96', 96, svg(`<path d="${outline}" fill="#fff"/>`)],
  ];
}

async function draw(out: string): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(readFileSync(wasm));
  mkdirSync(join(out, 'icons'), { recursive: true });
  for (const [name, width, svg] of icons()) {
    const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
    writeFileSync(join(out, 'icons', `${name}.png`), picture.asPng());
  }
}

async function write(config: ResolvedConfig): Promise<void> {
  const out = resolve(config.root, config.build.outDir);
  await draw(out);
  // The names of all files change with their content, and the page names them.
  const version = createHash('sha256')
    .update(readFileSync(join(out, 'index.html')))
    .digest('hex');
  await build({
    configFile: false,
    root: config.root,
    logLevel: 'error',
    define: { OFFLINE: JSON.stringify(offline()), VERSION: JSON.stringify(version.slice(0, 16)) },
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      target: config.build.target,
      rolldownOptions: {
        input: join(config.root, 'src/sw.ts'),
        output: { format: 'iife', name: 'worker', entryFileNames: 'sw.js' },
      },
    },
  });
}

export function app(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'app',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => void (config = resolved),
    closeBundle: { order: 'pre', sequential: true, handler: () => write(config) },
  };
}
