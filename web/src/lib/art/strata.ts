/** The ground of the four Dig Sites, as a geologist's section draws it: beds of different stone. */
import { pathOf, random, type Point, type Random } from './draw/geometry';

const WIDTH = 1200;
const HEIGHT = 900;

type Bed = 'sand' | 'shale' | 'gravel' | 'chalk' | 'clay' | 'shells';

/** Beds from top to bottom: stone and thickness in parts. No site has its stones in another's order. */
const SITES: readonly (readonly (readonly [Bed, number])[])[] = [
  [
    ['clay', 1],
    ['sand', 3],
    ['shale', 1.6],
    ['gravel', 2],
  ],
  [
    ['gravel', 1.2],
    ['shale', 2.6],
    ['shells', 2.2],
    ['clay', 1.4],
  ],
  [
    ['shale', 1],
    ['chalk', 3.2],
    ['sand', 1.6],
    ['clay', 1.6],
  ],
  [
    ['sand', 1.4],
    ['gravel', 2.8],
    ['clay', 1.4],
    ['chalk', 2],
  ],
];

const drawn = new Map<number, string>();

/** SVG text of a site's ground; it fills any box. */
export function strataSvg(site: number): string {
  const index = (site - 1) % SITES.length;
  let svg = drawn.get(index);
  if (svg === undefined) {
    svg = draw(SITES[index]!, random(index * 977 + 5));
    drawn.set(index, svg);
  }
  return svg;
}

function draw(beds: readonly (readonly [Bed, number])[], rnd: Random): string {
  const parts = beds.reduce((sum, [, share]) => sum + share, 0);
  let top = edge(-40, rnd);
  let y = 0;
  let markup = '';
  for (const [bed, share] of beds) {
    y += (share / parts) * HEIGHT;
    const bottom = edge(y >= HEIGHT - 1 ? HEIGHT + 60 : y, rnd);
    const outline = pathOf([...top, ...[...bottom].reverse()]);
    markup += `<path class="st-bed st-${bed}" d="${outline}"/><path class="st-line" d="${fill(bed, top, bottom, rnd)}"/>`;
    top = bottom;
  }
  return `<svg class="st" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${markup}</svg>`;
}

/** A gently folded boundary between two beds. */
function edge(y: number, rnd: Random): Point[] {
  const lift = 26 + rnd() * 30;
  const phase = rnd() * 6;
  return Array.from({ length: 13 }, (_, i): Point => {
    const x = (WIDTH * i) / 12;
    return [x, y + Math.sin(i * 0.55 + phase) * lift + (rnd() - 0.5) * 8];
  });
}

/** Engraved texture between two boundaries. */
function fill(bed: Bed, top: readonly Point[], bottom: readonly Point[], rnd: Random): string {
  const at = (u: number, v: number): Point => {
    const x = u * 12;
    const i = Math.min(11, Math.floor(x));
    const f = x - i;
    const level = (line: readonly Point[]): number => line[i]![1] * (1 - f) + line[i + 1]![1] * f;
    const [a, b] = [level(top), level(bottom)];
    return [u * WIDTH, a + (b - a) * v];
  };
  const line = (points: Point[]): string => pathOf(points, 'smooth', false);
  let d = '';
  switch (bed) {
    case 'sand':
      for (let i = 0; i < 30; i++) {
        const u = i / 30;
        d += line([at(u, 0.04), at(Math.min(1, u + 0.03), 0.5), at(Math.min(1, u + 0.1), 0.94)]);
      }
      break;
    case 'shale':
      for (let k = 1; k < 9; k++) {
        const from = rnd() * 0.5;
        const to = Math.min(1, from + 0.3 + rnd() * 0.5);
        d += line([0, 0.33, 0.66, 1].map((q) => at(from + (to - from) * q, k / 9)));
      }
      break;
    case 'clay':
      for (let k = 0; k < 60; k++) {
        const [u, v] = [rnd() * 0.97, 0.1 + rnd() * 0.8];
        d += line([at(u, v), at(u + 0.02, v)]);
      }
      break;
    case 'gravel':
      for (let k = 0; k < 70; k++) d += blob(at(rnd(), 0.08 + rnd() * 0.84), 9 + rnd() * 24, rnd);
      break;
    case 'chalk':
      for (let k = 0; k < 26; k++) {
        const p = at(rnd(), 0.1 + rnd() * 0.8);
        d += blob(p, 8 + rnd() * 12, rnd) + blob([p[0] + 30, p[1] + 4], 5 + rnd() * 5, rnd);
      }
      break;
    case 'shells':
      for (let k = 0; k < 26; k++) {
        const [x, y] = at(rnd(), 0.15 + rnd() * 0.7);
        const r = 12 + rnd() * 14;
        for (const s of [1, 0.66, 0.33]) {
          d += line([
            [x - r * s, y],
            [x - r * 0.5 * s, y - r * 0.8 * s],
            [x + r * 0.5 * s, y - r * 0.8 * s],
            [x + r * s, y],
          ]);
        }
      }
      break;
  }
  return d;
}

function blob([x, y]: Point, r: number, rnd: Random): string {
  const points = Array.from({ length: 6 }, (_, i): Point => {
    const a = (i / 6) * 2 * Math.PI;
    const q = r * (0.8 + rnd() * 0.4);
    return [x + Math.cos(a) * q * 1.25, y + Math.sin(a) * q * 0.8];
  });
  return pathOf(points, 'smooth');
}
