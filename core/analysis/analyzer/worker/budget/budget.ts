import type { Db } from '../../../../platform/db/database.js';
import { usdText } from '../../../../platform/language/money.model.js';
import { FAILURE } from '../../failures.texts.model.js';
import { costOfDay } from '../../providers/provider-state.repository.js';
import type { Job, RunState } from '../run-state.js';
import { reservedUsd } from './budget.repository.js';
import { type DayBudget, mostOfCall } from './day-budget.js';

/** How many calls of a run are made at once under a budget before any of them has been billed. */
const UNPRICED_JOBS = 2;

/** How many calls fit into what is left, by the mean of those that have been billed. */
export function affordable(leftUsd: number, spentUsd: number, jobsDone: number): number {
  if (leftUsd <= 0) return 0;
  const mean = jobsDone === 0 ? 0 : spentUsd / jobsDone;
  // A last call that goes over by less than itself is better than money that can never be used.
  return mean > 0 ? Math.max(1, Math.floor(leftUsd / mean)) : UNPRICED_JOBS;
}

/** The day a moment belongs to, as YYYY-MM-DD. */
export function dayOf(now: Date, timeZone: string): string {
  // Making a formatter costs a hundred times what using it does, and each stored batch asks for its day.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(now);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether what a run is asked for costs money that is limited. */
export function isLimited(run: RunState, budget: DayBudget): boolean {
  return run.lane.provider.isPaid && (run.row.budgetUsd !== null || budget.limitUsd !== undefined);
}

/**
 * How many more calls of a run its own budget and the day's have room for. A run for which there is none, and never will be
 * today, is given its stop; one that waits for what others have reserved is not.
 */
export async function affordableJobs(db: Db, run: RunState, day: string, budget: DayBudget): Promise<number> {
  const { budgetUsd } = run.row;
  const { limitUsd } = budget;
  if (!isLimited(run, budget)) return Number.POSITIVE_INFINITY;
  const ofRun =
    budgetUsd === null
      ? Number.POSITIVE_INFINITY
      : affordable(budgetUsd - run.costUsd, run.costUsd - run.row.costUsd, run.jobsDone) - run.jobs;
  if (ofRun <= 0 && run.jobs === 0) {
    const message = FAILURE().budgetUsed(usdText(budgetUsd ?? 0), usdText(run.costUsd));
    run.stop ??= { reason: 'budget', message };
  }
  if (limitUsd === undefined || ofRun <= 0) return ofRun;
  // Reserved first: what is billed in between is counted twice rather than not at all.
  const reserved = await reservedUsd(db);
  const left = limitUsd - (await costOfDay(db, day)) - reserved;
  const ofDay = left <= 0 ? 0 : run.mostUsd === 0 ? UNPRICED_JOBS : Math.floor(left / run.mostUsd);
  if (ofDay === 0) stopIfNothingComesBack(run, limitUsd, reserved);
  return Math.min(ofRun, ofDay);
}

/** Reserves what the calls of new jobs may cost; returns the jobs that the day's budget has room for. */
export async function reserveForJobs(db: Db, run: RunState, budget: DayBudget, jobs: Job[]): Promise<Job[]> {
  const { limitUsd } = budget;
  if (limitUsd === undefined || !run.lane.provider.isPaid) return jobs;
  const granted = await Promise.all(
    jobs.map(({ batches, known, flying, purse }) => {
      const asked = batches
        .flatMap(({ items }) => items)
        .filter(({ seq }) => !known.has(seq) && !flying.has(seq))
        .map(({ seq, content }) => ({ id: seq, text: content }));
      const usd = mostOfCall(run.lane.provider, run.question, asked);
      run.mostUsd = Math.max(run.mostUsd, usd);
      return purse.fill(usd);
    }),
  );
  const affordable = jobs.filter((_, at) => granted[at]);
  if (affordable.length === 0) stopIfNothingComesBack(run, limitUsd, await reservedUsd(db));
  return affordable;
}

/** Nothing is under way anywhere that could give money back today. */
function stopIfNothingComesBack(run: RunState, limitUsd: number, reserved: number): void {
  if (run.jobs > 0 || reserved > 0) return;
  const [limit, cost] = [usdText(limitUsd), usdText(run.costUsd)];
  run.stop ??= {
    reason: 'budget',
    message:
      run.mostUsd === 0
        ? FAILURE().dayBudgetFull(limit, cost)
        : FAILURE().dayBudgetTooSmall(limit, usdText(run.mostUsd), cost),
  };
}
