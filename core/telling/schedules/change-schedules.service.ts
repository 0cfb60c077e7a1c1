import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { parseCodebookName } from '../../analysis/codebooks/codebooks.model.js';
import { requireVersion } from '../../analysis/codebooks/codebooks.service.js';
import { requireFacebook } from '../../channels/facebook/facebook-source.js';
import { requireYoutube } from '../../channels/youtube/youtube-source.js';
import type { ServiceContext } from '../../context.js';
import { AppError, conflict, invalid } from '../../errors.js';
import type { Db } from '../../platform/db/database.js';
import { readDatabaseTime } from '../../platform/db/ping.js';
import { asWritten } from '../../platform/language/caller-language.js';
import { checkRemoteAddress } from '../../platform/objects/remote/public-address.js';
import { verb } from '../../platform/operations/verb.js';
import { comparedName } from '../../platform/records/compared-name.model.js';
import { columnsOf } from '../../records/lists/fields.model.js';
import { requireDestinations } from '../deliveries/destinations.service.js';
import { sectionsOfTemplate } from '../reports/templates.service.js';
import { ownerWhoMayNot } from './owners.js';
import { endOpenPeriods, insertPeriod } from './periods.repository.js';
import { MAX_SCHEDULES } from './schedules.constants.js';
import { SCHEDULE_FIELDS } from './schedules.fields.js';
import { SCHEDULES } from './schedules.operations.js';
import { insertSchedule, listScheduleRows, updateSchedule } from './schedules.repository.js';
import { ChangeScheduleInput, CreateScheduleInput, OfSchedule, type Schedule } from './schedules.schemas.js';
import { factsOf, getSchedule, scheduleRecords, THE_SCHEDULE } from './schedules.service.js';
import type { NewScheduleRow, ScheduleRow } from './schedules.table.js';
import { REASON, SCHEDULES_TEXTS } from './schedules.texts.model.js';
import { requireFolder } from './sources/folder-source.js';
import { checkedWhen, nextTimes } from './when.model.js';

/** Runs a check; what it refuses stands at the field of the input that it is of. */
async function ofField<Result>(path: string, check: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message } = error;
    throw new AppError(code, message, { cause: error, problems: [{ path, message }] });
  }
}

export const nextDueOf = (
  when: string,
  { config }: Pick<ServiceContext, 'config'>,
  from: Date,
): Date | null => nextTimes(when, config.timeZone, from, 1)[0] ?? null;

/**
 * What a change sets, each thing checked: the codebook, the template and the destinations are there, the folder or address may be
 * read, the time comes. Throws NOT_FOUND, VALIDATION.
 */
async function checkedFields(ctx: AnalyzerContext, given: Partial<z.output<typeof CreateScheduleInput>>) {
  const { name, codebook, source, when, provider, report, destinations } = given;
  const change: Partial<NewScheduleRow> = columnsOf(SCHEDULE_FIELDS, given);
  if (name !== undefined) Object.assign(change, { name, nameKey: comparedName(name) });
  if (codebook !== undefined) {
    const { row, version } = await ofField('codebook', async () => {
      const asked = parseCodebookName(codebook);
      return { ...(await requireVersion(ctx.db, asked.codebook, asked.version)), version: asked.version };
    });
    Object.assign(change, { codebook: row.codebookId, codebookVersion: version ?? null });
  }
  if (source !== undefined) {
    if (source.kind === 'feed')
      await ofField('source.url', () => checkRemoteAddress(source.url, ctx.config.remoteNetworks));
    else if (source.kind === 'facebook') await ofField('source.kind', () => requireFacebook(ctx.config));
    else if (source.kind === 'youtube') await ofField('source.kind', () => requireYoutube(ctx.config));
    else
      await ofField('source.folder', () => {
        if (ctx.config.watchFolder === undefined) throw invalid(SCHEDULES_TEXTS().noFolderSetting);
        return requireFolder(ctx, source.folder);
      });
    change.source = JSON.stringify(source);
  }
  if (when !== undefined)
    change.whenDue = await ofField('when', () => checkedWhen(when, ctx.config.timeZone, ctx.clock.now()));
  if (provider !== undefined) {
    if (provider !== null) await ofField('provider', () => ctx.analyzer.providers.requireAllowed(provider));
    change.provider = provider;
  }
  if (report !== undefined) {
    const { template } = report;
    if (template !== null) await ofField('report.template', () => sectionsOfTemplate(ctx, template, 'run'));
    change.report = JSON.stringify(report);
  }
  if (destinations !== undefined) {
    await ofField('destinations', () => requireDestinations(ctx.db, destinations));
    change.destinations = JSON.stringify(destinations);
  }
  return change;
}

/** Makes a schedule, which is due from now on. Throws NOT_FOUND, VALIDATION, CONFLICT when another one has the name. */
export const createSchedule = verb(
  SCHEDULES.create,
  { input: CreateScheduleInput, answer: THE_SCHEDULE.answer, makes: true },
  async (ctx: AnalyzerContext, given) => {
    const fields = (await checkedFields(ctx, given)) as NewScheduleRow;
    const now = ctx.clock.now();
    const { scheduleId } = await scheduleRecords.create(ctx, given.name, async (trx) => {
      if ((await listScheduleRows(trx)).length >= MAX_SCHEDULES)
        throw invalid(SCHEDULES_TEXTS().tooMany(MAX_SCHEDULES));
      const row = await insertSchedule(trx, {
        ...fields,
        scheduleId: randomUUID(),
        createdBy: ctx.actor.userId,
        createdByName: ctx.actor.name,
        createdAt: now,
        changedAt: now,
        nextDue: nextDueOf(fields.whenDue, ctx, now),
      });
      return { row, after: factsOf(row) };
    });
    return await getSchedule(ctx, { schedule: scheduleId });
  },
);

/** Changes a schedule; what is not named stays. Throws NOT_FOUND, VALIDATION, CONFLICT when another one has the name. */
export const changeSchedule = verb(
  SCHEDULES.change,
  { ...THE_SCHEDULE, input: ChangeScheduleInput },
  async (ctx: AnalyzerContext, { schedule, ...given }) => {
    const change = await checkedFields(ctx, given);
    const store = async (trx: Db, before: ScheduleRow) => {
      const now = ctx.clock.now();
      const isOtherTime = change.whenDue !== undefined && before.pausedAt === null;
      const row = await updateSchedule(trx, before.id, {
        ...change,
        changedAt: now,
        ...(isOtherTime ? { nextDue: nextDueOf(change.whenDue as string, ctx, now) } : {}),
        // What another place answered with says nothing of this one.
        ...(change.source === undefined ? {} : { sourceState: '{}' }),
      });
      return { row, before: factsOf(before), after: factsOf(row) };
    };
    const { scheduleId } = await scheduleRecords.change(ctx, schedule, store, given.name);
    return await getSchedule(ctx, { schedule: scheduleId });
  },
);

async function setPaused(ctx: ServiceContext, key: string, isPaused: boolean): Promise<Schedule> {
  const { scheduleId } = await scheduleRecords.change(ctx, key, async (trx, row) => {
    if ((row.pausedAt !== null) === isPaused)
      throw conflict(
        isPaused ? SCHEDULES_TEXTS().isPaused(row.name) : SCHEDULES_TEXTS().isNotPaused(row.name),
      );
    const now = ctx.clock.now();
    const isTaken = !isPaused && (await ownerWhoMayNot(trx, row)) !== undefined;
    const taken = isTaken ? ctx.actor : undefined;
    await updateSchedule(
      trx,
      row.id,
      isPaused
        ? { pausedAt: now, pauseReason: null, nextDue: null }
        : {
            ...{ pausedAt: null, pauseReason: null, failures: 0, nextDue: nextDueOf(row.whenDue, ctx, now) },
            ...(taken && { createdBy: taken.userId, createdByName: taken.name }),
          },
    );
    return {
      before: { paused: !isPaused, ...(taken && { owner: row.createdByName }) },
      after: { paused: isPaused, ...(taken && { owner: taken.name }) },
    };
  });
  return await getSchedule(ctx, { schedule: scheduleId });
}

/** Keeps a schedule from being due until it is resumed; a period that has begun goes on. Throws NOT_FOUND, CONFLICT. */
export const pauseSchedule = verb(SCHEDULES.pause, THE_SCHEDULE, (ctx, { schedule }) =>
  setPaused(ctx, schedule, true),
);

/**
 * Lets a schedule be due again, from now on: what it missed is not made up for. One whose owner may no longer analyse belongs to the
 * caller from then on. Throws NOT_FOUND, CONFLICT.
 */
export const resumeSchedule = verb(SCHEDULES.resume, THE_SCHEDULE, (ctx, { schedule }) =>
  setPaused(ctx, schedule, false),
);

/** Begins a period now, also of a paused schedule; its next time stays. Throws NOT_FOUND, CONFLICT while it is at one, or its owner may no longer analyse. */
export const runSchedule = verb(SCHEDULES.run, THE_SCHEDULE, async (ctx, { schedule }) => {
  const { scheduleId } = await scheduleRecords.change(ctx, schedule, async (trx, row) => {
    const owner = await ownerWhoMayNot(trx, row);
    if (owner !== undefined) throw conflict(SCHEDULES_TEXTS().ownerMayNot(row.name, owner.name));
    const now = ctx.clock.now();
    const isBegun = await insertPeriod(trx, {
      schedule: row.id,
      ...{ dueAt: now, byHand: true, isLate: false, state: 'waiting' },
      ...{ taskId: randomUUID(), beganAt: now },
    });
    if (!isBegun) throw conflict(SCHEDULES_TEXTS().isAtWork(row.name));
    return { after: { runBy: ctx.actor.name } };
  });
  return await getSchedule(ctx, { schedule: scheduleId });
});

/** Deletes a schedule; for RESTORE_DAYS `restoreSchedule` undoes it. Its runs stay. Throws NOT_FOUND. */
export const deleteSchedule = verb(SCHEDULES.delete, { of: OfSchedule }, (ctx, { schedule }) =>
  scheduleRecords.delete(ctx, schedule),
);

/** Undoes the delete of a schedule; what was missed meanwhile is not made up for. Throws NOT_FOUND, CONFLICT. */
export const restoreSchedule = verb(SCHEDULES.restore, THE_SCHEDULE, async (ctx, { schedule }) => {
  await scheduleRecords.restore(ctx, schedule, (trx, row) => {
    const nextDue = row.pausedAt === null ? nextDueOf(row.whenDue, ctx, ctx.clock.now()) : null;
    return updateSchedule(trx, row.id, { nextDue });
  });
  return await getSchedule(ctx, { schedule });
});

/**
 * After a restore: what was due between the backup and now may have come already, so a schedule is due at its next time from now on, and
 * periods that the backup has in the middle end.
 */
export async function holdPeriods(trx: Db, ctx: Pick<ServiceContext, 'config'>): Promise<void> {
  const now = await readDatabaseTime(trx);
  // Stored as written; told in each reader's language.
  const reason = asWritten(() => REASON().restored);
  await endOpenPeriods(trx, { reason, endedAt: now });
  for (const { id, nextDue, whenDue } of await listScheduleRows(trx))
    if (nextDue !== null && nextDue <= now)
      await updateSchedule(trx, id, { nextDue: nextDueOf(whenDue, ctx, now) });
}
