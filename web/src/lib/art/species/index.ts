/** Every species of the deck, by card id; and likenesses for cards of decks we have not seen. */
import type { Beast } from '../draw/beast';
import type { Clutch } from '../draw/eggs';
import type { Form } from '../draw/forms';
import type { Course, Random } from '../draw/geometry';
import type { Family, Size } from '../families';
import { CARNIVORES } from './carnivores';
import { FLYERS } from './flyers';
import { GREAT_MAMMALS } from './great-mammals';
import { HERBIVORES } from './herbivores';
import { SMALL_MAMMALS } from './small-mammals';
import { SWIMMERS } from './swimmers';

/** What lies in a slab. */
export type Find =
  | { readonly kind: 'beast'; readonly beast: Beast }
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'clutch'; readonly clutch: Clutch };

const BEASTS: Readonly<Record<string, Beast>> = {
  ...FLYERS,
  ...HERBIVORES,
  ...CARNIVORES,
  ...SWIMMERS,
  ...SMALL_MAMMALS,
  ...GREAT_MAMMALS,
};

const FORMS: Readonly<Record<string, Form>> = {
  dactylioceras: 'ammonite',
  anomalocaris: 'anomalocaris',
  jaekelopterus: 'seascorpion',
  archelon: 'turtle',
};

const CLUTCHES: Readonly<Record<string, Clutch>> = {
  'hamipterus-egg': 'soft-pair',
  gobioolithus: 'bird-clutch',
  'maiasaura-egg': 'nest-hatching',
  megaloolithus: 'round-bowl',
  'lourinhanosaurus-egg': 'great-nest',
  prismatoolithus: 'ring',
  palaeoxyris: 'spiral-case',
  antarcticoolithus: 'slumped',
  'obdurodon-egg': 'burrow',
  'steropodon-egg': 'twins',
};

/** Like whom a stranger of a Family looks, for small, medium and large. */
const KIN: Readonly<
  Record<Family, readonly [readonly string[], readonly string[], readonly string[]]>
> = {
  flying: [
    ['pterodactylus', 'iberomesornis', 'anurognathus'],
    ['pteranodon', 'rhamphorhynchus', 'dsungaripterus'],
    ['quetzalcoatlus', 'hatzegopteryx', 'tropeognathus'],
  ],
  herbivore: [
    ['hypsilophodon', 'stegoceras', 'protoceratops'],
    ['parasaurolophus', 'stegosaurus', 'ankylosaurus'],
    ['brachiosaurus', 'diplodocus', 'argentinosaurus'],
  ],
  carnivore: [
    ['velociraptor', 'coelophysis', 'compsognathus'],
    ['allosaurus', 'ceratosaurus', 'deinonychus'],
    ['tyrannosaurus', 'giganotosaurus', 'acrocanthosaurus'],
  ],
  marine: [
    ['mixosaurus', 'keichousaurus', 'trilobite'],
    ['ichthyosaurus', 'plesiosaurus', 'dunkleosteus'],
    ['mosasaurus', 'elasmosaurus', 'shonisaurus'],
  ],
  mammal: [
    ['morganucodon', 'eohippus', 'repenomamus'],
    ['smilodon', 'procoptodon', 'ambulocetus'],
    ['paraceratherium', 'elasmotherium', 'megatherium'],
  ],
};

const EGG_KIN: Readonly<Record<Family, readonly Clutch[]>> = {
  flying: ['soft-pair', 'bird-clutch'],
  herbivore: ['nest-hatching', 'round-bowl'],
  carnivore: ['great-nest', 'ring'],
  marine: ['spiral-case', 'slumped'],
  mammal: ['burrow', 'twins'],
};

/** Whether the card's species has been drawn, rather than a likeness. */
export function isKnown(id: string): boolean {
  return id in BEASTS || id in FORMS || id in CLUTCHES;
}

export function findOf(id: string, family: Family, size: Size, rnd: Random): Find {
  const beast = BEASTS[id];
  if (beast) return { kind: 'beast', beast };
  const form = FORMS[id];
  if (form) return { kind: 'form', form };
  const clutch = CLUTCHES[id];
  if (clutch) return { kind: 'clutch', clutch };
  return stranger(family, size, rnd);
}

const pick = <T>(list: readonly T[], rnd: Random): T => list[Math.floor(rnd() * list.length)]!;

/** A card of another deck: like its kin, but with a neck, tail and head of its own. */
function stranger(family: Family, size: Size, rnd: Random): Find {
  if (size === 'egg') return { kind: 'clutch', clutch: pick(EGG_KIN[family], rnd) };
  const beast = BEASTS[pick(KIN[family][size - 1]!, rnd)];
  if (!beast) return { kind: 'form', form: 'trilobite' };
  const stretch = (course: Course, by: number): Course =>
    course.map((value, i) => (i === 0 || (i > 2 && i % 2 === 1) ? value * by : value));
  const some = (least: number, most: number): number => least + (most - least) * rnd();
  return {
    kind: 'beast',
    beast: {
      ...beast,
      neck: stretch(beast.neck, some(0.7, 1.25)),
      tail: stretch(beast.tail, some(0.7, 1.2)),
      skull: {
        ...beast.skull,
        length: beast.skull.length * some(0.85, 1.15),
        gape: (beast.skull.gape ?? 0) * some(0.4, 1.4),
        tall: some(0.85, 1.15),
      },
      faceRight: rnd() < 0.5,
    },
  };
}
