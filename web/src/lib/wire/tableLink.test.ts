import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { api } from './api';
import { TableLink } from './tableLink';
import type { Committed, Previewed, StreamMessage } from './types';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
}

const heard: StreamMessage[] = [];
const committed: Committed[] = [];
let online = true;
let retries = 0;

function opened(): { link: TableLink; socket: FakeSocket } {
  const link = new TableLink('t1', {
    hear: (message) => heard.push(message),
    status: (now) => (online = now),
    committed: (answer) => committed.push(answer),
    retrying: () => (retries += 1),
  });
  const socket = FakeSocket.all.at(-1)!;
  socket.open();
  return { link, socket };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://game.test/t/t1' });
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  FakeSocket.all = [];
  heard.length = committed.length = retries = 0;
  online = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('previews on the socket', async () => {
  const { link, socket } = opened();
  const answer = link.preview(4, ['reclaim']);
  expect(socket.sent).toEqual([{ type: 'preview', id: 1, ply: 4, choices: ['reclaim'] }]);
  socket.hear({
    type: 'previewed',
    id: 1,
    ply: 4,
    played: 1,
    view: {},
    events: [],
    decision: null,
  });
  expect(await answer).toMatchObject({ ply: 4, played: 1 });
  expect(heard).toEqual([]);
});

it('takes the moved message as the answer to its commit', async () => {
  const { link, socket } = opened();
  const done = link.commit(4, ['reclaim'], 'k');
  socket.hear({ type: 'moved', n: 8, from_ply: 3, ply: 4 });
  socket.hear({ type: 'moved', n: 9, from_ply: 4, ply: 6 });
  await done;
  expect(heard.map((message) => message.n)).toEqual([8, 9]);
});

it('passes a refusal on', async () => {
  const { link, socket } = opened();
  const done = link.commit(4, ['reclaim'], 'k');
  socket.hear({ type: 'refused', id: 1, problem: { status: 409, code: 'stale', detail: 'late' } });
  await expect(done).rejects.toMatchObject({ code: 'stale' });
});

it('sends a commit again after a 503, and not after an error of the server', async () => {
  const { link, socket } = opened();
  const done = link.commit(4, ['reclaim'], 'k');
  socket.hear({ type: 'refused', id: 1, problem: { status: 503, code: 'try-again', detail: '' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(socket.sent.map(({ id, key }) => [id, key])).toEqual([
    [1, 'k'],
    [2, 'k'],
  ]);
  socket.hear({ type: 'refused', id: 2, problem: { status: 500, code: 'internal', detail: '' } });
  await expect(done).rejects.toMatchObject({ code: 'internal' });
  expect(retries).toBe(1);
});

it('sends a commit again with the same key when the socket is lost, over HTTP while there is none', async () => {
  const { link, socket } = opened();
  const stored = { n: 9, ply: 6, repeated: true, events: [], view: null };
  const post = vi.spyOn(api, 'commit').mockResolvedValue(stored);
  const done = link.commit(4, ['reclaim'], 'k');
  socket.close();
  expect(online).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(post).toHaveBeenCalledWith('t1', 4, ['reclaim'], 'k');
  expect(retries).toBe(1);
  expect(committed).toEqual([stored]);
});

it('resumes after the last message it received', async () => {
  const { socket } = opened();
  socket.hear({ type: 'state', n: 7 });
  socket.close();
  await vi.advanceTimersByTimeAsync(800);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[1]!.url.search).toBe('?after=7');
});

it('reconnects after a random wait, never sooner than the server asks', async () => {
  const chance = vi.spyOn(Math, 'random');
  for (const random of [0, 0.5]) {
    const { socket } = opened();
    socket.hear({ type: 'bye', n: 7, why: 'shutdown', retry_ms: 1000 });
    chance.mockReturnValueOnce(random);
    socket.close();
  }
  await vi.advanceTimersByTimeAsync(999);
  expect(FakeSocket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeSocket.all).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(499);
  expect(FakeSocket.all).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeSocket.all).toHaveLength(4);
});

it('does not reconnect after the server has refused the table', async () => {
  const { socket } = opened();
  socket.hear({ type: 'bye', n: 0, why: 'refused', retry_ms: 0 });
  socket.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it('reads lines of an HTTP response where no socket gets through, and previews over HTTP', async () => {
  const lines = '{"type":"state","n":3}\n{"type":"ping","n":3}\n';
  const fetched = vi.fn().mockResolvedValue(new Response(lines));
  vi.stubGlobal('fetch', fetched);
  const link = new TableLink('t1', {
    hear: (message) => heard.push(message),
    status: () => undefined,
    committed: () => undefined,
    retrying: () => undefined,
  });
  for (let tries = 0; tries < 3; tries += 1) {
    FakeSocket.all.at(-1)!.close();
    await vi.advanceTimersByTimeAsync(12_000);
  }
  expect(String(fetched.mock.calls[0]![0])).toBe('http://game.test/api/tables/t1/events');
  expect(heard.map((message) => message.type)).toContain('state');
  const answer = { ply: 0, played: 1 } as Previewed;
  vi.spyOn(api, 'preview').mockResolvedValue(answer);
  expect(await link.preview(0, ['reclaim'])).toBe(answer);
  link.close();
});
