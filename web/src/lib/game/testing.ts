/** Small views, decks and stages for unit tests. */
import type { Previewed, SeatView, View } from '../wire/types';
import type { Backend, Move, Stage } from './moves';

export function seatView(seat: number, changes: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    name: `Player ${String(seat)}`,
    bot: null,
    amber: 2,
    points: 0,
    set_points: 0,
    news_points: 0,
    total: 0,
    markers: [],
    markers_left: 4,
    study: [],
    sets: [],
    ...changes,
  };
}

/** A view of two seats in which `asked` has to choose among `legal`. */
export function testView(ply: number, asked: number | null, legal: string[] = ['reclaim']): View {
  return {
    deck: 'founders',
    ply,
    seat: 1,
    over: false,
    turn: 1,
    active: asked ?? 1,
    sites: [],
    deck_left: 72,
    deck_top: null,
    deck_top_hidden: false,
    tokens_left: 14,
    ending: null,
    news: [],
    seats: [seatView(1), seatView(2)],
    pending: null,
    decision: asked === null ? null : { seat: asked, kind: 'turn', legal },
  };
}

export function testMove(from: number, to: number, seat: number, asked: number): Move {
  return {
    seat,
    from_ply: from,
    ply: to,
    events: [{ event: 'TurnStarted', seat, turn: to }],
    view: testView(to, asked),
  };
}

/** Applies changes at once and keeps what it was asked to show; a beat lasts until `next` is called. */
export class TestStage implements Stage {
  root = null;
  eventCounts: number[] = [];
  private waiting: (() => void)[] = [];

  show(events: readonly unknown[], change: () => void): void {
    this.eventCounts.push(events.length);
    change();
  }

  beat(events: readonly unknown[], change: () => void): Promise<void> {
    this.show(events, change);
    return new Promise((done) => this.waiting.push(done));
  }

  skip(): void {
    for (const done of this.waiting.splice(0)) done();
  }

  async next(): Promise<void> {
    this.waiting.shift()?.();
    await settled();
  }
}

/** Resolves after every promise that can be settled now. */
export function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Answers previews with one event a choice; after two choices the other seat is asked. */
export class TestBackend implements Backend {
  previews: string[][] = [];
  commits: { ply: number; choices: string[]; key: string }[] = [];
  refuse: Error | null = null;

  preview(ply: number, choices: string[]): Promise<Previewed> {
    this.previews.push(choices);
    if (this.refuse) return Promise.reject(this.refuse);
    const view = testView(ply + choices.length, choices.length < 2 ? 1 : 2, ['amber', 'skip']);
    return Promise.resolve({
      ply,
      played: choices.length,
      view,
      events: choices.map((_, turn) => ({ event: 'TurnStarted', seat: 1, turn })),
      decision: view.decision,
    });
  }

  commit(ply: number, choices: string[], key: string): Promise<void> {
    this.commits.push({ ply, choices, key });
    return this.refuse ? Promise.reject(this.refuse) : Promise.resolve();
  }
}
