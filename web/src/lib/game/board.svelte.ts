/**
 * What one person sees of one table: the committed game, the plan on top of it, and what is picked up. It knows no
 * rules: legal choices and previews come from the server.
 */
import { getContext, setContext } from 'svelte';

import type { CardData, DeckData, Decision, View } from '../wire/types';
import { NOTHING, options, displayedCard, type Options } from './choices';
import { placeMarkers, type MarkerPlaces } from './markers';
import type { Backend, Notice, Stage } from './moves';
import { Planner } from './planner.svelte';
import { NO_STORE, type PlanStore } from './planStore';
import { Playback } from './playback.svelte';
import { Selection } from './selection.svelte';

/** Questions that a fossil of the Study can answer. */
const DISPLAYS: ReadonlySet<Decision['kind']> = new Set([
  'reclaim',
  'display',
  'display_second',
  'display_or_point',
] as const);

export interface BoardOptions {
  deck: DeckData;
  stage: Stage;
  /** Null where nothing can be played: a replay. */
  backend: Backend | null;
  store?: PlanStore;
  autoCommit?: () => boolean;
  /** Asked before a plan is committed; false keeps it a plan. */
  check?: (ply: number, choices: readonly string[]) => Promise<boolean>;
  /** A lesson names the only legal choice that it allows now, or null for none. */
  guide?: () => string | null;
}

export class Board {
  readonly deck: DeckData;
  readonly cards: ReadonlyMap<string, CardData>;
  readonly stage: Stage;
  readonly playback: Playback;
  readonly planner: Planner;
  readonly selection: Selection;
  /** Null where every legal choice can be made: everywhere but in a lesson. */
  readonly guide: (() => string | null) | null;

  me = $state<number | null>(null);
  /** The seat whose Museum is at the bottom: the player's own, or the one a watcher picked. */
  seated = $state(1);
  /** Whose Museum is open in a dialog. */
  visiting = $state<number | null>(null);
  notice = $state.raw<Notice | null>(null);
  markers = $state.raw<MarkerPlaces>(new Map());
  /** The log scrolls to the line of this ply, then forgets it. */
  logTarget = $state<number | null>(null);

  readonly view: View | null = $derived.by(
    () => this.playback.moment ?? this.planner.previewed?.view ?? this.playback.base,
  );
  readonly decision: Decision | null = $derived.by(() => {
    if (this.playback.moment) return null;
    const { previewed } = this.planner;
    return previewed ? previewed.decision : (this.playback.base?.decision ?? null);
  });
  readonly asked: boolean = $derived.by(() => this.me !== null && this.decision?.seat === this.me);
  /** Unchanged while a preview is on its way, so that the table does not flicker at each click. */
  readonly options: Options = $derived.by(() => {
    if (!this.asked) return NOTHING;
    const { legal } = this.decision!;
    const allowed = this.guide?.();
    return options({ legal: this.guide ? legal.filter((one) => one === allowed) : legal });
  });
  readonly ready: boolean = $derived.by(() => this.planner.choices.length > 0 && !this.asked);
  /** Whether there is, or is about to be, a move of another to skip. Bots move soon; people may think for long. */
  readonly skippable: boolean = $derived.by(() => {
    const { base, moment, showing, skipping } = this.playback;
    if (!base || moment || skipping || base.over || this.asked) return false;
    const next = base.seats.find((seat) => seat.seat === base.decision?.seat);
    return showing !== null || (this.me !== null && next?.seat !== this.me && Boolean(next?.bot));
  });
  /** A fossil of the Study can be displayed now. */
  readonly displaying: boolean = $derived.by(() => this.asked && DISPLAYS.has(this.decision!.kind));
  /** Choices that can replace a step of the plan. A lesson allows none. */
  readonly replacements: Options = $derived.by(() => {
    if (this.guide || this.playback.moment) return NOTHING;
    const found = options({ legal: [...this.planner.alternatives.keys()] });
    // A click on a fossil that cannot be displayed now says why. It must not undo an earlier display.
    if (this.displaying) {
      for (const card of this.view?.seats.find((one) => one.seat === this.me)?.study ?? []) {
        found.displays.delete(card);
        found.uses.delete(card);
      }
    }
    return found;
  });

  constructor({ deck, stage, backend, store, autoCommit, check, guide }: BoardOptions) {
    this.deck = deck;
    this.cards = new Map(deck.cards.map((card) => [card.id, card]));
    this.stage = stage;
    this.guide = guide ?? null;
    const shared: Stage = {
      root: null,
      show: (events, change) => stage.show(events, () => this.apply(change)),
      beat: (events, change) => stage.beat(events, () => this.apply(change)),
      skip: () => stage.skip(),
    };
    this.playback = new Playback(shared, {
      alreadyShown: (move) => this.planner.alreadyShown(move),
      replaced: () => this.planner.drop(),
      skipEnds: (view, queued) =>
        this.me === null ? queued === 0 : view.over || view.decision?.seat === this.me,
    });
    this.planner = new Planner({
      backend,
      stage: shared,
      store: store ?? NO_STORE,
      position: {
        base: () => this.playback.base,
        asked: () => this.asked,
        overtaken: (view) => this.playback.replace(view, []),
      },
      autoCommit: autoCommit ?? (() => false),
      notify: (notice) => (this.notice = notice),
      check,
    });
    this.selection = new Selection({
      options: () => this.options,
      replacements: () => this.replacements,
      lastDisplayed: () => displayedCard(this.planner.choices.at(-1)),
      choose: (spelling) => void this.planner.choose(spelling),
    });
  }

  /** Takes a view as it is, without animation: first load, reconnection, replay jumps. */
  adopt(view: View, me: number | null): void {
    this.me = me;
    if (me !== null) this.seated = me;
    this.playback.adopt(view);
    this.placeMarkers();
    void this.planner.restore();
  }

  /** Picks a fossil of the Study up, to be displayed. */
  pick(card: string): void {
    this.notice = null;
    this.selection.pick(card);
  }

  /** Undoes the last thing: looking back, picking a card up, or the plan's last step. */
  async undo(): Promise<void> {
    if (this.playback.moment) this.playback.moment = null;
    else if (this.selection.holding) this.selection.putBack();
    else await this.planner.undo();
  }

  private apply(change: () => void): void {
    change();
    this.selection.clear();
    this.notice = null;
    this.placeMarkers();
  }

  private placeMarkers(): void {
    if (this.view) this.markers = placeMarkers(this.markers, this.view);
  }
}

const BOARD = Symbol('board');

export function provideBoard(get: () => Board): void {
  setContext(BOARD, get);
}

export function useBoard(): () => Board {
  return getContext<() => Board>(BOARD);
}
