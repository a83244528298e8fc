/**
 * Pictures that never change are drawn while the client is built: the front page's specimens and the
 * portraits of the bots. A page then fetches the few that it shows, as files, and no office to draw them.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { bonesSvg, groundSvg, type Specimen } from '../src/lib/art/fossil';
import { Inks, standalone } from '../src/lib/art/inks';
import { portraitSvg, SITTING } from '../src/lib/art/portraits';

const art = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../src/lib/art', name), 'utf8');
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

const MODULE = 'virtual:pictures';

interface Drawn {
  /** By address, as they are served. */
  files: Map<string, string>;
  script: string;
  /** The same for pages that the server sends: their specimen lies in them and is there at once. */
  inline: string;
}

function draw(): Drawn {
  const inks = new Inks(
    ['families', 'art', 'portraits'].map((name) => art(`${name}.css`)).join('\n'),
  );
  const files = new Map<string, string>();
  const file = (name: string, svg: string, around: string[] = []): string => {
    const text = standalone(svg, inks, around);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const address = `/assets/${name}-${hash}.svg`;
    files.set(address, text);
    return address;
  };
  const plates = PLATES.flatMap((id) => deck.cards.find((card) => card.id === id) ?? []).map(
    (card) => ({
      name: card.name,
      family: card.family,
      bones: file(`plate-${card.id}`, bonesSvg(card, 'plate'), [`fg-${card.family}`]),
      ground: file(`ground-${card.family}`, groundSvg(card.family), [`fg-${card.family}`]),
    }),
  );
  const hung = (small: boolean): Record<string, string> =>
    Object.fromEntries(
      SITTING.map((bot) => [
        bot,
        file(`portrait-${bot}${small ? '-small' : ''}`, portraitSvg(bot, small)),
      ]),
    );
  const portraits = { large: hung(false), small: hung(true) };
  const inPage = plates.map((plate) => {
    const picture = (name: 'ground' | 'bones', fit: string): string =>
      files
        .get(plate[name])!
        .replace('<svg ', `<svg class="${name}" preserveAspectRatio="xMidYMid ${fit}" `);
    return { ...plate, inline: picture('ground', 'slice') + picture('bones', 'meet') };
  });
  const script = (shown: object): string =>
    `export const plates = ${JSON.stringify(shown)};\nexport const portraits = ${JSON.stringify(portraits)};`;
  return { files, script: script(plates), inline: script(inPage) };
}

export function pictures(): Plugin {
  let drawn: Drawn | null = null;
  const all = (): Drawn => (drawn ??= draw());
  return {
    name: 'pictures',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      return this.environment.config.build.ssr ? all().inline : all().script;
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const text = all().files.get(request.url ?? '');
        if (text === undefined) next();
        else answer.setHeader('Content-Type', 'image/svg+xml').end(text);
      });
    },
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const [address, source] of all().files)
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
    },
  };
}
