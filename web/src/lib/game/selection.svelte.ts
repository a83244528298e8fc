/** What the person has picked up, and what they look at closely. It decides nothing about the game. */
import type { Options, ShowTarget } from './choices';
import type { Notice } from './moves';

interface Inspected {
  card: string;
  anchor: HTMLElement;
  /** Stays until closed (a click, a long press); a hover goes away by itself. */
  pinned: boolean;
  why: Notice | null;
}

export class Selection {
  /** The fossil picked up from the Study, to be displayed. */
  card = $state<string | null>(null);
  /** The row whose Size must be named before the picked card can go there (two Eggs). */
  naming = $state<number | null>(null);
  inspected = $state.raw<Inspected | null>(null);

  constructor(
    private readonly options: () => Options,
    private readonly choose: (spelling: string) => void,
  ) {}

  /** Picks a fossil up, or puts it back. With one place to go, it goes there. */
  pick(card: string): void {
    const targets = this.options().shows.get(card);
    if (!targets) return;
    if (targets.length === 1) {
      this.choose(targets[0]!.spelling);
      return;
    }
    this.card = this.card === card ? null : card;
    this.naming = null;
    this.inspected = null;
    const rows = new Set(targets.map((target) => target.row));
    if (this.card && rows.size === 1) this.aim(targets[0]!.row);
  }

  putBack(): void {
    this.card = null;
    this.naming = null;
  }

  clear(): void {
    this.putBack();
    this.inspected = null;
  }

  targets(row: number | null): ShowTarget[] {
    if (!this.card) return [];
    return (this.options().shows.get(this.card) ?? []).filter((target) => target.row === row);
  }

  /** Displays the picked fossil in this row; two Eggs ask for a Size first. */
  aim(row: number | null): void {
    const found = this.targets(row);
    if (found.length === 1) this.choose(found[0]!.spelling);
    else if (found.length > 1) this.naming = row;
  }

  inspect(card: string, anchor: HTMLElement, pinned: boolean, why: Notice | null = null): void {
    if (this.inspected?.pinned && !pinned) return;
    this.inspected = { card, anchor, pinned, why };
  }

  /** Closes the close look; with a card, only a passing look at that card. */
  uninspect(card?: string): void {
    if (card === undefined || (this.inspected?.card === card && !this.inspected.pinned)) {
      this.inspected = null;
    }
  }
}
