/** A card's fossil in its slab, as SVG text. Pure, deterministic, remembered. */
import { drawClutch } from './draw/eggs';
import { drawForm } from './draw/forms';
import { hash, random } from './draw/geometry';
import { Plate, type Detail } from './draw/plate';
import { drawBeast } from './draw/skeleton';
import { cracks, ground, HEIGHT, WIDTH } from './draw/slab';
import { isFamily, type Family, type Size } from './families';
import { findOf } from './species';

export type { Detail } from './draw/plate';

/** What a drawing needs to know of a card. */
export interface Specimen {
  readonly id: string;
  readonly family: Family;
  readonly size: Size;
}

const drawn = new Map<string, string>();

/** The picture of a card. `plate` from 300 px of width on, `fine` from 100, `coarse` from 50, `silhouette` below. */
export function fossilSvg(card: Specimen, detail: Detail = 'fine'): string {
  const stone = detail === 'silhouette' ? '' : ground(familyOf(card));
  return frame(detail, `<path class="fz-stone" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>${stone}`, card);
}

/** The same without the stone, to be laid over a ground that many cards share. */
export function bonesSvg(card: Specimen, detail: Detail = 'fine'): string {
  return frame(detail, '', card);
}

/** A Family's ground as a picture by itself: darker lines on nothing. */
export function groundSvg(family: Family): string {
  return `<svg class="fz" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g class="fz-ground">${ground(family)}</g></svg>`;
}

function frame(detail: Detail, stone: string, card: Specimen): string {
  const key = `${card.id} ${card.family} ${String(card.size)} ${detail}`;
  let bones = drawn.get(key);
  if (bones === undefined) {
    bones = draw(card, detail);
    drawn.set(key, bones);
  }
  return `<svg class="fz fz-${detail}" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" focusable="false">${stone}${bones}</svg>`;
}

function familyOf(card: Specimen): Family {
  return isFamily(card.family) ? card.family : 'mammal';
}

function draw(card: Specimen, detail: Detail): string {
  const seed = hash(card.id);
  const plate = new Plate(random(seed), detail);
  const find = findOf(card.id, familyOf(card), card.size, random(seed ^ 0x51ab));
  switch (find.kind) {
    case 'beast':
      drawBeast(plate, find.beast);
      break;
    case 'form':
      drawForm(plate, find.form);
      break;
    case 'clutch':
      drawClutch(plate, find.clutch);
      break;
  }
  const margin = detail === 'silhouette' ? 25 : 62;
  const bones = plate.ink({
    x: margin,
    y: margin,
    width: WIDTH - 2 * margin,
    height: HEIGHT - 2 * margin,
  });
  return detail === 'silhouette' ? bones : cracks(random(seed ^ 0x5ab)) + bones;
}
