/** A close look is asked for by moving the mouse onto a card, never by a card that slides under a resting one. */
interface Point {
  x: number;
  y: number;
}

/** Less than this is a hand that rests. */
const SLACK = 8;

export class Hover {
  private here: Point | null = null;
  private rest: Point | null = null;

  track(x: number, y: number): void {
    this.here = { x, y };
    this.rest ??= this.here;
  }

  /** From now on the mouse rests: a click was made, or things moved on the table. */
  settle(): void {
    this.rest = this.here;
  }

  get deliberate(): boolean {
    if (!this.here || !this.rest) return false;
    return Math.hypot(this.here.x - this.rest.x, this.here.y - this.rest.y) > SLACK;
  }
}

export const hover = new Hover();
