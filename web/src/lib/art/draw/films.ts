/** Draws soft parts (fins, feathers, down, skin), which the finest slabs preserve as a dark film. */
import type { Beast, Extra } from './beast';
import { rod } from './bones';
import { mix, profile, step, type Point } from './geometry';
import type { Plate } from './plate';
import { LAYER, type Spine } from './spine';

/** The film of a sail between the processes of the back. */
export function sailskin(
  plate: Plate,
  beast: Beast,
  spine: Spine,
  over: readonly [number, number],
): void {
  const top: Point[] = [];
  const low: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const t = mix(over[0], over[1], i / 10);
    const { p, deg } = spine.trunk(t);
    const h = profile(beast.spines?.[1] ?? [0, 0], t) + beast.girth[1] * 1.5;
    top.push(step(p, deg, (beast.lean ?? 0.3) * h, h));
    low.unshift(p);
  }
  plate.add(LAYER.film, [...top, ...low], { tone: 'film' });
}

/** A swimmer's upright tail fin, as a film. */
export function crescent(
  plate: Plate,
  spine: Spine,
  up: number,
  down: number,
  width: number,
): void {
  const end = spine.curve.at(1);
  const root = spine.curve.at(0.86);
  const { p, deg } = root;
  plate.add(
    LAYER.film,
    [
      step(p, deg, -width * 0.3, width * 0.15),
      step(p, deg, width * 0.55, up * 0.62),
      step(p, deg, width * 1.15, up),
      step(p, deg, width * 0.85, up * 0.4),
      step(p, deg, width * 0.8, 0),
      [end.p[0] + width * 0.12, end.p[1] + width * 0.1],
      step(end.p, end.deg, -width * 0.05, -width * 0.25),
      step(p, deg, width * 0.35, -down * 0.55),
      step(p, deg, -width * 0.3, -width * 0.15),
    ],
    { tone: 'film', corners: [2, 5] },
  );
  for (let i = 1; i < 7; i++) {
    const q = i / 7;
    plate.add(
      LAYER.film + 1,
      [
        step(p, deg, width * 0.1 * q, up * 0.1 * q),
        step(p, deg, mix(0.5, 1.05, q) * width, mix(up * 0.2, up * 0.86, q)),
      ],
      { tone: 'line' },
    );
  }
}

export function fin(plate: Plate, spine: Spine, extra: Extract<Extra, { kind: 'fin' }>): void {
  const { at, height, width, rays, lean, below } = extra;
  const { p, deg } = spine.curve.at(at);
  const side = below ? -1 : 1;
  const base = (u: number): Point => step(p, deg, (u - 0.5) * width, 0);
  const tip = (u: number): Point =>
    step(
      base(u),
      deg,
      lean * height * (0.4 + u * 0.6),
      side * height * (1 - Math.pow(u, 1.6) * 0.72) * (0.45 + 0.55 * Math.min(1, u * 4 + 0.25)),
    );
  const edge = [0, 0.12, 0.3, 0.55, 0.8, 1].map(tip);
  plate.add(LAYER.film, [base(0), ...edge, base(1)], { tone: 'film', corners: [0, 7] });
  const n = Math.round(rays / Math.sqrt(plate.sparse));
  for (let i = 0; i < n; i++) {
    const u = (i + 0.3) / n;
    const from = base(u);
    const to = tip(u);
    rod(
      plate,
      LAYER.chevron - 2,
      [mix(from[0], to[0], 0.2), mix(from[1], to[1], 0.2)],
      [mix(from[0], to[0], 0.96), mix(from[1], to[1], 0.96)],
      0.9,
      'bone',
      0.4,
    );
  }
}

/** Down and filaments along the back, as a dark fringe. */
export function fuzz(
  plate: Plate,
  beast: Beast,
  spine: Spine,
  length: number,
  span: readonly [number, number],
): void {
  const n = plate.large ? 46 : 24;
  const ridge: Point[] = [];
  const foot: Point[] = [];
  for (let i = 0; i <= n; i++) {
    const t = mix(span[0], span[1], i / n);
    const { p, deg } = spine.curve.at(t);
    const rise = length * (0.55 + 0.45 * Math.sin(i * 2.4) * Math.sin(i * 0.9)) + beast.girth[1];
    ridge.push(step(p, deg, length * 0.7, rise));
    foot.unshift(step(p, deg, 0, -beast.girth[1]));
    plate.add(
      LAYER.film + 1,
      [step(p, deg, 0, beast.girth[1]), step(p, deg, length * 0.8, rise * 1.1)],
      { tone: 'line' },
    );
  }
  plate.add(LAYER.film, [...ridge, ...foot], { tone: 'film', join: 'straight' });
}

/** Tail feathers: `from` on the spine, spread over an angle. */
export function fan(
  plate: Plate,
  spine: Spine,
  length: number,
  spread: number,
  count: number,
  from: number,
): void {
  for (let i = 0; i < count; i++) {
    const u = count === 1 ? 0 : i / (count - 1) - 0.5;
    const { p, deg } = spine.curve.at(mix(from, 1, 1 - Math.abs(u) * 2));
    feather(plate, p, deg + u * spread, length * (1 - Math.abs(u) * 0.35), length * 0.075);
  }
}

/** One feather: a film with a shaft. */
export function feather(plate: Plate, root: Point, deg: number, length: number, w: number): void {
  const at = (x: number, y: number): Point => step(root, deg, x * length, y * w);
  plate.add(
    LAYER.film,
    [
      at(0, 0.3),
      at(0.35, 1),
      at(0.8, 1.05),
      at(1, 0.2),
      at(0.85, -0.9),
      at(0.35, -0.85),
      at(0, -0.3),
    ],
    { tone: 'film' },
  );
  plate.add(LAYER.film + 1, [at(0.02, 0), at(0.5, 0.1), at(0.95, 0)], { tone: 'line' });
}

/** The two long tail feathers of Confuciusornis. */
export function ribbons(plate: Plate, spine: Spine, length: number): void {
  const { p, deg } = spine.curve.at(1);
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point =>
      step(p, deg + side * 7, x * length, y * length * 0.022 - side * x * x * length * 0.06);
    plate.add(
      LAYER.film,
      [
        at(0, 0.8),
        at(0.5, 0.8),
        at(0.8, 1.2),
        at(0.95, 1.6),
        at(1, 0),
        at(0.95, -1.6),
        at(0.8, -1.2),
        at(0.5, -0.8),
        at(0, -0.8),
      ],
      { tone: 'film' },
    );
    plate.add(LAYER.film + 1, [at(0, 0), at(0.5, 0), at(0.98, 0)], { tone: 'line' });
  }
}

/** A beaver's broad scaly tail. */
export function paddletail(plate: Plate, spine: Spine, width: number, from: number): void {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 6; i++) {
    const { p, deg } = spine.curve.at(mix(from, 1, i / 6));
    const w = width * Math.pow(Math.sin(Math.PI * mix(0.12, 0.86, i / 6)), 0.7);
    left.push(step(p, deg, i === 6 ? width * 0.5 : 0, w));
    right.unshift(step(p, deg, i === 6 ? width * 0.5 : 0, -w));
  }
  plate.add(LAYER.film, [...left, ...right], { tone: 'film' });
  for (let i = 1; i < 9; i++) {
    const { p, deg } = spine.curve.at(mix(from, 1, i / 9));
    for (const side of [-1, 1]) {
      plate.add(
        LAYER.film + 1,
        [step(p, deg, 0, side * width * 0.2), step(p, deg, width * 0.3, side * width * 0.75)],
        { tone: 'line' },
      );
    }
  }
}

/** The outline of the living body from skull to tail, as a dark film. */
export function body(
  plate: Plate,
  spine: Spine,
  above: readonly number[],
  below: readonly number[],
): void {
  const top: Point[] = [];
  const low: Point[] = [];
  const n = 14;
  for (let i = 0; i <= n; i++) {
    const { p, deg } = spine.curve.at(i / n);
    top.push(step(p, deg, 0, profile(above, i / n)));
    low.unshift(step(p, deg, 0, -profile(below, i / n)));
  }
  plate.add(LAYER.film - 1, [...top, ...low], { tone: 'film' });
}
