/** Draws parts that only some beasts have: plates, clubs, shells, armour. Films are in `films.ts`. */
import type { Beast, Extra } from './beast';
import { disc, spike } from './bones';
import { mix, profile, step, type Point } from './geometry';
import { body, crescent, fan, fin, fuzz, paddletail, ribbons, sailskin } from './films';
import type { Plate } from './plate';
import { LAYER, type Spine } from './spine';

export function drawExtra(plate: Plate, beast: Beast, spine: Spine, extra: Extra): void {
  switch (extra.kind) {
    case 'plates':
      return plates(plate, beast, spine, extra.sizes, extra.count);
    case 'thagomizer':
      return thagomizer(plate, spine, extra.length, extra.count);
    case 'club':
      return club(plate, spine, extra.size);
    case 'scutes':
      return scutes(plate, beast, spine, extra.size, extra.rows, extra.span);
    case 'dome':
      return dome(plate, spine, extra.span, extra.height, extra.drop);
    case 'sailskin':
      return sailskin(plate, beast, spine, extra.over);
    case 'crescent':
      return crescent(plate, spine, extra.up, extra.down, extra.width);
    case 'fin':
      return fin(plate, spine, extra);
    case 'shield':
      return shield(plate, spine, extra.length, extra.above, extra.below);
    case 'anvil':
      return anvil(plate, spine, extra.at, extra.size);
    case 'fuzz':
      return fuzz(plate, beast, spine, extra.length, extra.span);
    case 'fan':
      return fan(plate, spine, extra.length, extra.spread, extra.count, extra.from);
    case 'ribbons':
      return ribbons(plate, spine, extra.length);
    case 'paddletail':
      return paddletail(plate, spine, extra.width, extra.from);
    case 'body':
      return body(plate, spine, extra.above, extra.below);
  }
}

/** Two alternating rows of kites along the back. */
function plates(
  plate: Plate,
  beast: Beast,
  spine: Spine,
  sizes: readonly number[],
  count: number,
): void {
  const n = Math.round(count / Math.sqrt(plate.sparse));
  for (const row of [0, 1]) {
    for (let i = 0; i < n; i++) {
      const t = (i + row * 0.5) / n;
      const { p, deg } = spine.curve.at(mix(0.06, 0.93, t));
      const size = profile(sizes, t);
      const foot = step(p, deg, 0, beast.girth[1] * 1.6);
      const w = size * 0.46;
      plate.add(
        row ? LAYER.armour : LAYER.far + 2,
        [
          step(foot, deg, -w * 0.45, 0),
          step(foot, deg, -w, size * 0.45),
          step(foot, deg, w * 0.1, size * 1.08),
          step(foot, deg, w * 1.05, size * 0.42),
          step(foot, deg, w * 0.5, 0),
        ],
        { tone: row ? 'bone' : 'far', corners: [0, 2, 4] },
      );
      if (row && size > 12) {
        for (const s of [-0.25, 0.1, 0.4]) {
          plate.add(
            LAYER.armour,
            [step(foot, deg, s * w, size * 0.12), step(foot, deg, s * w * 1.2, size * 0.62)],
            { tone: 'line' },
          );
        }
      }
    }
  }
}

function thagomizer(plate: Plate, spine: Spine, length: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const { p, deg } = spine.curve.at(0.975 - i * 0.045);
    spike(plate, LAYER.far + 2, p, deg + 62, length * 0.9, length * 0.1, -length * 0.1, 'far');
    spike(plate, LAYER.armour, p, deg + 88, length, length * 0.11, -length * 0.12);
  }
}

function club(plate: Plate, spine: Spine, size: number): void {
  const { p, deg } = spine.curve.at(1);
  disc(plate, LAYER.armour, step(p, deg, size * 0.9, size * 0.1), size * 0.75, size * 0.55, deg);
  disc(plate, LAYER.armour + 1, step(p, deg, 0, -size * 0.35), size, size * 0.6, deg + 8);
  disc(plate, LAYER.armour + 1, step(p, deg, 0, size * 0.4), size * 0.95, size * 0.55, deg - 8);
}

/** Rows of keeled bone studs over the flank. */
function scutes(
  plate: Plate,
  beast: Beast,
  spine: Spine,
  size: number,
  rows: number,
  span: readonly [number, number],
): void {
  const n = Math.round(
    ((((span[1] - span[0]) * spine.curve.length) / size) * 0.62) / Math.sqrt(plate.sparse),
  );
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < n; i++) {
      const t = mix(span[0], span[1], (i + (row % 2) * 0.5) / n);
      const { p, deg } = spine.curve.at(t);
      const fade =
        0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, (t - span[0]) / (span[1] - span[0]) + 0.15));
      const s = size * fade * (row === 0 ? 1 : 0.85);
      const at = step(p, deg, 0, beast.girth[1] * 1.1 - row * size * 1.15 * fade);
      plate.add(
        LAYER.armour - row,
        [
          step(at, deg, -s * 0.7, -s * 0.35),
          step(at, deg, s * 0.1, s * 0.95),
          step(at, deg, s * 0.75, -s * 0.3),
          step(at, deg, 0, -s * 0.5),
        ],
        { corners: [0, 1, 2] },
      );
    }
  }
}

/** A shell of many small tiles over the trunk. */
function dome(
  plate: Plate,
  spine: Spine,
  span: readonly [number, number],
  height: number,
  drop: number,
): void {
  const a = spine.trunk(span[0]);
  const b = spine.trunk(span[1]);
  const at = (u: number, v: number): Point => {
    const base: Point = [mix(a.p[0], b.p[0], u), mix(a.p[1], b.p[1], u) + drop];
    const rise = (height + drop) * Math.pow(Math.sin(Math.PI * mix(0.06, 0.94, u)), 0.62);
    return [base[0] + (u - 0.5) * (1 - v) * 10, base[1] - rise * v];
  };
  const rim: Point[] = [];
  for (let i = 0; i <= 10; i++) rim.push(at(i / 10, 1));
  for (let i = 10; i >= 0; i--) rim.push(at(i / 10, i % 2 ? -0.03 : 0));
  plate.add(LAYER.armour, rim, { corners: [0, 10, 11, 21] });
  const rows = plate.large ? 7 : 4;
  const columns = plate.large ? 15 : 8;
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const u = (c + 0.5 + (r % 2) * 0.5) / (columns + 0.5);
      const v = (r + 0.55) / rows;
      const centre = at(u, v);
      const side = at(u + 0.42 / columns, v);
      const top = at(u, v + 0.4 / rows);
      const rx = Math.abs(side[0] - centre[0]);
      const ry = Math.abs(top[1] - centre[1]);
      disc(plate, LAYER.armour + 1, centre, rx, Math.max(ry, 1), 0);
    }
  }
}

/** The neck armour of a placoderm: two great plates behind the skull. */
function shield(plate: Plate, spine: Spine, length: number, above: number, below: number): void {
  const { p, deg } = spine.curve.at(0.02);
  const at = (x: number, y: number): Point =>
    step(p, deg, x * length, y > 0 ? y * above : y * below);
  plate.add(
    LAYER.girdle,
    [
      at(0, 0.1),
      at(0.02, 0.9),
      at(0.4, 1),
      at(0.85, 0.8),
      at(1.1, 0.5),
      at(0.95, 0.1),
      at(0.4, 0.04),
    ],
    { corners: [0, 4] },
  );
  plate.add(
    LAYER.girdle,
    [
      at(0, 0),
      at(0.4, -0.02),
      at(0.95, 0),
      at(1.05, -0.4),
      at(0.8, -0.85),
      at(0.3, -1),
      at(0.02, -0.9),
    ],
    { corners: [0, 2] },
  );
  for (const y of [0.3, 0.55])
    plate.add(LAYER.girdle, [at(0.15, y), at(0.5, y * 1.1), at(0.85, y)], { tone: 'line' });
  for (const y of [-0.3, -0.6])
    plate.add(LAYER.girdle, [at(0.15, y), at(0.5, y * 1.1), at(0.85, y)], { tone: 'line' });
}

/** The brush-topped fin of Stethacanthus. */
function anvil(plate: Plate, spine: Spine, at: number, size: number): void {
  const { p, deg } = spine.curve.at(at);
  const foot = step(p, deg, 0, size * 0.12);
  plate.add(
    LAYER.armour,
    [
      step(foot, deg, -size * 0.42, 0),
      step(foot, deg, -size * 0.34, size * 0.5),
      step(foot, deg, -size * 0.6, size * 0.92),
      step(foot, deg, 0, size * 1.06),
      step(foot, deg, size * 0.66, size * 0.98),
      step(foot, deg, size * 0.38, size * 0.5),
      step(foot, deg, size * 0.5, 0),
    ],
    { corners: [0, 2, 4, 6] },
  );
  const n = plate.large ? 11 : 6;
  for (let i = 0; i < n; i++) {
    const u = i / (n - 1) - 0.5;
    const root = step(foot, deg, u * size * 1.12, size * (1.02 - u * u * 0.3));
    spike(plate, LAYER.armour - 1, root, deg + 90 - u * 26, size * 0.2, size * 0.055);
  }
}
