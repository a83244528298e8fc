// Writes src/lib/wire/schema.ts from the server's OpenAPI description, with openapi-typescript.
//   node scripts/gen-wire.mjs FILE [FILE TO WRITE]
// FILE is the output of `python -m firstgiants.server.wire.openapi`.
import { readFileSync, writeFileSync } from 'node:fs';

import openapiTS, { astToString } from 'openapi-typescript';

const description = JSON.parse(readFileSync(process.argv[2], 'utf8'));
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
const to = process.argv[3] ?? new URL('../src/lib/wire/schema.ts', import.meta.url);
writeFileSync(to, `${head}${constants}\n${astToString(tree)}`);
