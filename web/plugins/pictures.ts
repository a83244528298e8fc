/**
 * Draws every picture while the client is built: the fossils of the deck, generic ones for cards of other decks,
 * the grounds they lie on, the front page's specimens and the portraits of the bots. Pages fetch them as files.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { FAMILIES, type Size, type Specimen } from '../src/lib/art/families';
import { fossilSvg, genericSvg, groundSvg } from '../src/lib/art/fossil';
import { PORTRAITS, portraitSvg } from '../src/lib/art/portraits';

const deck = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../src/firstgiants/rules/decks/founders.json'),
    'utf8',
  ),
) as { cards: (Specimen & { name: string })[] };

/** The giants of the deck, in an order that changes Family from day to day. */
const PLATES = [
  'tyrannosaurus',
  'mammuthus',
  'brachiosaurus',
  'plesiosaurus',
  'triceratops',
  'pteranodon',
  'megaloceros',
  'stegosaurus',
  'spinosaurus',
  'smilodon',
  'allosaurus',
  'parasaurolophus',
];
const SIZES: readonly Size[] = [1, 2, 3, 'egg'];

const MODULE = 'virtual:pictures';

interface Pictures {
  /** SVG text by address. */
  files: Map<string, string>;
  script: string;
  /** The script for prerendering: the specimen of the day lies in the page as markup. */
  inline: string;
}

/** All pictures by name. */
function drawAll(): Map<string, string> {
  const all = new Map<string, string>();
  const add = (name: string, draw: (detail: 'fine' | 'silhouette') => string): void => {
    all.set(`fossil-${name}`, draw('fine'));
    all.set(`fossil-${name}-small`, draw('silhouette'));
  };
  for (const card of deck.cards) add(card.id, (detail) => fossilSvg(card, detail));
  for (const family of FAMILIES) {
    for (const size of SIZES)
      add(`any-${family}-${String(size)}`, (detail) => genericSvg(family, size, detail));
    all.set(`ground-${family}`, groundSvg(family));
  }
  for (const card of deck.cards.filter(({ id }) => PLATES.includes(id)))
    all.set(`plate-${card.id}`, fossilSvg(card, 'plate'));
  for (const bot of PORTRAITS) {
    all.set(`portrait-${bot}`, portraitSvg(bot));
    all.set(`portrait-${bot}-small`, portraitSvg(bot, true));
  }
  return all;
}

function build(): Pictures {
  const all = drawAll();
  // One hash names the whole set, so that addresses can be computed from names.
  const hash = createHash('sha256');
  for (const text of all.values()) hash.update(text);
  const version = hash.digest('base64url').replaceAll(/[_-]/g, '').slice(0, 8);
  const files = new Map(
    [...all].map(([name, text]) => [`/assets/${name}-${version}.svg`, text] as const),
  );
  const plates = PLATES.map((id) => deck.cards.find((card) => card.id === id)!).map(
    ({ id, name, family }) => ({ id, name, family }),
  );
  const inPage = plates.map((plate) => {
    const picture = (name: string, className: string, fit: string): string =>
      all
        .get(name)!
        .replace('<svg ', `<svg class="${className}" preserveAspectRatio="xMidYMid ${fit}" `);
    const ground = picture(`ground-${plate.family}`, 'ground', 'slice');
    return { ...plate, inline: ground + picture(`plate-${plate.id}`, 'bones', 'meet') };
  });
  const script = (shown: object): string =>
    Object.entries({
      version,
      fossils: deck.cards.map(({ id }) => id),
      portraits: PORTRAITS,
      plates: shown,
    })
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  return { files, script: script(plates), inline: script(inPage) };
}

export function pictures(): Plugin {
  let built: Pictures | null = null;
  const get = (): Pictures => (built ??= build());
  return {
    name: 'pictures',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      return this.environment.config.build.ssr ? get().inline : get().script;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const text = get().files.get(request.url ?? '');
        if (text === undefined) next();
        else response.setHeader('Content-Type', 'image/svg+xml').end(text);
      });
    },
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const [address, source] of get().files)
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
    },
  };
}
