/** Every species of the deck, by card id; and generic finds for cards of other decks. */
import type { Beast } from '../draw/beast';
import type { Clutch } from '../draw/eggs';
import type { Form } from '../draw/forms';
import type { Course } from '../draw/geometry';
import type { Family, Size } from '../families';
import { CARNIVORES } from './carnivores';
import { FLYERS } from './flyers';
import { GREAT_MAMMALS } from './great-mammals';
import { HERBIVORES } from './herbivores';
import { SMALL_MAMMALS } from './small-mammals';
import { SWIMMERS } from './swimmers';

/** The content of a slab. */
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

/** The species that a generic fossil of each Family resembles: small, medium, large. */
const GENERIC: Readonly<Record<Family, readonly [string, string, string]>> = {
  flying: ['pterodactylus', 'rhamphorhynchus', 'tropeognathus'],
  herbivore: ['hypsilophodon', 'pachycephalosaurus', 'diplodocus'],
  carnivore: ['coelophysis', 'ceratosaurus', 'giganotosaurus'],
  marine: ['keichousaurus', 'mixosaurus', 'mosasaurus'],
  mammal: ['eohippus', 'smilodon', 'paraceratherium'],
};

const GENERIC_EGGS: Readonly<Record<Family, Clutch>> = {
  flying: 'bird-clutch',
  herbivore: 'round-bowl',
  carnivore: 'ring',
  marine: 'slumped',
  mammal: 'twins',
};

/** The content of a card's slab; undefined for cards of other decks. */
export function findOf(id: string): Find | undefined {
  const beast = BEASTS[id];
  if (beast) return { kind: 'beast', beast };
  const form = FORMS[id];
  if (form) return { kind: 'form', form };
  const clutch = CLUTCHES[id];
  return clutch && { kind: 'clutch', clutch };
}

/** Stretches the lengths of a course: its first value, then every second one. */
const stretch = (course: Course, by: number): Course =>
  course.map((value, i) => (i === 0 || (i > 2 && i % 2 === 1) ? value * by : value));

/** A fossil for any card of a Family and Size: a known species with another neck, tail and head. */
export function genericFind(family: Family, size: Size): Find {
  if (size === 'egg') return { kind: 'clutch', clutch: GENERIC_EGGS[family] };
  const beast = BEASTS[GENERIC[family][size - 1]!]!;
  return {
    kind: 'beast',
    beast: {
      ...beast,
      neck: stretch(beast.neck, 0.88),
      tail: stretch(beast.tail, 1.12),
      skull: { ...beast.skull, length: beast.skull.length * 1.1, tall: 0.92 },
    },
  };
}
