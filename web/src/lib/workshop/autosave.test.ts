import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { OFFLINE, Refusal } from '../wire/api';
import { AGAIN_MS, Autosave, PAUSE_MS, type Saved, type Unsent } from './autosave.svelte';
import type { Cards } from './history.svelte';

const deck = (name: string): Cards => [{ id: 'a', name, family: 'marine', size: 1, effects: [] }];

/** A server with one draft, and a browser that keeps what is unsent. */
class Place {
  stored: Saved = { revision: 1, cards: deck('first') };
  kept: Unsent | null = null;
  online = true;
  sent = 0;
  /** The next answer is lost after the server has stored the draft. */
  loseAnswer = false;

  open(): Autosave<{ revision: number }> {
    const autosave = new Autosave<{ revision: number }>({
      send: (revision, cards) => {
        this.sent += 1;
        if (!this.online) return Promise.reject(new Refusal(OFFLINE));
        if (revision !== this.stored.revision)
          return Promise.reject(new Refusal({ ...OFFLINE, code: 'stale' }));
        this.stored = { revision: revision + 1, cards };
        if (this.loseAnswer) {
          this.loseAnswer = false;
          return Promise.reject(new Refusal(OFFLINE));
        }
        return Promise.resolve({ revision: revision + 1 });
      },
      fetch: () => Promise.resolve(this.stored),
      keep: (unsent) => (this.kept = unsent),
      saved: () => undefined,
    });
    autosave.open(this.stored);
    return autosave;
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('autosave', () => {
  it('sends once, a moment after the last key', async () => {
    const place = new Place();
    const autosave = place.open();
    autosave.changed(deck('s'));
    autosave.changed(deck('se'));
    expect([autosave.state, place.sent]).toEqual(['waiting', 0]);
    expect(place.kept).toEqual({ revision: 1, cards: deck('se') });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect([autosave.state, place.sent, place.kept]).toEqual(['saved', 1, null]);
    expect(place.stored).toEqual({ revision: 2, cards: deck('se') });
  });

  it('sends again what was typed while it was sending', async () => {
    const place = new Place();
    const autosave = place.open();
    autosave.changed(deck('a'));
    const sending = autosave.flush();
    autosave.changed(deck('ab'));
    await sending;
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(place.stored).toEqual({ revision: 3, cards: deck('ab') });
    expect(autosave.state).toBe('saved');
  });

  it('keeps typing without a connection, and sends it when there is one', async () => {
    const place = new Place();
    const autosave = place.open();
    place.online = false;
    autosave.changed(deck('a'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    autosave.changed(deck('ab'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect([autosave.state, place.kept?.cards]).toEqual(['offline', deck('ab')]);
    place.online = true;
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    expect([autosave.state, place.stored.cards]).toEqual(['saved', deck('ab')]);
  });

  it('is no conflict if only the answer was lost', async () => {
    const place = new Place();
    const autosave = place.open();
    place.loseAnswer = true;
    autosave.changed(deck('a'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS + AGAIN_MS);
    expect([autosave.state, place.stored.revision]).toEqual(['saved', 2]);
  });

  it('shows a change by somebody else and loses neither', async () => {
    const place = new Place();
    const autosave = place.open();
    place.stored = { revision: 2, cards: deck('theirs') };
    autosave.changed(deck('mine'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect([autosave.state, autosave.theirs]).toEqual(['conflict', place.stored]);
    autosave.changed(deck('mine too'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS + AGAIN_MS);
    expect([place.sent, place.kept?.cards]).toEqual([1, deck('mine too')]);
    await autosave.keepMine();
    expect(place.stored).toEqual({ revision: 3, cards: deck('mine too') });
    expect(autosave.state).toBe('saved');
  });

  it('can go on from the other draft', async () => {
    const place = new Place();
    const autosave = place.open();
    place.stored = { revision: 2, cards: deck('theirs') };
    autosave.changed(deck('mine'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(autosave.takeTheirs()).toEqual(deck('theirs'));
    autosave.changed(deck('theirs, more'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(place.stored).toEqual({ revision: 3, cards: deck('theirs, more') });
  });
});
