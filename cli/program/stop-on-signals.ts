import { noteEnding } from '@smops/core/watchdog/watchdog.js';
import { EXIT } from './exit-codes.js';
import { programTexts } from './program.texts.js';

/** A supervisor that sent SIGTERM waits so long at most. */
const TERMINATE_MS = 25_000;

/**
 * The first signal asks what runs to end by itself, with the exit code as the reason; a second one ends it at once, and so
 * does the time after SIGTERM.
 */
export function stopOnSignals(): AbortSignal {
  const stopping = new AbortController();
  for (const [signal, code] of [
    ['SIGINT', EXIT.interrupted],
    ['SIGTERM', EXIT.terminated],
  ] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(code);
      stopping.abort(code);
      if (signal !== 'SIGTERM') return;
      // If the main thread gets stuck meanwhile, the watchdog ends the process.
      noteEnding();
      setTimeout(() => {
        process.stderr.write(`smops: ${programTexts().wasCut}\n`);
        process.exit(code);
      }, TERMINATE_MS).unref();
    });
  }
  return stopping.signal;
}
