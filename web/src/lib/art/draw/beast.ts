/** The parameters that describe a species with a spine. */
import type { Course } from './geometry';

/** Lengths use one arbitrary unit (a trunk has about 100). Headings are in degrees: 0 right, 90 up, 180 left. All face left. */
export interface Beast {
  /** The spine from hip to shoulder, from shoulder to skull, and from hip to the tip of the tail. */
  readonly trunk: Course;
  readonly neck: Course;
  readonly tail: Course;
  /** Vertebrae in neck, trunk, tail. */
  readonly count: readonly [number, number, number];
  /** Half height of the vertebrae at skull, shoulder, hip and tail tip. */
  readonly girth: readonly [number, number, number, number];
  /** Height of the processes: evenly spaced stops over neck, trunk and tail. */
  readonly spines?: readonly (readonly number[])[];
  /** Lean of the processes: the shift along the spine per unit of height; negative leans to the head. */
  readonly lean?: number;
  /** Height of the processes under the tail, evenly spaced stops. */
  readonly chevrons?: readonly number[];
  /** Rib lengths from shoulder to hip, at evenly spaced stops; empty for no ribs. */
  readonly ribs?: readonly number[];
  /** How far back the ribs sweep (degrees), how much they bow, their half width, and which part of the trunk has ribs. */
  readonly ribForm?: readonly [sweep: number, bow: number, width: number, from: number, to: number];
  /** Belly ribs of reptiles. */
  readonly gastralia?: boolean;
  readonly skull: SkullPose;
  readonly arm?: Limb;
  readonly leg?: Limb;
  readonly pelvis?: readonly [kind: 'lizard' | 'bird' | 'mammal' | 'plate', size: number];
  /** Shoulder blade: heading, length, narrow and broad half widths. */
  readonly scapula?: readonly [deg: number, length: number, narrow: number, broad: number];
  readonly extras?: readonly Extra[];
  readonly faceRight?: boolean;
  /** Seen from above: ribs and limbs on both sides of the spine. */
  readonly above?: boolean;
}

export interface SkullPose {
  readonly type: string;
  readonly length: number;
  /** Where the snout points: 180 is straight to the left, 200 a little downwards. */
  readonly deg: number;
  /** How far the jaw is opened, in degrees. */
  readonly gape?: number;
  /** Height of the skull relative to its type. */
  readonly tall?: number;
}

export interface Limb {
  /** Joint: fraction of the trunk from shoulder (0) to hip (1), and how far below the spine. */
  readonly at: readonly [along: number, drop: number];
  /** Half width of the upper bone. */
  readonly w: number;
  /** Length and heading of the upper bone, the lower bones and the metapodials. */
  readonly bones: readonly [number, number, number, number, number, number];
  /** Headings of the same bones on the far side; without them the near limb hides the far one. */
  readonly far?: readonly [number, number, number];
  /** Toes: how many, length, heading, spread in degrees, and end: blunt 0, claw 1, hoof 2. */
  readonly toes?: readonly [
    count: number,
    length: number,
    deg: number,
    spread: number,
    end: 0 | 1 | 2,
  ];
  /** One toe with a great sickle claw of this length. */
  readonly sickle?: number;
  /** A wing: the course of its long finger, or of its feathered hand, on the near and on the far side. */
  readonly wing?: Course;
  readonly farWing?: Course;
  /** How far back the wing's skin reaches along the trunk (0 shoulder, 1 hip), and how far below it. */
  readonly skin?: readonly [along: number, drop: number];
  /** Flight feathers instead of skin: how many, how long, headings of the first and the last. */
  readonly feathers?: readonly [count: number, length: number, first: number, last: number];
  readonly farFeathers?: readonly [count: number, length: number, first: number, last: number];
  /** A swimming paddle instead of toes: length, width, heading, digits. */
  readonly paddle?: readonly [length: number, width: number, deg: number, digits: number];
}

/** Parts that only some animals have. The functions that draw them explain the numbers. */
export type Extra =
  | { readonly kind: 'plates'; readonly sizes: readonly number[]; readonly count: number }
  | { readonly kind: 'thagomizer'; readonly length: number; readonly count: number }
  | { readonly kind: 'club'; readonly size: number }
  | {
      readonly kind: 'scutes';
      readonly size: number;
      readonly rows: number;
      readonly span: readonly [number, number];
    }
  | {
      readonly kind: 'dome';
      readonly span: readonly [number, number];
      readonly height: number;
      readonly drop: number;
    }
  | { readonly kind: 'sailskin'; readonly over: readonly [number, number] }
  | {
      readonly kind: 'crescent';
      readonly up: number;
      readonly down: number;
      readonly width: number;
    }
  | {
      readonly kind: 'fin';
      readonly at: number;
      readonly height: number;
      readonly width: number;
      readonly rays: number;
      readonly lean: number;
      readonly below?: boolean;
    }
  | {
      readonly kind: 'shield';
      readonly length: number;
      readonly above: number;
      readonly below: number;
    }
  | { readonly kind: 'anvil'; readonly at: number; readonly size: number }
  | { readonly kind: 'fuzz'; readonly length: number; readonly span: readonly [number, number] }
  | {
      readonly kind: 'fan';
      readonly length: number;
      readonly spread: number;
      readonly count: number;
      readonly from: number;
    }
  | { readonly kind: 'ribbons'; readonly length: number }
  | { readonly kind: 'paddletail'; readonly width: number; readonly from: number }
  | { readonly kind: 'body'; readonly above: readonly number[]; readonly below: readonly number[] };
