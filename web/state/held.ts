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

/** What must be stored before a person leaves, or be given up knowingly. */
export interface Leaving {
  unsent(): number;
  /** Tries once to store it. */
  send(): Promise<void>;
  /** Gives up what is left. */
  forget(): void;
}

const leaving = new Set<Leaving>();

/** Has something stored at the sign-out; it is asked about where that fails. Call the result when it no longer matters. */
export function onLeaving(one: Leaving): () => void {
  leaving.add(one);
  return () => leaving.delete(one);
}

/**
 * Sends everything that waits; where something cannot be stored, `giveUp` decides. Whether the person may leave: then nothing of
 * theirs is left.
 */
export async function sendAndLeave(giveUp: (unsent: number) => boolean): Promise<boolean> {
  await sendHeld();
  await Promise.allSettled([...leaving].map((one) => one.send()));
  const unsent = [...leaving].reduce((sum, one) => sum + one.unsent(), 0);
  if (unsent > 0 && !giveUp(unsent)) return false;
  for (const one of leaving) one.forget();
  return true;
}

addEventListener('pagehide', () => void sendHeld());
