/** Draws animals without a spine. */
import { disc, rod, spike, tube } from './bones';
import { Curve, heading, mix, step, walk, type Point } from './geometry';
import type { Plate } from './plate';
import { seascorpion, turtle } from './sea-armour';

export type Form = 'ammonite' | 'anomalocaris' | 'seascorpion' | 'turtle' | 'trilobite';

export function drawForm(plate: Plate, form: Form): void {
  DRAW[form](plate);
}

const DRAW: Readonly<Record<Form, (plate: Plate) => void>> = {
  ammonite,
  anomalocaris,
  seascorpion,
  turtle,
  trilobite,
};

/** A ribbed spiral that overlaps little, so that all its whorls are visible. */
function ammonite(plate: Plate): void {
  const turns = 4.1;
  const growth = Math.log(2.05);
  const radius = (t: number): number => 50 * Math.exp(growth * (t - turns));
  const at = (t: number, inner: number): Point => {
    const [ux, uy] = heading(t * 360 + 20);
    const r = radius(t) * mix(1, 0.47, inner);
    return [ux * r, uy * r];
  };
  const ribs = plate.large ? 34 : 20;
  for (let turn = 0; turn < 4; turn++) {
    const from = turn + 0.1;
    const outer: Point[] = [];
    const inner: Point[] = [];
    for (let i = 0; i <= 16; i++) {
      const t = from + i / 16;
      outer.push(at(t, 0));
      inner.unshift(at(t, 1));
    }
    plate.add(10 + turn * 3, [...outer, ...inner], { corners: [0, 16, 17, 33] });
    const n = Math.round(ribs * mix(0.7, 1, turn / 3));
    for (let i = 0; i < n; i++) {
      const t = from + (i + 0.5) / n;
      const line = [0.04, 0.3, 0.6, 0.92].map((v) => at(t + (v - 0.5) * 0.012 * (4 - turn), v));
      if (!plate.large && turn < 2) continue;
      const curve = new Curve(line);
      tube(plate, 11 + turn * 3, curve, (v) => radius(t) * mix(0.03, 0.017, v), 'bone', 3);
    }
  }
  const mouth = turns;
  plate.add(
    23,
    [
      at(mouth, -0.03),
      at(mouth + 0.035, 0.3),
      at(mouth + 0.03, 0.7),
      at(mouth, 1),
      at(mouth - 0.012, 0.5),
    ],
    { tone: 'hole' },
  );
}

/** Seen from above: lobes along the flanks, great arms before the mouth, eyes on stalks, a fan tail. */
function anomalocaris(plate: Plate): void {
  const spine = new Curve(walk([0, 0], [40, 12, -6, 50, -30, 24, -44]));
  const lobes = plate.large ? 12 : 8;
  for (let i = lobes - 1; i >= 0; i--) {
    const t = (i + 0.5) / lobes;
    const { p, deg } = spine.at(mix(0.1, 0.9, t));
    const reach = 25 * Math.pow(Math.sin(Math.PI * mix(0.3, 0.94, t)), 0.8);
    const w = (spine.length / lobes) * 0.62;
    for (const side of [1, -1]) {
      const at = (x: number, y: number): Point => step(p, deg, x * w, side * y * reach);
      plate.add(
        10 - i * 0.01,
        [at(-0.7, 0.2), at(-0.35, 0.7), at(0.9, 1.05), at(1.5, 0.75), at(0.8, 0.2)],
        { corners: [2] },
      );
      if (plate.large)
        plate.add(11, [at(-0.1, 0.35), at(0.5, 0.7), at(0.9, 0.92)], { tone: 'line' });
    }
  }
  for (let i = 0; i < lobes; i++) {
    const { p, deg } = spine.at(mix(0.1, 0.93, (i + 0.5) / lobes));
    const wide = 6.4 * Math.sin(Math.PI * mix(0.4, 0.9, i / lobes));
    const long = (spine.length / lobes) * 0.46;
    plate.add(
      12,
      [
        step(p, deg, -long, wide),
        step(p, deg, long, wide * 0.95),
        step(p, deg, long * 1.2, 0),
        step(p, deg, long, -wide * 0.95),
        step(p, deg, -long, -wide),
        step(p, deg, -long * 0.7, 0),
      ],
      { corners: [0, 1, 3, 4] },
    );
  }
  const tail = spine.at(0.95);
  for (const turn of [-44, -26, -9, 9, 26, 44]) {
    plate.add(
      9,
      [
        tail.p,
        step(tail.p, tail.deg + turn - 8, 18),
        step(tail.p, tail.deg + turn, 24),
        step(tail.p, tail.deg + turn + 8, 18),
      ],
      { corners: [0, 2] },
    );
  }
  const head = spine.at(0);
  disc(plate, 14, step(head.p, head.deg, 5), 11, 9.5, head.deg);
  disc(plate, 15, step(head.p, head.deg, 5), 4.6, 4.6, 0, 'hole');
  for (let i = 0; i < 8; i++)
    plate.add(
      16,
      [step(step(head.p, head.deg, 5), i * 45, 2.2), step(step(head.p, head.deg, 5), i * 45, 4.6)],
      { tone: 'line' },
    );
  for (const side of [1, -1]) {
    const eye = step(head.p, head.deg, 4, side * 15);
    rod(plate, 13, step(head.p, head.deg, 4, side * 8), eye, 1.8);
    disc(plate, 14, eye, 4.6, 4, head.deg);
    disc(plate, 15, eye, 2.2, 2, head.deg, 'hole');
    const arm = new Curve(
      walk(step(head.p, head.deg, -3, side * 5), [
        16,
        head.deg + 180 - side * 28,
        head.deg + 180 - side * 6,
        20,
        head.deg + 180 + side * 62,
        14,
        head.deg + 180 + side * 150,
      ]),
    );
    const joints = plate.large ? 12 : 8;
    for (let i = 0; i < joints; i++) {
      const { p, deg } = arm.at((i + 0.5) / joints);
      const w = mix(4.2, 1.3, i / joints);
      plate.add(
        17,
        [
          step(p, deg, -2, w),
          step(p, deg, 2, w * 0.92),
          step(p, deg, 2.2, -w * 0.92),
          step(p, deg, -2, -w),
        ],
        { join: 'straight' },
      );
      if (i > 1 && i < joints - 1)
        spike(plate, 16, step(p, deg, 0, side * w), deg + side * 80, mix(7.5, 3, i / joints), 1.1);
    }
  }
}

/** A plain trilobite, for sea animals of other decks. */
function trilobite(plate: Plate): void {
  const mark = plate.mark();
  for (let i = 0; i < 10; i++) {
    const y = mix(-8, 34, i / 9);
    const reach = 30 * Math.sin(Math.PI * mix(0.42, 0.86, i / 9));
    plate.add(
      10,
      [
        [-8, y - 2.2],
        [-reach * 0.7, y - 1.6],
        [-reach - 4, y + 5],
        [-reach * 0.7, y + 2.4],
        [-8, y + 2],
      ],
      { corners: [0, 2, 4] },
    );
  }
  plate.add(
    12,
    [
      [-8, -10],
      [-29, -10],
      [-36, 8],
      [-32, -18],
      [-18, -32],
      [0, -36],
      [0, -10],
    ],
    { corners: [0, 2, 5, 6] },
  );
  plate.add(
    13,
    [
      [-14, -22],
      [-19, -19],
      [-18, -14],
      [-13, -15],
    ],
    { tone: 'hole' },
  );
  plate.mirror(mark, [0, 0], 90);
  for (let i = 0; i < 10; i++) {
    const y = mix(-8, 34, i / 9);
    const w = 8 * Math.sin(Math.PI * mix(0.45, 0.8, i / 9));
    plate.add(14, [
      [-w, y - 2.2],
      [0, y - 3],
      [w, y - 2.2],
      [w, y + 2],
      [0, y + 1.4],
      [-w, y + 2],
    ]);
  }
  plate.add(
    15,
    [
      [-8, -10],
      [-9, -22],
      [0, -31],
      [9, -22],
      [8, -10],
      [0, -8],
    ],
    { corners: [0, 4] },
  );
  plate.add(9, [
    [-16, 36],
    [0, 34],
    [16, 36],
    [10, 46],
    [0, 49],
    [-10, 46],
  ]);
}
