import type { Connection } from '../connection/connect.js';
import type { Io } from '../output/io.js';
import type { CommandSpec } from '../program/command.js';
import { runProgram } from '../program/program.js';
import { splitWords } from './shell/split-words.js';
import type { LineResult } from './state/tui.js';

/** Runs one line of the UI as a command, over the UI's own connection; what it prints is collected. */
export async function runLine(
  line: string,
  options: {
    commands: readonly CommandSpec[];
    connection: Connection;
    io: Io;
    columns: number;
    signal: AbortSignal;
  },
): Promise<LineResult> {
  const { commands, connection, io, columns, signal } = options;
  let output = '';
  const take = (text: string) => {
    output += text;
  };
  const words = splitWords(line.replace(/^smops\s+/, ''));
  const exitCode = await runProgram(
    words,
    commands,
    {
      ...io,
      out: take,
      err: take,
      readStdin: async () => Buffer.alloc(0),
      // Tables fit the screen, and no question is asked: a question needs --yes.
      isOutTty: true,
      isErrTty: false,
      isInTty: false,
      columns,
      isPlain: true,
      colors: { out: false, err: false },
    },
    signal,
    { connect: async () => ({ ...connection, close: async () => {} }) },
  );
  return { output, exitCode };
}
