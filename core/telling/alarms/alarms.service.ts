import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { OfCodebook } from '../../analysis/codebooks/codebooks.schemas.js';
import { codebookRecords, requireCodebook } from '../../analysis/codebooks/codebooks.service.js';
import { copiesOfShareText } from '../../analysis/shares/copied-shares.model.js';
import { DIFFERENCES } from '../../analysis/shares/differences.texts.model.js';
import type { ServiceContext } from '../../context.js';
import { dayAfter } from '../../days.model.js';
import { AppError } from '../../errors.js';
import { findingSentence, findingWords } from '../../judging/insight/strongest-finding.model.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { inLanguage } from '../../platform/language/caller-language.js';
import { dayText, momentText } from '../../platform/language/dates.model.js';
import { verb } from '../../platform/operations/verb.js';
import { requireDestination } from '../deliveries/destinations.service.js';
import { queueDelivery } from '../deliveries/queue-delivery.service.js';
import { SERIES } from '../series/series.operations.js';
import type { Series } from '../series/series.schemas.js';
import { getSeries } from '../series/series.service.js';
import { type AlarmNews, alarmNews } from './alarm-course.model.js';
import {
  type ChangedSeries,
  findWatch,
  listChangedSeries,
  listToldAlarms,
  removeWatch,
  setLookedAt,
  storeToldAlarm,
  storeWatch,
} from './alarms.repository.js';
import { AlarmDestinations, SetAlarmDestinationsInput } from './alarms.schemas.js';
import type { AlarmWatchRow } from './alarms.table.js';
import { ALARM } from './alarms.texts.model.js';

/** Where the alarms of a codebook's series are sent. Throws NOT_FOUND. */
export const getAlarmDestinations = verb(
  SERIES.getAlarms,
  { of: OfCodebook, answer: ['Where they are sent', AlarmDestinations] },
  async (ctx, { codebook }) => {
    const { id } = await requireCodebook(ctx.db, codebook);
    const watch = await findWatch(ctx.db, id);
    return { destinations: watch?.destinations ?? [], language: watch?.language ?? 'en' };
  },
);

/** Says where alarms that are raised from now on are sent. Throws NOT_FOUND for a codebook or destination. */
export const setAlarmDestinations = verb(
  SERIES.setAlarms,
  { of: OfCodebook, input: SetAlarmDestinationsInput, answer: ['Where they are sent', AlarmDestinations] },
  async (ctx, { codebook, destinations, language }) => {
    await codebookRecords.change(ctx, codebook, async (trx, row) => {
      for (const id of destinations) await requireDestination(trx, id);
      const before = await findWatch(trx, row.id);
      const [changedAt, changedByName] = [ctx.clock.now(), ctx.actor.name];
      if (destinations.length === 0) await removeWatch(trx, row.id);
      else await storeWatch(trx, { codebook: row.id, destinations, language, changedAt, changedByName });
      return {
        before: { alarmDestinations: before?.destinations ?? [] },
        after: { alarmDestinations: destinations },
      };
    });
    return { destinations, language };
  },
);

/** Days of a series are those of the team's time zone, written without one. */
const dayName = (day: string) => dayText(day, 'UTC');

/** What is sent of an alarm that began or ended: the peak as every page says it, then its figures. */
function messageOf({ codebook }: Series, variable: string, { began, firstDay, lastDay, isOver }: AlarmNews) {
  const say = ALARM();
  if (began === undefined)
    return {
      subject: say.ended(variable, codebook.name),
      lines: [say.over(variable, dayName(firstDay), dayName(lastDay))],
    };
  const { count, total, expected, copies } = began;
  const words = DIFFERENCES();
  const peak = {
    ...{ variable, from: firstDay, to: dayAfter(firstDay, 1), unit: 'day' as const },
    ...{ share: count / Math.max(1, total), elsewhere: expected / Math.max(1, total) },
  };
  const moment = (at: string, unit: string) => momentText(at, unit, 'UTC');
  return {
    subject: say.began(variable, codebook.name),
    lines: [
      findingSentence({ kind: 'peak', peak }, 'machine', findingWords(moment)),
      say.what(variable, dayName(firstDay), count, total, expected.toFixed(1)),
      ...(copies === null ? [] : [words.sentence(copiesOfShareText(copies, copies.count, words))]),
      ...(isOver ? [say.isOver] : []),
    ],
  };
}

/** Queues what became of an alarm for every destination that is still there. */
async function deliver(
  ctx: ServiceContext,
  { destinations, language }: AlarmWatchRow,
  series: Series,
  variable: string,
  news: AlarmNews,
): Promise<void> {
  const { codebook } = series;
  const state = news.began === undefined ? 'over' : 'raised';
  const message = inLanguage(language, () => messageOf(series, variable, news));
  const content = {
    ...{ kind: 'message' as const, language, ...message },
    path: `/codebooks/${encodeURIComponent(codebook.id)}/series?${new URLSearchParams({ variable })}`,
    data: {
      alarm: { codebook, variable, state, firstDay: news.firstDay, lastDay: news.lastDay },
    },
  };
  for (const destinationId of destinations) {
    const key = `alarm:${codebook.id}:${variable}:${news.firstDay}:${state}:${destinationId}`;
    try {
      await queueDelivery(ctx.db, ctx, { key, destinationId, content });
    } catch (error) {
      // One that was deleted meanwhile keeps no other from being told.
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    }
  }
}

/** Compares the alarms of a series with those already sent, and queues what is new. */
async function lookAt(ctx: AnalyzerContext, { codebook, codebookId, runs }: ChangedSeries): Promise<void> {
  // Shares of one voice per text, as alarms are.
  const series = await getSeries(ctx, { codebook: codebookId, unit: 'day', copies: 'once' });
  await inTransaction(ctx.db, async (trx) => {
    const watch = await findWatch(trx, codebook, { lock: true });
    // Another server was first.
    if (watch === undefined || watch.lookedAtRuns === runs) return;
    const known = await listToldAlarms(trx, codebook);
    for (const { variable, points } of series.variables) {
      const alarms = new Map(
        series.alarms.filter((alarm) => alarm.variable === variable).map((alarm) => [alarm.start, alarm]),
      );
      const days = series.points.flatMap(({ start: day }, at) => {
        const [share, alarm] = [points[at]?.share, alarms.get(day)];
        return share === undefined ? [] : [{ day, share, ...(alarm === undefined ? {} : { alarm }) }];
      });
      const before = known
        .filter((alarm) => alarm.variable === variable)
        .map(({ overAt, ...alarm }) => ({ ...alarm, isOver: overAt !== null }));
      for (const news of alarmNews(days, before)) {
        const { firstDay, lastDay, limitShare, isOver, began, hasEnded } = news;
        const overAt = isOver ? ctx.clock.now() : null;
        await storeToldAlarm(trx, { codebook, variable, firstDay, lastDay, limitShare, overAt });
        // What stood before the destinations were chosen is known, not told.
        const isTold = watch.lookedAtRuns !== null && (began !== undefined || hasEnded);
        if (isTold) await deliver({ ...ctx, db: trx }, watch, series, variable, news);
      }
    }
    await setLookedAt(trx, codebook, runs);
  });
}

/**
 * Looks at the series whose runs have changed, and queues their alarms: each once when it is raised, and once when it is over. Several servers may do it at
 * once, and it can be stopped anywhere.
 */
export async function lookForAlarms(ctx: AnalyzerContext): Promise<void> {
  for (const changed of await listChangedSeries(ctx.db)) await lookAt(ctx, changed);
}
