/** Draws a skull from its outlines. */
import type { SkullPose } from './beast';
import { teeth } from './bones';
import { step, type Point } from './geometry';
import type { Plate } from './plate';
import { SKULLS, type Outline } from '../skulls';

interface Traced {
  readonly points: Point[];
  readonly corners: number[];
}

const traced = new Map<Outline, Traced>();

/** Parses an outline: pairs of numbers; `!` after a pair marks a sharp corner. */
export function trace(outline: Outline): Traced {
  const known = traced.get(outline);
  if (known) return known;
  const points: Point[] = [];
  const corners: number[] = [];
  for (const [, x, y, sharp] of outline.matchAll(/(-?[\d.]+) (-?[\d.]+)(!?)/g)) {
    if (sharp) corners.push(points.length);
    points.push([Number(x), Number(y)]);
  }
  const result = { points, corners };
  traced.set(outline, result);
  return result;
}

/** Skull outlines are 100 long and look left, with the joint of the neck at 0 0. */
export function drawSkull(plate: Plate, layer: number, joint: Point, pose: SkullPose): void {
  const skull = SKULLS[pose.type];
  if (!skull) throw new Error(`no skull is called ${pose.type}`);
  const size = pose.length / 100;
  const tall = pose.tall ?? 1;
  const place = ([x, y]: Point): Point => step(joint, pose.deg, -x * size, y * size * tall);
  const gape = -((pose.gape ?? 0) * Math.PI) / 180;
  const [hx, hy] = skull.hinge;
  const [cos, sin] = [Math.cos(gape), Math.sin(gape)];
  const swing = ([x, y]: Point): Point => {
    const [dx, dy] = [x - hx, y - hy];
    return place([hx + dx * cos - dy * sin, hy + dx * sin + dy * cos]);
  };
  const lay = (at: number, outline: Outline, move: (p: Point) => Point, hole = false): void => {
    const { points, corners } = trace(outline);
    plate.add(at, points.map(move), { corners, tone: hole ? 'hole' : 'bone' });
  };
  for (const [x1, y1, x2, y2, n, length, lean] of skull.upper ?? []) {
    teeth(plate, layer, place([x1, y1]), place([x2, y2]), n, -length * size * tall, lean ?? 0);
  }
  for (const [x1, y1, x2, y2, n, length, lean] of skull.lower ?? []) {
    teeth(plate, layer + 1, swing([x1, y1]), swing([x2, y2]), n, length * size * tall, lean ?? 0);
  }
  for (const outline of skull.restored ?? []) {
    const { points, corners } = trace(outline);
    plate.add(layer, points.map(place), { corners, tone: 'ghost' });
  }
  for (const outline of skull.behind ?? []) lay(layer, outline, place);
  if (skull.jaw) lay(layer + 2, skull.jaw, swing);
  for (const outline of skull.jawHoles ?? []) lay(layer + 2, outline, swing, true);
  if (skull.cranium) lay(layer + 3, skull.cranium, place);
  for (const outline of skull.holes ?? []) lay(layer + 3, outline, place, true);
  for (const outline of skull.over ?? []) lay(layer + 4, outline, place);
  for (const outline of skull.lines ?? []) {
    plate.add(layer + 4, trace(outline).points.map(place), { tone: 'line' });
  }
}
