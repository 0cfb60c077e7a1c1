import { discardSentiment } from '../../analysis/sentiments/sentiments.service.js';
import type { ServiceContext } from '../../context.js';
import { invalid } from '../../errors.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { maintainSoon } from '../../platform/db/maintenance.js';
import { verb } from '../../platform/operations/verb.js';
import { RECORDS_TEXTS } from '../../platform/texts/records.texts.model.js';
import {
  countOldComparisons,
  listOldSentiments,
  oldAnalyses,
  oldAnswers,
  oldChannelSnapshots,
  oldExplorations,
  oldVideoSnapshots,
  removeOldComparisons,
} from './purge.repository.js';
import { PurgeInput, PurgeReport } from './purge.schemas.js';
import { RETENTION } from './retention.operations.js';

async function countOld(ctx: ServiceContext, before: Date): Promise<Omit<PurgeReport, 'before' | 'dryRun'>> {
  const { db } = ctx;
  return {
    analyses: await oldAnalyses.count(db, before),
    comparisons: await countOldComparisons(db, before),
    explorations: await oldExplorations.count(db, before),
    sentiments: (await listOldSentiments(db, before)).length,
    cachedAnswers: await oldAnswers.count(db, before),
    snapshots: (await oldVideoSnapshots.count(db, before)) + (await oldChannelSnapshots.count(db, before)),
  };
}

/**
 * Removes for good what is older than a day: ended analyses with their comments, comparisons, explorations, sentiment
 * records, cached answers, snapshots; a `dryRun` only counts. What still runs stays, and so does the
 * audit log, which only grows and tells of this too. Throws VALIDATION for a day that has not come yet.
 */
export const purge = verb(
  RETENTION.purge,
  { input: PurgeInput, answer: ['What was removed', PurgeReport] },
  async (ctx, { before: day, dryRun }) => {
    const before = new Date(`${day}T00:00:00Z`);
    if (before > ctx.clock.now()) {
      throw invalid(RECORDS_TEXTS().dayInFuture, [{ path: 'before', message: RECORDS_TEXTS().inFuture }]);
    }
    const report = { before: day, dryRun, ...(await countOld(ctx, before)) };
    if (dryRun) return report;
    const { db } = ctx;
    await removeOldComparisons(db, before);
    await oldAnalyses.removeAll(db, before);
    for (const id of await listOldSentiments(db, before)) await discardSentiment(ctx, id);
    const kinds = [oldExplorations, oldAnswers, oldVideoSnapshots, oldChannelSnapshots];
    for (const kind of kinds) await kind.removeAll(db, before);
    await recordAudit(db, ctx, {
      action: 'delete',
      entity: 'retention',
      entityId: null,
      label: `everything before ${day}`,
      before: report,
    });
    maintainSoon(db);
    return report;
  },
);
