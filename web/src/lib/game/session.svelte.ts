/** A live table over one socket. It comes back by itself after a reload or a lost connection. */
import { prefs } from '../prefs.svelte';
import { PageStage } from '../board/stage';
import { api, Refusal } from '../wire/api';
import { TableLink } from '../wire/tableLink';
import type {
  Clocks,
  Committed,
  DeckData,
  Presence,
  RatingChange,
  Reaction,
  Snapshot,
  StreamMessage,
  Table,
  View,
  You,
} from '../wire/types';
import { Board } from './board.svelte';
import { Coach, hintsAllowed } from './coach.svelte';
import type { Move } from './moves';
import { browserPlanStore } from './planStore';
import { scoreAfter } from './score';

export interface ChatLine {
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
  chat = $state.raw<ChatLine[]>([]);
  /** What a rated game changed, once it is over. */
  ratings = $state.raw<RatingChange[]>([]);
  board = $state.raw<Board | null>(null);
  online = $state(true);
  error = $state.raw<unknown>(null);
  /** The history has arrived. The digest waits for it, because it needs the moves before the person's last one. */
  caughtUp = $state(false);
  private draft = $state('');
  private link: TableLink | null = null;
  /** Moves that came before the board was there. */
  private earlyMoves: Move[] = [];

  readonly coach: Coach;

  constructor(readonly id: string) {
    this.coach = new Coach(id, () => hintsAllowed(this.table, this.you.seat));
    this.draft = sessionStorage.getItem(this.draftKey) ?? '';
  }

  /** What was typed into the chat and not sent yet. It outlives the lobby, and a reload. */
  get chatDraft(): string {
    return this.draft;
  }

  set chatDraft(text: string) {
    this.draft = text;
    if (text) sessionStorage.setItem(this.draftKey, text);
    else sessionStorage.removeItem(this.draftKey);
  }

  private get draftKey(): string {
    return `fg.chat.${this.id}`;
  }

  open(): void {
    this.link = new TableLink(this.id, {
      hear: (message) => void this.hear(message),
      status: (online) => (this.online = online),
      committed: (answer) => this.committed(answer),
      retrying: () => {
        if (this.board) this.board.notice = { id: 'notice-retrying' };
      },
    });
  }

  stop(): void {
    this.link?.close();
  }

  async adopt(snapshot: Snapshot): Promise<void> {
    // Fetch the cards first. Otherwise a table in play would show the lobby for a moment.
    const deck = snapshot.view && (await api.deck(snapshot.table.deck));
    this.table = snapshot.table;
    this.you = snapshot.you;
    this.clocks = snapshot.clocks;
    this.presence = snapshot.presence;
    this.chat = snapshot.chat.map((one) => ({
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
    this.board ??= new Board({
      deck,
      stage: new PageStage(),
      backend: this.link,
      store: browserPlanStore(this.id),
      autoCommit: () => !prefs.confirm,
      check: (ply, choices) => this.coach.check(ply, choices),
    });
    this.board.adopt(view, this.you.seat);
    for (const moved of this.earlyMoves.splice(0)) this.move(moved);
  }

  /** The moves so far, for the log and for looking back. The table can be played before they arrive. */
  private async loadHistory(): Promise<void> {
    const past = await api.history(this.id).then(
      (answer) => answer.messages,
      () => [],
    );
    if (this.board) {
      const { playback } = this.board;
      const ply = playback.base?.ply ?? 0;
      // A later move has come or will come on the stream, and is played from there.
      const moves: Move[] = past.flatMap((one) =>
        one.type === 'moved' && one.ply <= ply ? [one] : [],
      );
      const known = new Set(moves.map((move) => move.ply));
      playback.moves = [...moves, ...playback.moves.filter((move) => !known.has(move.ply))];
    }
    for (const one of past) {
      if (one.type === 'react') this.addChat(one);
      if (one.type === 'over') this.ratings = one.ratings;
    }
    this.caughtUp = true;
  }

  private move(moved: Move): void {
    const playback = this.board?.playback;
    if (!playback) this.earlyMoves.push(moved);
    else if (!playback.moves.some((move) => move.ply >= moved.ply)) playback.receive(moved);
  }

  private committed({ ply, events, view }: Committed): void {
    const seat = this.you.seat;
    const from_ply = this.board?.playback.base?.ply;
    if (seat === null || from_ply === undefined || !view) return;
    this.move({ seat, ply, from_ply, events, view });
  }

  private addChat(one: Extract<StreamMessage, { type: 'chat' | 'react' }>): void {
    if (this.chat.some((line) => line.n === one.n)) return;
    this.chat = [
      ...this.chat,
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
        if (!message.view) this.caughtUp = true;
        else if (!this.caughtUp) await this.loadHistory();
        break;
      case 'moved':
        this.clocks = message.clocks;
        this.move(message);
        break;
      case 'table': {
        const deck = message.view && (await api.deck(message.table.deck));
        this.table = message.table;
        this.you = message.you;
        this.clocks = message.clocks;
        if (message.view && deck) this.show(message.view, deck);
        else if (this.board) this.board.me = message.you.seat;
        break;
      }
      case 'chat':
      case 'react':
        this.addChat(message);
        break;
      case 'over':
        this.ratings = message.ratings;
        if (this.table) {
          this.table = {
            ...this.table,
            state: 'finished',
            fair: message.fair,
            totals: message.totals,
            winners: message.winners,
            score: scoreAfter(this.table.score, message.winners),
          };
        }
        break;
      case 'presence':
        this.presence = message.presence;
        break;
      case 'clock':
        this.clocks = message.clocks;
        break;
      case 'bye':
        if (message.problem && message.why === 'refused') this.error = new Refusal(message.problem);
        break;
      case 'ping':
        break;
    }
  }
}
