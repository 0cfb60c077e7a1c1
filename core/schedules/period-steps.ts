import type { Kysely } from 'kysely';
import { toCommentRow } from '../analyzer/analyzer.model.js';
import { requireAnalysis } from '../analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import { sentIntakeOf } from '../analyzer/runs/intake.model.js';
import { startAnalysis } from '../analyzer/runs/start-analysis.service.js';
import { recordAudit } from '../audit/audit.service.js';
import type { Actor } from '../context.js';
import type { Database } from '../db/database.js';
import { inTransaction } from '../db/in-transaction.js';
import { MAX_MESSAGE_LINE } from '../deliveries/deliveries.constants.js';
import type { DeliveryContent } from '../deliveries/deliveries.schemas.js';
import { queueDelivery } from '../deliveries/queue-delivery.service.js';
import { AppError, messageOf } from '../errors.js';
import { readPageComments } from '../facebook/facebook-comments.service.js';
import { inLanguage } from '../language/caller-language.js';
import { localDay } from '../statistics/local-day.js';
import { readChannelComments } from '../youtube/youtube-comments.service.js';
import { findSeen, insertSeen, movePeriod } from './periods.repository.js';
import { FAILURES_TO_PAUSE } from './schedules.constants.js';
import { lockSchedule, updateSchedule } from './schedules.repository.js';
import type { LeftOut, PeriodChange, PeriodRow, ScheduleRow } from './schedules.table.js';
import { NOTICE, REASON, retoldReason } from './schedules.texts.model.js';
import { readFeed } from './sources/feed-source.js';
import { readFolder } from './sources/folder-source.js';
import { readService } from './sources/service-source.js';
import type { Collected, Reading } from './sources/source.js';

type Db = Kysely<Database>;

/** A run that is paused for so long is given up by the period, not by the run. */
const PAUSED_MS = 24 * 60 * 60 * 1000;
/** So often a server begins to read the comments of a period. */
const MAX_TRIES = 10;

/** A period that a server holds, and what it is done with. `now` is the database's time. */
export interface PeriodWork {
  ctx: AnalyzerContext;
  schedule: ScheduleRow;
  period: PeriodRow;
  now: Date;
  signal: AbortSignal;
}

/** Another server holds the period by now; its transaction counts. */
class LostLease extends Error {}

/** Moves the period in its transaction, which is undone where another server has the lease. */
async function move(trx: Db, period: PeriodRow, change: PeriodChange): Promise<void> {
  if (!(await movePeriod(trx, period, change))) throw new LostLease();
}

function collect({ ctx, schedule: { source }, signal }: PeriodWork, reading: Reading): Promise<Collected> {
  if (source.kind === 'folder') return readFolder(source.folder, reading);
  if (source.kind === 'feed') return readFeed(source.url, reading);
  const within = { days: source.days, signal };
  return source.kind === 'facebook'
    ? readService('Facebook', readPageComments(ctx, within), reading)
    : readService('YouTube', readChannelComments(ctx, within), reading);
}

const leftOutOf = (leftOut: readonly LeftOut[]) => JSON.stringify(leftOut.slice(0, 100));

/** smops in the name of the person who made the schedule. */
const actorOf = ({ createdBy, createdByName }: ScheduleRow): Actor => ({
  ...{ kind: 'system', role: 'analyst' },
  userId: createdBy,
  name: createdByName,
});

/** Queues one thing for every destination; those that no longer exist are named in the answer. */
async function deliver(trx: Db, work: PeriodWork, key: string, content: DeliveryContent): Promise<LeftOut[]> {
  const gone: LeftOut[] = [];
  const { ctx, schedule } = work;
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

/** Ends a period that has failed; the third in a row pauses its schedule and tells its destinations. */
async function fail(work: PeriodWork, reason: string, collected?: Collected): Promise<void> {
  const { ctx, period, now } = work;
  await inTransaction(ctx.db, async (trx) => {
    await move(trx, period, {
      ...{ state: 'failed', reason, endedAt: now, leaseUntil: null },
      ...(collected === undefined ? {} : { leftOut: leftOutOf(collected.leftOut) }),
    });
    await insertSeen(trx, period, collected?.keys ?? []);
    const {
      failures: before,
      pausedAt,
      report,
      name,
      id,
      scheduleId,
    } = await lockSchedule(trx, period.schedule);
    const failures = before + 1;
    const isPausing = failures >= FAILURES_TO_PAUSE && pausedAt === null;
    const pauseReason = REASON().pausedItself(failures, reason);
    const paused = { pausedAt: now, pauseReason, nextDue: null };
    await updateSchedule(trx, id, { failures, ...(isPausing ? paused : {}) });
    if (!isPausing) return;
    await recordAudit(trx, ctx, {
      ...{ action: 'update', entity: 'schedule', entityId: id, label: name },
      before: { paused: false },
      after: { paused: true, reason: pauseReason },
    });
    const { language } = report;
    const say = inLanguage(language, () => ({
      subject: NOTICE().paused(name),
      lines: [retoldReason(pauseReason).slice(0, MAX_MESSAGE_LINE), NOTICE().howToResume],
    }));
    const data = { schedule: { id: scheduleId, name }, failures };
    await deliver(trx, work, `${keyOf(work)}:paused`, {
      kind: 'message',
      language,
      ...say,
      path: '/settings/schedules',
      data,
    });
  });
}

async function endWithNothing(work: PeriodWork, { keys, leftOut, state }: Collected): Promise<void> {
  const { ctx, period, now } = work;
  const reason = REASON().nothingNew;
  await inTransaction(ctx.db, async (trx) => {
    await move(trx, period, {
      ...{ state: 'nothing', reason, endedAt: now, leaseUntil: null },
      leftOut: leftOutOf(leftOut),
    });
    await insertSeen(trx, period, keys);
    await updateSchedule(trx, period.schedule, { sourceState: JSON.stringify(state), failures: 0 });
  });
}

/** Stores the run with what it was made of: both, or neither. */
async function start(work: PeriodWork, { comments, files, leftOut, keys, state }: Collected): Promise<void> {
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
    analysisId: period.taskId,
    name: `${schedule.name} ${localDay(now, ctx.config.timeZone)}`,
    async alsoStore(trx) {
      await move(trx, period, {
        ...{ state: 'running', comments: comments.length, leaseUntil: null },
        files: JSON.stringify(files.map(({ name }) => name).slice(0, 100)),
        leftOut: leftOutOf(leftOut),
      });
      await insertSeen(trx, period, keys);
      await updateSchedule(trx, period.schedule, { sourceState: JSON.stringify(state) });
    },
  });
}

/** Reads what is new and starts its run; without anything new the period ends. */
async function begin(work: PeriodWork): Promise<void> {
  const { ctx, schedule, period, signal } = work;
  if (period.tries > MAX_TRIES) return await fail(work, REASON().gaveUp);
  let collected: Collected | undefined;
  try {
    collected = await collect(work, {
      config: ctx.config,
      seen: (keys) => findSeen(ctx.db, schedule.id, keys),
      state: schedule.sourceState,
      signal,
    });
    if (collected.comments.length > 0) return await start(work, collected);
  } catch (error) {
    // What a person can put right has failed; anything else is tried again.
    if (signal.aborted || !(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error;
    return await fail(work, messageOf(error));
  }
  const unreadable = collected.keys.length > 0 ? collected.leftOut[0] : undefined;
  if (unreadable === undefined) await endWithNothing(work, collected);
  else await fail(work, REASON().nothingReadable(unreadable.name, unreadable.reason), collected);
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
