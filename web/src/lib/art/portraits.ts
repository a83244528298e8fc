/**
 * Portraits of the levels, as a museum hangs its founders: a skull for each character, engraved, in an
 * oval brass frame with the sign of its trade below. Drawn from numbers, like the fossils.
 */
import type { SkullPose } from './draw/beast';
import { vertebra } from './draw/bones';
import {
  Curve,
  hash,
  heading,
  mix,
  random,
  step,
  walk,
  type Course,
  type Point,
} from './draw/geometry';
import { Plate, type Frame } from './draw/plate';
import { drawSkull, trace } from './draw/skull';
import { portraitStyles, svgFile } from './draw/styles';
import type { Family } from './families';
import { SKULLS } from './skulls';

const PORTRAIT_WIDTH = 1000;
const PORTRAIT_HEIGHT = 1200;
const [CX, CY] = [500, 600];
/** Half axes of the frame's outer edge, and of the picture inside it. */
const RIM: Point = [482, 582];
const INSIDE: Point = [418, 518];

interface Sitter {
  readonly ground: Family;
  readonly skull: SkullPose;
  /** From the skull down to the frame, how many vertebrae, and their half height there. */
  readonly neck: Course;
  readonly bones: number;
  readonly girth: number;
  readonly box: Frame;
  readonly looksRight?: boolean;
  /** An eyeglass before the largest hole. */
  readonly glass?: boolean;
  /** Just out of its egg. */
  readonly shell?: boolean;
  readonly sign: string;
}

const box = (x: number, y: number, width: number, height: number): Frame => ({
  x,
  y,
  width,
  height,
});

/** Signs of the trades, 48 by 48. */
const SIGN = {
  ticket:
    '<path class="sign" d="M6 11H42V20A4 4 0 0 0 42 28V37H6V28A4 4 0 0 0 6 20Z"/><path class="sign cut" d="M32 13V16M32 20V23M32 27V30M32 33V36M12 18H26M12 24H22M12 30H26"/>',
  egg: '<path class="sign" d="M24 5C34 5 40 19 40 29A16 15 0 0 1 8 29C8 19 14 5 24 5Z"/><path class="sign cut" d="M9 27 15 23 20 29 26 22 32 28 39 24"/>',
  brush:
    '<path class="sign" d="M31 4 36 6 29 25 22 22ZM20 25 30 29 25 45C21 42 17 43 13 41 15 37 17 33 20 25Z"/><path class="sign cut" d="M19 39 23 30M22 41 26 31"/>',
  hammer:
    '<path class="sign" d="M4 17C12 8 22 5 29 7L32 4 41 12 38 16 33 18 29 16 26 19 22 15C15 14 9 15 4 17Z"/><path class="sign stroke" d="M25 20 14 44"/>',
  lens: '<circle class="sign stroke" cx="19" cy="19" r="13"/><path class="sign stroke" d="M29 29 43 43"/><path class="sign fine" d="M11 17A9 9 0 0 1 18 11"/>',
  paper:
    '<path class="sign" d="M6 8H36V41H9A4 4 0 0 1 6 37ZM38 14H43V37A4 4 0 0 1 38 40Z"/><path class="sign cut" d="M11 14H31M11 19H31M11 25H19M11 29H19M11 33H19M23 25H31V34H23Z"/>',
  book: '<path class="sign" d="M23 12C18 7 10 7 4 9V38C10 36 18 36 23 41ZM25 12C30 7 38 7 44 9V38C38 36 30 36 25 41Z"/><path class="sign cut" d="M8 16C12 15 16 15 19 18M8 23C12 22 16 22 19 25M40 16C36 15 32 15 29 18M40 23C36 22 32 22 29 25"/>',
  laurel:
    '<path class="sign stroke" d="M24 45C13 43 7 33 9 20M24 45C35 43 41 33 39 20"/><path class="sign" d="M8 21C3 17 3 11 6 6 11 10 12 16 8 21ZM9 31C3 29 1 24 2 19 7 21 10 25 9 31ZM14 38C9 39 4 37 2 32 7 31 12 33 14 38ZM12 27C11 21 14 17 18 14 19 20 17 25 12 27ZM40 21C45 17 45 11 42 6 37 10 36 16 40 21ZM39 31C45 29 47 24 46 19 41 21 38 25 39 31ZM34 38C39 39 44 37 46 32 41 31 36 33 34 38ZM36 27C37 21 34 17 30 14 29 20 31 25 36 27Z"/>',
} as const;

/** One for each level, by its id. */
const SITTERS: Readonly<Record<string, Sitter>> = {
  tourist: {
    ground: 'marine',
    skull: { type: 'kangaroo', length: 100, deg: 182, gape: 8 },
    neck: [110, -50, -96],
    bones: 6,
    girth: 13,
    box: box(190, 170, 630, 910),
    looksRight: true,
    sign: SIGN.ticket,
  },
  hatchling: {
    ground: 'flying',
    skull: { type: 'anurognathus', length: 100, deg: 176, gape: 14 },
    neck: [20, -100, -90],
    bones: 2,
    girth: 9,
    box: box(215, 190, 570, 770),
    shell: true,
    sign: SIGN.egg,
  },
  volunteer: {
    ground: 'herbivore',
    skull: { type: 'psittacosaurus', length: 100, deg: 186, gape: 9 },
    neck: [125, -48, -98],
    bones: 7,
    girth: 14,
    box: box(185, 210, 640, 880),
    sign: SIGN.brush,
  },
  digger: {
    ground: 'mammal',
    skull: { type: 'gopher', length: 100, deg: 184, gape: 7 },
    neck: [96, -45, -95],
    bones: 5,
    girth: 17,
    box: box(190, 150, 630, 930),
    looksRight: true,
    sign: SIGN.hammer,
  },
  preparator: {
    ground: 'marine',
    skull: { type: 'dsungaripterus', length: 100, deg: 212, gape: 5, tall: 1.4 },
    neck: [30, 40, -30, 26, -86, 92, -98],
    bones: 8,
    girth: 12,
    box: box(165, 190, 660, 890),
    sign: SIGN.lens,
  },
  curator: {
    ground: 'carnivore',
    skull: { type: 'parasaurolophus', length: 100, deg: 186, gape: 5 },
    neck: [130, -45, -98],
    bones: 7,
    girth: 14,
    box: box(205, 160, 640, 910),
    looksRight: true,
    sign: SIGN.paper,
  },
  professor: {
    ground: 'flying',
    skull: { type: 'pachycephalosaurus', length: 100, deg: 188, gape: 6 },
    neck: [115, -48, -98],
    bones: 6,
    girth: 14,
    box: box(185, 160, 640, 930),
    glass: true,
    sign: SIGN.book,
  },
  giant: {
    ground: 'herbivore',
    skull: { type: 'brachiosaurus', length: 100, deg: 194, gape: 8 },
    neck: [150, -55, -100],
    bones: 6,
    girth: 25,
    box: box(190, 140, 640, 950),
    looksRight: true,
    sign: SIGN.laurel,
  },
};

/** Half an eggshell with a broken rim: around `p`, opening towards `deg`. */
function shell(
  plate: Plate,
  layer: number,
  p: Point,
  wide: number,
  high: number,
  deg: number,
): void {
  const round: Point[] = [];
  for (let i = 0; i <= 8; i++) {
    const [c, s] = heading(i * 22.5);
    round.push(step(p, deg - 90, -c * wide, s * high));
  }
  const rim: Point[] = [];
  const teeth = 9;
  for (let i = 1; i < teeth; i++) {
    rim.push(step(p, deg - 90, mix(wide, -wide, i / teeth), i % 2 ? wide * 0.16 : -wide * 0.02));
  }
  const corners = [0, 8, ...rim.map((_, i) => 9 + i)];
  plate.add(layer, [...round, ...rim], { corners });
}

function bust(sitter: Sitter, plate: Plate): void {
  const neck = new Curve(walk([2, 0], sitter.neck));
  for (let i = sitter.bones - 1; i >= 0; i--) {
    const t = (i + 0.6) / sitter.bones;
    const { p, deg } = neck.at(t);
    const girth = mix(sitter.girth * 0.72, sitter.girth, t);
    vertebra(plate, 0, p, deg + 180, neck.length / sitter.bones, girth, girth * 1.5, 0, 0.2);
  }
  drawSkull(plate, 10, [0, 0], sitter.skull);
  if (sitter.shell) {
    shell(plate, 30, [-46, 36], 66, 68, 90);
    shell(plate, 30, [-58, -62], 36, 26, -72);
  }
  if (sitter.glass) glass(plate, sitter.skull);
}

/** A round glass on a cord before the skull's largest hole. */
function glass(plate: Plate, pose: SkullPose): void {
  const holes = (SKULLS[pose.type]?.holes ?? []).map((outline) => trace(outline).points);
  const size = (points: readonly Point[]): number => {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
  };
  const eye = holes.sort((a, b) => size(b) - size(a))[0];
  if (!eye) return;
  const scale = pose.length / 100;
  const [sx, sy] = eye.reduce(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  const centre = step([0, 0], pose.deg, (-sx / eye.length) * scale, (sy / eye.length) * scale);
  const ring: Point[] = Array.from({ length: 17 }, (_, i) => step(centre, i * 22.5, 15.5));
  plate.add(40, ring, { tone: 'line' });
  plate.add(40, walk(step(centre, -20, 15.5), [30, -60, -100, 34, -40]), { tone: 'line' });
}

/** Engraved lines across an oval, further apart where the light falls. */
function lines([rx, ry]: Point): string {
  let d = '';
  for (let y = -ry + 14; y < ry; y += mix(19, 27, (1 - y / ry) / 2)) {
    const half = rx * Math.sqrt(1 - (y / ry) ** 2) - 3;
    d += `M${(CX - half).toFixed(0)} ${(CY + y).toFixed(0)}H${(CX + half).toFixed(0)}`;
  }
  return `<path class="lines" d="${d}"/>`;
}

const oval = (name: string, [rx, ry]: Point): string =>
  `<ellipse class="${name}" cx="${String(CX)}" cy="${String(CY)}" rx="${String(rx)}" ry="${String(ry)}"/>`;

/** The levels that have a portrait, weakest first. */
export const PORTRAITS: readonly string[] = Object.keys(SITTERS);

/** The portrait of a level as an SVG file; small ones are plainer, without the sign of the trade. */
export function portraitSvg(bot: string, small = false): string {
  const sitter = SITTERS[bot];
  if (!sitter) throw new Error(`Nobody has drawn ${bot}.`);
  const plate = new Plate(random(hash(bot)), small ? 'silhouette' : 'fine');
  if (sitter.looksRight) plate.flip();
  bust(sitter, plate);
  // The eyeglass is the last line of the drawing.
  const bones = plate
    .ink(sitter.box)
    .replace(/class="line"(?=[^<]*$)/, sitter.glass ? 'class="glass"' : '$&');
  const middle: Point = [(RIM[0] + INSIDE[0]) / 2, (RIM[1] + INSIDE[1]) / 2];
  const medal = `<circle class="medal" cx="${String(CX)}" cy="1082" r="112"/><circle class="well" cx="${String(CX)}" cy="1082" r="92"/><g transform="translate(${String(CX - 68)} 1014) scale(2.84)">${sitter.sign}</g>`;
  const markup =
    oval('ground', INSIDE) +
    (small ? '' : lines(INSIDE)) +
    bones +
    // The frame covers where the neck ends: a ring as broad as the rim.
    oval('frame', middle) +
    oval('edge', INSIDE) +
    (small ? '' : oval('beads', middle)) +
    oval('edge', RIM) +
    (small ? '' : medal);
  return svgFile(PORTRAIT_WIDTH, PORTRAIT_HEIGHT, markup, portraitStyles(sitter.ground, small));
}
