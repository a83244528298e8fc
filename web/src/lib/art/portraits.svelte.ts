/** The painter comes in a chunk of its own; a frame stays empty until the picture is there. */
class Portraits {
  private painter = $state.raw<typeof import('./portraits') | null>(null);
  private asked = false;

  /** SVG text, or nothing yet. */
  svg(bot: string, small: boolean): string {
    return this.painter?.portraitSvg(bot, small) ?? '';
  }

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      const [painter] = await Promise.all([
        import('./portraits'),
        import('./art.css'),
        import('./portraits.css'),
      ]);
      this.painter = painter;
    } catch {
      this.asked = false;
    }
  }
}

export const portraits = new Portraits();
