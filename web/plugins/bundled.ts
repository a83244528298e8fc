/**
 * Lists the npm packages of which the built client holds code or files, for tools/licences.py, and lays the
 * licence texts beside the client.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { FONT_PACKAGES } from './fonts';

const TEXTS = join(import.meta.dirname, '../../THIRD_PARTY_LICENSES');

/** The name of an npm package, with its scope, at the end of a path through node_modules. */
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//;

/** Workers are built by themselves and before the client, so all builds add to one list. */
const packages = new Set<string>();

function add(path: string): void {
  const found = PACKAGE.exec(`/${path}`);
  if (found) packages.add(found[1]!);
}

export function bundled(): Plugin {
  return {
    name: 'bundled',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset') file.originalFileNames.forEach(add);
        else
          for (const [id, { renderedLength }] of Object.entries(file.modules))
            if (renderedLength > 0) add(id);
      }
      for (const name of FONT_PACKAGES) packages.add(name);
      this.emitFile({
        type: 'asset',
        fileName: '.vite/bundled.json',
        source: `${JSON.stringify([...packages].sort(), null, 2)}\n`,
      });
      // The very first build has none yet: tools/licences.py needs the list above.
      if (existsSync(TEXTS))
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: readFileSync(TEXTS) });
    },
  };
}
