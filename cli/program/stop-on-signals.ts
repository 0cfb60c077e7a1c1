import { noteEnding } from '@smops/core/platform/watchdog/watchdog.js';
import { EXIT, type ExitCode } from '../failures/exit-codes.js';
import { programTexts } from './program.texts.js';

/** A supervisor that sent SIGTERM waits so long at most. */
const TERMINATE_MS = 25_000;

/** What ends the program for good. Windows sends SIGHUP when the window is closed, and SIGBREAK for Ctrl+Break. */
const TERMINATIONS: [NodeJS.Signals, ExitCode][] = (
  process.platform === 'win32' ? (['SIGTERM', 'SIGHUP', 'SIGBREAK'] as const) : (['SIGTERM'] as const)
).map((signal) => [signal, EXIT.terminated]);

/**
 * The first signal asks what runs to end by itself, with the exit code as the reason; a second one ends it at once, and so
 * does the time after SIGTERM.
 */
export function stopOnSignals(): AbortSignal {
  const stopping = new AbortController();
  for (const [signal, code] of [['SIGINT', EXIT.interrupted], ...TERMINATIONS] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(code);
      stopping.abort(code);
      if (signal === 'SIGINT') return;
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
