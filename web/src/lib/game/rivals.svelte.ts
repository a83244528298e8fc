/** The opponents on the front page: chosen once, remembered by this browser, and seated with one click. */
import { shownName } from '../bots';
import { listed } from '../i18n/index.svelte';
import { me } from '../me.svelte';
import { navigate } from '../router.svelte';
import { api } from '../wire/api';

const KEY = 'fg.opponents';
export const MOST_RIVALS = 4;
/** Two different characters from the gentle end: a fair first evening. */
const FIRST_EVENING = ['tourist', 'hatchling'];

function kept(): string[] | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!Array.isArray(found)) return null;
    const ids = found.filter((id): id is string => typeof id === 'string');
    return ids.length > 0 ? ids.slice(0, MOST_RIVALS) : null;
  } catch {
    return null;
  }
}

class Rivals {
  chosen = $state<string[]>(kept() ?? FIRST_EVENING);
  /** Whether a person chose them, or they are the default. */
  remembered = $state(kept() !== null);
  readonly full = $derived(this.chosen.length >= MOST_RIVALS);

  /** "Volunteer, Digger and Giant ×2", as the reader's language joins names. */
  readonly names = $derived(
    listed(
      [...new Set(this.chosen)].map((id) => {
        const count = this.count(id);
        return count === 1 ? shownName(id, id) : `${shownName(id, id)} ×${String(count)}`;
      }),
    ),
  );

  count(id: string): number {
    return this.chosen.filter((one) => one === id).length;
  }

  add(id: string): void {
    if (!this.full) this.keep([...this.chosen, id]);
  }

  drop(index: number): void {
    this.keep(this.chosen.filter((_, place) => place !== index));
  }

  private keep(chosen: string[]): void {
    this.chosen = chosen;
    this.remembered = chosen.length > 0;
    localStorage.setItem(KEY, JSON.stringify(chosen));
  }

  /** Starts a game with them, with the built-in deck or another. The gentlest bot replaces a level that no longer exists. */
  async play(deck?: string): Promise<void> {
    await me.ask(); // a table needs a person, even for an immediate click
    const known = await api.bots();
    const wanted = this.chosen.length > 0 ? this.chosen : FIRST_EVENING;
    const ids = wanted.map((id) => known.find((bot) => bot.id === id)?.id ?? known[0]!.id);
    const made = await api.makeTable({
      seats: [{ kind: 'me' }, ...ids.map((bot) => ({ kind: 'bot' as const, bot }))],
      visibility: 'link',
      start_when_full: true,
      ...(deck === undefined ? {} : { deck }),
    });
    navigate(`/t/${made.table.id}`);
  }
}

export const rivals = new Rivals();
