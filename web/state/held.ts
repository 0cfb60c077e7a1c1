/** Changes that wait a few seconds before they are sent, so that they can be undone. */
const held = new Set<() => Promise<void>>();

/**
 * Sends after `delayMs`; at once when the person signs out or the page goes. Call the result to undo: whether that was still
 * possible.
 */
export function holdBack(send: () => Promise<void>, delayMs: number): () => boolean {
  const release = () => {
    clearTimeout(timer);
    return held.delete(release) ? send() : Promise.resolve();
  };
  const timer = setTimeout(() => void release(), delayMs);
  held.add(release);
  return () => {
    clearTimeout(timer);
    return held.delete(release);
  };
}

/** Sends everything that waits. */
export async function sendHeld(): Promise<void> {
  await Promise.allSettled([...held].map((release) => release()));
}

addEventListener('pagehide', () => void sendHeld());
