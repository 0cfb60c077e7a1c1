import { z } from 'zod';
import { retoldFailure } from '../../analysis/analyzer/failures.texts.model.js';
import { namesOfCodebooks } from '../../analysis/codebooks/codebooks.service.js';
import type { ServiceContext } from '../../context.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { verb } from '../../platform/operations/verb.js';
import { keyedRecords } from '../../platform/records/keyed-records.js';
import { editedOf } from '../../records/lists/fields.model.js';
import { findLastPeriods, listPeriodRows } from './periods.repository.js';
import { SHOWN_TIMES } from './schedules.constants.js';
import { SCHEDULE_FIELDS } from './schedules.fields.js';
import { SCHEDULES } from './schedules.operations.js';
import { listScheduleRows } from './schedules.repository.js';
import {
  NextTimes,
  OfSchedule,
  PreviewScheduleInput,
  Schedule,
  ScheduleHistoryInput,
  SchedulePeriod,
} from './schedules.schemas.js';
import type { PeriodRow, ScheduleRow } from './schedules.table.js';
import { retoldReason, SCHEDULES_TEXTS } from './schedules.texts.model.js';
import { checkedWhen, nextTimes } from './when.model.js';

/** What people say of a schedule, as the audit log tells it. */
export const factsOf = (row: ScheduleRow) => ({
  name: row.name,
  codebook: row.codebook,
  codebookVersion: row.codebookVersion,
  source: row.source,
  when: row.whenDue,
  provider: row.provider,
  ...editedOf(SCHEDULE_FIELDS, row),
  report: row.report,
  destinations: row.destinations,
});

export const scheduleRecords = keyedRecords('schedules', {
  entity: 'schedule',
  right: 'analyze',
  thing: (key) => THING_NAMES().schedule(key),
  taken: (name) => SCHEDULES_TEXTS().nameTaken(name),
  facts: (row) => ({ scheduleId: row.scheduleId, ...factsOf(row) }),
});

/** The checks of verbs on a schedule which answer it. */
export const THE_SCHEDULE = { of: OfSchedule, answer: ['The schedule', Schedule] } as const;

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

const timesOf = (times: readonly Date[]) => times.map((time) => time.toISOString());

/** What is told beside the row of a schedule. */
interface Beside {
  /** Names of codebooks by their ids; one that is gone is called by its id. */
  codebooks: ReadonlyMap<string, string>;
  last: PeriodRow | undefined;
}

function toSchedule(
  { config: { timeZone } }: ServiceContext,
  row: ScheduleRow,
  { codebooks, last }: Beside,
): Schedule {
  const { nextDue } = row;
  const { name, codebook: id, codebookVersion: version, ...fields } = factsOf(row);
  const later = nextDue === null ? [] : nextTimes(row.whenDue, timeZone, nextDue, SHOWN_TIMES - 1);
  return {
    id: row.scheduleId,
    name,
    createdBy: row.createdByName,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    codebook: { id, name: codebooks.get(id) ?? id, version },
    ...fields,
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

async function toSchedules(ctx: ServiceContext, rows: readonly ScheduleRow[]): Promise<Schedule[]> {
  const ids = rows.map(({ id }) => id);
  const last = await findLastPeriods(ctx.db, ids);
  const codebooks = await namesOfCodebooks(
    ctx.db,
    rows.map(({ codebook }) => codebook),
  );
  return rows.map((row) => toSchedule(ctx, row, { codebooks, last: last.get(row.id) }));
}

/** Schedules by name, each with its next times and its last period. */
export const listSchedules = verb(
  SCHEDULES.list,
  { answer: ['The schedules', z.array(Schedule)] },
  async (ctx) => toSchedules(ctx, await listScheduleRows(ctx.db)),
);

/** A schedule by its id or name. Throws NOT_FOUND. */
export const getSchedule = verb(SCHEDULES.get, THE_SCHEDULE, async (ctx, { schedule }) => {
  const row = await scheduleRecords.require(ctx.db, schedule);
  return (await toSchedules(ctx, [row]))[0] as Schedule;
});

/** The periods of a schedule, the latest first. Throws NOT_FOUND. */
export const getScheduleHistory = verb(
  SCHEDULES.history,
  { of: OfSchedule, input: ScheduleHistoryInput, answer: ['The periods', z.array(SchedulePeriod)] },
  async (ctx, { schedule, limit, before }) => {
    const { id } = await scheduleRecords.require(ctx.db, schedule);
    const rows = await listPeriodRows(ctx.db, id, {
      limit,
      ...(before === undefined ? {} : { before: new Date(before) }),
    });
    return rows.map(toPeriod);
  },
);

/** When a schedule would be due. Throws VALIDATION for text that says no time. */
export const previewSchedule = verb(
  SCHEDULES.preview,
  { input: PreviewScheduleInput, answer: ['The times', NextTimes] },
  async (ctx, input) => {
    const { timeZone } = ctx.config;
    const now = ctx.clock.now();
    const when = checkedWhen(input.when, timeZone, now);
    return { when, timeZone, next: timesOf(nextTimes(when, timeZone, now, SHOWN_TIMES)) };
  },
);
