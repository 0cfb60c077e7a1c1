import { toCommentRow } from '../../analysis/analyzer/analyzer.model.js';
import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import { sentIntakeOf } from '../../analysis/analyzer/runs/intake.model.js';
import { startAnalysis } from '../../analysis/analyzer/runs/start-analysis.service.js';
import { localDay } from '../../channels/statistics/local-day.js';
import type { Actor, ServiceContext } from '../../context.js';
import { AppError } from '../../errors.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import type { Db } from '../../platform/db/database.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { inLanguage } from '../../platform/language/caller-language.js';
import { MAX_MESSAGE_LINE } from '../deliveries/deliveries.constants.js';
import type { DeliveryContent } from '../deliveries/deliveries.schemas.js';
import { queueDelivery } from '../deliveries/queue-delivery.service.js';
import { ownerWhoMayNot } from './owners.js';
import type { PeriodWork } from './period-work.js';
import { insertSeen, movePeriod } from './periods.repository.js';
import { readSource } from './read-source.js';
import { FAILURES_TO_PAUSE } from './schedules.constants.js';
import { lockSchedule, updateSchedule } from './schedules.repository.js';
import type { LeftOut, PeriodChange, PeriodRow, ScheduleRow } from './schedules.table.js';
import { NOTICE, REASON, retoldReason } from './schedules.texts.model.js';
import type { Collected } from './sources/source.js';
import { isDailyOrRarer } from './when.model.js';

/** A run that is paused for so long is given up by the period, not by the run. */
const PAUSED_MS = 24 * 60 * 60 * 1000;
/** So often a server begins to read the comments of a period. */
const MAX_TRIES = 10;

/** Another server holds the period by now; its transaction counts. */
class LostLease extends Error {}

/** Moves the period in its transaction, which is undone where another server has the lease. */
async function move(trx: Db, period: PeriodRow, change: PeriodChange): Promise<void> {
  if (!(await movePeriod(trx, period, change))) throw new LostLease();
}

const leftOutOf = (leftOut: readonly LeftOut[]) => JSON.stringify(leftOut.slice(0, 100));

/** smops in the name of the schedule's owner, who is asked for the right before. */
const actorOf = ({ createdBy, createdByName }: ScheduleRow): Actor => ({
  ...{ kind: 'system', role: 'analyst' },
  userId: createdBy,
  name: createdByName,
});

/** A schedule that smops pauses, why, and where: what it is told under (`key`) is told once. */
export interface PauseOfSchedule {
  ctx: ServiceContext;
  schedule: ScheduleRow;
  key: string;
  reason: string;
  failures: number;
  now: Date;
}

/** Queues one thing for every destination; those that no longer exist are named in the answer. */
async function deliver(
  trx: Db,
  { ctx, schedule }: Pick<PauseOfSchedule, 'ctx' | 'schedule'>,
  key: string,
  content: DeliveryContent,
): Promise<LeftOut[]> {
  const gone: LeftOut[] = [];
  for (const destinationId of schedule.destinations) {
    try {
      await queueDelivery(trx, ctx, { key: `${key}:${destinationId}`, destinationId, content });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
      gone.push({ name: String(destinationId), reason: REASON().noDestination });
    }
  }
  return gone;
}

const keyOf = ({ schedule, period }: PeriodWork) =>
  `schedule:${schedule.scheduleId}:${period.dueAt.toISOString()}`;

/** The message that tells the destinations of a schedule how it stands. */
async function tell(
  trx: Db,
  of: Pick<PauseOfSchedule, 'ctx' | 'schedule' | 'key'>,
  kind: 'failed' | 'paused',
  { reason, failures }: { reason: string; failures: number },
): Promise<void> {
  const { scheduleId: id, name, report } = of.schedule;
  const { language } = report;
  const said = inLanguage(language, () => ({
    subject: NOTICE()[kind](name),
    lines: [
      retoldReason(reason).slice(0, MAX_MESSAGE_LINE),
      kind === 'failed' ? NOTICE().comesAgain : NOTICE().howToResume,
    ],
  }));
  await deliver(trx, of, of.key, {
    kind: 'message',
    language,
    ...said,
    path: '/schedules',
    data: { schedule: { id, name }, failures },
  });
}

/** Pauses a schedule with the reason, and tells its destinations; a deleted one tells nobody. */
export async function pauseItself(trx: Db, pause: PauseOfSchedule): Promise<void> {
  const { ctx, schedule, reason, failures, now } = pause;
  const { id, name, deletedAt } = schedule;
  await updateSchedule(trx, id, { failures, pausedAt: now, pauseReason: reason, nextDue: null });
  await recordAudit(trx, ctx, {
    ...{ action: 'update', entity: 'schedule', entityId: id, label: name },
    before: { paused: false },
    after: { paused: true, reason },
  });
  if (deletedAt === null) await tell(trx, pause, 'paused', { reason, failures });
}

/**
 * Ends a period that has failed. The third in a row pauses its schedule and tells its destinations; the first is told where the next one
 * is a day away or more. One that a person began counts for neither: that person sees it.
 */
async function fail(work: PeriodWork, reason: string, collected?: Collected): Promise<void> {
  const { ctx, period, now } = work;
  await inTransaction(ctx.db, async (trx) => {
    await move(trx, period, {
      ...{ state: 'failed', reason, endedAt: now, leaseUntil: null },
      ...(collected === undefined ? {} : { leftOut: leftOutOf(collected.leftOut) }),
    });
    await insertSeen(trx, period, [...(collected?.keys ?? []), ...(collected?.known ?? [])]);
    const schedule = await lockSchedule(trx, period.schedule);
    if (period.byHand) return;
    const failures = schedule.failures + 1;
    if (failures >= FAILURES_TO_PAUSE && schedule.pausedAt === null) {
      const key = `${keyOf(work)}:paused`;
      const pauseReason = REASON().pausedItself(failures, reason);
      return await pauseItself(trx, { ctx, schedule, key, reason: pauseReason, failures, now });
    }
    await updateSchedule(trx, schedule.id, { failures });
    const isTold = failures === 1 && isDailyOrRarer(schedule.whenDue, ctx.config.timeZone, now);
    if (isTold) await tell(trx, { ...work, key: `${keyOf(work)}:failed` }, 'failed', { reason, failures });
  });
}

async function endWithNothing(work: PeriodWork, { keys, known, leftOut, state }: Collected): Promise<void> {
  const { ctx, period, now } = work;
  const reason = REASON().nothingNew;
  await inTransaction(ctx.db, async (trx) => {
    await move(trx, period, {
      ...{ state: 'nothing', reason, endedAt: now, leaseUntil: null },
      leftOut: leftOutOf(leftOut),
    });
    await insertSeen(trx, period, [...keys, ...known]);
    await updateSchedule(trx, period.schedule, { sourceState: JSON.stringify(state), failures: 0 });
  });
}

/** Stores the run with what it was made of: both, or neither. */
async function start(work: PeriodWork, collected: Collected): Promise<void> {
  const { comments, files, leftOut, keys, known, state } = collected;
  const { ctx, schedule, period, now } = work;
  const version = schedule.codebookVersion === null ? '' : `@${schedule.codebookVersion}`;
  const [first, ...more] = files;
  const input = {
    comments_data: comments.map(toCommentRow),
    codebook: `${schedule.codebook}${version}`,
    file_name: `${first?.name ?? ''}${more.length === 0 ? '' : ` + ${more.length}`}`,
    intake: sentIntakeOf(files),
    ...(schedule.provider === null ? {} : { api_provider: schedule.provider }),
    ...(schedule.budgetUsd === null ? {} : { budget: schedule.budgetUsd }),
    language: schedule.report.language === 'written' ? ('en' as const) : schedule.report.language,
  };
  await startAnalysis({ ...ctx, actor: actorOf(schedule) }, input, undefined, {
    runId: period.taskId,
    name: `${schedule.name} ${localDay(now, ctx.config.timeZone)}`,
    async alsoStore(trx) {
      await move(trx, period, {
        ...{ state: 'running', comments: comments.length, leaseUntil: null },
        files: JSON.stringify(files.map(({ name }) => name).slice(0, 100)),
        leftOut: leftOutOf(leftOut),
      });
      await insertSeen(trx, period, [...keys, ...known]);
      await updateSchedule(trx, period.schedule, { sourceState: JSON.stringify(state) });
    },
  });
}

/** Reads what is new and starts its run; without anything new the period ends. */
async function begin(work: PeriodWork): Promise<void> {
  if (work.period.tries > MAX_TRIES) return await fail(work, REASON().gaveUp);
  const refused = await ownerWhoMayNot(work.ctx.db, work.schedule);
  if (refused !== undefined) return await fail(work, refused.reason);
  const read = await readSource(work);
  if ('failure' in read) return await fail(work, read.failure);
  const { collected } = read;
  if (collected.comments.length > 0) {
    try {
      return await start(work, collected);
    } catch (error) {
      // What a person can put right has failed; anything else is tried again.
      if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error;
      return await fail(work, error.message);
    }
  }
  const unreadable = collected.keys.length > 0 ? collected.leftOut[0] : undefined;
  if (unreadable === undefined) await endWithNothing(work, collected);
  else await fail(work, REASON().nothingReadable(unreadable.name, unreadable.reason), collected);
}

/** Lines of a report's message on what it does not hold. */
const MAX_NOTES = 10;

/** What the report of a period does not hold, for those who get it, in their language. */
function notesOf({ schedule: { report, source }, period: { files, leftOut } }: PeriodWork): string[] {
  if (leftOut.length === 0) return [];
  return inLanguage(report.language, () => {
    const say = NOTICE();
    const all = leftOut.length + files.length;
    const more = leftOut.length - MAX_NOTES;
    return [
      source.kind === 'folder' ? say.filesLeftOut(leftOut.length, all) : say.notWhole,
      ...leftOut
        .slice(0, MAX_NOTES)
        .map(({ name, reason }) => `${name}: ${retoldReason(reason)}`.slice(0, MAX_MESSAGE_LINE)),
      ...(more > 0 ? [say.moreLeftOut(more)] : []),
    ];
  });
}

/** Ends a period whose run has ended; its report is queued with that, once. */
async function finish(work: PeriodWork): Promise<void> {
  const { ctx, schedule, period, now } = work;
  const run = await requireAnalysis(ctx, period.taskId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
  if (run === undefined) return await fail(work, REASON().runGone);
  const reason = run.errorMessage ?? REASON().noReason;
  if (run.status === 'failed') return await fail(work, REASON().runFailed(reason));
  const isLong = now.getTime() - period.beganAt.getTime() > PAUSED_MS;
  if (run.status === 'paused' && isLong) return await fail(work, REASON().stillPaused(reason));
  if (run.status !== 'completed') return;
  const { format, language, template } = schedule.report;
  await inTransaction(ctx.db, async (trx) => {
    const gone = await deliver(trx, work, keyOf(work), {
      kind: 'report',
      ...{ taskId: period.taskId, format, language },
      ...(template === null ? {} : { template }),
      ...(period.leftOut.length === 0 ? {} : { notes: notesOf(work) }),
    });
    await move(trx, period, {
      ...{ state: 'done', endedAt: now, leaseUntil: null },
      ...(gone.length === 0 ? {} : { leftOut: leftOutOf([...period.leftOut, ...gone]) }),
    });
    await updateSchedule(trx, period.schedule, { failures: 0 });
  });
}

/** Does the next step of a period that this server holds; where another one took it meanwhile, nothing. */
export async function stepPeriod(work: PeriodWork): Promise<void> {
  try {
    await (work.period.state === 'waiting' ? begin(work) : finish(work));
  } catch (error) {
    if (!(error instanceof LostLease)) throw error;
  }
}
