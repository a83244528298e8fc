/** A live table: the server's snapshot and stream, kept current by itself through reloads and lost networks. */
import { prefs } from '../prefs.svelte';
import { Board, type Move } from '../table/board.svelte';
import { api } from '../wire/api';
import { history, openStream } from '../wire/stream';
import type {
  Clocks,
  Moved,
  Presence,
  Reaction,
  Snapshot,
  StreamMessage,
  Table,
  You,
} from '../wire/types';
import type { DeckData, View } from '../wire/types';

export interface Said {
  n: number;
  seat: number | null;
  person: string;
  name: string;
  text: string | null;
  reaction: Reaction | null;
}

export class Session {
  table = $state.raw<Table | null>(null);
  you = $state.raw<You>({ seat: null, host: false, muted: false, mutes: [] });
  clocks = $state.raw<Clocks>({ at: 0, running: null, seats: [] });
  presence = $state.raw<Presence>({ seats: [], watching: 0 });
  said = $state.raw<Said[]>([]);
  board = $state.raw<Board | null>(null);
  online = $state(true);
  error = $state.raw<unknown>(null);
  /** The moves seen before the last one of one's own arrive with the history; the digest waits for it. */
  caughtUp = $state(false);
  private close: (() => void) | null = null;
  private early: Moved[] = [];

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      const snapshot = await api.table(this.id);
      await this.adopt(snapshot);
      this.close = openStream<StreamMessage>({
        path: `/tables/${this.id}/stream`,
        after: snapshot.table.n,
        hear: (message) => void this.hear(message),
        status: (online) => (this.online = online),
      });
      if (snapshot.view) await this.remember(snapshot.table.n);
      else this.caughtUp = true;
    } catch (error) {
      this.error = error;
    }
  }

  stop(): void {
    this.close?.();
  }

  async adopt(snapshot: Snapshot): Promise<void> {
    // The cards are here before anything is shown: a table in play never looks like one in the lobby.
    const deck = snapshot.view && (await api.deck(snapshot.view.deck));
    this.table = snapshot.table;
    this.you = snapshot.you;
    this.clocks = snapshot.clocks;
    this.presence = snapshot.presence;
    this.said = snapshot.chat.map((one) => ({
      n: one.n,
      seat: one.seat,
      person: one.person.id,
      name: one.person.name,
      text: one.text,
      reaction: null,
    }));
    if (snapshot.view && deck) this.show(snapshot.view, deck);
  }

  private show(view: View, deck: DeckData): void {
    this.board ??= new Board(
      deck,
      this.id,
      {
        preview: (ply, choices) => api.preview(this.id, ply, choices),
        commit: (ply, choices, key) => api.commit(this.id, ply, choices, key),
      },
      () => !prefs.confirm,
    );
    this.board.adopt(view, this.you.seat);
    for (const moved of this.early.splice(0)) this.move(moved);
  }

  /** The story so far, for the log and for looking back; the table is playable before it is here. */
  private async remember(until: number): Promise<void> {
    const past = await history<StreamMessage>(`/tables/${this.id}/events`, until).catch(() => []);
    const moves: Move[] = past.flatMap((one) => (one.type === 'moved' ? [one] : []));
    if (this.board) {
      const known = new Set(moves.map((move) => move.ply));
      this.board.moves = [...moves, ...this.board.moves.filter((move) => !known.has(move.ply))];
    }
    for (const one of past) {
      if (one.type === 'react') this.say(one);
    }
    this.caughtUp = true;
  }

  private move(moved: Moved): void {
    const board = this.board;
    if (!board) {
      this.early.push(moved);
      return;
    }
    if (board.moves.some((move) => move.ply >= moved.ply)) return;
    board.receive(moved);
  }

  private say(one: Extract<StreamMessage, { type: 'chat' | 'react' }>): void {
    if (this.said.some((said) => said.n === one.n)) return;
    this.said = [
      ...this.said,
      {
        n: one.n,
        seat: one.seat,
        person: one.person.id,
        name: one.person.name,
        text: one.type === 'chat' ? one.text : null,
        reaction: one.type === 'react' ? one.reaction : null,
      },
    ].sort((a, b) => a.n - b.n);
  }

  private async hear(message: StreamMessage): Promise<void> {
    switch (message.type) {
      case 'state':
        await this.adopt(message);
        break;
      case 'moved':
        this.clocks = message.clocks;
        this.move(message);
        break;
      case 'table':
        this.table = message.table;
        this.you = message.you;
        this.clocks = message.clocks;
        if (message.view) this.show(message.view, await api.deck(message.view.deck));
        else if (this.board) this.board.me = message.you.seat;
        break;
      case 'chat':
      case 'react':
        this.say(message);
        break;
      case 'over':
        if (this.table) {
          this.table = {
            ...this.table,
            state: 'finished',
            fair: message.fair,
            totals: message.totals,
            winners: message.winners,
          };
        }
        break;
      case 'presence':
        this.presence = message.presence;
        break;
      case 'clock':
        this.clocks = message.clocks;
        break;
      case 'ping':
      case 'bye':
        break;
    }
  }
}
