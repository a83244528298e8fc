/** Every language says everything the page can ask for, with the same variables, and nothing lies unused. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

import { LANGUAGES, PROBLEM_CODES } from '../src/lib/wire/schema';

const LOCALES = join(import.meta.dirname, '../../src/firstgiants/locales');
const SOURCES = join(import.meta.dirname, '../src');
const TAGS = Object.keys(LANGUAGES);

/** Codes that only programs meet: the web client sends no request that is refused with them. */
const FOR_PROGRAMS: readonly string[] = [
  'address-too-long',
  'cross-origin',
  'headers-too-large',
  'method-not-allowed',
  'no-such-bot',
  'no-such-deck',
  'not-found',
  'token-not-enough',
  'too-many-prefs',
  'too-slow',
  'unknown-token',
];

function messages(language: string, only?: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of only ? [only] : readdirSync(join(LOCALES, language))) {
    const resource = parse(readFileSync(join(LOCALES, language, file), 'utf8'), {});
    for (const entry of resource.body) {
      if (entry.type === 'Junk') throw new Error(`${language}/${file}: ${entry.content}`);
      if (entry.type !== 'Message') continue;
      const message = entry as Message;
      if (found.has(message.id.name)) throw new Error(`${language}: ${message.id.name} twice`);
      const variables = new Set<string>();
      class Find extends Visitor {
        override visitVariableReference(node: VariableReference): void {
          variables.add(node.id.name);
        }
      }
      new Find().visit(message);
      found.set(message.id.name, variables);
    }
  }
  return found;
}

function source(wanted: (name: string) => boolean = () => true): string {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts') && wanted(name))
    .map((name) => readFileSync(join(SOURCES, name), 'utf8'))
    .join('\n');
}

const english = messages('en');
const code = source();
/** Ids made at run time: everything before the first `${`. */
const prefixes = [...code.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1]!);

describe.each(TAGS.slice(1))('%s', (language) => {
  const own = messages(language);

  it('has every message of English', () => {
    // Parts of card sentences are each language's own affair; the sentences are not.
    const asked = [...english.keys()].filter((id) => !/^effect-(?!once-|when-|none)/.test(id));
    expect(asked.filter((id) => !own.has(id))).toEqual([]);
  });

  it('asks for no variable that English does not give', () => {
    const odd = [...own].flatMap(([id, variables]) =>
      [...variables].filter((name) => !english.get(id)?.has(name)).map((name) => `${id} $${name}`),
    );
    expect(odd.filter((line) => english.has(line.split(' ')[0]!))).toEqual([]);
  });
});

describe('English', () => {
  it('has every message the page names', () => {
    const named = [...code.matchAll(/\bt\(\s*'([a-z][a-z0-9-]*)'/g)].map((found) => found[1]!);
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((id) => !english.has(id))).toEqual([]);
  });

  it('has no message that nothing names', () => {
    const used = (id: string): boolean =>
      code.includes(`'${id}'`) || prefixes.some((prefix) => id.startsWith(prefix));
    // What the terminal says is checked by tests/cli.
    const terminal = messages('en', 'terminal.ftl');
    const ours = [...english.keys()].filter((id) => !terminal.has(id));
    expect(ours.filter((id) => !used(id))).toEqual([]);
  });
});

describe.each(TAGS)('the refusals in %s', (language) => {
  const problems = [...messages(language, 'app.ftl').keys()]
    .filter((id) => id.startsWith('problem-'))
    .map((id) => id.slice('problem-'.length));

  it('has a sentence for every code that people can meet', () => {
    const met = PROBLEM_CODES.filter((code) => !FOR_PROGRAMS.includes(code));
    expect(met.filter((code) => !problems.includes(code))).toEqual([]);
  });

  it('has no sentence for a code that does not exist', () => {
    // `offline` and `unknown` are found out by the client itself.
    const known: readonly string[] = [...PROBLEM_CODES, 'offline', 'unknown'];
    expect(problems.filter((code) => !known.includes(code))).toEqual([]);
    expect(FOR_PROGRAMS.filter((code) => !known.includes(code) || problems.includes(code))).toEqual(
      [],
    );
  });
});

/** Pages whose words are fetched with them (`words` in the router): nobody else may speak them. */
describe.each([
  ['learn', /^pages\/[Ll]earn|^lib\/log\/reasons/],
  ['rules', /^pages\/[Rr]ules/],
  ['sheet', /^pages\/[Cc]ards/],
  ['specimens', /^pages\/[Cc]ards/],
])('the catalog %s', (catalog, where) => {
  it('is named only by its own page', () => {
    const elsewhere = source((name) => !where.test(name));
    const own = messages(catalog === 'specimens' ? 'fr' : 'en', `${catalog}.ftl`);
    expect(own.size).toBeGreaterThan(10);
    expect([...own.keys()].filter((id) => elsewhere.includes(`'${id}'`))).toEqual([]);
  });
});
