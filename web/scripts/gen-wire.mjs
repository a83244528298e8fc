// Writes src/lib/wire/schema.ts from the server's OpenAPI description, with openapi-typescript.
//   node scripts/gen-wire.mjs [FILE [FILE TO WRITE]]
// FILE is the output of `python -m firstgiants.server.wire.openapi`; without it, the Python of .venv is asked.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import openapiTS, { astToString } from 'openapi-typescript';

const PYTHON = fileURLToPath(new URL('../../.venv/bin/python', import.meta.url));
const ASK = ['-m', 'firstgiants.server.wire.openapi'];

const [, , from, written] = process.argv;
const text = from
  ? readFileSync(from, 'utf8')
  : execFileSync(PYTHON, ASK, { encoding: 'utf8', maxBuffer: 2 ** 26 });
const description = JSON.parse(text);
const { openapi, info, components } = description;
// The client needs only the types of messages, so leave out paths and examples.
for (const schema of Object.values(components.schemas)) delete schema.examples;
const tree = await openapiTS(
  { openapi, info, paths: {}, components: { schemas: components.schemas } },
  { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false },
);
const head = "// Written by `npm run gen` from the server's OpenAPI description. Do not edit.\n\n";
const constants = Object.entries(description['x-constants'])
  .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`)
  .join('');
const to = written ?? new URL('../src/lib/wire/schema.ts', import.meta.url);
writeFileSync(to, `${head}${constants}\n${astToString(tree)}`);
