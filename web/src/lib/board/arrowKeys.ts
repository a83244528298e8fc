/** Arrow keys walk over the things of one region by where they lie; Tab goes from region to region. */
export function arrowKeys(region: HTMLElement): () => void {
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const here = (event.target as HTMLElement).closest<HTMLElement>('[data-arrow-keys]');
    if (!here) return;
    const next = nearest(
      here,
      [...region.querySelectorAll<HTMLElement>('[data-arrow-keys]')],
      step,
    );
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  region.addEventListener('keydown', walk);
  return () => region.removeEventListener('keydown', walk);
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The closest thing in that direction; a sideways miss counts double. */
export function nearest<T extends { getBoundingClientRect(): DOMRect }>(
  here: T,
  all: readonly T[],
  [dx, dy]: [number, number],
): T | null {
  const middle = (one: T): [number, number] => {
    const rect = one.getBoundingClientRect();
    return [rect.left + rect.width / 2, rect.top + rect.height / 2];
  };
  const [x, y] = middle(here);
  let best: T | null = null;
  let distance = Infinity;
  for (const one of all) {
    if (one === here) continue;
    const [ox, oy] = middle(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    if (along < 4) continue;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const total = along + 2 * across;
    if (total < distance) {
      distance = total;
      best = one;
    }
  }
  return best;
}
