/** Draws the stone around a fossil: a pattern for each Family, and different cracks and chips for each card. */
import type { Family } from '../families';
import { mix, pathOf, random, type Join, type Point, type Random } from './geometry';

/** The drawing's units; patterns use units that are five times larger. */
export const WIDTH = 1200;
export const HEIGHT = 880;
const UNIT = 5;
const [W, H] = [WIDTH / UNIT, HEIGHT / UNIT];

const grounds = new Map<Family, string>();

/** The Family's pattern, the same on all its slabs, as inner SVG markup. */
export function ground(family: Family): string {
  let markup = grounds.get(family);
  if (markup === undefined) {
    markup = PATTERNS[family](random(family.length * 7919));
    grounds.set(family, markup);
  }
  return markup;
}

/** Path data of points in pattern units. */
function trace(points: readonly Point[], join: Join, closed: boolean): string {
  return pathOf(
    points.map(([x, y]) => [x * UNIT, y * UNIT] as const),
    join,
    closed,
  );
}

const stroke = (d: string): string => `<path class="grain" d="${d}"/>`;
const spot = (d: string): string => `<path class="spot" d="${d}"/>`;

function wave(y: number, rise: number, steps: number, rnd: Random): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) points.push([(W * i) / steps, y + (rnd() - 0.5) * rise]);
  return points;
}

const PATTERNS: Readonly<Record<Family, (rnd: Random) => string>> = {
  /** Lithographic limestone: thin even beds, like wind in the sky. */
  flying(rnd) {
    let d = '';
    for (let y = 6; y < H; y += 7 + rnd() * 5) {
      const line = wave(y, 2.5, 5, rnd);
      d += trace(line, 'smooth', false);
      if (rnd() < 0.5)
        d += trace(
          line.slice(1, 4).map(([x, v]) => [x, v + 2.4] as const),
          'smooth',
          false,
        );
    }
    return stroke(d);
  },
  /** Leaf bed: fern fronds pressed between the bones. */
  herbivore(rnd) {
    let d = '';
    for (let k = 0; k < 20; k++) {
      // Five columns, four rows, each frond a little off its place.
      const from: Point = [((k % 5) + rnd()) * (W / 5), (Math.floor(k / 5) + rnd()) * (H / 4)];
      const turn = rnd() * 360;
      const size = 30 + rnd() * 22;
      const stem: Point[] = [];
      for (let i = 0; i <= 8; i++) {
        const a = ((turn + i * 5) * Math.PI) / 180;
        const last = stem[i - 1] ?? from;
        stem.push([last[0] + (Math.cos(a) * size) / 8, last[1] + (Math.sin(a) * size) / 8]);
      }
      d += trace(stem, 'smooth', false);
      for (let i = 1; i < 8; i++) {
        const a = ((turn + i * 5) * Math.PI) / 180;
        const leaf = (9 - i) * 1.25;
        const [x, y] = stem[i]!;
        for (const side of [-1, 1]) {
          const b = a + side * 1.05;
          d += trace(
            [
              [x, y],
              [x + Math.cos(b) * leaf, y + Math.sin(b) * leaf],
            ],
            'straight',
            false,
          );
        }
      }
    }
    return stroke(d);
  },
  /** Desert sandstone: slanting cross-beds cut by level ones. */
  carnivore(rnd) {
    let d = '';
    let top = -4;
    let slope = 1;
    while (top < H) {
      const deep = 26 + rnd() * 16;
      d += trace(wave(top, 3, 6, rnd), 'smooth', false);
      for (let x = -40; x < W + 40; x += 8 + rnd() * 5) {
        const reach = deep * (0.75 + rnd() * 0.25);
        d += trace(
          [
            [x, top + 1],
            [x + slope * reach * 0.55, top + reach * 0.7],
            [x + slope * reach * 1.15, top + reach],
          ],
          'smooth',
          false,
        );
      }
      top += deep;
      slope = -slope;
    }
    return stroke(d);
  },
  /** Sea floor: ripple marks and small shells. */
  marine(rnd) {
    let d = '';
    for (let y = 4; y < H + 10; y += 15) {
      const shift = rnd() * 30;
      for (let x = -30 + shift - 30; x < W + 20; x += 30) {
        const w = 13 + rnd() * 3;
        d += trace(
          [
            [x - w, y + 4],
            [x - w * 0.4, y - 3],
            [x + w * 0.4, y - 3],
            [x + w, y + 4],
          ],
          'smooth',
          false,
        );
        if (rnd() < 0.45)
          d += trace(
            [
              [x - w * 0.5, y + 3],
              [x, y + 1],
              [x + w * 0.5, y + 3],
            ],
            'smooth',
            false,
          );
      }
    }
    return stroke(d);
  },
  /** River gravel of the ice ages: pebbles and sand. */
  mammal(rnd) {
    let pebbles = '';
    let sand = '';
    for (let k = 0; k < 90; k++) {
      const [x, y, r] = [rnd() * W, rnd() * H, 1.8 + rnd() * rnd() * 8];
      const n = 6;
      const points: Point[] = [];
      for (let i = 0; i < n; i++) {
        const a = (i / n) * 2 * Math.PI;
        const q = r * (0.8 + rnd() * 0.35);
        points.push([x + Math.cos(a) * q * 1.25, y + Math.sin(a) * q * 0.85]);
      }
      pebbles += trace(points, 'smooth', true);
    }
    for (let k = 0; k < 130; k++) {
      const [x, y] = [rnd() * W, rnd() * H];
      sand += trace(
        [
          [x, y],
          [x + 0.8, y + 0.3],
        ],
        'straight',
        false,
      );
    }
    return spot(pebbles) + stroke(sand);
  },
};

/** Cracks from the slab's edges, different for each card. */
export function cracks(rnd: Random): string {
  let d = '';
  const many = 1 + Math.floor(rnd() * 2);
  for (let k = 0; k < many; k++) {
    const side = Math.floor(rnd() * 4);
    const u = 0.15 + rnd() * 0.7;
    const start: Point =
      side === 0 ? [0, u * H] : side === 1 ? [W, u * H] : side === 2 ? [u * W, 0] : [u * W, H];
    let angle = Math.atan2(H / 2 - start[1], W / 2 - start[0]) + (rnd() - 0.5) * 1.1;
    const line: Point[] = [start];
    const steps = 4 + Math.floor(rnd() * 5);
    for (let i = 0; i < steps; i++) {
      angle += (rnd() - 0.5) * 1.1;
      const [x, y] = line[i]!;
      const s = 7 + rnd() * 9;
      line.push([x + Math.cos(angle) * s, y + Math.sin(angle) * s]);
    }
    d += trace(line, 'straight', false);
    const fork = line[2]!;
    const b = angle + (rnd() < 0.5 ? 1 : -1);
    d += trace([fork, [fork[0] + Math.cos(b) * 9, fork[1] + Math.sin(b) * 9]], 'straight', false);
  }
  return `<path class="crack" d="${d}"/>`;
}

/** A corner broken off, drawn as the darker ground behind the slab. */
export function chip(rnd: Random): string {
  const [x, y] = [rnd() < 0.5 ? 0 : W, rnd() < 0.5 ? 0 : H];
  const dx = x ? -1 : 1;
  const dy = y ? -1 : 1;
  const [a, b] = [mix(10, 26, rnd()), mix(8, 20, rnd())];
  const d = trace(
    [
      [x, y],
      [x + dx * a, y],
      [x + dx * a * 0.6, y + dy * b * 0.35],
      [x + dx * a * 0.35, y + dy * b * 0.75],
      [x, y + dy * b],
    ],
    'straight',
    true,
  );
  return `<path class="chip" d="${d}"/>`;
}
