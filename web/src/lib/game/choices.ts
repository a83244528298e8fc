/** Reads the spellings of legal choices, to know which things on the table light up. It decides nothing about legality. */
import type { Decision, SizeName } from '../wire/types';

export interface DisplayTarget {
  /** Row of the player's own set, or null for a new one. */
  row: number | null;
  size: SizeName | null;
  spelling: string;
}

export interface Options {
  digs: Map<string, { site: number; spelling: string }>;
  /** Where each fossil can be displayed. */
  displays: Map<string, DisplayTarget[]>;
  uses: Set<string>;
  reclaim: boolean;
  amber: boolean;
  trade: boolean;
  point: boolean;
  skip: boolean;
}

export const NOTHING: Options = {
  digs: new Map(),
  displays: new Map(),
  uses: new Set(),
  reclaim: false,
  amber: false,
  trade: false,
  point: false,
  skip: false,
};

export function options(decision: Pick<Decision, 'legal'> | null): Options {
  if (!decision) return NOTHING;
  const found: Options = {
    ...NOTHING,
    digs: new Map(),
    displays: new Map(),
    uses: new Set(),
  };
  for (const spelling of decision.legal) {
    const [verb, first, second, third] = spelling.split(' ');
    switch (verb) {
      case 'dig':
        found.digs.set(second!, { site: Number(first), spelling });
        break;
      case 'show': {
        const targets = found.displays.get(first!) ?? [];
        targets.push({
          row: second === 'new' ? null : Number(second),
          size: (third as SizeName | undefined) ?? null,
          spelling,
        });
        found.displays.set(first!, targets);
        break;
      }
      case 'use':
        found.uses.add(first!);
        break;
      case 'reclaim':
      case 'amber':
      case 'trade':
      case 'point':
      case 'skip':
        found[verb] = true;
        break;
    }
  }
  for (const targets of found.displays.values()) {
    targets.sort((a, b) => (a.row ?? Infinity) - (b.row ?? Infinity));
  }
  return found;
}

/** Every choice that could replace a step of a plan, with the number of the latest step that it could replace. */
export function alternatives(
  steps: readonly { choice: string; legal: readonly string[] }[],
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  steps.forEach(({ choice, legal }, index) => {
    for (const spelling of legal) if (spelling !== choice) found.set(spelling, index);
  });
  return found;
}

/** The card that a choice displays, if it displays one. */
export function displayedCard(choice: string | undefined): string | null {
  const [verb, card] = choice?.split(' ') ?? [];
  return verb === 'show' ? (card ?? null) : null;
}
