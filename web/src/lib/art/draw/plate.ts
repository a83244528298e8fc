/**
 * The engraver's plate: collects shapes in any units, then fits them into the frame and writes SVG.
 * One path per layer keeps a drawing at about thirty elements, so sixty drawings on a page are cheap.
 */
import {
  flatten,
  hatch,
  heading,
  NONE,
  pathOf,
  thickness,
  type Join,
  type Point,
  type Random,
} from './geometry';
import { hollowOf } from './hollow';

/**
 * The material of a shape. Films are imprints of skin, feather or fin; lines are engraved strokes;
 * ghosts are parts that no fossil shows and that the museum has restored.
 */
export type Tone = 'film' | 'far' | 'bone' | 'hole' | 'line' | 'ghost';

/** The level of detail: `plate` for a picture on a wall, `fine` for a card, `silhouette` for a thumbnail. */
export type Detail = 'plate' | 'fine' | 'silhouette';

interface Shape {
  readonly layer: number;
  readonly tone: Tone;
  points: readonly Point[];
  readonly join: Join;
  readonly corners: ReadonlySet<number>;
  readonly shade: boolean;
}

export interface ShapeOptions {
  readonly tone?: Tone;
  readonly join?: Join;
  readonly corners?: Iterable<number>;
  /** Whether the shape's shadow side is hatched; off for tiny bones. */
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

/** The width of the pit around the bones, and the offset of its shade. */
const PIT = 15;
const SHADE: Point = [3, 5];

/** Bones thinner than this, in the frame's units, count as slight. */
const SLIGHT = 14;
const HAIR = 6;

/** Order of the paths of one layer. */
const INKING = [
  'film',
  'ghost',
  'far hair',
  'far thin',
  'far',
  'bone hair',
  'bone thin',
  'bone',
  'hatch',
  'hole',
  'line',
] as const;

export class Plate {
  private readonly shapes: Shape[] = [];
  private side = 1;

  constructor(
    readonly rnd: Random,
    readonly detail: Detail,
  ) {}

  /** Whether fine lines are visible at this level of detail. */
  get large(): boolean {
    return this.detail !== 'silhouette';
  }

  /** The divisor of bone counts: small drawings have fewer, bolder bones. */
  get sparse(): number {
    return this.large ? 1 : 2.1;
  }

  add(layer: number, points: readonly Point[], options: ShapeOptions = {}): void {
    const tone = options.tone ?? 'bone';
    if (!this.large && tone === 'line' && layer > 0) return;
    this.shapes.push({
      layer,
      tone,
      points,
      join: options.join ?? 'smooth',
      corners: options.corners ? new Set(options.corners) : NONE,
      shade: options.shade ?? (tone === 'bone' || tone === 'far'),
    });
  }

  /** Mirrors all shapes, so that not all animals look to the left. */
  flip(): void {
    this.side = -this.side;
  }

  /** The number of shapes so far, for a later call of `mirror`. */
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

  /** The bounding box of all shapes. */
  bounds(): Frame {
    let x0 = Infinity;
    let y0 = Infinity;
    let x1 = -Infinity;
    let y1 = -Infinity;
    for (const { points } of this.shapes) {
      for (const p of points) {
        const x = p[0] * this.side;
        if (x < x0) x0 = x;
        if (x > x1) x1 = x;
        if (p[1] < y0) y0 = p[1];
        if (p[1] > y1) y1 = p[1];
      }
    }
    return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
  }

  /**
   * Inner SVG markup, fitted into the frame: matrix hollow, then the layers from far to near.
   * Consumes the plate.
   */
  ink(frame: Frame): string {
    const box = this.bounds();
    const scale = Math.min(frame.width / box.width, frame.height / box.height);
    const dx = frame.x + (frame.width - box.width * scale) / 2 - box.x * scale;
    const dy = frame.y + (frame.height - box.height * scale) / 2 - box.y * scale;
    const across = scale * this.side;
    for (const shape of this.shapes) {
      shape.points = shape.points.map((p): Point => [p[0] * across + dx, p[1] * scale + dy]);
    }
    const sorted = this.shapes.sort((a, b) => a.layer - b.layer);
    const first = sorted.findIndex(({ layer }) => layer >= 0);
    const split = first < 0 ? sorted.length : first;
    const over = sorted.slice(split);
    return this.layers(sorted.slice(0, split)) + this.hollow(over) + this.layers(over);
  }

  /** The shade of the pit around the bones. */
  private hollow(shapes: Shape[]): string {
    if (this.detail === 'silhouette') return '';
    const bones = shapes.filter(({ tone }) => tone === 'bone' || tone === 'far');
    const d = hollowOf(
      bones.map(({ points }) => points.map(([x, y]): Point => [x + SHADE[0], y + SHADE[1]])),
      PIT,
    );
    return `<path class="hollow" d="${d}"/>`;
  }

  /** The markup of shapes that are sorted by layer. */
  private layers(shapes: Shape[]): string {
    let markup = '';
    for (let from = 0; from < shapes.length;) {
      let to = from + 1;
      while (to < shapes.length && shapes[to]!.layer === shapes[from]!.layer) to++;
      markup += this.layer(shapes.slice(from, to));
      from = to;
    }
    return markup;
  }

  private layer(shapes: Shape[]): string {
    const finer = this.detail === 'plate' ? 0.5 : 1;
    const [slight, hair] = [SLIGHT * finer, HAIR * finer];
    const d = new Map<string, string>();
    let shading = '';
    for (const shape of shapes) {
      const thick = shape.tone === 'line' ? Infinity : thickness(shape.points);
      // Slight bones get a thin outline and hair-thin ones none, or the outline would cover them.
      // Invisibly small curves are drawn straight.
      const weight =
        shape.tone === 'film' || shape.tone === 'hole' || shape.tone === 'ghost' || thick > slight
          ? ''
          : thick > hair
            ? ' thin'
            : ' hair';
      const unseen = weight === ' hair' || (weight !== '' && !this.large);
      const join = unseen ? 'straight' : shape.join;
      const name = shape.tone + weight;
      d.set(
        name,
        (d.get(name) ?? '') + pathOf(shape.points, join, shape.tone !== 'line', shape.corners),
      );
      if (shape.shade && thick > slight && this.large) {
        const polygon = flatten(shape.points, shape.join, shape.corners);
        shading += hatch(polygon, HATCH_HEADING, HATCH_GAP * Math.sqrt(finer), 0.42, this.rnd);
      }
    }
    d.set('hatch', shading);
    return INKING.map((name) => {
      const data = d.get(name);
      return data ? `<path class="${name}" d="${data}"/>` : '';
    }).join('');
  }
}
