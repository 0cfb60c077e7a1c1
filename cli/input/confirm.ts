import { createInterface } from 'node:readline/promises';
import { usageError } from '../failures/failures.js';
import type { Io } from '../output/io.js';
import { outputTexts } from '../output/output.texts.js';
import type { Call } from '../program/command.js';

/** Whether a person can be asked. */
export const isAtTerminal = ({ isInTty, isErrTty }: Io) => isInTty && isErrTty;

async function askTerminal(question: string, signal: AbortSignal): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    lines.once('SIGINT', () => process.emit('SIGINT', 'SIGINT'));
    // ^D ends the input without an answer.
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    return await Promise.race([lines.question(question, { signal }), ended]);
  } finally {
    lines.close();
  }
}

/** Asks a person at the terminal. Returns the answer without blanks around it; empty when there is none. */
export async function askFor({ io, signal }: Pick<Call, 'io' | 'signal'>, question: string): Promise<string> {
  return (await (io.ask ?? askTerminal)(`${question} `, signal)).trim();
}

/** Asks before something that cannot be undone, or costs money. `--yes` answers; without a terminal it is needed (exit 2). */
export async function confirm({ io, options, signal }: Call, question: string): Promise<void> {
  if (options.yes === true) return;
  if (!isAtTerminal(io)) throw usageError(outputTexts().needsYes(question));
  const ask = io.ask ?? askTerminal;
  const answer = await ask(
    `${question.includes('?') ? question : outputTexts().goOn(question)} [y/N] `,
    signal,
  );
  if (!/^(y|yes|ya|是)$/i.test(answer.trim())) throw usageError(outputTexts().nothingDone);
}
