type Listener = () => void;
const listeners = new Set<Listener>();

/** Tells the page that the server no longer knows its session. */
export function sessionEnded(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever an answer says that the session is over. */
export function onSessionEnded(listener: Listener): void {
  listeners.add(listener);
}
