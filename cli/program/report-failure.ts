import { EXIT, type ExitCode } from '../failures/exit-codes.js';
import { describeFailure } from '../failures/failures.js';
import { paint } from '../output/color.js';
import type { Io } from '../output/io.js';
import { escapeControls, sanitize } from '../output/output.js';
import { programTexts } from './program.texts.js';

/** Prints a failure once: one line for people, one object with `--json`. */
export function reportFailure(io: Io, error: unknown, json: boolean): ExitCode {
  const { exitCode, ...failure } = describeFailure(error);
  if (json) {
    io.err(`${escapeControls(JSON.stringify({ error: failure.message, ...failure, exitCode }))}\n`);
    return exitCode;
  }
  // Columns to choose from stand one a line.
  const lines = failure.message
    .split(/\n(?= {2}\d)/)
    .map(sanitize)
    .join('\n');
  io.err(`${paint(io, 'err', 'bad', `smops: ${lines}`)}\n`);
  for (const problem of (failure.problems ?? []).slice(0, 10)) {
    const line = problem.line === undefined ? [] : [programTexts().line(problem.line)];
    const place = [...line, ...(problem.path === undefined ? [] : [problem.path])].join(', ');
    if (!failure.message.includes(problem.message))
      io.err(`  ${sanitize(place)}: ${sanitize(problem.message)}\n`);
  }
  if (failure.requestId && exitCode === EXIT.failed)
    io.err(`  ${programTexts().request(failure.requestId)}\n`);
  return exitCode;
}
