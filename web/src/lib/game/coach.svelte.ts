/** The coach checks a plan before it is committed, if the person wants that and hints are allowed. */
import { prefs } from '../prefs.svelte';
import { pause } from '../ui/pause';
import { api } from '../wire/api';
import type { CoachState, Table } from '../wire/types';

const ASK_EVERY_MS = 250;
/** Milliseconds. Without an answer by then, the plan is committed: the coach never blocks a turn. */
const LONGEST_MS = 6000;

/** Whether this person may ask for hints at this table: they play, and only bots play with them. */
export function hintsAllowed(table: Table | null, seat: number | null): boolean {
  if (!table || seat === null || table.state !== 'playing' || table.rated) return false;
  if (table.daily && table.daily >= new Date().toISOString().slice(0, 10)) return false;
  return table.seats.every((one) => one.kind === 'bot' || one.seat === seat);
}

export class Coach {
  /** What the plan would lose, while the person is asked whether they are sure. */
  warning = $state.raw<CoachState | null>(null);
  private answered: ((sure: boolean) => void) | null = null;

  constructor(
    private readonly id: string,
    private readonly allowed: () => boolean,
  ) {}

  /** Whether to commit these choices. */
  async check(ply: number, choices: readonly string[]): Promise<boolean> {
    if (prefs.coach === 0 || !this.allowed()) return true;
    const found = await this.ask(ply, choices);
    if (!found || found.loss < prefs.coach) return true;
    this.warning = found;
    return new Promise((answered) => (this.answered = answered));
  }

  answer(sure: boolean): void {
    this.warning = null;
    this.answered?.(sure);
    this.answered = null;
  }

  private async ask(ply: number, choices: readonly string[]): Promise<CoachState | null> {
    const until = Date.now() + LONGEST_MS;
    try {
      for (;;) {
        const found = await api.coach(this.id, ply, choices);
        if (found.state === 'done') return found;
        if (found.state === 'failed' || Date.now() > until) return null;
        await pause(ASK_EVERY_MS);
      }
    } catch {
      return null;
    }
  }
}
