import { beforeEach, expect, it, vi } from 'vitest';

import { api } from '../wire/api';
import type { LinkHandlers } from '../wire/tableLink';
import type { Moved, Over, StateMessage, Table } from '../wire/types';
import { Session } from './session.svelte';
import { settled, testMove, testView } from './testing';

let handlers: LinkHandlers;
vi.mock('../i18n/index.svelte', () => ({ i18n: { has: () => false }, t: (id: string) => id }));
vi.mock('../prefs.svelte', () => ({ prefs: { confirm: true } }));
vi.mock('../board/stage', async () => {
  const { TestStage } = await import('./testing');
  return { PageStage: TestStage };
});
vi.mock('../wire/tableLink', () => ({
  TableLink: class {
    constructor(_id: string, given: LinkHandlers) {
      handlers = given;
    }
    close = vi.fn();
  },
}));

const clocks = { at: 0, running: null, seats: [] };
const state = (ply: number | null): StateMessage => ({
  type: 'state',
  n: 5,
  table: { id: 't1', n: 5, state: ply === null ? 'open' : 'playing' } as Table,
  you: { seat: 1, host: true, muted: false, mutes: [] },
  view: ply === null ? null : testView(ply, 1),
  clocks,
  presence: { seats: [1], watching: 0 },
  chat: [],
});
const moved = (from: number, to: number): Moved => ({
  ...testMove(from, to, 2, 1),
  type: 'moved',
  n: to,
  at: 0,
  by: null,
  choices: ['reclaim'],
  clocks,
});

async function opened(): Promise<Session> {
  const session = new Session('t1');
  session.open();
  handlers.hear(state(4));
  await settled();
  return session;
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined });
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.spyOn(api, 'deck').mockResolvedValue({ id: 'founders', cards: [] });
  vi.spyOn(api, 'history').mockResolvedValue({ messages: [moved(2, 3), moved(3, 4)] });
});

it('opens with one snapshot, then asks for the history once', async () => {
  const session = await opened();
  expect(session.board?.playback.base?.ply).toBe(4);
  expect(session.board?.playback.moves.map((move) => move.ply)).toEqual([3, 4]);
  expect(session.caughtUp).toBe(true);
  handlers.hear(state(4));
  await settled();
  expect(api.history).toHaveBeenCalledOnce();
});

it('needs no history before the game has begun', async () => {
  const session = new Session('t1');
  session.open();
  handlers.hear(state(null));
  await settled();
  expect(session.board).toBeNull();
  expect(session.caughtUp).toBe(true);
  expect(api.history).not.toHaveBeenCalled();
});

it('keeps a move that comes while the cards are being fetched, and takes none twice', async () => {
  const session = new Session('t1');
  session.open();
  handlers.hear(state(4));
  handlers.hear(moved(4, 5));
  await settled();
  handlers.hear(moved(4, 5));
  await settled();
  expect(session.board?.playback.base?.ply).toBe(5);
  expect(session.board?.playback.moves.filter((move) => move.ply === 5)).toHaveLength(1);
});

it('plays a move that the history had first', async () => {
  vi.spyOn(api, 'history').mockResolvedValue({ messages: [moved(3, 4), moved(4, 5)] });
  const session = await opened();
  expect(session.board?.playback.base?.ply).toBe(4);
  handlers.hear(moved(4, 5));
  await settled();
  expect(session.board?.playback.base?.ply).toBe(5);
  expect(session.board?.playback.moves.map((move) => move.ply)).toEqual([4, 5]);
});

it('plays a commit that went over HTTP like any other move', async () => {
  const session = await opened();
  const { view, events } = testMove(4, 6, 1, 2);
  handlers.committed({ n: 9, ply: 6, repeated: false, events, view });
  expect(session.board?.playback.base?.ply).toBe(6);
  expect(session.board?.playback.moves.at(-1)).toMatchObject({ seat: 1, from_ply: 4, ply: 6 });
});

it('keeps the reason why the server refused the table', async () => {
  const session = new Session('t1');
  session.open();
  const problem = { title: '', status: 404, code: 'no-such-table' as const, detail: 'No table.' };
  handlers.hear({
    type: 'bye',
    n: 0,
    why: 'refused',
    retry_ms: 0,
    problem: { ...problem, type: '' },
  });
  await settled();
  expect(session.error).toMatchObject({ code: 'no-such-table' });
});

it('keeps what a rated game changed, also for those who come back later', async () => {
  const over: Over = {
    type: 'over',
    n: 9,
    at: 0,
    totals: [41, 30],
    winners: [1],
    fair: { commitment: '', seed: '' },
    ratings: [{ seat: 1, before: 1290, after: 1312 }],
  };
  const session = await opened();
  handlers.hear(over);
  await settled();
  expect(session.ratings).toEqual(over.ratings);
  vi.spyOn(api, 'history').mockResolvedValue({ messages: [moved(3, 4), over] });
  expect((await opened()).ratings).toEqual(over.ratings);
});

it('leaves the lobby only when the cards are there', async () => {
  const session = new Session('t1');
  session.open();
  handlers.hear(state(null));
  await settled();
  const { table, you, view } = state(0);
  handlers.hear({
    type: 'table',
    n: 6,
    at: 0,
    what: 'started',
    seat: null,
    table,
    you,
    clocks,
    view,
  });
  expect(session.table?.state).toBe('open');
  await settled();
  expect(session.table?.state).toBe('playing');
  expect(session.board).not.toBeNull();
});

it('brings back what was typed into the chat after a reload, until it is sent', () => {
  const session = new Session('t1');
  session.chatDraft = 'See you at the';
  expect(new Session('t1').chatDraft).toBe('See you at the');
  expect(new Session('t2').chatDraft).toBe('');
  session.chatDraft = '';
  expect(new Session('t1').chatDraft).toBe('');
});
