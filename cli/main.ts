import { commands } from './commands/commands.js';
import { EXIT } from './exit-codes.js';
import { processIo } from './output.js';
import { runProgram } from './program.js';

/** The first signal asks the command to end by itself; a second one ends it at once. */
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

const io = processIo();
const argv = process.argv.slice(2);
const isBare = argv.length === 0 && io.isInTty && io.isOutTty;
process.exitCode = await runProgram(isBare ? ['ui'] : argv, commands, io, stopping.signal);
