import { commands } from './commands/commands.js';
import { speakLanguageOf } from './language/language.js';
import { processIo } from './output/io.js';
import { runProgram } from './program/program.js';
import { reportFailure } from './program/report-failure.js';
import { stopOnSignals } from './program/stop-on-signals.js';

const argv = process.argv.slice(2);
const io = processIo();
const signal = stopOnSignals();
try {
  await speakLanguageOf(argv, io.env);
  process.exitCode = await runProgram(argv, commands, io, signal);
} catch (error) {
  process.exitCode = reportFailure(io, error, argv.includes('--json'));
}
