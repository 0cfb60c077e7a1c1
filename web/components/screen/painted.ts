/** A page that is not looked at paints nothing; it goes on after this long. */
const UNSEEN_MS = 200;

/** Waits until what was set so far has been on the screen. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, UNSEEN_MS);
    // The second frame begins when the first one is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
