/** What waits for the person, kept current on every page. */
import { untrack } from 'svelte';

import { me } from '../me.svelte';
import { api } from '../wire/api';
import { openStream, type Stream } from '../wire/stream';
import type {
  PersonalMessage,
  PersonRef,
  Waiting,
  WaitingChallenge,
  WaitingTable,
} from '../wire/types';
import { showBadge } from './badge';

export class Bell {
  private waiting = $state.raw<Waiting | null>(null);
  private stream: Stream | null = null;
  /** The table that this page shows. */
  private shownTable = $state<string | null>(null);

  /** What waits elsewhere: the table on this page says itself whose turn it is. */
  get count(): number {
    if (!this.waiting) return 0;
    const { count, tables } = this.waiting;
    return tables.some((table) => table.id === this.shownTable) ? count - 1 : count;
  }

  /** The most urgent first. */
  get tables(): readonly WaitingTable[] {
    return this.waiting?.tables.filter((table) => table.id !== this.shownTable) ?? [];
  }

  get challenges(): readonly WaitingChallenge[] {
    return this.waiting?.challenges ?? [];
  }

  /** People who ask to be friends. */
  get asks(): readonly PersonRef[] {
    return this.waiting?.asks ?? [];
  }

  /** Follows the person who uses this page, for as long as it is open. */
  follow(): void {
    let person: string | undefined;
    $effect(() => {
      const now = me.person?.id;
      if (person !== undefined && person !== now) this.close();
      person = now;
      untrack(() => void this.refresh());
    });
    $effect(() => showBadge({ count: this.count }));
  }

  /** Asks, unless the server tells by itself. It does for people with a seat somewhere, and with an account. */
  async refresh(): Promise<void> {
    if (this.stream || (!me.person && !me.known)) return;
    await api.waiting().then(
      (waiting) => this.hear(waiting),
      () => undefined,
    );
    const expected = (this.waiting?.seated ?? 0) > 0 || me.person?.kind === 'account';
    if (!this.stream && this.waiting && expected) this.open();
  }

  private open(): void {
    this.stream = openStream<PersonalMessage>({
      path: { socket: '/me/stream', lines: '/me/events' },
      after: null,
      hear: (message) => {
        if (message.type === 'waiting') this.hear(message);
        // The person is gone: signed out here or elsewhere.
        if (message.type === 'bye' && message.why !== 'shutdown' && message.why !== 'slow')
          this.close();
      },
      status: () => undefined,
    });
  }

  private hear(waiting: Waiting): void {
    this.waiting = waiting;
    // A connection begins with this message, and the server knows nothing of an earlier one.
    if (this.shownTable) this.reportTable();
  }

  private close(): void {
    this.stream?.close();
    this.stream = null;
    this.waiting = null;
  }

  /** The page shows this table, or none. The server sends no messages about it meanwhile. */
  showTable(table: string | null): void {
    untrack(() => {
      if (this.shownTable === table) return;
      this.shownTable = table;
      this.reportTable();
    });
  }

  private reportTable(): void {
    this.stream?.send({ type: 'looking', table: this.shownTable });
  }

  /** The title of a page, with the number of games that wait. */
  titled(title: string): string {
    return this.count > 0 ? `(${String(this.count)}) ${title}` : title;
  }
}

export const bell = new Bell();
