/** Draws an egg, its cracks and contents, and the nest around it. */
import { disc, rib, rod, vertebra } from './bones';
import { Curve, heading, mix, random, step, walk, type Point, type Random } from './geometry';
import type { Plate } from './plate';

export interface EggForm {
  readonly long: number;
  readonly wide: number;
  /** Heading of the pointed end. */
  readonly deg: number;
  /** How much more pointed one end is, 0 … 0.3. */
  readonly point: number;
}

/** The outline of an egg around a point. */
function outline(p: Point, { long, wide, deg, point }: EggForm, share = 1): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < 12; i++) {
    const [c, s] = heading(i * 30);
    points.push(step(p, deg, c * long * share, -s * wide * share * (1 - point * c)));
  }
  return points;
}

export function egg(
  plate: Plate,
  layer: number,
  p: Point,
  form: EggForm,
  mark: 'plain' | 'speckled' | 'ridged' | 'pebbled' = 'plain',
): void {
  plate.add(layer, outline(p, form));
  const rnd = random(Math.round(p[0] * 31 + p[1] * 17 + form.long * 7));
  const inside = (): Point => {
    const [c, s] = heading(rnd() * 360);
    const q = Math.sqrt(rnd()) * 0.84;
    return step(p, form.deg, c * form.long * q, s * form.wide * q);
  };
  if (mark === 'speckled') {
    const n = plate.large ? 26 : 10;
    for (let i = 0; i < n; i++)
      disc(
        plate,
        layer,
        inside(),
        form.wide * (0.03 + rnd() * 0.05),
        form.wide * 0.04,
        rnd() * 180,
        'hole',
      );
  } else if (mark === 'ridged') {
    for (let i = 0; i < 9; i++) {
      const s = (i / 8 - 0.5) * 1.5;
      const line = [-0.8, -0.4, 0, 0.4, 0.8].map((u) =>
        step(
          p,
          form.deg,
          u * form.long * Math.sqrt(1 - s * s * 0.6),
          s * form.wide * Math.sqrt(1 - u * u * 0.8),
        ),
      );
      plate.add(layer, line, { tone: 'line' });
    }
  } else if (mark === 'pebbled') {
    const n = plate.large ? 30 : 0;
    for (let i = 0; i < n; i++) {
      const q = inside();
      plate.add(layer, [step(q, 200, 1.6), step(q, 100, 0.9), step(q, 0, 1.6)], { tone: 'line' });
    }
  }
}

/** A zigzag crack across an egg, with a piece of shell broken out if `open`. */
export function crack(
  plate: Plate,
  layer: number,
  p: Point,
  form: EggForm,
  open: boolean,
  rnd: Random,
): void {
  const line: Point[] = [];
  for (let i = 0; i <= 7; i++) {
    const u = i / 7 - 0.5;
    const jag = (i % 2 ? 1 : -1) * form.long * 0.07 + (rnd() - 0.5) * 2;
    line.push(step(p, form.deg, form.long * 0.12 + jag, u * 1.9 * form.wide));
  }
  plate.add(layer, line, { tone: 'line', join: 'straight' });
  if (!open) return;
  const hole: Point[] = [];
  for (let i = 0; i < 14; i++) {
    const r = ((i % 2 ? 0.56 : 0.4) + 0.1 * rnd()) * form.wide;
    const [c, s] = heading((i * 360) / 14 + 10);
    hole.push(step(p, form.deg, form.long * 0.2 + c * r * 1.15, s * r));
  }
  plate.add(layer, hole, { tone: 'hole', join: 'straight' });
}

/** A curled embryo, seen through the broken shell. */
export function embryo(plate: Plate, layer: number, p: Point, size: number, deg: number): void {
  const spine = new Curve(
    walk(step(p, deg + 100, size * 0.55), [size * 1.1, deg + 20, deg - 120, size * 0.9, deg - 250]),
  );
  const n = plate.large ? 15 : 9;
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const at = spine.at(t);
    vertebra(plate, layer, at.p, at.deg, spine.length / n, size * mix(0.075, 0.025, t), 0, 0);
    if (i > 2 && i < n * 0.55) rib(plate, layer, at.p, at.deg - 80, size * 0.4, 0.1, size * 0.024);
  }
  const head = spine.at(0);
  disc(
    plate,
    layer + 1,
    step(head.p, head.deg + 180, size * 0.14, -size * 0.1),
    size * 0.26,
    size * 0.19,
    head.deg + 30,
  );
  disc(
    plate,
    layer + 2,
    step(head.p, head.deg + 180, size * 0.18, -size * 0.1),
    size * 0.1,
    size * 0.1,
    0,
    'hole',
  );
  const hip = spine.at(0.56);
  const knee = step(hip.p, hip.deg - 120, size * 0.42);
  rod(plate, layer, hip.p, knee, size * 0.05);
  rod(plate, layer, knee, step(knee, hip.deg + 130, size * 0.36), size * 0.045);
}

/** Twigs, straw or mud around a clutch. */
export function nest(plate: Plate, rx: number, ry: number, many: number, drop = 0): void {
  const rnd = plate.rnd;
  const n = Math.round(many / plate.sparse);
  for (let i = 0; i < n; i++) {
    const [c, s] = heading((i / n) * 360 + rnd() * 14);
    const q = 0.94 + rnd() * 0.2;
    const p: Point = [c * rx * q, drop + s * ry * q];
    const along = (Math.atan2(-(c * ry), -s * rx) * 180) / Math.PI;
    const length = rx * (0.2 + rnd() * 0.18);
    rod(
      plate,
      2 + (i % 3),
      step(p, along, -length / 2),
      step(p, along + (rnd() - 0.5) * 30, length / 2),
      rx * 0.02,
      'far',
      rx * 0.012,
    );
  }
  const rim: Point[] = [];
  for (let i = 0; i < 12; i++) {
    const [c, s] = heading(i * 30);
    rim.push([c * rx * 1.02, drop + s * ry * 1.02]);
  }
  plate.add(-3, rim, { tone: 'film' });
}
