/**
 * The Fluent catalogs, read while the client is built: what comes over the network is what the reader would
 * have made of them, and few files for each language.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

import { CATALOGS, LANGUAGES, type Catalog } from '../src/lib/i18n/catalogs';

const LOCALES = join(import.meta.dirname, '../../src/firstgiants/locales');
const MODULE = 'virtual:words';

/** Catalogs that come together: what every page speaks, and what is spoken round the table. */
const TOGETHER: readonly (readonly Catalog[])[] = [
  ['app', 'rooms', 'bell'],
  ['cards', 'log', 'table'],
];
const FILES = [
  ...TOGETHER,
  ...CATALOGS.filter((one) => !TOGETHER.flat().includes(one)).map((one) => [one] as const),
];

const pathOf = (language: string, catalog: Catalog): string =>
  join(LOCALES, language, `${catalog}.ftl`);

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MODULE}`) {
        const lines = Object.keys(LANGUAGES).map((language) => {
          const files = FILES.flatMap((file) => {
            // English has no specimens of its own: the deck is written in it.
            const there = file.filter((one) => existsSync(pathOf(language, one)));
            const name = JSON.stringify(`${MODULE}/${language}/${file.join('+')}`);
            return there.map((one) => `${one}: () => import(${name})`);
          });
          return `${JSON.stringify(language)}: { ${files.join(', ')} }`;
        });
        return `export const files = { ${lines.join(',\n')} };`;
      }
      const [, language = '', names = ''] = /^\0virtual:words\/([\w-]+)\/([\w+]+)$/.exec(id) ?? [];
      if (!names) return null;
      const entries = (names.split('+') as Catalog[]).flatMap((name) => {
        this.addWatchFile(pathOf(language, name));
        return new FluentResource(readFileSync(pathOf(language, name), 'utf8')).body;
      });
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(entries))});`;
    },
  };
}
