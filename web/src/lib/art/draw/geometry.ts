/** Plane geometry for the drawings: points, curves, polygons and a seeded random source. */

export type Point = readonly [x: number, y: number];

/** A list of curve pieces: length, first heading, last heading, then further (length, heading) pairs. */
export type Course = readonly number[];

const RADIANS = Math.PI / 180;

/** Unit vector of a heading in degrees: 0 right, 90 up, 180 left (the page's y axis points down). */
export function heading(degrees: number): Point {
  return [Math.cos(degrees * RADIANS), -Math.sin(degrees * RADIANS)];
}

export function angleOf(from: Point, to: Point): number {
  return Math.atan2(from[1] - to[1], to[0] - from[0]) / RADIANS;
}

/** `p` moved by `along` in the direction of `degrees`, then by `up` perpendicular to it, to the left. */
export function step(p: Point, degrees: number, along: number, up = 0): Point {
  const [ux, uy] = heading(degrees);
  return [p[0] + ux * along + uy * up, p[1] + uy * along - ux * up];
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function mixPoint(a: Point, b: Point, t: number): Point {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t)];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** The value at `t` in 0…1 of a profile with evenly spaced stops, eased between stops. */
export function profile(stops: readonly number[], t: number): number {
  const x = Math.min(1, Math.max(0, t)) * (stops.length - 1);
  const i = Math.min(stops.length - 2, Math.floor(x));
  if (i < 0) return stops[0] ?? 0;
  const f = x - i;
  return mix(stops[i] ?? 0, stops[i + 1] ?? 0, f * f * (3 - 2 * f));
}

/** Follows a course from a point, turning evenly from heading to heading; returns a fine polyline. */
export function walk(from: Point, course: Course, fineness = 2): Point[] {
  const points: Point[] = [from];
  let here = from;
  let start = course[1] ?? 0;
  for (let i = 0; i + 1 < course.length; i += 2) {
    const length = course[i] ?? 0;
    if (i === 0) i += 1;
    const end = course[i + 1] ?? start;
    const steps = Math.max(2, Math.round(length / fineness));
    for (let k = 0; k < steps; k++) {
      here = step(here, mix(start, end, (k + 0.5) / steps), length / steps);
      points.push(here);
    }
    start = end;
  }
  return points;
}

/** A polyline parametrized by its length, to place things along it. */
export class Curve {
  readonly length: number;
  private readonly reach: number[] = [0];

  constructor(readonly points: readonly Point[]) {
    let sum = 0;
    for (let i = 1; i < points.length; i++) {
      sum += distance(points[i - 1]!, points[i]!);
      this.reach.push(sum);
    }
    this.length = sum;
  }

  /** Point and heading at the fraction `t` of the length. */
  at(t: number): { p: Point; deg: number } {
    const goal = Math.min(1, Math.max(0, t)) * this.length;
    let i = 1;
    while (i < this.points.length - 1 && this.reach[i]! < goal) i++;
    const a = this.points[i - 1]!;
    const b = this.points[i]!;
    const span = this.reach[i]! - this.reach[i - 1]! || 1;
    return { p: mixPoint(a, b, (goal - this.reach[i - 1]!) / span), deg: angleOf(a, b) };
  }
}

/** A small seeded random source (mulberry32), so that each card always has the same chips. */
export type Random = () => number;

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

export function random(seed: number): Random {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** How the points of an outline are joined. */
export type Join = 'smooth' | 'straight';

/** Cubic (Catmull-Rom) pieces of an outline; `corners` are where a smooth outline has a sharp point. */
function eachPiece(
  points: readonly Point[],
  closed: boolean,
  corners: ReadonlySet<number>,
  draw: (a: Point, x1: number, y1: number, x2: number, y2: number, b: Point) => void,
): void {
  const n = points.length;
  const get = (i: number): Point =>
    closed ? points[(i + n) % n]! : points[Math.min(n - 1, Math.max(0, i))]!;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = get(i);
    const b = get(i + 1);
    const before = corners.has(i) ? a : get(i - 1);
    const after = corners.has((i + 1) % n) ? b : get(i + 2);
    draw(
      a,
      a[0] + (b[0] - before[0]) / 6,
      a[1] + (b[1] - before[1]) / 6,
      b[0] - (after[0] - a[0]) / 6,
      b[1] - (after[1] - a[1]) / 6,
      b,
    );
  }
}

export const NONE: ReadonlySet<number> = new Set();

/** Path data in relative integers: a third of the size of absolute decimals. */
class Pen {
  private d = '';
  private x = 0;
  private y = 0;
  private command = '';

  /** Writes two numbers, with spaces only where they are needed: not after a letter or before a minus sign. */
  private pair(x: number, y: number, first: boolean): void {
    this.d += (first || x < 0 ? '' : ' ') + String(x) + (y < 0 ? '' : ' ') + String(y);
  }

  /** Writes the command letter unless it repeats the last one; returns whether it did. */
  private letter(command: string): boolean {
    if (this.command === command) return false;
    this.d += command;
    this.command = command;
    return true;
  }

  move(p: Point): void {
    this.x = Math.round(p[0]);
    this.y = Math.round(p[1]);
    this.d += 'M';
    this.pair(this.x, this.y, true);
    this.command = '';
  }

  line(p: Point): void {
    const x = Math.round(p[0]);
    const y = Math.round(p[1]);
    if (x === this.x && y === this.y) return;
    this.pair(x - this.x, y - this.y, this.letter('l'));
    this.x = x;
    this.y = y;
  }

  curve(x1: number, y1: number, x2: number, y2: number, p: Point): void {
    const x = Math.round(p[0]);
    const y = Math.round(p[1]);
    this.pair(Math.round(x1) - this.x, Math.round(y1) - this.y, this.letter('c'));
    this.pair(Math.round(x2) - this.x, Math.round(y2) - this.y, false);
    this.pair(x - this.x, y - this.y, false);
    this.x = x;
    this.y = y;
  }

  end(closed: boolean): string {
    return closed ? `${this.d}z` : this.d;
  }
}

/** SVG path data of an outline. */
export function pathOf(
  points: readonly Point[],
  join: Join = 'straight',
  closed = true,
  corners: ReadonlySet<number> = NONE,
): string {
  if (points.length === 0) return '';
  const pen = new Pen();
  pen.move(points[0]!);
  if (join === 'straight') for (let i = 1; i < points.length; i++) pen.line(points[i]!);
  else {
    eachPiece(points, closed, corners, (_, x1, y1, x2, y2, b) => pen.curve(x1, y1, x2, y2, b));
  }
  return pen.end(closed);
}

/** The mean thickness of a polygon, which separates slight bones from stout ones. */
export function thickness(points: readonly Point[]): number {
  let area = 0;
  let edge = 0;
  for (let i = 0; i < points.length; i++) {
    const a = points[i]!;
    const b = points[(i + 1) % points.length]!;
    area += a[0] * b[1] - b[0] * a[1];
    edge += distance(a, b);
  }
  return edge === 0 ? 0 : Math.abs(area) / edge;
}

/** The outline as a polygon, with curves flattened to short straight pieces. */
export function flatten(
  points: readonly Point[],
  join: Join,
  corners: ReadonlySet<number> = NONE,
): Point[] {
  if (join === 'straight') return [...points];
  const out: Point[] = [];
  eachPiece(points, true, corners, (a, x1, y1, x2, y2, b) => {
    for (let k = 0; k < 4; k++) {
      const t = k / 4;
      const s = 1 - t;
      const [f0, f1, f2, f3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      out.push([
        f0 * a[0] + f1 * x1 + f2 * x2 + f3 * b[0],
        f0 * a[1] + f1 * y1 + f2 * y2 + f3 * b[1],
      ]);
    }
  });
  return out;
}

/**
 * Engraver's hatching: parallel strokes on the shadow side of a polygon. The strokes run at `degrees`;
 * each covers the last `share` of its line through the shape.
 */
export function hatch(
  polygon: readonly Point[],
  degrees: number,
  gap: number,
  share: number,
  rnd: Random,
): string {
  const [ux, uy] = heading(degrees);
  const along = (p: Point): number => p[0] * ux + p[1] * uy;
  const across = (p: Point): number => -p[0] * uy + p[1] * ux;
  const rows = polygon.map((p) => [along(p), across(p)] as const);
  let low = Infinity;
  let high = -Infinity;
  for (const [, y] of rows) {
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  let d = '';
  for (let y = low + gap * 0.6; y < high; y += gap) {
    const cuts: number[] = [];
    for (let i = 0; i < rows.length; i++) {
      const a = rows[i]!;
      const b = rows[(i + 1) % rows.length]!;
      if (a[1] > y !== b[1] > y) cuts.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    }
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const from = cuts[i]!;
      const to = cuts[i + 1]!;
      const size = (to - from) * share * (0.75 + 0.5 * rnd());
      if (size < gap * 0.6) continue;
      const at = (x: number): Point => [x * ux - y * uy, x * uy + y * ux];
      d += pathOf([at(to - size), at(to - gap * 0.12)], 'straight', false);
    }
  }
  return d;
}
