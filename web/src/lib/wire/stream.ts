/** A socket that heals: numbered messages, resume after the last one heard, back-off between tries. */

export interface Numbered {
  n: number;
  type: string;
}

export interface StreamOptions<M extends Numbered> {
  path: string;
  after: number | null;
  hear: (message: M) => void;
  status: (online: boolean) => void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
/** The server pings; a socket that is silent for longer than this is dead (a sleeping laptop's, for one). */
const SILENCE_MS = 45_000;

export function openStream<M extends Numbered>(options: StreamOptions<M>): () => void {
  let after = options.after;
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT_MS;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  const later = (ms: number): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(connect, ms);
  };
  const alive = (): void => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => socket?.close(), SILENCE_MS);
  };

  function connect(): void {
    const url = new URL(`/api${options.path}`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    if (after !== null) url.searchParams.set('after', String(after));
    const mine = new WebSocket(url);
    socket = mine;
    alive();
    mine.onmessage = (event: MessageEvent<string>) => {
      if (mine !== socket) return;
      alive();
      wait = FIRST_WAIT_MS;
      const message = JSON.parse(event.data) as M & { why?: string; retry_ms?: number };
      options.status(true);
      if (message.type === 'bye') {
        if (message.why === 'gone' || message.why === 'refused') closed = true;
        else wait = Math.max(FIRST_WAIT_MS, message.retry_ms ?? 0);
      }
      after = message.n;
      options.hear(message);
    };
    mine.onclose = () => {
      if (mine !== socket) return;
      clearTimeout(watchdog);
      options.status(false);
      later(wait);
      wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    };
  }

  const wake = (): void => {
    if (document.hidden || closed) return;
    if (!socket || socket.readyState > WebSocket.OPEN) {
      wait = FIRST_WAIT_MS;
      later(0);
    }
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  connect();

  return () => {
    closed = true;
    clearTimeout(timer);
    clearTimeout(watchdog);
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('online', wake);
    const last = socket;
    socket = null;
    last?.close();
  };
}

/** Reads a finite part of the ndjson stream: all messages up to number `until`. */
export async function history<M extends Numbered>(path: string, until: number): Promise<M[]> {
  if (until <= 0) return [];
  const abort = new AbortController();
  const heard: M[] = [];
  const answer = await fetch(`/api${path}?after=0`, {
    signal: abort.signal,
    credentials: 'same-origin',
  });
  if (!answer.ok || !answer.body) return heard;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return heard;
      rest += value;
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.trim()) continue;
        const message = JSON.parse(line) as M;
        // Unkept messages carry the last kept number; the first of them at `until` ends the past.
        if (message.n <= until) heard.push(message);
        if (message.n >= until) return heard;
      }
    }
  } finally {
    abort.abort();
  }
}
