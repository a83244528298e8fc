/**
 * Parses the Fluent catalogs at build time, so that the browser does not have to, and bundles those of a language
 * into a few files.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

import { CATALOGS, LANGUAGES, type Catalog } from '../src/lib/i18n/catalogs';

const LOCALES = join(import.meta.dirname, '../../src/firstgiants/locales');
const MODULE = 'virtual:catalogs';

/** Catalogs that share a file: those of every page, and those of a table. */
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

export function catalogs(): Plugin {
  return {
    name: 'catalogs',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MODULE}`) {
        const lines = Object.keys(LANGUAGES).map((language) => {
          const files = FILES.flatMap((file) => {
            // English lacks the catalog of specimens: the deck itself is in English.
            const there = file.filter((one) => existsSync(pathOf(language, one)));
            const name = JSON.stringify(`${MODULE}/${language}/${file.join('+')}`);
            return there.map((one) => `${one}: () => import(${name})`);
          });
          return `${JSON.stringify(language)}: { ${files.join(', ')} }`;
        });
        return `export const files = { ${lines.join(',\n')} };`;
      }
      const [, language = '', names = ''] =
        /^\0virtual:catalogs\/([\w-]+)\/([\w+]+)$/.exec(id) ?? [];
      if (!names) return null;
      const entries = (names.split('+') as Catalog[]).flatMap((name) => {
        this.addWatchFile(pathOf(language, name));
        return new FluentResource(readFileSync(pathOf(language, name), 'utf8')).body;
      });
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(entries))});`;
    },
  };
}
