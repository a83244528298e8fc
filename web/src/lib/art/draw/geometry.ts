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

/** `p` moved by `along` in the direction of `degrees`, then by `up` at a left right angle to it. */
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

/** Value of a profile given by evenly spaced stops, at `t` in 0…1, eased between stops. */
export function profile(stops: readonly number[], t: number): number {
  const x = Math.min(1, Math.max(0, t)) * (stops.length - 1);
  const i = Math.min(stops.length - 2, Math.floor(x));
  if (i < 0) return stops[0] ?? 0;
  const f = x - i;
  return mix(stops[i] ?? 0, stops[i + 1] ?? 0, f * f * (3 - 2 * f));
}

/** Walks a course from a point, turning evenly from heading to heading; returns a fine polyline. */
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

/** A polyline measured by its length, to place things along it. */
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

/** A small seeded random source (mulberry32), so that each card has its own, unchanging, chips. */
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

/** Control points of the smooth (Catmull-Rom) piece from p1 to p2. */
function controls(p0: Point, p1: Point, p2: Point, p3: Point): [Point, Point] {
  return [
    [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6],
    [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6],
  ];
}

/** How the points of an outline are joined. */
export type Join = 'smooth' | 'straight';

/** Cubic pieces of an outline; `corners` are indexes where a smooth outline has a sharp point. */
function pieces(
  points: readonly Point[],
  closed: boolean,
  corners: ReadonlySet<number>,
): [Point, Point, Point, Point][] {
  const n = points.length;
  const get = (i: number): Point =>
    closed ? points[((i % n) + n) % n]! : points[Math.min(n - 1, Math.max(0, i))]!;
  const out: [Point, Point, Point, Point][] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = get(i);
    const b = get(i + 1);
    const before = corners.has(i) ? a : get(i - 1);
    const after = corners.has((i + 1) % n) ? b : get(i + 2);
    const [c1, c2] = controls(before, a, b, after);
    out.push([a, c1, c2, b]);
  }
  return out;
}

const NONE: ReadonlySet<number> = new Set();

/** Path data in whole numbers, relative to the last point: a third of the text of absolute decimals. */
class Pen {
  private d = '';
  private x = 0;
  private y = 0;
  private command = '';

  private number(value: number): void {
    const last = this.d.charCodeAt(this.d.length - 1);
    const digit = last >= 48 && last <= 57;
    this.d += value < 0 || !digit ? value : ` ${value}`;
  }

  private letter(command: string): void {
    if (this.command !== command) this.d += command;
    this.command = command;
  }

  move(p: Point): this {
    this.d += `M${(this.x = Math.round(p[0]))}`;
    this.number((this.y = Math.round(p[1])));
    this.command = '';
    return this;
  }

  line(p: Point): this {
    const [x, y] = [Math.round(p[0]), Math.round(p[1])];
    if (x === this.x && y === this.y) return this;
    this.letter('l');
    this.number(x - this.x);
    this.number(y - this.y);
    [this.x, this.y] = [x, y];
    return this;
  }

  curve(a: Point, b: Point, p: Point): this {
    this.letter('c');
    for (const [x, y] of [a, b, p]) {
      this.number(Math.round(x) - this.x);
      this.number(Math.round(y) - this.y);
    }
    [this.x, this.y] = [Math.round(p[0]), Math.round(p[1])];
    return this;
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
  const pen = new Pen().move(points[0]!);
  if (join === 'straight') for (const p of points.slice(1)) pen.line(p);
  else for (const [, c1, c2, b] of pieces(points, closed, corners)) pen.curve(c1, c2, b);
  return pen.end(closed);
}

/** Mean thickness of a polygon: tells slight bones from stout ones. */
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

/** The outline as a polygon, curves cut into short straight pieces. */
export function flatten(
  points: readonly Point[],
  join: Join,
  corners: ReadonlySet<number> = NONE,
): Point[] {
  if (join === 'straight') return [...points];
  const out: Point[] = [];
  for (const [a, c1, c2, b] of pieces(points, true, corners)) {
    for (let k = 0; k < 4; k++) {
      const t = k / 4;
      const s = 1 - t;
      const f = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
      out.push([
        f[0] * a[0] + f[1] * c1[0] + f[2] * c2[0] + f[3] * b[0],
        f[0] * a[1] + f[1] * c1[1] + f[2] * c2[1] + f[3] * b[1],
      ]);
    }
  }
  return out;
}

/**
 * Engraver's hatching: parallel strokes on the shadow side of a polygon. The strokes run at `degrees`;
 * each one covers the last `share` of its way through the shape.
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
