// Writes src/lib/wire/schema.ts from the server's own description.
//   node scripts/gen-wire.mjs [file or address of openapi.json [file to write]]
import { readFileSync, writeFileSync } from 'node:fs';

const from = process.argv[2] ?? 'http://127.0.0.1:8000/api/openapi.json';
const text = /^https?:/.test(from) ? await (await fetch(from)).text() : readFileSync(from, 'utf8');
const { components } = JSON.parse(text);

function type(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return [...new Set(union.map(type))].join(' | ');
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return `(${type(schema.items ?? {})})[]`;
    case 'object':
      return schema.properties
        ? body(schema)
        : `{ [name: string]: ${schema.additionalProperties ? type(schema.additionalProperties) : 'unknown'} }`;
    default:
      return 'unknown';
  }
}

function body(schema) {
  const needed = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => `  ${name}${needed.has(name) ? '' : '?'}: ${type(field)};`,
  );
  return `{\n${fields.join('\n')}\n}`;
}

const parts = Object.entries(components.schemas)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, schema]) => `export type ${name} = ${type(schema)};\n`);
const head = "// Written by `npm run gen` from the server's OpenAPI description. Do not edit.\n\n";
const to = process.argv[3] ?? new URL('../src/lib/wire/schema.ts', import.meta.url);
writeFileSync(to, head + parts.join('\n'));
