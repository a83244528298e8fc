/** The fossil that the person has picked up, and the card whose close-up is open. Nothing here changes the game. */
import type { Options, DisplayTarget } from './choices';
import type { Notice } from './moves';

/** What choosing a card means. */
export type Verb = 'dig' | 'display' | 'use';

interface Inspected {
  card: string;
  anchor: HTMLElement;
  /** Stays until closed (a click, a long press); a hover goes away by itself. */
  pinned: boolean;
  why: Notice | null;
  /** What can be done with it now. */
  act: { verb: Verb; choose: () => void } | null;
}

export interface Target {
  /** The choice; undefined while a Size is still to be named. */
  spelling: string | undefined;
  anchor: HTMLElement;
}

export interface SelectionHooks {
  /** What can be chosen now. */
  options(): Options;
  /** What can replace a step of the plan. */
  replacements(): Options;
  /** The fossil that the last step of the plan displays. */
  lastDisplayed(): string | null;
  choose(spelling: string): void;
}

export class Selection {
  /** The fossil picked up from the Study, to be displayed. */
  card = $state<string | null>(null);
  /** The row whose Size must be named before the picked card can go there (two Eggs). */
  naming = $state<number | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  /** The target under the mouse or in focus: it says what it brings. */
  target = $state.raw<Target | null>(null);

  constructor(private readonly hooks: SelectionHooks) {}

  /** Picks a fossil up, or puts it back. If it has one target, it goes there. A fossil of a planned step gets a new target. */
  pick(card: string): void {
    const now = this.hooks.options().displays.get(card);
    const targets = now ?? this.hooks.replacements().displays.get(card);
    if (!targets) return;
    if (now?.length === 1) {
      this.hooks.choose(now[0]!.spelling);
      return;
    }
    this.card = this.card === card ? null : card;
    this.naming = null;
    this.inspected = null;
    if (!now) return;
    const rows = new Set(now.map((target) => target.row));
    if (this.card && rows.size === 1) this.aim(targets[0]!.row);
  }

  get holding(): boolean {
    return this.card !== null || this.naming !== null;
  }

  putBack(): void {
    this.card = null;
    this.naming = null;
    this.target = null;
  }

  clear(): void {
    this.putBack();
    this.inspected = null;
  }

  /** Targets of the picked fossil in this row. With none picked: other targets of the fossil that was displayed last. */
  targets(row: number | null): DisplayTarget[] {
    const { options, replacements, lastDisplayed } = this.hooks;
    const found = this.card
      ? (options().displays.get(this.card) ?? replacements().displays.get(this.card))
      : replacements().displays.get(lastDisplayed() ?? '');
    return (found ?? []).filter((target) => target.row === row);
  }

  /** Displays the fossil in this row; two Eggs ask for a Size first. */
  aim(row: number | null): void {
    const found = this.targets(row);
    if (found.length === 1) this.hooks.choose(found[0]!.spelling);
    else if (found.length > 1) this.naming = row;
  }

  inspect(
    card: string,
    anchor: HTMLElement,
    pinned: boolean,
    why: Notice | null = null,
    act: Inspected['act'] = null,
  ): void {
    if (this.inspected?.pinned && !pinned) return;
    this.inspected = { card, anchor, pinned, why, act };
  }

  /** Whether the close-up of this card is open and stays open. */
  isPinned(card: string): boolean {
    return this.inspected?.pinned === true && this.inspected.card === card;
  }

  /** Closes the close-up; with a card, only if it shows that card and is not pinned. */
  uninspect(card?: string): void {
    if (card === undefined || (this.inspected?.card === card && !this.inspected.pinned)) {
      this.inspected = null;
    }
  }
}
