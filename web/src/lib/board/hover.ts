/** Cards open close up when the mouse moves onto them, never when a card slides under a resting mouse. */
interface Point {
  x: number;
  y: number;
}

/** Pixels; a smaller movement is a hand that rests. */
const SLACK = 8;

export class Hover {
  private here: Point | null = null;
  private rest: Point | null = null;

  track(x: number, y: number): void {
    this.here = { x, y };
    this.rest ??= this.here;
  }

  /** The mouse counts as resting until it moves again: there was a click, or things moved on the table. */
  settle(): void {
    this.rest = this.here;
  }

  get deliberate(): boolean {
    if (!this.here || !this.rest) return false;
    return Math.hypot(this.here.x - this.rest.x, this.here.y - this.rest.y) > SLACK;
  }
}

export const hover = new Hover();
