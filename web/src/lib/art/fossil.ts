/** A card's fossil in its slab, as SVG text. Pure, deterministic, remembered. */
import { drawClutch, type Clutch } from './eggs';
import { isFamily, type Family, type Size } from './families';
import { hash, random } from './geometry';
import { Plate, type Detail } from './plate';
import { drawBeast } from './skeleton';
import { cracks, ground, HEIGHT, WIDTH } from './slab';
import { DINOSAURS } from './species-dinosaurs';
import { MAMMALS } from './species-mammals';
import { drawForm, type Form } from './forms';
import { FLYERS } from './species-flyers';
import { SWIMMERS } from './species-sea';

export type { Detail } from './plate';

/** What a drawing needs to know of a card. */
export interface Specimen {
  readonly id: string;
  readonly family: Family;
  readonly size: Size;
}

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

const drawn = new Map<string, string>();

export function fossilSvg(card: Specimen, detail: Detail = 'fine'): string {
  const key = `${card.id} ${card.family} ${String(card.size)} ${detail}`;
  let svg = drawn.get(key);
  if (svg === undefined) {
    svg = draw(card, detail);
    drawn.set(key, svg);
  }
  return svg;
}

function draw(card: Specimen, detail: Detail): string {
  const family = isFamily(card.family) ? card.family : 'mammal';
  const rnd = random(hash(card.id));
  const plate = new Plate(rnd, detail);
  const form = FORMS[card.id];
  const beast = DINOSAURS[card.id] ?? FLYERS[card.id] ?? SWIMMERS[card.id] ?? MAMMALS[card.id];
  const clutch = CLUTCHES[card.id];
  if (clutch) drawClutch(plate, clutch);
  else if (form) drawForm(plate, form);
  else if (beast) drawBeast(plate, beast);
  else throw new Error('no beast');
  const margin = detail === 'silhouette' ? 25 : 62;
  const bones = plate.ink({
    x: margin,
    y: margin,
    width: WIDTH - 2 * margin,
    height: HEIGHT - 2 * margin,
  });
  const stone =
    detail === 'silhouette' ? '' : ground(family) + cracks(random(hash(card.id) ^ 0x5ab));
  return (
    `<svg class="fz fz-${detail}" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" focusable="false">` +
    `<path class="fz-stone" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>${stone}${bones}</svg>`
  );
}
