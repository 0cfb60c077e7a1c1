import type { ExitCode } from './failures/exit-codes.js';
import { speakLanguageOf } from './language/language.js';
import { processIo } from './output/io.js';
import { reportFailure } from './program/report-failure.js';
import { stopOnSignals } from './program/stop-on-signals.js';

/** `smops` alone on a terminal: the UI without the commands, which are loaded when one is asked for. */
const io = processIo();
const signal = stopOnSignals();
try {
  await speakLanguageOf([], io.env);
  const { startUi } = await import('./tui/start-ui.js');
  process.exitCode = await startUi({
    io,
    signal,
    loadCommands: async () => (await import('./commands/commands.js')).commands,
  });
} catch (error) {
  process.exitCode = signal.aborted ? (signal.reason as ExitCode) : reportFailure(io, error, false);
}
