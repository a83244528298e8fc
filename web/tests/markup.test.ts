/** Markup is inserted in few places, all of it our own drawings. What people write is inserted as text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { drawable, readDeckFile } from '../src/lib/workshop/draft';

const SOURCES = join(import.meta.dirname, '../src');
const INSERTS =
  /\{@html\s+([\w.]+)|\b((?:inner|outer)HTML|insertAdjacentHTML|srcdoc|setHTMLUnsafe|createContextualFragment|document\.write)\b/g;

/**
 * Every file that inserts markup, and where it comes from. Signs are drawn from Families, Sizes and numbers; a card of
 * somebody's file has them checked by `drawable`, one of the server by the server.
 */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'lib/art/Amber.svelte': ['svg'],
  'lib/art/Card.svelte': ['seal', 'bones', 'seal', 'bones', 'signs'],
  'lib/art/KindIcon.svelte': ['glyphSvg'],
  'lib/art/Laurel.svelte': ['svg'],
  'lib/board/animate.ts': ['innerHTML', 'innerHTML', 'innerHTML'],
  'pages/front/Frontispiece.svelte': ['plate.inline'],
  'pages/rules/Legend.svelte': ['effectsSvg', 'glyphs.glyphSvg', 'glyphs.glyphSvg'],
  'pages/table/lobby/Invite.svelte': ['code'],
};

it('inserts no markup elsewhere', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => {
      const text = readFileSync(join(SOURCES, file), 'utf8');
      const inserted = [...text.matchAll(INSERTS)].map(([, html, property]) => html ?? property);
      return [file.replaceAll('\\', '/'), inserted] as const;
    })
    .filter(([, inserted]) => inserted.length > 0);
  expect(Object.fromEntries(found)).toEqual(KNOWN);
});

it('draws no card of a file with markup in place of its words and numbers', () => {
  const card = { id: 'a', family: 'marine', size: 1 };
  const evil = '"><img src=x onerror=alert(1)>';
  const draw = (fields: object): unknown => {
    const [read] = readDeckFile(JSON.stringify([{ ...card, ...fields }]))!;
    return drawable(read!);
  };
  const gain = (fields: object): object => ({ effects: [{ do: 'amber', ...fields }] });
  expect(draw(gain({ amount: 2 }))).not.toBe(null);
  for (const fields of [
    { family: evil },
    { size: evil },
    { size: [1, evil] },
    { effects: [{ do: evil }] },
    gain({ amount: evil }),
    gain({ amount: [evil] }),
    gain({ per: evil }),
    gain({ per: { family: evil } }),
    gain({ per: { family: [evil] } }),
    gain({ who: evil }),
    gain({ when: { by: evil, size: 1 } }),
    gain({ when: { by: 'you', family: evil } }),
    gain({ when: { by: 'you', size: evil } }),
    gain({ when: { by: 'you', size: 1, family: evil } }),
  ])
    expect(draw(fields), JSON.stringify(fields)).toBe(null);
});
