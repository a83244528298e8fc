/** The spine, to which all other parts are attached, and the order of the layers. */
import type { Beast } from './beast';
import { Curve, mix, walk, type Point } from './geometry';

/** Layers, far to near. Films lie below zero, under the hollow of the matrix. */
export const LAYER = {
  film: -4,
  far: 4,
  chevron: 20,
  spine: 21,
  rib: 30,
  girdle: 40,
  leg: 50,
  arm: 54,
  skull: 60,
  armour: 70,
} as const;

/** The spine from skull to tail tip, and where neck and trunk end on it. */
export interface Spine {
  readonly curve: Curve;
  readonly shoulder: number;
  readonly hip: number;
  /** Point and heading at a fraction of the trunk (0 shoulder, 1 hip). */
  trunk(t: number): { p: Point; deg: number };
}

export function spineOf(beast: Beast): Spine {
  const trunk = walk([0, 0], beast.trunk);
  const neck = walk(trunk[trunk.length - 1]!, beast.neck);
  const tail = walk([0, 0], beast.tail);
  const front = [...neck].reverse().concat([...trunk].reverse().slice(1));
  const curve = new Curve(front.concat(tail.slice(1)));
  const shoulder = new Curve(neck).length / curve.length;
  const hip = shoulder + new Curve(trunk).length / curve.length;
  return { curve, shoulder, hip, trunk: (t) => curve.at(mix(shoulder, hip, t)) };
}
