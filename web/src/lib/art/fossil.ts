/** A card's fossil as an SVG file: pure and deterministic. Runs in the build only, see plugins/pictures.ts. */
import { drawClutch } from './draw/eggs';
import { drawForm } from './draw/forms';
import { hash, random } from './draw/geometry';
import { Plate, type Detail } from './draw/plate';
import { drawBeast } from './draw/skeleton';
import { chip, cracks, ground, HEIGHT, WIDTH } from './draw/slab';
import { fossilStyles, svgFile } from './draw/styles';
import type { Family, Size, Specimen } from './families';
import { findOf, genericFind, type Find } from './species';

/** Bones and cracks, to be laid over the ground of the Family. */
export function fossilSvg({ id, family }: Specimen, detail: Detail = 'fine'): string {
  const find = findOf(id);
  if (!find) throw new Error(`Nobody has drawn ${id}.`);
  return draw(id, find, family, detail);
}

/** Stands for any card of a Family and Size without a picture. It faces the other way than the species it resembles. */
export function genericSvg(family: Family, size: Size, detail: Detail = 'fine'): string {
  const id = `${family}-${String(size)}`;
  return draw(id, genericFind(family, size), family, detail, true);
}

/** A Family's ground: dark lines on nothing, to be laid over the colour of its stone. */
export function groundSvg(family: Family): string {
  return svgFile(WIDTH, HEIGHT, ground(family), fossilStyles(family, 'fine'));
}

const MARGIN: Readonly<Record<Detail, number>> = { plate: 62, fine: 62, silhouette: 25 };

function draw(name: string, find: Find, family: Family, detail: Detail, mirrored = false): string {
  const seed = hash(name);
  const plate = new Plate(random(seed), detail);
  if (mirrored) plate.flip();
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
  const margin = MARGIN[detail];
  const bones = plate.ink({
    x: margin,
    y: margin,
    width: WIDTH - 2 * margin,
    height: HEIGHT - 2 * margin,
  });
  return svgFile(WIDTH, HEIGHT, stone(detail, seed) + bones, fossilStyles(family, detail));
}

/** What time has done to the slab. A plate lies in a larger one, where it has no corner to lose. */
function stone(detail: Detail, seed: number): string {
  if (detail === 'silhouette') return '';
  const rnd = random(seed ^ 0x5ab);
  return cracks(rnd) + (detail === 'plate' ? '' : chip(rnd));
}
