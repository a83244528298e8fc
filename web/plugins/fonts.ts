/**
 * The two fonts of titles. The build cuts Fraunces into the letters that every language writes with and the rest of
 * Latin, so that a page fetches what its letters ask for. IM Fell is shipped as it is: its name is reserved
 * (OFL, clause 3), so a cut version would need another one.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subset, { type Axes } from 'subset-font';
import type { Plugin } from 'vite';

interface Face {
  family: string;
  weight: string;
  /** The file that is cut into parts. */
  cut?: string;
  whole: readonly { file: string; range: string }[];
  axes?: Axes;
}

const FACES: readonly Face[] = [
  {
    family: 'Fraunces Variable',
    weight: '400 700',
    cut: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    whole: [
      {
        file: '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
        range: 'U+100-151, U+154-2BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+2C60-2C7F',
      },
    ],
    // As it is drawn for 20 px: it is set in 15 to 28.
    axes: { wght: { min: 400, max: 700, default: 400 }, opsz: 20 },
  },
  {
    family: 'IM Fell English SC',
    weight: '400',
    whole: [
      {
        file: '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2',
        range:
          'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2212',
      },
    ],
  },
];

/** The packages whose files are used here: their licences ship with the page. */
export const FONT_PACKAGES: readonly string[] = FACES.map(({ whole }) =>
  whole[0]!.file.slice(0, whole[0]!.file.indexOf('/files/')),
);

/** From the first to the last letter of each. */
const PARTS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  basic: [
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0xb7, 0xb7],
    [0xd7, 0xd7],
    [0x2013, 0x2014],
    [0x2018, 0x201e],
    [0x2026, 0x2026],
  ],
  more: [
    [0xa1, 0xb6],
    [0xb8, 0xd6],
    [0xd8, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ],
};

const resolve = createRequire(import.meta.url).resolve;
const hex = (letter: number): string => letter.toString(16).toUpperCase();
const letters = (ranges: (typeof PARTS)[string]): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    .map((letter) => String.fromCodePoint(letter))
    .join('');

function rule(face: Face, source: string, range: string): string {
  return `@font-face {
  font-family: '${face.family}';
  font-display: swap;
  font-weight: ${face.weight};
  src: url('${source}') format('woff2');
  unicode-range: ${range};
}`;
}

/** Writes the parts and a style sheet that names them; what is there already stays. */
async function cut(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const rules: string[] = [];
  for (const face of FACES) {
    for (const { file, range } of face.whole) rules.push(rule(face, resolve(file), range));
    if (!face.cut) continue;
    const uncut = readFileSync(resolve(face.cut));
    for (const [part, ranges] of Object.entries(PARTS)) {
      const name = `${face.family.toLowerCase().replaceAll(' ', '-')}-${part}.woff2`;
      const options = { targetFormat: 'woff2' as const, variationAxes: face.axes };
      writeFileSync(join(folder, name), await subset(uncut, letters(ranges), options));
      const range = ranges.map(([from, to]) =>
        from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`,
      );
      rules.push(rule(face, `./${name}`, range.join(', ')));
    }
  }
  writeFileSync(join(folder, 'fonts.css'), `${rules.join('\n')}\n`);
}

export function fonts(): Plugin {
  const folder = join(import.meta.dirname, '../node_modules/.cut-fonts');
  return {
    name: 'fonts',
    async config(_, { command, isSsrBuild }) {
      // Pages are drawn right after the client was built, with what that cut.
      if (!isSsrBuild && (command === 'build' || !existsSync(join(folder, 'fonts.css'))))
        await cut(folder);
      return { resolve: { alias: { 'cut-fonts': folder } } };
    },
  };
}
