/** Reads the spellings of legal choices, only to know which things on the table they touch. */
import type { Decision, SizeName } from '../wire/types';

export interface ShowTarget {
  /** Row of the player's own set, or null for a new one. */
  row: number | null;
  size: SizeName | null;
  spelling: string;
}

export interface Options {
  digs: Map<string, { site: number; spelling: string }>;
  shows: Map<string, ShowTarget[]>;
  uses: Set<string>;
  reclaim: boolean;
  amber: boolean;
  trade: boolean;
  point: boolean;
  skip: boolean;
}

export const NOTHING: Options = {
  digs: new Map(),
  shows: new Map(),
  uses: new Set(),
  reclaim: false,
  amber: false,
  trade: false,
  point: false,
  skip: false,
};

export function options(decision: Decision | null): Options {
  if (!decision) return NOTHING;
  const found: Options = {
    ...NOTHING,
    digs: new Map(),
    shows: new Map(),
    uses: new Set(),
  };
  for (const spelling of decision.legal) {
    const [verb, first, second, third] = spelling.split(' ');
    switch (verb) {
      case 'dig':
        found.digs.set(second!, { site: Number(first), spelling });
        break;
      case 'show': {
        const targets = found.shows.get(first!) ?? [];
        targets.push({
          row: second === 'new' ? null : Number(second),
          size: (third as SizeName | undefined) ?? null,
          spelling,
        });
        found.shows.set(first!, targets);
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
  for (const targets of found.shows.values()) {
    targets.sort((a, b) => (a.row ?? Infinity) - (b.row ?? Infinity));
  }
  return found;
}
