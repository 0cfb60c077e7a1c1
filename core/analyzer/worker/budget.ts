import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.js';
import { costOfDay } from '../provider-state.repository.js';
import type { RunState } from './run-state.js';

/** Before anything of a run has been billed, so many of its calls are made at once under a budget. */
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

/**
 * How many more calls of a run its own budget and the day's allow. A run that can afford none, and has none under way,
 * is given its stop.
 */
export async function affordableJobs(
  db: Kysely<Database>,
  run: RunState,
  day: string,
  dailyBudgetUsd: number | undefined,
): Promise<number> {
  const { budgetUsd } = run.row;
  if (!run.lane.provider.isPaid || (budgetUsd === null && dailyBudgetUsd === undefined)) {
    return Number.POSITIVE_INFINITY;
  }
  const leftOfRun = budgetUsd === null ? Number.POSITIVE_INFINITY : budgetUsd - run.costUsd;
  const leftOfDay =
    dailyBudgetUsd === undefined ? Number.POSITIVE_INFINITY : dailyBudgetUsd - (await costOfDay(db, day));
  const jobs =
    affordable(Math.min(leftOfRun, leftOfDay), run.costUsd - run.row.costUsd, run.jobsDone) - run.jobs;
  if (jobs <= 0 && run.jobs === 0) {
    const what =
      leftOfDay < leftOfRun ? `The day's budget of $${dailyBudgetUsd}` : `The budget of $${budgetUsd}`;
    const message = `${what} is used up; this run has cost $${run.costUsd.toFixed(4)}.`;
    run.stop ??= { reason: 'budget', message };
  }
  return jobs;
}
