/** The connection to one table. It previews, commits and listens on one socket; without a socket it uses HTTP. */
import { api, OFFLINE, Refusal } from './api';
import { unsettledUntil } from '../settled';
import { pause, withJitter } from '../ui/pause';
import { openStream, type Numbered, type Stream } from './stream';
import type { Committed, Moved, Previewed, SocketCommitted, SocketPreviewed } from './types';
import type { SocketRefused, StreamMessage } from './types';

type Answer = SocketPreviewed | SocketCommitted | SocketRefused;

interface Waiting {
  resolve: (answer: Exclude<Answer, SocketRefused> | Moved) => void;
  reject: (error: Refusal) => void;
  /** A commit is also answered by the `moved` message that begins at its ply. */
  commitPly: number | null;
}

export interface LinkHandlers {
  hear: (message: StreamMessage) => void;
  status: (online: boolean) => void;
  /** A commit went over HTTP: its answer stands in for the `moved` message. */
  committed: (answer: Committed) => void;
  retrying: () => void;
}

const COMMIT_TRIES = 7;
const FIRST_RETRY_MS = 500;

export class TableLink {
  private readonly stream: Stream;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(
    private readonly id: string,
    private readonly handlers: LinkHandlers,
  ) {
    this.stream = openStream<Numbered & (StreamMessage | Answer)>({
      path: { socket: `/tables/${id}/stream`, lines: `/tables/${id}/events` },
      after: null,
      hear: (message) => this.hear(message),
      status: (online) => {
        if (!online) this.disconnected();
        handlers.status(online);
      },
    });
  }

  close(): void {
    this.stream.close();
    this.disconnected();
  }

  async preview(ply: number, choices: string[]): Promise<Previewed> {
    const answer = this.ask({ type: 'preview', ply, choices }, null);
    if (!answer) return api.preview(this.id, ply, choices);
    return (await answer) as SocketPreviewed;
  }

  /** Sends a commit again, with the same key, if its answer is lost. The server plays it once. */
  async commit(ply: number, choices: string[], key: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = this.ask({ type: 'commit', ply, choices, key }, ply);
        if (answer) await answer;
        else this.handlers.committed(await api.commit(this.id, ply, choices, key));
        return;
      } catch (error) {
        if (!isLost(error) || attempt === COMMIT_TRIES) throw error;
        this.handlers.retrying();
        await pause(withJitter(FIRST_RETRY_MS * 2 ** (attempt - 1)));
      }
    }
  }

  /** Null if there is no socket now. */
  private ask(
    request: object,
    commitPly: number | null,
  ): Promise<Exclude<Answer, SocketRefused> | Moved> | null {
    this.lastId += 1;
    const id = this.lastId;
    if (!this.stream.send({ ...request, id })) return null;
    const answer = new Promise<Exclude<Answer, SocketRefused> | Moved>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, commitPly });
    });
    return unsettledUntil(answer);
  }

  private hear(message: StreamMessage | Answer): void {
    switch (message.type) {
      case 'previewed':
      case 'committed':
        this.removeWaiting(message.id)?.resolve(message);
        break;
      case 'refused':
        this.removeWaiting(message.id)?.reject(new Refusal(message.problem));
        break;
      case 'moved':
        this.handlers.hear(message);
        for (const [id, { commitPly }] of this.waiting) {
          if (commitPly === message.from_ply) this.removeWaiting(id)?.resolve(message);
        }
        break;
      default:
        this.handlers.hear(message);
    }
  }

  private removeWaiting(id: number): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }

  private disconnected(): void {
    for (const id of [...this.waiting.keys()]) this.removeWaiting(id)?.reject(new Refusal(OFFLINE));
  }
}

function isLost(error: unknown): boolean {
  return error instanceof Refusal && (error.code === 'offline' || error.problem.status >= 502);
}
