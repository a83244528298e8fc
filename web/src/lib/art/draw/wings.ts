/** Draws wings: the pterosaur's long finger with its skin, and the bird's hand with its feathers. */
import type { Limb } from './beast';
import { rod, spike } from './bones';
import { feather } from './films';
import { Curve, mix, mixPoint, step, walk, type Course, type Point } from './geometry';
import type { Plate } from './plate';
import { LAYER, type Spine } from './spine';

export interface Wing {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  /** Where the long finger begins. */
  readonly hand: Point;
  readonly spine: Spine;
  readonly limb: Limb;
  readonly course: Course;
  readonly far: boolean;
}

export function drawWing(plate: Plate, layer: number, wing: Wing): void {
  const tone = wing.far ? 'far' : 'bone';
  const { limb, hand } = wing;
  const finger = new Curve(walk(hand, wing.course));
  const w = limb.w;
  const phalanges = limb.feathers ? 2 : 4;
  for (let i = 0; i < phalanges; i++) {
    const a = finger.at(i / phalanges).p;
    const b = finger.at((i + 0.94) / phalanges).p;
    const thick = w * mix(0.62, 0.2, i / phalanges);
    rod(plate, layer, a, b, thick, tone, thick * 0.72);
  }
  rod(plate, layer, wing.wrist, hand, w * 0.66, tone, w * 0.6);
  if (limb.feathers) drawFeathers(plate, wing, finger);
  else drawSkin(plate, wing, finger);
  const claws = finger.at(0).deg;
  for (const turn of [38, 62, 88])
    spike(plate, layer, hand, claws + turn, w * 2.4, w * 0.3, -w * 0.6, tone);
}

function drawFeathers(plate: Plate, wing: Wing, finger: Curve): void {
  const [count, length, first, last] = (wing.far && wing.limb.farFeathers) || wing.limb.feathers!;
  const line = new Curve([wing.elbow, wing.wrist, wing.hand, finger.at(1).p]);
  const n = Math.round(count / Math.sqrt(plate.sparse));
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    const size = length * (0.62 + 0.38 * Math.sin(Math.PI * mix(0.1, 0.72, t)));
    feather(plate, line.at(t).p, mix(first, last, t), size, length * 0.07);
  }
}

/** The film of the wing's skin, with the stiffening fibres that fan through it. */
function drawSkin(plate: Plate, wing: Wing, finger: Curve): void {
  const [along, drop] = wing.limb.skin ?? [1, 6];
  const { p, deg } = wing.spine.trunk(along);
  const anchor = step(p, deg, 0, -drop);
  const tip = finger.at(1).p;
  const centre = mixPoint(wing.elbow, finger.at(0.45).p, 0.5);
  const hem = (t: number): Point => {
    const straight = mixPoint(tip, anchor, t);
    return mixPoint(straight, centre, 0.34 * 4 * t * (1 - t) * 0.75);
  };
  const lead = [
    wing.shoulder,
    wing.wrist,
    wing.hand,
    finger.at(0.25).p,
    finger.at(0.5).p,
    finger.at(0.75).p,
    tip,
  ];
  const back = [0.15, 0.35, 0.55, 0.78, 1].map(hem);
  plate.add(LAYER.film, [...lead, ...back], { tone: 'film', corners: [0, 1, 2, 6, 11] });
  const n = plate.large ? 15 : 8;
  const front = new Curve([wing.elbow, wing.wrist, wing.hand, ...finger.points]);
  for (let i = 1; i < n; i++) {
    const t = i / n;
    const from = front.at(t).p;
    const to = hem(1 - t);
    plate.add(
      LAYER.film + 1,
      [
        mixPoint(from, to, 0.12),
        mixPoint(mixPoint(from, to, 0.5), centre, -0.08),
        mixPoint(from, to, 0.94),
      ],
      { tone: 'line' },
    );
  }
}
