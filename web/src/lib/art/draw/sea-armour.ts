/** Draws a sea scorpion and a sea turtle, both seen from above. */
import { digit, disc, longBone, rod, spike } from './bones';
import { Curve, mix, step, walk, type Point } from './geometry';
import type { Plate } from './plate';

/** A sea scorpion seen from above: shield, twelve rings, tail spine, paddles and pincers. */
export function seascorpion(plate: Plate): void {
  const spine = new Curve(walk([0, 0], [70, 2, -10, 56, -34]));
  for (let i = 11; i >= 0; i--) {
    const t = (i + 0.5) / 12;
    const { p, deg } = spine.at(t * 0.94);
    const w = i < 7 ? 19 * Math.sin(Math.PI * mix(0.42, 0.74, i / 6)) : mix(12.5, 6, (i - 7) / 4);
    const l = (spine.length / 12) * 0.56;
    plate.add(
      20 - i,
      [
        step(p, deg, -l, w),
        step(p, deg, l * 0.9, w * 0.97),
        step(p, deg, l * 1.3, w * 1.06),
        step(p, deg, l, 0),
        step(p, deg, l * 1.3, -w * 1.06),
        step(p, deg, l * 0.9, -w * 0.97),
        step(p, deg, -l, -w),
        step(p, deg, -l * 0.8, 0),
      ],
      { corners: [0, 2, 4, 6] },
    );
  }
  const end = spine.at(0.96);
  plate.add(
    8,
    [
      step(end.p, end.deg, -4, 6),
      step(end.p, end.deg, 8, 11),
      step(end.p, end.deg, 30, 0),
      step(end.p, end.deg, 8, -11),
      step(end.p, end.deg, -4, -6),
    ],
    { corners: [0, 2, 4] },
  );
  plate.add(9, [step(end.p, end.deg, 2), step(end.p, end.deg, 24)], { tone: 'line' });
  const { p, deg } = spine.at(0);
  const at = (x: number, y: number): Point => step(p, deg, x, y);
  plate.add(
    24,
    [
      at(3, 16.5),
      at(-12, 17),
      at(-25, 12),
      at(-29, 0),
      at(-25, -12),
      at(-12, -17),
      at(3, -16.5),
      at(1, 0),
    ],
    { corners: [0, 6] },
  );
  for (const side of [1, -1]) {
    disc(plate, 25, at(-17, side * 9.5), 4.6, 3, deg + side * 25);
    disc(plate, 25, at(-17, side * 9.5), 2.6, 1.7, deg + side * 25, 'hole');
    disc(plate, 25, at(-8, side * 1.6), 0.9, 0.9, 0, 'hole');
    limb(
      plate,
      at(-4, side * 13),
      [deg - 180 - side * 62, deg - side * -54, deg + side * 22],
      [17, 15, 0],
      side,
      'paddle',
    );
    limb(
      plate,
      at(-10, side * 14),
      [deg + 180 - side * 74, deg + 180 - side * 110, deg + 180 - side * 120],
      [11, 9, 6],
      side,
      'leg',
    );
    limb(
      plate,
      at(-15, side * 13),
      [deg + 180 - side * 56, deg + 180 - side * 84, deg + 180 - side * 96],
      [11, 9, 6],
      side,
      'leg',
    );
    limb(
      plate,
      at(-20, side * 11),
      [deg + 180 - side * 40, deg + 180 - side * 58, deg + 180 - side * 66],
      [10, 8, 6],
      side,
      'leg',
    );
    pincer(plate, at(-26, side * 5), deg + 180 - side * 26, side);
  }
}

function limb(
  plate: Plate,
  root: Point,
  degs: readonly [number, number, number],
  lengths: readonly [number, number, number],
  side: number,
  kind: 'leg' | 'paddle',
): void {
  const broad = kind === 'paddle' ? 3.2 : 1.9;
  const knee = step(root, degs[0], lengths[0]);
  const ankle = step(knee, degs[1], lengths[1]);
  rod(plate, 6, root, knee, broad);
  rod(plate, 6, knee, ankle, broad * 0.85);
  if (kind === 'leg') spike(plate, 6, ankle, degs[2], lengths[2], broad * 0.7);
  else {
    const at = (x: number, y: number): Point => step(ankle, degs[2], x, side * y);
    plate.add(7, [
      at(-2, 2.6),
      at(6, 6),
      at(18, 6),
      at(23, 0),
      at(17, -5),
      at(5, -4),
      at(-2, -2.6),
    ]);
    plate.add(8, [at(8, 5.6), at(10, 0), at(8, -4.4)], { tone: 'line' });
  }
}

function pincer(plate: Plate, root: Point, deg: number, side: number): void {
  const a = step(root, deg, 18);
  const b = step(a, deg + side * 26, 16);
  rod(plate, 6, root, a, 3);
  rod(plate, 6, a, b, 3.4);
  const way = deg + side * 48;
  for (const jaw of [1, -1]) {
    const at = (x: number, y: number): Point => step(b, way + jaw * 14, x * 1.5, jaw * y * 1.5);
    plate.add(7, [at(0, -1), at(0, 3), at(12, 4.4), at(25, -2.4), at(14, 0.6)], {
      corners: [0, 3],
    });
    for (let i = 0; i < 4; i++)
      spike(plate, 6, at(7 + i * 4, 0.6), way + jaw * 12 - jaw * 80, 3.4 - i * 0.4, 0.9);
  }
}

/** A great sea turtle from above: an open frame of ribs, broad flippers, hooked beak. */
export function turtle(plate: Plate): void {
  const mark = plate.mark();
  const rim: Point[] = [];
  for (let i = 0; i <= 9; i++) {
    const t = i / 9;
    const y = mix(-34, 46, t);
    const x = -36 * Math.pow(Math.sin(Math.PI * mix(0.14, 0.94, t)), 0.75) * mix(1.05, 0.9, t);
    rim.push([x, y]);
  }
  const edge = new Curve(rim);
  const plates = plate.large ? 11 : 7;
  for (let i = 0; i < plates; i++) {
    const a = edge.at(i / plates);
    const b = edge.at((i + 0.9) / plates);
    plate.add(
      20,
      [
        step(a.p, a.deg, 0, 1.4),
        step(b.p, b.deg, 0, 1.4),
        step(b.p, b.deg, 0, -4.2),
        step(a.p, a.deg, 0, -4.2),
      ],
      { join: 'straight' },
    );
  }
  for (let i = 0; i < 8; i++) {
    const t = (i + 0.5) / 8;
    const root: Point = [-3, mix(-27, 36, t)];
    const goal = edge.at(mix(0.1, 0.92, t)).p;
    const inner = mix(0.62, 0.5, Math.abs(t - 0.45) * 2);
    const w = 4.6;
    const deg = (Math.atan2(root[1] - goal[1], goal[0] - root[0]) * 180) / Math.PI;
    const length = Math.hypot(goal[0] - root[0], goal[1] - root[1]);
    const at = (x: number, y: number): Point => step(root, deg, x * length, y);
    plate.add(
      18,
      [
        at(0, w * 0.8),
        at(inner * 0.8, w),
        at(inner, w * 0.4),
        at(1.02, 0.9),
        at(1.02, -0.9),
        at(inner, -w * 0.4),
        at(inner * 0.8, -w),
        at(0, -w * 0.8),
      ],
      { corners: [0, 7] },
    );
  }
  longBone(plate, 30, [-13, -30], [-38, -40], 4.4, 'bone', 5.2);
  flipper(plate, [-38, -40], 212, 62, 17, 5);
  longBone(plate, 30, [-12, 42], [-24, 54], 3.6, 'bone', 3.8);
  flipper(plate, [-24, 54], 236, 26, 11, 4);
  plate.mirror(mark, [0, 0], 90);
  for (let i = 0; i < 9; i++) {
    const y = mix(-32, 40, i / 8);
    plate.add(
      21,
      [
        [-3.4, y - 3.6],
        [3.4, y - 3.6],
        [4.4, y],
        [3.4, y + 3.6],
        [-3.4, y + 3.6],
        [-4.4, y],
      ],
      { join: 'straight' },
    );
  }
  for (let i = 0; i < 5; i++)
    rod(plate, 19, [0, 46 + i * 4.4], [0, 49.4 + i * 4.4], 2.2 - i * 0.35);
  for (let i = 0; i < 4; i++) rod(plate, 17, [0, -38 - i * 4.4], [0, -35 - i * 4.4], 2.8);
  drawTurtleHead(plate);
}

/** A flipper: the skin's film, and the bones of the hand fanned in it. */
function flipper(
  plate: Plate,
  elbow: Point,
  deg: number,
  length: number,
  width: number,
  digits: number,
): void {
  const skin = (x: number, y: number): Point => step(elbow, deg, x * length, y * width);
  plate.add(
    -3,
    [
      skin(-0.1, 0.3),
      skin(0.3, 0.75),
      skin(0.75, 0.75),
      skin(1.15, 0.3),
      skin(0.7, -0.3),
      skin(0.3, -0.5),
      skin(-0.1, -0.3),
    ],
    { tone: 'film' },
  );
  const wrist = step(elbow, deg, length * 0.3);
  longBone(plate, 29, step(elbow, deg, 0, 2.2), step(wrist, deg, 0, 3), 2.4);
  longBone(plate, 29, step(elbow, deg, 0, -2.2), step(wrist, deg, 0, -3), 2.2);
  for (let i = 0; i < digits; i++) {
    const s = i / (digits - 1) - 0.5;
    digit(
      plate,
      28,
      step(wrist, deg, 2, s * width * 0.7),
      deg + s * -30 + 8,
      length * mix(0.74, 0.4, Math.abs(s - 0.14) * 1.6),
      2.9,
      4,
      26,
      0,
    );
  }
}

function drawTurtleHead(plate: Plate): void {
  const outline: Point[] = [
    [0, -82],
    [-5, -76],
    [-9.5, -66],
    [-10.5, -56],
    [-6, -50],
    [0, -53],
    [6, -50],
    [10.5, -56],
    [9.5, -66],
    [5, -76],
  ];
  plate.add(32, outline, { corners: [0] });
  for (const side of [1, -1]) {
    plate.add(
      32,
      [
        [side * 4.4, -70],
        [side * 8.4, -66],
        [side * 7.4, -61],
        [side * 3.8, -64],
      ],
      { tone: 'hole' },
    );
  }
  plate.add(
    33,
    [
      [0, -79],
      [0, -66],
      [0, -54],
    ],
    { tone: 'line' },
  );
}
