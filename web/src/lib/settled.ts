/** Tells when the page is settled: nothing is on its way and nothing moves. Browser tests wait for it before they measure. */

/** Questions to the server whose answers will change the page. */
let unanswered = 0;

/** Counts as unsettled until `answer` is there. */
export async function unsettledUntil<T>(answer: Promise<T>): Promise<T> {
  unanswered += 1;
  try {
    return await answer;
  } finally {
    unanswered -= 1;
  }
}

/**
 * A box that measures itself changes a frame after the window, and what depends on it a frame later. The third quiet frame
 * has no more to answer.
 */
const QUIET_FRAMES = 3;

function moving(): boolean {
  return document.getAnimations().some((movement) => movement.playState !== 'finished');
}

function place(): string {
  return [scrollX, scrollY, innerWidth, innerHeight].join(' ');
}

/** Resolves when requests are answered, fonts loaded and animations done, and no frame changes anything any more. */
export async function settled(): Promise<void> {
  let quiet = 0;
  let before = '';
  const changes = new MutationObserver(() => (quiet = 0));
  changes.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  while (quiet < QUIET_FRAMES) {
    await new Promise(requestAnimationFrame);
    const now = place();
    const still = now === before && document.fonts.status === 'loaded' && !moving();
    quiet = still && unanswered === 0 ? quiet + 1 : 0;
    before = now;
  }
  changes.disconnect();
}
