import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { retoldFailure } from '../analyzer/failures.texts.model.js';
import { requireCodebook } from '../codebooks/codebooks.service.js';
import { comparedName } from '../codebooks/variable-names.model.js';
import { requireRight, type ServiceContext } from '../context.js';
import type { Database } from '../db/database.js';
import { notFound } from '../errors.js';
import { THING } from '../errors.texts.model.js';
import { parseInput } from '../parse-input.js';
import { findLastPeriods, listPeriodRows } from './periods.repository.js';
import { SHOWN_TIMES } from './schedules.constants.js';
import { findSchedule, listScheduleRows } from './schedules.repository.js';
import {
  type NextTimes,
  PreviewScheduleInput,
  type Schedule,
  ScheduleHistoryInput,
  type SchedulePeriod,
} from './schedules.schemas.js';
import type { PeriodRow, ScheduleRow } from './schedules.table.js';
import { retoldReason } from './schedules.texts.model.js';
import { checkedWhen, nextTimes } from './when.model.js';

type Db = Kysely<Database>;

export const missingSchedule = (key: string) => notFound(THING().schedule(key.slice(0, 120)));

/** A schedule by its id or name, locked for a change if need be. Throws NOT_FOUND. */
export async function requireSchedule(
  db: Db,
  key: string,
  options?: { lock: boolean },
): Promise<ScheduleRow> {
  const row = await findSchedule(db, key, comparedName(key), options);
  if (row === undefined) throw missingSchedule(key);
  return row;
}

const told = (reason: string) => retoldReason(retoldFailure(reason));

export const toPeriod = (row: PeriodRow): SchedulePeriod => ({
  dueAt: row.dueAt.toISOString(),
  byHand: row.byHand,
  late: row.isLate,
  state: row.state,
  taskId: row.comments === 0 ? null : row.taskId,
  comments: row.comments,
  files: row.files,
  leftOut: row.leftOut.map(({ name, reason }) => ({ name, reason: told(reason) })),
  reason: row.reason === null ? null : told(row.reason),
  beganAt: row.beganAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

/** The name of a codebook; of one that is gone its id. */
async function codebookOf({ db }: ServiceContext, { codebook: id, codebookVersion: version }: ScheduleRow) {
  const row = await requireCodebook(db, id).catch(() => undefined);
  return { id, name: row?.name ?? id, version };
}

const timesOf = (times: readonly Date[]) => times.map((time) => time.toISOString());

async function toSchedule(
  ctx: ServiceContext,
  row: ScheduleRow,
  last: PeriodRow | undefined,
): Promise<Schedule> {
  const { timeZone } = ctx.config;
  const { nextDue } = row;
  const later = nextDue === null ? [] : nextTimes(row.whenDue, timeZone, nextDue, SHOWN_TIMES - 1);
  return {
    id: row.scheduleId,
    name: row.name,
    createdBy: row.createdByName,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    codebook: await codebookOf(ctx, row),
    source: row.source,
    when: row.whenDue,
    provider: row.provider,
    budget: row.budgetUsd,
    report: row.report,
    destinations: row.destinations,
    timeZone,
    next: nextDue === null ? [] : timesOf([nextDue, ...later]),
    paused:
      row.pausedAt === null
        ? null
        : {
            at: row.pausedAt.toISOString(),
            reason: row.pauseReason === null ? null : told(row.pauseReason),
          },
    failures: row.failures,
    last: last === undefined ? null : toPeriod(last),
  };
}

/** Schedules by name, each with its next times and its last period. */
export async function listSchedules(ctx: ServiceContext): Promise<Schedule[]> {
  requireRight(ctx, 'analyze');
  const rows = await listScheduleRows(ctx.db);
  const last = await findLastPeriods(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const schedules: Schedule[] = [];
  for (const row of rows) schedules.push(await toSchedule(ctx, row, last.get(row.id)));
  return schedules;
}

/** A schedule by its id or name. Throws NOT_FOUND. */
export async function getSchedule(ctx: ServiceContext, key: string): Promise<Schedule> {
  requireRight(ctx, 'analyze');
  const row = await requireSchedule(ctx.db, key);
  const last = await findLastPeriods(ctx.db, [row.id]);
  return await toSchedule(ctx, row, last.get(row.id));
}

/** The periods of a schedule, the latest first. Throws NOT_FOUND. */
export async function getScheduleHistory(
  ctx: ServiceContext,
  key: string,
  input: z.input<typeof ScheduleHistoryInput> = {},
): Promise<SchedulePeriod[]> {
  requireRight(ctx, 'analyze');
  const { limit, before } = parseInput(ScheduleHistoryInput, input);
  const { id } = await requireSchedule(ctx.db, key);
  const rows = await listPeriodRows(ctx.db, id, {
    limit,
    ...(before === undefined ? {} : { before: new Date(before) }),
  });
  return rows.map(toPeriod);
}

/** When a schedule would be due. Throws VALIDATION for text that says no time. */
export function previewSchedule(ctx: ServiceContext, input: z.input<typeof PreviewScheduleInput>): NextTimes {
  requireRight(ctx, 'analyze');
  const { timeZone } = ctx.config;
  const now = ctx.clock.now();
  const when = checkedWhen(parseInput(PreviewScheduleInput, input).when, timeZone, now);
  return { when, timeZone, next: timesOf(nextTimes(when, timeZone, now, SHOWN_TIMES)) };
}
