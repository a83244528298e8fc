/** The drawing office comes in a chunk of its own: cards show their bare slab until it is there. */
import type { Detail, Specimen } from './fossil';

class Fossils {
  private draw = $state.raw<((card: Specimen, detail: Detail) => string) | null>(null);
  private asked = false;

  /** SVG text of the card's fossil, or nothing yet. */
  svg(card: Specimen, detail: Detail): string {
    return this.draw?.(card, detail) ?? '';
  }

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      const { fossilSvg } = await import('./fossil');
      this.draw = fossilSvg;
    } catch {
      this.asked = false;
    }
  }
}

export const fossils = new Fossils();
