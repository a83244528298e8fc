/** Places the lesson's text beside the lit parts, inside the window, and over none of them. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

export const GAP = 10;

export function union(rects: readonly Rect[]): Rect {
  return {
    left: Math.min(...rects.map((one) => one.left)),
    top: Math.min(...rects.map((one) => one.top)),
    right: Math.max(...rects.map((one) => one.right)),
    bottom: Math.max(...rects.map((one) => one.bottom)),
  };
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function within(inner: Rect, outer: Rect): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** The upper left corner of the text, or null where it has no place. Beside the first comes first. */
export function place(
  lit: readonly Rect[],
  box: Size,
  frame: Rect,
): { left: number; top: number } | null {
  const all = lit.length > 1 ? [...lit, union(lit)] : lit;
  const candidates = all.flatMap((one) => {
    const top = clamp(
      (one.top + one.bottom - box.height) / 2,
      frame.top + GAP,
      frame.bottom - GAP - box.height,
    );
    const left = clamp(
      (one.left + one.right - box.width) / 2,
      frame.left + GAP,
      frame.right - GAP - box.width,
    );
    return [
      { left: one.right + GAP, top },
      { left: one.left - GAP - box.width, top },
      { left, top: one.bottom + GAP },
      { left, top: one.top - GAP - box.height },
    ];
  });
  return (
    candidates.find(({ left, top }) => {
      const there = { left, top, right: left + box.width, bottom: top + box.height };
      return within(there, frame) && !lit.some((one) => overlap(there, one));
    }) ?? null
  );
}

/** Whether the text can stand beside, above or under all of them, once they are scrolled into the frame. */
export function fits(lit: readonly Rect[], box: Size, frame: Rect): boolean {
  const { left, top, right, bottom } = union(lit);
  const width = frame.right - frame.left;
  const height = frame.bottom - frame.top;
  const stacked = bottom - top + box.height + 3 * GAP <= height;
  const abreast = right - left + box.width + 3 * GAP <= width && bottom - top <= height;
  return stacked || abreast;
}
