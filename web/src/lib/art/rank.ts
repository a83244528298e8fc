/** Which picture the drawing office draws first. */
export interface Ranked {
  /** What is seen comes before what is not; larger pictures, which people look at first, before small ones. */
  readonly rank: number;
}

interface Where {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

export function rankOf({ top, bottom, width, height }: Where, windowHeight: number): number {
  const area = width * height;
  // Below the fold the nearest is next: a phone scrolls down to it.
  return bottom > 0 && top < windowHeight ? area : -Math.abs(top);
}

/** Orders that wait: the highest in rank is taken first, among equals the oldest. */
export class Queue<T extends Ranked> {
  private readonly waiting: T[] = [];

  add(orders: readonly T[]): void {
    this.waiting.push(...orders);
  }

  next(): T | undefined {
    let best = 0;
    this.waiting.forEach((one, at) => {
      if (one.rank > this.waiting[best]!.rank) best = at;
    });
    return this.waiting.splice(best, 1)[0];
  }
}
