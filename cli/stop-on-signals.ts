import { EXIT } from './exit-codes.js';

/** The first signal asks what runs to end by itself, with the exit code as the reason; a second one ends it at once. */
export function stopOnSignals(): AbortSignal {
  const stopping = new AbortController();
  for (const [signal, code] of [
    ['SIGINT', EXIT.interrupted],
    ['SIGTERM', EXIT.terminated],
  ] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(code);
      stopping.abort(code);
    });
  }
  return stopping.signal;
}
