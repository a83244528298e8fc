/** A stream that reconnects with exponential backoff and resumes after the last numbered message it received. */
import { withJitter } from '../ui/pause';

export interface Numbered {
  n: number;
  type: string;
}

export interface StreamOptions<M extends Numbered> {
  path: { socket: string; lines: string };
  after: number | null;
  hear: (message: M) => void;
  status: (online: boolean) => void;
}

export interface Stream {
  /** Sends on the socket; false if there is none now. */
  send(message: object): boolean;
  close(): void;
}

interface Connection {
  send(text: string): boolean;
  close(): void;
}

interface ConnectionEvents {
  message(text: string): void;
  closed(): void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 6000;
/** The server pings. A connection that is silent for longer is dead, for example after a laptop slept. */
const SILENCE_MS = 45_000;
/** After this many failures to open a socket, read the messages as lines of an HTTP response instead. */
const SOCKET_TRIES = 3;

export function openStream<M extends Numbered>(options: StreamOptions<M>): Stream {
  let after = options.after;
  let connection: Connection | null = null;
  let wait = FIRST_WAIT_MS;
  let closed = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  const connectAfter = (ms: number): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(connect, ms);
  };
  const restartWatchdog = (): void => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => connection?.close(), SILENCE_MS);
  };

  function connect(): void {
    const bySocket = failures < SOCKET_TRIES;
    failures += 1;
    const opened = (bySocket ? openSocket : openLines)(
      address(bySocket ? options.path.socket : options.path.lines, after),
      {
        message: (text) => {
          if (opened !== connection) return;
          // Some proxies let a socket open and then close it: only a message shows that it works.
          failures = bySocket ? 0 : SOCKET_TRIES;
          hear(text);
        },
        closed: () => {
          if (opened === connection) lost();
        },
      },
    );
    connection = opened;
    restartWatchdog();
  }

  function hear(text: string): void {
    restartWatchdog();
    wait = FIRST_WAIT_MS;
    const message = JSON.parse(text) as M & { why?: string; retry_ms?: number };
    options.status(true);
    if (message.type === 'bye') {
      if (message.why === 'gone' || message.why === 'refused') closed = true;
      else wait = Math.max(FIRST_WAIT_MS, message.retry_ms ?? 0);
    }
    // Answers to requests have no number.
    if (typeof message.n === 'number') after = message.n;
    options.hear(message);
  }

  function lost(): void {
    connection = null;
    clearTimeout(watchdog);
    options.status(false);
    connectAfter(withJitter(wait));
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  }

  const wake = (): void => {
    if (document.hidden || closed || connection) return;
    wait = FIRST_WAIT_MS;
    connectAfter(0);
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  connect();

  return {
    send: (message) => connection?.send(JSON.stringify(message)) ?? false,
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearTimeout(watchdog);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      const last = connection;
      connection = null;
      last?.close();
    },
  };
}

function address(path: string, after: number | null): URL {
  const url = new URL(`/api${path}`, location.href);
  if (after !== null) url.searchParams.set('after', String(after));
  return url;
}

function openSocket(url: URL, events: ConnectionEvents): Connection {
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new WebSocket(url);
  socket.onmessage = (event: MessageEvent<string>) => events.message(event.data);
  socket.onclose = events.closed;
  return {
    send: (text) => {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(text);
      return true;
    },
    close: () => socket.close(),
  };
}

function openLines(url: URL, events: ConnectionEvents): Connection {
  const abort = new AbortController();
  const read = async (): Promise<void> => {
    const answer = await fetch(url, { signal: abort.signal, credentials: 'same-origin' });
    if (!answer.ok || !answer.body) return;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim()) events.message(line);
    }
  };
  read()
    .catch(() => undefined)
    .finally(events.closed);
  return { send: () => false, close: () => abort.abort() };
}
