import { commands } from './commands/commands.js';
import { processIo } from './io.js';
import { runProgram } from './program.js';
import { stopOnSignals } from './stop-on-signals.js';

process.exitCode = await runProgram(process.argv.slice(2), commands, processIo(), stopOnSignals());
