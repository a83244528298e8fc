/** Where a note may lie for a moment without covering anything that can be chosen or pressed. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const STEP = 6;

/** The top of the highest free place for `note`, which keeps its sides; null if there is none. */
export function freePlace(note: Box, taken: readonly Box[], height: number): number | null {
  const high = note.bottom - note.top;
  const beside = taken.filter((box) => box.right > note.left && box.left < note.right);
  for (let top = STEP; top + high <= height - STEP; top += STEP) {
    if (!beside.some((box) => box.bottom > top && box.top < top + high)) return top;
  }
  return null;
}
