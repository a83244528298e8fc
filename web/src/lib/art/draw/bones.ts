/** Draws single bones. Each function adds shapes to a plate. */
import { angleOf, distance, heading, mix, step, type Curve, type Point } from './geometry';
import type { Plate, Tone } from './plate';

/** Converts points from coordinates along and across the line from `a` to `b`; across is to the left of the line. */
function along(a: Point, b: Point, local: readonly (readonly [number, number])[]): Point[] {
  const deg = angleOf(a, b);
  return local.map(([x, y]) => step(a, deg, x, y));
}

/** A long bone with a waist and knuckled ends; `w` is the half width of its ends. */
export function longBone(
  plate: Plate,
  layer: number,
  a: Point,
  b: Point,
  w: number,
  tone: Tone = 'bone',
  w2 = w,
): void {
  const L = distance(a, b);
  const s = Math.min(w, w2) * 0.52;
  const r = Math.min(w, L / 5);
  const q = Math.min(w2, L / 5);
  plate.add(
    layer,
    along(a, b, [
      [-0.25 * r, -0.55 * w],
      [0.55 * r, -w],
      [Math.max(r * 1.6, 0.25 * L), -s],
      [Math.min(L - q * 1.6, 0.75 * L), -s],
      [L - 0.55 * q, -w2],
      [L + 0.3 * q, -0.6 * w2],
      [L + 0.05 * q, 0],
      [L + 0.3 * q, 0.6 * w2],
      [L - 0.55 * q, w2],
      [Math.min(L - q * 1.6, 0.75 * L), s],
      [Math.max(r * 1.6, 0.25 * L), s],
      [0.55 * r, w],
      [-0.25 * r, 0.55 * w],
      [-0.4 * r, 0],
    ]),
    { tone },
  );
}

/** A slender bone or a finger bone: a rod a little thicker at the ends. */
export function rod(
  plate: Plate,
  layer: number,
  a: Point,
  b: Point,
  w: number,
  tone: Tone = 'bone',
  w2 = w,
): void {
  const L = distance(a, b);
  plate.add(
    layer,
    along(a, b, [
      [0, -w],
      [L * 0.5, -mix(w, w2, 0.5) * 0.6],
      [L, -w2],
      [L + w2 * 0.5, 0],
      [L, w2],
      [L * 0.5, mix(w, w2, 0.5) * 0.6],
      [0, w],
      [-w * 0.5, 0],
    ]),
    { tone, shade: false },
  );
}

/** A curved spike from a base: claws, horns, tips of tusks, teeth. `bend` is how far the tip leans to the left. */
export function spike(
  plate: Plate,
  layer: number,
  base: Point,
  deg: number,
  length: number,
  w: number,
  bend = 0,
  tone: Tone = 'bone',
): void {
  const tip = step(base, deg, length, bend);
  const mid = (side: number): Point =>
    step(base, deg, length * 0.55, bend * 0.18 + side * w * 0.62);
  plate.add(layer, [step(base, deg, 0, w), mid(1), tip, mid(-1), step(base, deg, 0, -w)], {
    tone,
    corners: [0, 2, 4],
    shade: length > 14,
  });
}

/** A plain row of flattened teeth along a line, on its left side (with a negative length, on its right). */
export function teeth(
  plate: Plate,
  layer: number,
  from: Point,
  to: Point,
  count: number,
  length: number,
  lean = 0,
): void {
  const n = Math.max(3, Math.round(count / Math.sqrt(plate.sparse)));
  const deg = angleOf(from, to);
  const gap = distance(from, to) / n;
  for (let i = 0; i < n; i++) {
    const size =
      length * (0.7 + 0.3 * Math.sin(((i + 1) / (n + 1)) * Math.PI) + 0.12 * (plate.rnd() - 0.5));
    const p = step(from, deg, gap * i);
    plate.add(layer, [p, step(p, deg, gap * 0.5 + lean * size, size), step(p, deg, gap * 0.94)], {
      join: 'straight',
      shade: false,
    });
  }
}

/** One vertebra seen from the side: body, a process above and, in tails, one below. */
export function vertebra(
  plate: Plate,
  layer: number,
  p: Point,
  deg: number,
  length: number,
  w: number,
  above: number,
  below: number,
  lean = -0.35,
): void {
  // Space short vertebrae further apart, or a thin tail would look like one band.
  const l = length * (length < w * 1.6 ? 0.4 : 0.45);
  const c = w * 0.72;
  const shape: Point[] = [
    step(p, deg, -l, -w),
    step(p, deg, 0, -c),
    step(p, deg, l, -w),
    step(p, deg, l * 0.9, w),
  ];
  if (above > w * 0.3) {
    const t = length * Math.max(0.2, 0.34 - above * 0.002);
    const slant = lean * above;
    shape.push(
      step(p, deg, l * 0.45, w),
      step(p, deg, slant + t * 0.7, w + above),
      step(p, deg, slant - t * 0.7, w + above * 0.97),
      step(p, deg, -l * 0.5, w),
    );
  } else {
    shape.push(step(p, deg, 0, c));
  }
  shape.push(step(p, deg, -l * 0.9, w));
  plate.add(layer, shape, { join: 'straight', shade: above > 10 });
  if (below > w * 0.3) {
    rod(
      plate,
      layer - 1,
      step(p, deg, -l * 0.2, -w),
      step(p, deg, lean * below * 1.2, -w - below),
      w * 0.32,
      'bone',
      w * 0.2,
    );
  }
}

/** A rib: a crescent that leaves the spine at `deg` and bows to its left by `bow` of its length. */
export function rib(
  plate: Plate,
  layer: number,
  p: Point,
  deg: number,
  length: number,
  bow: number,
  w: number,
  tone: Tone = 'bone',
): void {
  const at = (x: number, side: number): Point =>
    step(p, deg, length * x, length * bow * 4 * x * (1 - x) + side);
  plate.add(
    layer,
    [
      at(0, w),
      at(0.35, w * 0.95),
      at(0.72, w * 0.8),
      at(1, w * 0.25),
      at(1, -w * 0.25),
      at(0.7, -w * 0.6),
      at(0.33, -w * 0.8),
      at(0, -w),
    ],
    { tone, shade: false },
  );
}

/** A finger or toe of several bones, bending evenly, with an optional claw (1), hoof (2) or blunt end (0). */
export function digit(
  plate: Plate,
  layer: number,
  p: Point,
  deg: number,
  length: number,
  w: number,
  bones: number,
  curl: number,
  end: 0 | 1 | 2,
  tone: Tone = 'bone',
): Point {
  const n = Math.max(1, Math.round(bones / Math.sqrt(plate.sparse)));
  let here = p;
  let way = deg;
  const share = end === 0 ? n : n + 0.9;
  for (let i = 0; i < n; i++) {
    const next = step(here, way, (length / share) * 0.92);
    const thick = w * (1 - (0.35 * i) / n);
    rod(plate, layer, here, next, thick, tone, thick * 0.85);
    here = step(here, way, length / share);
    way += curl / n;
  }
  const rest = (length / share) * (end === 0 ? 0 : 0.95);
  if (end === 1)
    spike(plate, layer, here, way, rest, w * 0.75, -Math.sign(curl || 1) * w * -0.5, tone);
  if (end === 2) {
    plate.add(
      layer,
      [
        step(here, way, 0, w * 0.8),
        step(here, way, rest * 0.8, w * 1.25),
        step(here, way, rest * 0.8, -w * 1.1),
        step(here, way, 0, -w * 0.8),
      ],
      { tone, join: 'straight', shade: false },
    );
  }
  return here;
}

/** A shoulder blade or any other flat blade: narrow at the joint, broad at the far end. */
export function blade(
  plate: Plate,
  layer: number,
  joint: Point,
  deg: number,
  length: number,
  narrow: number,
  broad: number,
  tone: Tone = 'bone',
): void {
  plate.add(
    layer,
    [
      step(joint, deg, -narrow * 0.9, narrow * 0.4),
      step(joint, deg, 0, narrow * 1.15),
      step(joint, deg, length * 0.3, narrow * 0.75),
      step(joint, deg, length * 0.92, broad),
      step(joint, deg, length * 1.02, broad * 0.2),
      step(joint, deg, length * 0.95, -broad * 0.95),
      step(joint, deg, length * 0.35, -narrow * 0.7),
      step(joint, deg, 0, -narrow * 1.05),
    ],
    { tone },
  );
}

/** A shape along a curve; a function of the position 0…1 gives its half width. For tusks, horns, shafts. */
export function tube(
  plate: Plate,
  layer: number,
  curve: Curve,
  width: (t: number) => number,
  tone: Tone = 'bone',
  steps = 7,
): void {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const { p, deg } = curve.at(i / steps);
    const w = width(i / steps);
    left.push(step(p, deg, 0, w));
    right.unshift(step(p, deg, 0, -w));
  }
  plate.add(layer, [...left, ...right], { tone, corners: [0, steps, steps + 1, 2 * steps + 1] });
}

/** A round plate or hole. */
export function disc(
  plate: Plate,
  layer: number,
  p: Point,
  rx: number,
  ry: number,
  deg = 0,
  tone: Tone = 'bone',
): void {
  const points: Point[] = [];
  for (let i = 0; i < 8; i++) {
    const [cx, cy] = heading(i * 45);
    points.push(step(p, deg, cx * rx, -cy * ry));
  }
  plate.add(layer, points, { tone, shade: tone === 'bone' && rx > 4 });
}
