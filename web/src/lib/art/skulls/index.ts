/**
 * Skulls as outlines: 100 long, looking left, with the joint of the neck at 0 0 and y downwards.
 * The snout ends near x = -100. A pair followed by `!` is a sharp corner.
 */
import { HERBIVORE_SKULLS } from './herbivores';
import { MAMMAL_SKULLS } from './mammals';
import { SEA_AND_AIR_SKULLS } from './sea-and-air';
import { THEROPOD_SKULLS } from './theropods';

export type Outline = string;

/** A row of teeth: start, end, number, length, and how far the tips lean. */
export type Teeth = readonly [number, number, number, number, number, number, number?];

export interface Skull {
  readonly cranium?: Outline;
  readonly jaw?: Outline;
  /** The joint of the jaw. */
  readonly hinge: readonly [number, number];
  readonly holes?: readonly Outline[];
  readonly jawHoles?: readonly Outline[];
  readonly upper?: readonly Teeth[];
  readonly lower?: readonly Teeth[];
  /** Bones behind and in front of the others: tusks, horns, crests. */
  readonly behind?: readonly Outline[];
  readonly over?: readonly Outline[];
  readonly lines?: readonly Outline[];
  /** Horn or skin that no fossil shows, restored. */
  readonly restored?: readonly Outline[];
}

export const SKULLS: Readonly<Record<string, Skull>> = {
  ...THEROPOD_SKULLS,
  ...HERBIVORE_SKULLS,
  ...SEA_AND_AIR_SKULLS,
  ...MAMMAL_SKULLS,
};
