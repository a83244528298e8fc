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

/** The picture of a card. `fine` from 100 px of width on, `coarse` from 50, `silhouette` below. */
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
  const seed = hash(card.id);
  const plate = new Plate(random(seed), detail);
  const find = findOf(card.id, family, card.size, random(seed ^ 0x51ab));
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
  const stone = detail === 'silhouette' ? '' : ground(family) + cracks(random(seed ^ 0x5ab));
  return (
    `<svg class="fz fz-${detail}" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" focusable="false">` +
    `<path class="fz-stone" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>${stone}${bones}</svg>`
  );
}
