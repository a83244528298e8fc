/**
 * The drawing office comes in a chunk of its own, and draws a few cards at a time, so that a full table
 * never keeps a click waiting. A card shows its bare slab until its bones are there.
 */
import { SvelteMap } from 'svelte/reactivity';

import { FAMILIES } from './families';
import type { Detail, Specimen } from './fossil';

/** How long the office may draw before it lets the page breathe. */
const SLICE_MS = 8;

class Fossils {
  private readonly done = new SvelteMap<string, string>();
  private readonly orders = new Map<string, () => string>();
  private office: typeof import('./fossil') | null = null;
  private asked = false;
  private busy = false;

  /** SVG text of the card's bones, or nothing yet. */
  svg(card: Specimen, detail: Detail): string {
    const key = `${card.id} ${card.family} ${String(card.size)} ${detail}`;
    const known = this.done.get(key);
    if (known !== undefined) return known;
    this.orders.set(key, () => this.office?.bonesSvg(card, detail) ?? '');
    if (this.office) this.work();
    return '';
  }

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.office = await import('./fossil');
      for (const family of FAMILIES) {
        const picture = this.office.groundUrl(family);
        document.documentElement.style.setProperty(`--ground-${family}`, picture);
      }
      this.work();
    } catch {
      this.asked = false;
    }
  }

  private work(): void {
    if (this.busy) return;
    this.busy = true;
    setTimeout(() => {
      this.busy = false;
      const until = performance.now() + SLICE_MS;
      for (const [key, draw] of this.orders) {
        this.orders.delete(key);
        this.done.set(key, draw());
        if (performance.now() > until) break;
      }
      if (this.orders.size > 0) this.work();
    });
  }
}

export const fossils = new Fossils();
