import { commands } from './commands/commands.js';
import { processIo } from './output/io.js';
import { runProgram } from './program/program.js';
import { stopOnSignals } from './program/stop-on-signals.js';

process.exitCode = await runProgram(process.argv.slice(2), commands, processIo(), stopOnSignals());
