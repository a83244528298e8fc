/** Measures the room that a box has for its cards. */
import type { Room } from './fit';

const USUAL = 16;

/*
 * Measuring a box makes the browser lay the page out. All boxes are measured before any of them changes, so that one
 * layout serves all of them.
 */
const watched = new Map<Element, MeasuredRoom>();
let fresh: Element[] = [];
let observer: ResizeObserver | undefined;

function measure(boxes: Element[]): void {
  for (const box of boxes) watched.get(box)?.measure(box);
}

function measureFresh(): void {
  const boxes = fresh;
  fresh = [];
  measure(boxes);
}

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

  /** Measured before the first paint: no card is ever seen in another size. */
  readonly watch = (box: HTMLElement): (() => void) => {
    observer ??= new ResizeObserver((changed) => measure(changed.map((one) => one.target)));
    watched.set(box, this);
    observer.observe(box);
    if (fresh.push(box) === 1) queueMicrotask(measureFresh);
    return () => {
      observer?.unobserve(box);
      watched.delete(box);
    };
  };

  measure(box: Element): void {
    const [width, height] = [box.clientWidth, box.clientHeight];
    if (width !== this.size.width || height !== this.size.height) this.size = { width, height };
    this.scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
    this.largest = parseFloat(getComputedStyle(box).getPropertyValue('--quarry-w')) || 0;
  }
}
