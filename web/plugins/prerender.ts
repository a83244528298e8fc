/**
 * Prerenders the front page in every language, so that it is there before any script is; the script then hydrates it.
 * Written into the built client as pages/front.<language>.html, with its styles inside and links to all else that
 * the page will need.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';

/** The page's component and catalogs, as the manifest calls them. */
const COMPONENT = 'src/pages/Front.svelte';
const CATALOGS = 'app+rooms+bell';
/** What changes from day to day: cut out here, put in by the server. */
const STONE = /<div class="stone [^]*?<\/b><\/div><\/div>/;

/** Style sheets of the page that all share. */
const STYLE = / *<link rel="stylesheet" crossorigin href="\/([^"]+)">\n/g;

/** Stubs of the browser's APIs that pages use while they are prerendered: storage is empty, requests get no answer. */
function stubBrowser(): void {
  const nothing = (): void => undefined;
  Object.assign(globalThis, {
    location: new URL('http://localhost/'),
    localStorage: { getItem: () => null, setItem: nothing, removeItem: nothing },
    document: { documentElement: { dataset: {}, lang: '' }, cookie: '', hidden: false },
    fetch: () => new Promise(nothing),
  });
}

/** A chunk with all that it imports, dependencies first. */
function chunks(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  for (const other of manifest[name]?.imports ?? [])
    if (!seen.has(other)) chunks(manifest, other, seen);
  seen.add(name);
  return seen;
}

async function write(config: ResolvedConfig): Promise<void> {
  const made = join(config.cacheDir, 'prerender');
  await build({
    configFile: config.configFile,
    logLevel: 'error',
    build: { ssr: 'src/prerender.ts', outDir: made, emptyOutDir: true, manifest: false },
  });
  stubBrowser();
  const { draw, languages, days } = (await import(
    pathToFileURL(join(made, 'prerender.js')).href
  )) as typeof import('../src/prerender');
  const out = resolve(config.root, config.build.outDir);
  const shell = readFileSync(join(out, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
  mkdirSync(join(out, 'pages'), { recursive: true });

  for (const language of languages) {
    const { head, body } = await draw(language, 0);
    const needed = new Set<string>();
    for (const name of [COMPONENT, `virtual:catalogs/${language}/${CATALOGS}`]) {
      if (!manifest[name]) throw new Error(`The manifest does not know ${name}.`);
      for (const chunk of chunks(manifest, name)) needed.add(chunk);
    }
    const files = [...needed].map((name) => manifest[name]!);
    const styles = [
      ...new Set([
        ...[...shell.matchAll(STYLE)].map((found) => found[1]!),
        ...files.flatMap(({ css = [] }) => css),
      ]),
    ];
    const links = [
      // The page has these styles inline. The disabled links keep its script from fetching them again.
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
      ...files.map(
        ({ file }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
      ),
    ].filter((link) => !shell.includes(link.replace(' fetchpriority="low"', '')));
    const css = styles.map((file) => readFileSync(join(out, file), 'utf8').trim()).join('\n');
    const text = shell
      .replace('<html lang="en"', `<html lang="${language}" data-day="%day%"`)
      .replace(/ *<title>[^]*<\/title>\n/, '')
      .replace(STYLE, '')
      // The page can be read without its script, so pictures are fetched first.
      .replaceAll(
        /<(script type="module"|link rel="modulepreload") crossorigin/g,
        '$& fetchpriority="low"',
      )
      .replace('</head>', () => `<style>${css}</style>\n${links.join('\n')}\n${head}</head>`)
      .replace('<div id="app"></div>', `<div id="app" data-drawn="${language}">${body}</div>`)
      .replace(STONE, '%stone%');
    writeFileSync(join(out, 'pages', `front.${language}.html`), text);
  }
  const stones: string[] = [];
  for (let day = 0; day < days; day += 1) {
    const { body } = await draw('en', day);
    stones.push(STONE.exec(body)![0]);
  }
  writeFileSync(join(out, 'pages', 'stones.json'), JSON.stringify(stones));
  rmSync(made, { recursive: true });
}

export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => void (config = resolved),
    closeBundle: () => write(config),
  };
}
