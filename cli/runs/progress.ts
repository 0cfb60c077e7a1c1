import type { AnalysisTask } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { percentText } from '@smops/core/platform/language/percent.model.js';
import { type ZoneClock, zoneClock } from '../connection/clock.js';
import type { Io } from '../output/io.js';
import { analyzeTexts } from './analyze.texts.js';

const BAR = 24;
/** Without a terminal a line now and then shows that something happens. */
const QUIET_LINE_MS = 10_000;
const CLEAR = '\r\u001b[2K';

const number = (value: number) => Math.round(value).toLocaleString('en');

/** Seconds in the words of a glance: `8 s`, `3 min`, `2 h 5 min`. */
export function duration(seconds: number): string {
  if (seconds < 90) return analyzeTexts().seconds(Math.max(1, Math.round(seconds)));
  const minutes = Math.round(seconds / 60);
  return minutes < 60
    ? analyzeTexts().minutes(minutes)
    : analyzeTexts().hoursMinutes(Math.floor(minutes / 60), minutes % 60);
}

/** One line of progress: bar, percent, comments, throughput, time left, cost. `clock` is for a run that waits. */
export function progressLine(
  task: AnalysisTask,
  doneBefore: number,
  elapsedMs: number,
  clock: ZoneClock | undefined,
): string {
  const { processed_comments: done, total_comments: total, cost_usd: cost } = task;
  const filled = total === 0 ? 0 : Math.floor((done / total) * BAR);
  const perSecond = elapsedMs > 0 ? ((done - doneBefore) / elapsedMs) * 1000 : 0;
  if (task.waiting_until !== null) {
    const { told, zone } = clock ?? zoneClock('UTC');
    const until = `${told.minute(task.waiting_until)} ${zone}`;
    return analyzeTexts().waitingCheaper(until, number(done), number(total));
  }
  const parts = [
    `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${percentText(String(task.progress).padStart(3))}`,
    analyzeTexts().doneOf(number(done), number(total)),
    ...(perSecond > 0 ? [`${perSecond < 10 ? perSecond.toFixed(1) : number(perSecond)}/s`] : []),
    ...(perSecond > 0 && done < total ? [analyzeTexts().timeLeft(duration((total - done) / perSecond))] : []),
    ...(cost > 0 ? [usdText(cost)] : []),
    ...(task.failed_comments > 0 ? [analyzeTexts().failedCount(number(task.failed_comments))] : []),
  ];
  return parts.join('  ');
}

/** Shows a run's progress on stderr: one living line on a terminal, else a line every ten seconds. */
export function createProgress(io: Io, isSilent: boolean) {
  let first: { done: number; ms: number } | undefined;
  let lastLineMs = performance.now();
  let isShown = false;
  return {
    show(task: AnalysisTask, clock?: ZoneClock): void {
      if (isSilent) return;
      const now = performance.now();
      first ??= { done: task.processed_comments, ms: now };
      const line = progressLine(task, first.done, now - first.ms, clock);
      if (io.isErrTty) {
        isShown = true;
        io.err(`${CLEAR}${line}`);
      } else if (now - lastLineMs >= QUIET_LINE_MS) {
        lastLineMs = now;
        io.err(`smops: ${line}\n`);
      }
    },
    end(): void {
      if (isShown) io.err(CLEAR);
    },
  };
}
