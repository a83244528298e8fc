import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { Inks, parts, standalone } from './inks';

const SHEET = `
@import './families.css';
.fz { --ink-w: 6; }
/* Families. */
.fg-marine { --slab: #3d6b70; }
.fz-coarse { --ink-w: 7; }
.fz path { stroke-linejoin: round; }
.fz-bone { fill: #f3e8cd; stroke-width: var(--ink-w); }
.fz-bone.fz-thin { stroke-width: calc(var(--ink-w) * 0.5); }
.fz-hollow { fill: var(--slab, #6b553a); translate: 3px 5px; }
.glass > .fz-bone:last-child { fill: red; }
.far { opacity: 0.5; }
`;
const inks = new Inks(SHEET);

function ink(markup: string, around: string[] = []): Readonly<Record<string, string>> {
  let part = parts(markup, around);
  while (part.children.length > 0) part = part.children[0]!;
  return inks.of(part);
}

it('gives a part what its classes, those around it and the variables say', () => {
  expect(ink('<svg class="fz"><path class="fz-bone"/></svg>')).toEqual({
    'stroke-linejoin': 'round',
    fill: '#f3e8cd',
    'stroke-width': '6',
  });
  expect(
    ink('<svg class="fz fz-coarse"><path class="fz-bone fz-thin"/></svg>')['stroke-width'],
  ).toBe('3.5');
  expect(ink('<path class="fz-hollow"/>').fill).toBe('#6b553a');
  expect(ink('<path class="fz-hollow"/>', ['fg-marine']).fill).toBe('#3d6b70');
});

it('knows the last of its parent', () => {
  const two = '<g class="glass"><path class="fz-bone" d="a"/><path class="fz-bone" d="b"/></g>';
  const [first, last] = parts(two).children[0]!.children;
  expect([inks.of(first!).fill, inks.of(last!).fill]).toEqual(['#f3e8cd', 'red']);
});

it('writes a file that needs no sheet', () => {
  const svg =
    '<svg class="fz" viewBox="0 0 1 1" aria-hidden="true"><path class="fz-hollow" d="M0 0"/></svg>';
  expect(standalone(svg, inks)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">' +
      '<path d="M0 0" fill="#6b553a" stroke-linejoin="round" transform="translate(3 5)"></path></svg>',
  );
});

it.each(['families', 'art', 'portraits'])(
  'the sheet %s says nothing that is not understood',
  (name) => {
    const sheet = readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8').replace(
      /\/\*[^]*?\*\/|@import[^;]*;/g,
      '',
    );
    const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
    // Neither a rule inside another nor a condition around some.
    expect(sheet.replace(/[^{}]+\{[^{}]*\}/g, '').trim()).toBe('');
    for (const [, heads = '', body = ''] of rules) {
      for (const step of heads.split(/[,>\s]+/).filter(Boolean))
        expect(step).toMatch(/^([a-z]+|(?=\.))(\.[\w-]+)*(:last-child)?$/);
      for (const line of body.split(';').filter((one) => one.trim())) {
        expect(line).toMatch(/^\s*[\w-]+:\s[^!]+$/);
        const plain = line
          .replace(/var\(--[\w-]+(, [^()]*)?\)/g, '1')
          .replace(/calc\([\d.]+ \* [\d.]+\)/g, '1');
        expect(plain).not.toMatch(/(var|calc|min|max|clamp)\(/);
      }
    }
  },
);
