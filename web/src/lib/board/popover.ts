/** Places a panel beside the thing it is about and, if possible, not over anything that can be chosen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;
const EDGE = 8;

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** `field` is the part of the window that is free for it: between the bars. */
export function placePopover(
  anchor: Box,
  panel: { width: number; height: number },
  field: Box,
  avoid: readonly Box[],
): { left: number; top: number } {
  const clamp = (value: number, low: number, high: number): number =>
    Math.max(low, Math.min(value, high));
  const left = (value: number): number =>
    clamp(value, field.left + EDGE, field.left + field.width - panel.width - EDGE);
  const top = (value: number): number =>
    clamp(value, field.top + EDGE, field.top + field.height - panel.height - EDGE);
  const [x, y] = [anchor.left + anchor.width / 2, anchor.top + anchor.height / 2];
  const right = anchor.left + anchor.width + GAP;
  const leftOf = anchor.left - GAP - panel.width;
  const above = anchor.top - GAP - panel.height;
  const below = anchor.top + anchor.height + GAP;
  const middleX = x - panel.width / 2;
  const middleY = y - panel.height / 2;
  const tries: [number, number][] = [
    [right, middleY],
    [leftOf, middleY],
    [middleX, above],
    [middleX, below],
    [right, above],
    [leftOf, above],
    [right, below],
    [leftOf, below],
  ];
  let best = { left: 0, top: 0 };
  let least = Infinity;
  for (const [atX, atY] of tries) {
    const place = { left: left(atX), top: top(atY) };
    const box = { ...place, ...panel };
    // Covering the thing itself is the worst place of all.
    const cost =
      3 * overlap(box, anchor) + avoid.reduce((sum, other) => sum + overlap(box, other), 0);
    if (cost < least - 1) {
      least = cost;
      best = place;
    }
  }
  return best;
}
