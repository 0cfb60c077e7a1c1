import { setTimeout as sleep } from 'node:timers/promises';
import type { AnalysisTask } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { clockOf, type ZoneClock } from '../connection/clock.js';
import type { Connection } from '../connection/connect.js';
import { EXIT, type ExitCode } from '../failures/exit-codes.js';
import { sanitize } from '../output/output.js';
import { word } from '../output/words.js';
import type { Call } from '../program/command.js';
import { analyzeTexts } from './analyze.texts.js';
import { createProgress } from './progress.js';

const FIRST_POLL_MS = 100;
const LAST_POLL_MS = 1000;

const isGoing = (task: AnalysisTask) => task.status === 'pending' || task.status === 'running';

/** How long a run is followed while the server is away: a restart, also one that builds first. */
export const RUN_PATIENCE_MS = 5 * 60_000;

const resumeOf = (runId: string) => `smops analyses resume ${runId}`;

/**
 * Shows a run's progress until it ends or pauses. ^C cancels it, keeping what is done, and says how to go on; then the
 * result is undefined; `goOn` is the command that does. Who only waits (`isWatching`) leaves it running instead.
 */
export async function follow(
  { io, json, signal }: Call,
  { client }: Connection,
  runId: string,
  { isWatching = false, goOn = resumeOf(runId) }: { isWatching?: boolean; goOn?: string } = {},
): Promise<AnalysisTask | undefined> {
  const progress = createProgress(io, json);
  let clock: ZoneClock | undefined;
  try {
    for (let waitMs = FIRST_POLL_MS; ; waitMs = Math.min(LAST_POLL_MS, waitMs * 1.5)) {
      const task = await client.call(RUNS.status, { taskId: runId });
      if (task.waiting_until !== null) clock ??= await clockOf(client);
      progress.show(task, clock);
      if (!isGoing(task)) return task;
      await sleep(waitMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) {
        progress.end();
        if (isWatching) {
          io.err(`smops: ${analyzeTexts().goesOn(runId)}\n`);
          return undefined;
        }
        const stopped = await client.call(RUNS.cancel, { taskId: runId });
        const done = stopped.processed_comments.toLocaleString('en');
        io.err(`smops: ${analyzeTexts().stoppedAfter(done, goOn)}\n`);
        return undefined;
      }
    }
  } finally {
    progress.end();
  }
}

/** The exit code a run's end stands for; tells on stderr what is not as it should be, and the command that goes on. */
export function exitCodeOf({ io }: Call, task: AnalysisTask, resume = resumeOf(task.task_id)): ExitCode {
  if (task.status === 'completed' && task.failed_comments === 0) return EXIT.done;
  if (task.status === 'completed') {
    const failed = task.failed_comments.toLocaleString('en');
    io.err(`smops: ${analyzeTexts().someFailed(failed, resume)}\n`);
    return EXIT.upstream;
  }
  io.err(
    `smops: ${analyzeTexts().endedBadly(word(task.status), sanitize(task.error_message ?? analyzeTexts().noReason), resume)}\n`,
  );
  if (task.stop_reason === 'policy') return EXIT.notAllowed;
  return task.stop_reason === 'budget' ? EXIT.budget : EXIT.upstream;
}
