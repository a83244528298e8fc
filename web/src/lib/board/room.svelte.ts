/** The room that a box gives to the cards in it. */
import type { Room } from './fit';

const USUAL = 16;

export class MeasuredRoom {
  private size = $state.raw<Room>({ width: 0, height: 0 });
  /** Width of the quarry's cards, which are the largest on the table; 0: there is no quarry around. */
  largest = $state(0);
  /** How much larger than usual the page's letters are. */
  scale = $state(1);

  get known(): boolean {
    return this.size.width > 0;
  }

  get width(): number {
    return this.size.width;
  }

  get height(): number {
    return this.size.height;
  }

  /** Measured at once, before the first paint: no card is ever seen in another size. */
  readonly watch = (box: HTMLElement): (() => void) => {
    const measure = (): void => {
      const [width, height] = [box.clientWidth, box.clientHeight];
      if (width !== this.size.width || height !== this.size.height) this.size = { width, height };
      this.scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
      this.largest = parseFloat(getComputedStyle(box).getPropertyValue('--quarry-w')) || 0;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  };
}
