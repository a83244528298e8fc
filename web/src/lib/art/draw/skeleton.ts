/** Draws a beast on a plate: spine, ribs, girdles, limbs, skull, then its special parts. */
import type { Beast, Limb } from './beast';
import { blade, digit, longBone, rib, rod, spike, vertebra } from './bones';
import { drawExtra } from './extras';
import { mix, profile, step, type Point } from './geometry';
import type { Plate, Tone } from './plate';
import { drawSkull } from './skull';
import { LAYER, spineOf, type Spine } from './spine';
import { drawWing } from './wings';

export function drawBeast(plate: Plate, beast: Beast): void {
  const spine = spineOf(beast);
  for (const extra of beast.extras ?? []) drawExtra(plate, beast, spine, extra);
  drawSpine(plate, beast, spine);
  drawRibs(plate, beast, spine);
  drawGirdles(plate, beast, spine);
  if (beast.leg) drawLimb(plate, beast, spine, beast.leg, LAYER.leg);
  if (beast.arm) drawLimb(plate, beast, spine, beast.arm, LAYER.arm);
  const head = spine.curve.at(0);
  drawSkull(plate, LAYER.skull, head.p, beast.skull);
  if (beast.faceRight) plate.flip();
}

function drawSpine(plate: Plate, beast: Beast, spine: Spine): void {
  const { curve, shoulder, hip } = spine;
  const parts = [
    [0, shoulder, beast.count[0]],
    [shoulder, hip, beast.count[1]],
    [hip, 1, beast.count[2]],
  ] as const;
  const lean = beast.lean ?? 0.3;
  for (const [part, [from, to, many]] of parts.entries()) {
    const n = Math.max(3, Math.round(many / plate.sparse));
    const girth = (t: number): number => mix(beast.girth[part]!, beast.girth[part + 1]!, t);
    const places = joints(n, girth);
    for (let i = n - 1; i >= 0; i--) {
      const t = (places[i]! + places[i + 1]!) / 2;
      const unit = (places[i + 1]! - places[i]!) * (to - from) * curve.length;
      const { p, deg } = curve.at(mix(from, to, t));
      const w = girth(t);
      const above = profile(beast.spines?.[part] ?? [w * 0.8, w * 0.8], t);
      const below = part === 2 ? profile(beast.chevrons ?? [w, 0], t) : 0;
      const tip = part === 2 && i === n - 1;
      vertebra(plate, LAYER.spine, p, deg, unit, tip ? w * 0.7 : w, above, below, lean);
    }
  }
}

/** The joints between vertebrae, as fractions of the spine: thick vertebrae are longer than thin ones. */
function joints(n: number, girth: (t: number) => number): number[] {
  const ends = [0];
  for (let i = 0; i < n; i++) ends.push(ends[i]! + 0.35 * girth(0.5) + girth((i + 0.5) / n));
  return ends.map((end) => end / ends[n]!);
}

function drawRibs(plate: Plate, beast: Beast, spine: Spine): void {
  if (!beast.ribs) return;
  const [sweep, bow, width, from, to] = beast.ribForm ?? [14, 0.1, 1.5, 0.02, 0.84];
  const n = Math.max(5, Math.round((beast.count[1] * (to - from)) / Math.sqrt(plate.sparse * 1.1)));
  const lost = plate.rnd() < 0.4 ? 2 + Math.floor(plate.rnd() * (n - 4)) : -1;
  const bold = plate.large ? 1 : 1.3;
  for (let i = n - 1; i >= 0; i--) {
    const t = i / (n - 1);
    const { p, deg } = spine.trunk(mix(from, to, t));
    const length = profile(beast.ribs, t) * (i === lost ? 0.45 : 1);
    const way = deg - 90 + sweep * mix(0.5, 1.2, t);
    const root = step(p, deg, 0, -beast.girth[1] * 0.4);
    if (!beast.above && plate.large)
      rib(
        plate,
        LAYER.far + 1,
        step(root, deg, -3, 0),
        way + 7,
        length * 0.94,
        bow,
        width * 0.8,
        'far',
      );
    const mark = plate.mark();
    rib(plate, LAYER.rib, root, way, length, bow, width * bold);
    if (beast.above) plate.mirror(mark, p, deg);
  }
  if (!beast.gastralia) return;
  for (let i = 0; i < n - 2; i++) {
    const t = mix(from, to, (i + 1) / n);
    const { p, deg } = spine.trunk(t);
    const depth = profile(beast.ribs, (i + 1) / n) * 0.97 + beast.girth[1];
    const a = step(p, deg, depth * 0.22, -depth);
    rod(plate, LAYER.rib - 1, a, step(a, deg - 20, 9), 0.8, 'far');
  }
}

function drawGirdles(plate: Plate, beast: Beast, spine: Spine): void {
  const mark = plate.mark();
  drawNearGirdles(plate, beast, spine);
  const { p, deg } = spine.trunk(0.5);
  if (beast.above) plate.mirror(mark, p, deg);
}

function drawNearGirdles(plate: Plate, beast: Beast, spine: Spine): void {
  if (beast.scapula && beast.arm) {
    const [deg, length, narrow, broad] = beast.scapula;
    const joint = jointOf(spine, beast.arm);
    blade(plate, LAYER.girdle, joint, deg, length, narrow, broad);
  }
  if (!beast.pelvis || !beast.leg) return;
  const [kind, size] = beast.pelvis;
  const joint = jointOf(spine, beast.leg);
  const { deg } = spine.trunk(1);
  const below = LAYER.girdle;
  if (kind === 'mammal') {
    blade(plate, below, joint, deg + 142, size * 1.15, size * 0.16, size * 0.36);
    blade(plate, below - 1, joint, deg - 28, size * 0.62, size * 0.14, size * 0.24);
    return;
  }
  if (kind === 'plate') {
    blade(plate, below, joint, deg + 100, size * 0.5, size * 0.14, size * 0.22);
    blade(plate, below - 1, joint, deg - 70, size * 0.5, size * 0.16, size * 0.4);
    return;
  }
  const forward = kind === 'lizard' ? deg - 112 : deg - 40;
  rod(
    plate,
    below - 1,
    joint,
    step(joint, deg - 42, size * 0.95),
    size * 0.09,
    'bone',
    size * 0.07,
  );
  const pubis = step(joint, forward, size * (kind === 'lizard' ? 1 : 0.8));
  rod(plate, below - 1, joint, pubis, size * 0.1, 'bone', size * 0.08);
  if (kind === 'lizard')
    rod(
      plate,
      below - 1,
      step(pubis, deg, -size * 0.12),
      step(pubis, deg - 8, size * 0.3),
      size * 0.11,
      'bone',
      size * 0.05,
    );
  else blade(plate, below - 1, joint, deg - 158, size * 0.75, size * 0.08, size * 0.1);
  plate.add(below, [
    step(joint, deg, -size * 0.62, size * 0.14),
    step(joint, deg, -size * 0.5, size * 0.42),
    step(joint, deg, 0, size * 0.5),
    step(joint, deg, size * 0.55, size * 0.38),
    step(joint, deg, size * 0.66, size * 0.12),
    step(joint, deg, size * 0.2, -size * 0.08),
    step(joint, deg, 0, -size * 0.2),
    step(joint, deg, -size * 0.22, -size * 0.05),
  ]);
}

function jointOf(spine: Spine, limb: Limb): Point {
  const { p, deg } = spine.trunk(limb.at[0]);
  return step(p, deg, 0, -limb.at[1]);
}

function drawLimb(plate: Plate, beast: Beast, spine: Spine, limb: Limb, layer: number): void {
  const joint = jointOf(spine, limb);
  const [, a, , b, , c] = limb.bones;
  if (limb.far) drawLeg(plate, spine, LAYER.far, step(joint, 0, 5, 1), limb, limb.far, 'far');
  const mark = plate.mark();
  drawLeg(plate, spine, layer, joint, limb, [a, b, c], 'bone');
  if (beast.above) {
    const { p, deg } = spine.trunk(limb.at[0]);
    plate.mirror(mark, p, deg);
  }
}

function drawLeg(
  plate: Plate,
  spine: Spine,
  layer: number,
  joint: Point,
  limb: Limb,
  degs: readonly [number, number, number],
  tone: Tone,
): void {
  const [upper, , lower, , meta] = limb.bones;
  const { w } = limb;
  const knee = step(joint, degs[0], upper);
  const ankle = step(knee, degs[1], lower);
  const turn = degs[2] - limb.bones[5];
  if (limb.paddle) {
    drawPaddle(plate, layer, joint, limb, degs, tone, turn);
    return;
  }
  if (limb.wing) {
    const far = tone === 'far';
    const course = (far && limb.farWing) || limb.wing;
    drawWing(plate, layer, {
      shoulder: joint,
      elbow: knee,
      wrist: ankle,
      hand: step(ankle, degs[2], meta),
      spine,
      limb,
      course,
      far,
    });
  }
  const foot = step(ankle, degs[2], meta);
  if (limb.toes) drawToes(plate, layer, ankle, foot, limb, degs[2], turn, tone);
  if (lower > w * 2.5) {
    const side = w * 0.62;
    rod(
      plate,
      layer,
      step(knee, degs[1], w * 0.3, -side),
      step(ankle, degs[1], -w * 0.2, -side * 0.6),
      w * 0.36,
      tone,
      w * 0.3,
    );
    longBone(plate, layer + 1, knee, ankle, w * 0.82, tone, w * 0.66);
  } else longBone(plate, layer + 1, knee, ankle, w * 0.8, tone);
  longBone(plate, layer + 2, joint, knee, w, tone, w * 0.95);
}

function drawToes(
  plate: Plate,
  layer: number,
  ankle: Point,
  foot: Point,
  limb: Limb,
  deg: number,
  turn: number,
  tone: Tone,
): void {
  const [count, length, toeDeg, spread, end] = limb.toes!;
  const { w } = limb;
  const thick = Math.max(w * 0.3, Math.min(w * 0.42, (w * 1.6) / count));
  const meta = limb.bones[4];
  for (let i = count - 1; i >= 0; i--) {
    const s = count === 1 ? 0 : i / (count - 1) - 0.5;
    const base = step(foot, deg, 0, s * Math.max(w * 0.9, thick * 1.9 * (count - 1)));
    if (meta > w * 0.8)
      rod(plate, layer, step(ankle, deg, 0, s * w * 0.7), base, thick, tone, thick * 0.95);
    const way = toeDeg + turn * 0.5 + s * spread;
    const size = length * (1 - Math.abs(s) * 0.28);
    digit(plate, layer, step(base, way, thick), way, size, thick, 3, end === 2 ? 0 : 14, end, tone);
  }
  if (limb.sickle) {
    const base = step(foot, deg, -2, w * 0.6);
    spike(
      plate,
      layer + 1,
      step(base, 120, w * 0.5),
      150,
      limb.sickle,
      w * 0.55,
      limb.sickle * 0.7,
      tone,
    );
  }
}

function drawPaddle(
  plate: Plate,
  layer: number,
  joint: Point,
  limb: Limb,
  degs: readonly [number, number, number],
  tone: Tone,
  turn: number,
): void {
  const [length, width, deg, digits] = limb.paddle!;
  const [upper, , lower] = limb.bones;
  const { w } = limb;
  const elbow = step(joint, degs[0], upper);
  const wrist = step(elbow, degs[1], lower);
  const way = deg + turn;
  const rows = Math.max(3, Math.round(8 / plate.sparse));
  for (let i = 0; i < digits; i++) {
    const s = digits === 1 ? 0 : i / (digits - 1) - 0.5;
    const reach = length * (1 - Math.abs(s + 0.12) * 0.5);
    for (let k = 0; k < rows; k++) {
      const at = (q: number): Point => {
        const swell = Math.sin(Math.PI * (0.32 + q * 0.62));
        return step(wrist, way, reach * q, s * width * swell + width * 0.35 * q * q);
      };
      const thick = (width / digits) * 0.5 * (1 - (k / rows) * 0.55) * 0.85;
      rod(plate, layer, at((k + 0.04) / rows), at((k + 0.82) / rows), thick, tone, thick * 0.9);
    }
  }
  longBone(
    plate,
    layer + 1,
    step(elbow, degs[1], 0, w * 0.55),
    step(wrist, degs[1], 0, width * 0.22),
    w * 0.5,
    tone,
    width * 0.2,
  );
  longBone(
    plate,
    layer + 1,
    step(elbow, degs[1], 0, -w * 0.55),
    step(wrist, degs[1], 0, -width * 0.22),
    w * 0.5,
    tone,
    width * 0.2,
  );
  longBone(plate, layer + 2, joint, elbow, w * 0.8, tone, w * 1.15);
}
