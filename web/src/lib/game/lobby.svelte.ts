/** The public tables, live: those with free seats and those being played. */
import { openStream } from '../wire/stream';
import type { LobbyMessage, Table } from '../wire/types';

export class Lobby {
  private tables = $state.raw<ReadonlyMap<string, Table>>(new Map());
  readonly waiting = $derived(this.sorted('open'));
  readonly playing = $derived(this.sorted('playing'));

  private sorted(state: Table['state']): Table[] {
    return [...this.tables.values()]
      .filter((table) => table.state === state)
      .sort((a, b) => b.created - a.created);
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
        } else if (message.type === 'table') {
          this.tables = new Map([...this.tables, [message.table.id, message.table]]);
        }
      },
      status: () => undefined,
    });
    return () => stream.close();
  }
}
