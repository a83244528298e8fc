/** Lets the browser paint and handle input before more is mounted. A hidden tab never paints, so it does not wait there. */
const UNSEEN_MS = 60;

export function nextFrame(): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(done, UNSEEN_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      // After the frame, not in it.
      setTimeout(done);
    });
  });
}
