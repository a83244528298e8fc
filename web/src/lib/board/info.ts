/** Facts of a live table besides the board: presence, stand-ins, clocks. Replays and lessons have none. */
import { getContext, setContext } from 'svelte';

export interface SeatPresence {
  here: boolean;
  standIn: string | null;
  /** A program plays with their account. */
  program?: boolean;
  /** Their time has run out. */
  late: boolean;
  /** They are on vacation: their clock stands still. */
  vacation?: boolean;
  /** Lets a bot fill in for them, or says why not yet. Null for people who may not ask for it. */
  fillIn: (() => void) | null;
}

export interface TableInfo {
  seat(seat: number): SeatPresence | null;
  clock(seat: number): { text: string; low: boolean } | null;
}

const KEY = Symbol('table-info');

export function provideTableInfo(get: () => TableInfo): void {
  setContext(KEY, get);
}

export function useTableInfo(): (() => TableInfo) | undefined {
  return getContext<(() => TableInfo) | undefined>(KEY);
}
