import { createInterface } from 'node:readline/promises';
import type { Call } from './command.js';
import { usageError } from './failures.js';

/** Asks before something that cannot be undone. `--yes` answers; without a terminal it is needed (exit 2). */
export async function confirm({ io, options, signal }: Call, question: string): Promise<void> {
  if (options.yes === true) return;
  if (!io.isInTty || !io.isErrTty) throw usageError(`${question} Run again with --yes to confirm.`);
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await lines.question(
      `${question.includes('?') ? question : `${question} Go on?`} [y/N] `,
      { signal },
    );
    if (!/^y(es)?$/i.test(answer.trim())) throw usageError('Nothing was done.');
  } finally {
    lines.close();
  }
}
