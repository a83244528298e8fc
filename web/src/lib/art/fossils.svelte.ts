/** The drawing office comes in a chunk of its own: cards show their bare slab until it is there. */
import { FAMILIES } from './families';
import type { Detail, Specimen } from './fossil';

class Fossils {
  private draw = $state.raw<((card: Specimen, detail: Detail) => string) | null>(null);
  private asked = false;

  /** SVG text of the card's bones, or nothing yet. */
  svg(card: Specimen, detail: Detail): string {
    return this.draw?.(card, detail) ?? '';
  }

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      const { bonesSvg, groundUrl } = await import('./fossil');
      for (const family of FAMILIES) {
        document.documentElement.style.setProperty(`--ground-${family}`, groundUrl(family));
      }
      this.draw = bonesSvg;
    } catch {
      this.asked = false;
    }
  }
}

export const fossils = new Fossils();
