/** The public tables, live: those with free seats and those being played. */
import { api } from '../wire/api';
import { openStream } from '../wire/stream';
import type { LobbyMessage, Table } from '../wire/types';
import { fairOrder } from './fairOrder';

type Listed = 'open' | 'playing';

export class Lobby {
  private tables = $state.raw<ReadonlyMap<string, Table>>(new Map());
  /** Where the next page of the server's list begins; null if there is none. */
  private next = $state.raw<Record<Listed, string | null>>({ open: null, playing: null });
  readonly waiting = $derived(this.sorted('open'));
  readonly playing = $derived(this.sorted('playing'));

  private sorted(state: Listed): Table[] {
    return fairOrder([...this.tables.values()].filter((table) => table.state === state));
  }

  /** Whether the server has tables that were not fetched yet. */
  hasMore(state: Listed): boolean {
    return this.next[state] !== null;
  }

  /** Fetches the next page. Newer entries from the stream stay. */
  async more(state: Listed): Promise<void> {
    const after = this.next[state];
    if (after === null) return;
    const page = await api.tables(state, after);
    const known = page.tables.map((table) => [table.id, table] as const);
    this.tables = new Map([...known, ...this.tables]);
    this.next = { ...this.next, [state]: page.next ?? null };
  }

  open(): () => void {
    const stream = openStream<LobbyMessage>({
      path: { socket: '/lobby/stream', lines: '/lobby/events' },
      after: null,
      hear: (message) => {
        if (message.type === 'list') {
          this.tables = new Map(
            [...message.open, ...message.playing].map((table) => [table.id, table]),
          );
          this.next = { open: message.open_next ?? null, playing: message.playing_next ?? null };
        } else if (message.type === 'table') {
          this.tables = new Map([...this.tables, [message.table.id, message.table]]);
        }
      },
      status: () => undefined,
    });
    return () => stream.close();
  }
}
