/** Lets the browser paint and answer before more is put up. A tab that nobody sees paints nothing: it does not wait. */
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
