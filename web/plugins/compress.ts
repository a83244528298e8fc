/** Writes compressed copies beside each text file, so that the server never compresses during a request. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin, ResolvedConfig } from 'vite';

const TEXT = /\.(js|css|svg)$/;
/** Smaller ones fit into one packet as they are. */
const LEAST = 1000;

export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => void (config = resolved),
    writeBundle() {
      const folder = resolve(config.root, config.build.outDir, config.build.assetsDir);
      for (const name of readdirSync(folder).filter((one) => TEXT.test(one))) {
        const body = readFileSync(join(folder, name));
        if (body.length < LEAST) continue;
        const brotli = brotliCompressSync(body, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        });
        writeFileSync(join(folder, `${name}.br`), brotli);
        writeFileSync(join(folder, `${name}.gz`), gzipSync(body, { level: 9 }));
      }
    },
  };
}
