/** Every language says everything the page can ask for, with the same variables and the words of the glossary, and nothing lies unused. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  parse,
  Visitor,
  type Message,
  type MessageReference,
  type Pattern,
  type VariableReference,
} from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

import { LANGUAGES, PROBLEM_CODES } from '../src/lib/wire/schema';

const LOCALES = join(import.meta.dirname, '../../src/firstgiants/locales');
const SOURCES = join(import.meta.dirname, '../src');
const TAGS = Object.keys(LANGUAGES);

/** Codes that nobody meets in the web app, with the reason. */
const NEVER_SHOWN: Readonly<Record<string, string>> = {
  'address-too-long': 'the app asks for short addresses only',
  'no-such-language': 'the app and the server have the same list of languages',
  'no-such-link': 'the page that a mail links to has a text for it',
  'not-a-program': 'only for tokens, and the app signs in without one',
  'token-not-enough': 'only for tokens',
  'too-many-prefs': 'the app stores fewer preferences than the server allows',
  'unknown-token': 'only for tokens',
};

/** Codes that only the admin page meets; its own catalog has their sentences. */
const FOR_ADMINS: readonly string[] = [
  'backup-failed',
  'bad-address',
  'bad-announcement',
  'bad-ban',
  'is-admin',
  'no-backup-folder',
  'no-such-announcement',
  'no-such-ban',
  'no-such-report',
  'not-admin',
  'report-handled',
  'use-pg-dump',
  'wrong-name',
  'wrong-secret',
];

/** All messages of a language, or of one of its catalogs, by id. */
function entries(language: string, only?: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const file of only ? [only] : readdirSync(join(LOCALES, language))) {
    const resource = parse(readFileSync(join(LOCALES, language, file), 'utf8'), {});
    for (const entry of resource.body) {
      if (entry.type === 'Junk') throw new Error(`${language}/${file}: ${entry.content}`);
      if (entry.type !== 'Message') continue;
      const message = entry as Message;
      if (found.has(message.id.name)) throw new Error(`${language}: ${message.id.name} twice`);
      found.set(message.id.name, message);
    }
  }
  return found;
}

/** The variables of each message. */
function messages(language: string, only?: string): Map<string, Set<string>> {
  return new Map(
    [...entries(language, only)].map(([id, message]) => {
      const variables = new Set<string>();
      class Find extends Visitor {
        override visitVariableReference(node: VariableReference): void {
          variables.add(node.id.name);
        }
      }
      new Find().visit(message);
      return [id, variables];
    }),
  );
}

/** The texts of each message, one for each variant; what is filled in is "…". */
function texts(language: string, only?: string): Map<string, string[]> {
  const all = (pattern: Pattern): string[] => {
    const variants: string[] = [];
    let text = '';
    for (const element of pattern.elements) {
      if (element.type === 'TextElement') text += element.value;
      else if (element.expression.type === 'SelectExpression') {
        variants.push(...element.expression.variants.flatMap((one) => all(one.value)));
        text += '…';
      } else text += '…';
    }
    return [text, ...variants];
  };
  return new Map(
    [...entries(language, only)].map(([id, message]) => [
      id,
      message.value ? all(message.value) : [],
    ]),
  );
}

/** The messages that other messages are put together from. */
function parts(language: string): Set<string> {
  const found = new Set<string>();
  class Find extends Visitor {
    override visitMessageReference(node: MessageReference): void {
      found.add(node.id.name);
    }
  }
  for (const message of entries(language).values()) new Find().visit(message);
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
    const shared = parts('en');
    const used = (id: string): boolean =>
      code.includes(`'${id}'`) ||
      prefixes.some((prefix) => id.startsWith(prefix)) ||
      shared.has(id);
    // What the terminal says is checked by tests/cli, what mails say by tests/server.
    const others = ['terminal.ftl', 'mail.ftl'].map((file) => messages('en', file));
    const ours = [...english.keys()].filter((id) => !others.some((file) => file.has(id)));
    expect(ours.filter((id) => !used(id))).toEqual([]);
  });
});

interface Term {
  say: string;
  never: string[];
}
const glossary = JSON.parse(readFileSync(join(LOCALES, 'glossary.json'), 'utf8')) as Record<
  string,
  Record<string, Term>
>;

describe.each(TAGS)('the words of %s', (language) => {
  // Labels of the fossils tell of animals, not of the game.
  const catalogs = readdirSync(join(LOCALES, language)).filter((file) => file !== 'specimens.ftl');
  const spoken = catalogs.flatMap((file) => [...texts(language, file)]);
  const terms = Object.entries(glossary).map(([name, by]) => [name, by[language]!] as const);

  it('has every term of the glossary, and forbids no word that another term says', () => {
    const said = new Set(terms.map(([, term]) => term.say));
    const odd = terms.filter(([, term]) => !term.say || term.never.some((word) => said.has(word)));
    expect(odd).toEqual([]);
  });

  it('says each term in one way', () => {
    const wrong = terms.flatMap(([name, term]) =>
      term.never.flatMap((word) => {
        // Chinese writes no spaces between its words.
        const whole = language === 'zh-Hant' ? word : `(?<![\\p{L}])${word}(?![\\p{L}])`;
        const pattern = new RegExp(whole, 'iu');
        return spoken
          .filter(([, some]) => some.some((text) => pattern.test(text)))
          .map(([id]) => `${id}: "${word}" (${name}: "${term.say}")`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('numbers the Dig Sites as the board does', () => {
    const numbered = [...messages(language)].filter(([, variables]) => variables.has('site'));
    expect(numbered.map(([id]) => id)).toEqual(['numeral']);
  });
});

describe.each(TAGS)('the refusals in %s', (language) => {
  const problems = [...messages(language, 'app.ftl').keys()]
    .filter((id) => id.startsWith('problem-'))
    .map((id) => id.slice('problem-'.length));
  const never = Object.keys(NEVER_SHOWN);

  it('has a sentence for every code that people can meet', () => {
    const others = [...never, ...FOR_ADMINS];
    const met = PROBLEM_CODES.filter((code) => !others.includes(code));
    expect(met.filter((code) => !problems.includes(code))).toEqual([]);
    const admin = messages(language, 'admin.ftl');
    expect(FOR_ADMINS.filter((code) => !admin.has(`problem-${code}`))).toEqual([]);
  });

  it('has no sentence for a code that does not exist', () => {
    // `offline` and `unknown` are found out by the client itself.
    const known: readonly string[] = [...PROBLEM_CODES, 'offline', 'unknown'];
    expect(problems.filter((code) => !known.includes(code))).toEqual([]);
    expect(never.filter((code) => !known.includes(code) || problems.includes(code))).toEqual([]);
  });
});

/** Pages whose words are fetched with them (`words` in the router): nobody else may speak them. */
describe.each([
  ['admin', /^pages\/[Aa]dmin/],
  ['seasons', /^pages\/([Ll]eaderboard|[Pp]erson)/],
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
