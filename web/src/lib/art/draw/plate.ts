/**
 * The engraver's plate: shapes are collected in any units, then fitted into the frame and inked.
 * One path per layer keeps a drawing at some thirty elements, so sixty of them are cheap.
 */
import {
  flatten,
  hatch,
  heading,
  pathOf,
  thickness,
  type Join,
  type Point,
  type Random,
} from './geometry';

/** What a shape is made of. Films are imprints of skin, feather or fin; lines are engraved strokes. */
export type Tone = 'film' | 'far' | 'bone' | 'hole' | 'line';

/** How much is drawn: `fine` for reading, `coarse` for small cards, `silhouette` for thumbnails. */
export type Detail = 'fine' | 'coarse' | 'silhouette';

interface Shape {
  readonly layer: number;
  readonly tone: Tone;
  readonly points: readonly Point[];
  readonly join: Join;
  readonly corners: ReadonlySet<number>;
  readonly shade: boolean;
}

export interface ShapeOptions {
  readonly tone?: Tone;
  readonly join?: Join;
  readonly corners?: Iterable<number>;
  /** Whether hatching falls on the shape's shadow side; off for tiny bones. */
  readonly shade?: boolean;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Strokes run against the light, which falls from the upper left. */
const HATCH_HEADING = -58;
const HATCH_GAP = 12;

/** Bones thinner than this, in the frame's units, are slight. */
const SLIGHT = 14;
const HAIR = 6;

/** Order of the paths of one layer. */
const INKING = [
  'film',
  'far fz-hair',
  'far fz-thin',
  'far',
  'bone fz-hair',
  'bone fz-thin',
  'bone',
  'hatch',
  'hole',
  'line',
] as const;

export class Plate {
  private readonly shapes: Shape[] = [];

  constructor(
    readonly rnd: Random,
    readonly detail: Detail,
  ) {}

  /** Small drawings have fewer, bolder bones: counts are divided by this. */
  get sparse(): number {
    return this.detail === 'fine' ? 1 : this.detail === 'coarse' ? 1.55 : 2.1;
  }

  add(layer: number, points: readonly Point[], options: ShapeOptions = {}): void {
    const tone = options.tone ?? 'bone';
    if (this.detail !== 'fine' && tone === 'line' && layer > 0) return;
    this.shapes.push({
      layer,
      tone,
      points,
      join: options.join ?? 'smooth',
      corners: new Set(options.corners ?? []),
      shade: options.shade ?? (tone === 'bone' || tone === 'far'),
    });
  }

  /** Mirrors everything, so that not all animals look to the left. */
  flip(): void {
    for (const [i, shape] of this.shapes.entries()) {
      this.shapes[i] = { ...shape, points: shape.points.map(([x, y]) => [-x, y] as const) };
    }
  }

  /** How many shapes there are: to be handed to `mirror` later. */
  mark(): number {
    return this.shapes.length;
  }

  /** Repeats all shapes since `mark` on the other side of a line. */
  mirror(mark: number, on: Point, degrees: number): void {
    const [ux, uy] = heading(degrees);
    for (const shape of this.shapes.slice(mark)) {
      const points = shape.points.map(([x, y]): Point => {
        const [dx, dy] = [x - on[0], y - on[1]];
        const along = 2 * (dx * ux + dy * uy);
        return [on[0] + along * ux - dx, on[1] + along * uy - dy];
      });
      this.shapes.push({ ...shape, points });
    }
  }

  /** The smallest upright rectangle that holds all shapes. */
  bounds(): Frame {
    let x0 = Infinity;
    let y0 = Infinity;
    let x1 = -Infinity;
    let y1 = -Infinity;
    for (const { points } of this.shapes) {
      for (const [x, y] of points) {
        x0 = Math.min(x0, x);
        x1 = Math.max(x1, x);
        y0 = Math.min(y0, y);
        y1 = Math.max(y1, y);
      }
    }
    return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
  }

  /** Inner SVG markup, fitted into the frame: matrix hollow, then the layers from far to near. */
  ink(frame: Frame): string {
    const box = this.bounds();
    const scale = Math.min(frame.width / box.width, frame.height / box.height);
    const dx = frame.x + (frame.width - box.width * scale) / 2 - box.x * scale;
    const dy = frame.y + (frame.height - box.height * scale) / 2 - box.y * scale;
    const place = ([x, y]: Point): Point => [x * scale + dx, y * scale + dy];
    const shapes = this.shapes.map((shape) => ({ ...shape, points: shape.points.map(place) }));
    const solid = shapes.filter(({ tone }) => tone === 'bone' || tone === 'far');
    const all = solid
      .map(({ points }) => pathOf(points.filter((_, i) => points.length < 8 || i % 2)))
      .join('');
    const hollow = `<path class="fz-hollow" d="${all}"/>`;
    return (
      this.layers(shapes.filter(({ layer }) => layer < 0)) +
      (this.detail === 'silhouette' ? '' : hollow) +
      this.layers(shapes.filter(({ layer }) => layer >= 0))
    );
  }

  private layers(shapes: Shape[]): string {
    const order = [...new Set(shapes.map(({ layer }) => layer))].sort((a, b) => a - b);
    return order.map((layer) => this.layer(shapes.filter((s) => s.layer === layer))).join('');
  }

  private layer(shapes: Shape[]): string {
    const d = new Map<string, string>();
    let shading = '';
    for (const shape of shapes) {
      const thick = shape.tone === 'line' ? Infinity : thickness(shape.points);
      // Slight bones get a thin outline, or their ink would drown them; hair-thin ones none at all.
      const weight =
        shape.tone === 'film' || shape.tone === 'hole' || thick > SLIGHT
          ? ''
          : thick > HAIR
            ? ' fz-thin'
            : ' fz-hair';
      const join = weight === ' fz-hair' ? 'straight' : shape.join;
      const name = shape.tone + weight;
      d.set(
        name,
        (d.get(name) ?? '') + pathOf(shape.points, join, shape.tone !== 'line', shape.corners),
      );
      if (shape.shade && thick > SLIGHT && this.detail === 'fine') {
        const polygon = flatten(shape.points, shape.join, shape.corners);
        shading += hatch(polygon, HATCH_HEADING, HATCH_GAP, 0.42, this.rnd);
      }
    }
    d.set('hatch', shading);
    return INKING.map((name) => {
      const data = d.get(name);
      return data ? `<path class="fz-${name}" d="${data}"/>` : '';
    }).join('');
  }
}
