/** The clutches of eggs, one for each Egg card. */
import { disc } from './bones';
import { Curve, heading, mix, random, step, walk, type Point } from './geometry';
import { crack, egg, embryo, nest, type EggForm } from './egg';
import type { Plate } from './plate';

export type Clutch =
  | 'soft-pair'
  | 'bird-clutch'
  | 'nest-hatching'
  | 'round-bowl'
  | 'great-nest'
  | 'ring'
  | 'spiral-case'
  | 'slumped'
  | 'burrow'
  | 'twins';

export function drawClutch(plate: Plate, clutch: Clutch): void {
  DRAW[clutch](plate);
}

const DRAW: Readonly<Record<Clutch, (plate: Plate) => void>> = {
  /** Long, soft, dented shells, as pterosaurs laid them. */
  'soft-pair'(plate) {
    const big: EggForm = { long: 44, wide: 25, deg: 28, point: 0.08 };
    egg(plate, 12, [0, 0], big);
    plate.add(
      13,
      [
        [-14, -14],
        [2, -20],
        [16, -14],
        [22, -2],
        [10, 8],
        [-6, 10],
        [-18, 0],
      ],
      { tone: 'hole' },
    );
    embryo(plate, 14, [3, -4], 24, 10);
    egg(plate, 10, [-56, 18], { long: 30, wide: 17, deg: 100, point: 0.06 }, 'pebbled');
    egg(plate, 9, [52, 30], { long: 27, wide: 15, deg: -20, point: 0.06 }, 'pebbled');
    egg(plate, 9, [-40, -34], { long: 24, wide: 13, deg: 160, point: 0.05 });
    for (const [x, y] of [
      [-56, 18],
      [52, 30],
      [-40, -34],
    ] as const) {
      plate.add(
        13,
        [
          [x - 9, y - 4],
          [x, y + 1],
          [x + 9, y - 3],
        ],
        { tone: 'line' },
      );
    }
  },
  /** Small pointed eggs of an early bird. */
  'bird-clutch'(plate) {
    const spots: readonly (readonly [number, number, number])[] = [
      [-26, -12, 60],
      [4, -22, 100],
      [32, -8, 130],
      [-10, 10, 70],
      [20, 16, 110],
      [-38, 18, 40],
    ];
    for (const [x, y, deg] of spots)
      egg(plate, 10 + y / 100, [x, y], { long: 20, wide: 13, deg, point: 0.22 }, 'speckled');
    nest(plate, 62, 44, 70);
  },
  /** A mound of mud with upright eggs, one hatching. */
  'nest-hatching'(plate) {
    for (let i = 0; i < 7; i++) {
      const x = mix(-48, 48, i / 6);
      egg(
        plate,
        8 + i * 0.01,
        [x, -2 - 10 * Math.cos((x / 48) * 1.4) + 8],
        { long: 27, wide: 16, deg: 90 + x * 0.4, point: 0.1 },
        'ridged',
      );
    }
    const front: EggForm = { long: 31, wide: 19, deg: 96, point: 0.1 };
    egg(plate, 14, [-26, 16], { ...front, deg: 80 }, 'ridged');
    egg(plate, 14, [34, 17], { ...front, deg: 110 }, 'ridged');
    egg(plate, 15, [4, 18], front);
    crack(plate, 16, [4, 18], front, true, plate.rnd);
    disc(plate, 17, [3, 8], 8.4, 7, 20);
    disc(plate, 18, [0, 6.6], 2.4, 2.4, 0, 'hole');
    plate.add(
      18,
      [
        [9, 12],
        [17, 12],
        [18, 15],
        [9, 15],
      ],
      {},
    );
    nest(plate, 70, 34, 90, 22);
  },
  /** Great round eggs in a bowl of earth. */
  'round-bowl'(plate) {
    const spots: readonly (readonly [number, number])[] = [
      [-32, -20],
      [2, -30],
      [36, -18],
      [-44, 10],
      [44, 12],
      [-18, 4],
      [18, 2],
      [-4, 30],
    ];
    for (const [x, y] of spots)
      egg(plate, 10 + y / 100, [x, y], { long: 20, wide: 19, deg: x, point: 0 }, 'pebbled');
    crack(plate, 20, [18, 2], { long: 20, wide: 19, deg: 20, point: 0 }, true, plate.rnd);
    crack(plate, 20, [-32, -20], { long: 20, wide: 19, deg: 120, point: 0 }, false, plate.rnd);
    nest(plate, 76, 56, 60);
  },
  /** Dozens of eggs heaped by several mothers, with bones of embryos among them. */
  'great-nest'(plate) {
    const rnd = random(77);
    const n = plate.large ? 32 : 16;
    const size = plate.large ? 1 : 1.4;
    for (let i = 0; i < n; i++) {
      const [c, s] = heading(i * 137.5);
      const q = Math.sqrt((i + 0.5) / n);
      const p: Point = [c * 66 * q, s * 44 * q];
      const form: EggForm = { long: 12.5 * size, wide: 9 * size, deg: rnd() * 180, point: 0.05 };
      egg(plate, 8 + (1 - q) * 8, p, form, i % 3 ? 'plain' : 'speckled');
      if (i % 4 === 1) crack(plate, 30, p, form, i % 8 === 1, rnd);
    }
    embryo(plate, 40, [0, 0], 24, 30);
  },
  /** Upright eggs set two by two in a ring. */
  ring(plate) {
    for (let i = 0; i < 12; i++) {
      const turn = (i >> 1) * 60 + (i % 2 ? 17 : -17) + 8;
      const [c, s] = heading(turn);
      const p: Point = [c * 46, s * 34];
      egg(
        plate,
        10 + p[1] / 100,
        p,
        { long: 24, wide: 14, deg: turn, point: 0.2 },
        i % 4 === 1 ? 'speckled' : 'plain',
      );
    }
    disc(plate, 5, [0, 0], 30, 21, 0, 'far');
    for (let i = 0; i < 3; i++)
      plate.add(
        6,
        [
          [-14 + i * 3, -4 + i * 4],
          [0, -7 + i * 5],
          [14 - i * 3, -3 + i * 4],
        ],
        { tone: 'line' },
      );
  },
  /** A shark's egg case: a spindle wound by spiral bands, with a long beak. */
  'spiral-case'(plate) {
    const axis = new Curve(walk([-70, 26], [150, 10, 22]));
    const width = (t: number): number =>
      2 + 21 * Math.pow(Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 0.2) / 0.62))), 1.2);
    const left: Point[] = [];
    const right: Point[] = [];
    for (let i = 0; i <= 18; i++) {
      const { p, deg } = axis.at(i / 18);
      left.push(step(p, deg, 0, width(i / 18)));
      right.unshift(step(p, deg, 0, -width(i / 18)));
    }
    plate.add(10, [...left, ...right], { corners: [0, 18, 19, 37] });
    const bands = plate.large ? 9 : 6;
    for (let i = 0; i < bands; i++) {
      const t = mix(0.2, 0.74, i / (bands - 1));
      const band: Point[] = [];
      for (let k = 0; k <= 6; k++) {
        const u = k / 6;
        const { p, deg } = axis.at(t + u * 0.1);
        band.push(step(p, deg, 0, width(t + u * 0.1) * (1 - 2 * u)));
      }
      const curve = new Curve(band);
      const edge = [0, 0.33, 0.66, 1].map((u) => curve.at(u));
      plate.add(12, [
        ...edge.map(({ p, deg }) => step(p, deg, 0, 1.7)),
        ...[...edge].reverse().map(({ p, deg }) => step(p, deg, 0, -1.7)),
      ]);
    }
    const small = new Curve(walk([-30, -34], [70, -8, 4]));
    const side: Point[] = [];
    const other: Point[] = [];
    for (let i = 0; i <= 10; i++) {
      const { p, deg } = small.at(i / 10);
      const w =
        1 + 9 * Math.pow(Math.sin(Math.PI * Math.min(1, Math.max(0, (i / 10 - 0.18) / 0.66))), 1.2);
      side.push(step(p, deg, 0, w));
      other.unshift(step(p, deg, 0, -w));
    }
    plate.add(8, [...side, ...other], { tone: 'far' });
  },
  /** A huge soft egg, collapsed like a football without air. */
  slumped(plate) {
    const shell: Point[] = [
      [-66, 14],
      [-60, -8],
      [-42, -26],
      [-18, -36],
      [4, -33],
      [20, -37],
      [46, -26],
      [62, -6],
      [66, 14],
      [52, 27],
      [20, 33],
      [-18, 34],
      [-50, 28],
    ];
    plate.add(10, shell);
    const dent: Point[] = [
      [-34, -18],
      [-14, -26],
      [4, -22],
      [12, -14],
      [2, -6],
      [-16, -2],
      [-32, -6],
    ];
    plate.add(11, dent, { tone: 'far' });
    const folds: readonly (readonly Point[])[] = [
      [
        [12, -14],
        [26, -20],
        [44, -14],
      ],
      [
        [2, -6],
        [18, 0],
        [38, -4],
        [54, 2],
      ],
      [
        [-32, -6],
        [-46, 2],
        [-54, 14],
      ],
      [
        [-16, -2],
        [-24, 8],
        [-20, 20],
      ],
      [
        [-4, -4],
        [0, 10],
        [-6, 24],
      ],
      [
        [18, 0],
        [22, 12],
        [16, 26],
      ],
      [
        [38, -4],
        [46, 8],
        [42, 20],
      ],
      [
        [-44, 18],
        [-34, 20],
        [-26, 26],
      ],
    ];
    for (const fold of folds) plate.add(12, fold, { tone: 'line' });
    crack(plate, 12, [34, 6], { long: 26, wide: 18, deg: 60, point: 0 }, false, plate.rnd);
    const bits: readonly (readonly [number, number, number])[] = [
      [-74, 34, 20],
      [72, 36, 140],
    ];
    for (const [x, y, turn] of bits) {
      plate.add(
        8,
        [step([x, y], turn, 8), step([x, y], turn + 110, 6), step([x, y], turn + 230, 7)],
        { join: 'straight' },
      );
    }
  },
  /** Two leathery eggs in a burrow lined with leaves. */
  burrow(plate) {
    plate.add(
      -3,
      [
        [-74, 30],
        [-60, -20],
        [-20, -44],
        [30, -42],
        [66, -14],
        [74, 30],
        [30, 44],
        [-30, 44],
      ],
      { tone: 'film' },
    );
    const a: EggForm = { long: 25, wide: 22, deg: 12, point: 0.03 };
    egg(plate, 10, [-22, 2], a);
    egg(plate, 12, [22, 8], { ...a, deg: -20 });
    crack(plate, 14, [22, 8], { ...a, deg: -20 }, false, plate.rnd);
    for (let i = 0; i < 16; i++) {
      const x = mix(-62, 62, i / 15);
      const p: Point = [x, 32 + ((i * 7) % 9)];
      const turn = 90 + x * 0.7 + ((i * 53) % 40) - 20;
      plate.add(
        16 + (i % 3),
        [p, step(p, turn + 26, 9), step(p, turn, 20), step(p, turn - 26, 9)],
        { tone: 'far', corners: [0, 2] },
      );
      plate.add(20, [p, step(p, turn, 17)], { tone: 'line' });
    }
  },
  /** Two eggs stuck together, one hatched. */
  twins(plate) {
    const left: EggForm = { long: 36, wide: 31, deg: 70, point: 0.08 };
    egg(plate, 10, [-28, 0], left, 'speckled');
    const right: EggForm = { long: 34, wide: 29, deg: 110, point: 0.08 };
    egg(plate, 12, [27, 4], right);
    crack(plate, 13, [27, 4], right, true, plate.rnd);
    const bits: readonly (readonly [number, number, number])[] = [
      [66, 30, 10],
      [58, 12, 200],
      [-6, 38, 80],
      [70, -10, 130],
    ];
    for (const [x, y, turn] of bits) {
      const p: Point = [x, y];
      plate.add(8, [step(p, turn, 9), step(p, turn + 110, 7), step(p, turn + 230, 8)], {
        join: 'straight',
      });
    }
  },
};
