import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../../platform/audit/audit.service.js';
import type { Db } from '../../../platform/db/database.js';
import type { AnalysisRow } from '../analyzer.table.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import type { RegisteredProvider } from '../providers/registry.js';
import { insertAnalysis, removeAnalysis, setOpenBatches } from './analyses.repository.js';
import { insertBatches } from './batches.repository.js';
import { copySomeComments, listItems } from './copied-runs.repository.js';
import { insertPart, type PartComment } from './second-runs.repository.js';
import { destinationOf, rowOfReader } from './store-run.js';
import { notifyWorkers } from './workers.repository.js';

export { listSecondRuns, type PartComment, type SecondRunRow } from './second-runs.repository.js';

/** Who reads a part of a run, and how it is asked. */
export interface SecondReading {
  provider: RegisteredProvider;
  apiKey: string | undefined;
  budget: number | undefined;
  offPeak: boolean;
}

/**
 * Stores a run in which a second reader reads comments of another run, and returns its id. `partOf` gives the whole part, of which
 * those that no run has asked yet are asked; it runs in the same transaction. The new run is one of its own with all that runs have:
 * batches, leases, budget, pause and cost; but it is in no list, and its comments have the numbers of the other run.
 */
export async function storeSecondRun(
  ctx: AnalyzerContext,
  from: AnalysisRow,
  { provider, apiKey, budget, offPeak }: SecondReading,
  partOf: (trx: Db) => Promise<PartComment[]>,
): Promise<string> {
  const { variables } = from;
  const readBy = await rowOfReader(ctx, provider, {
    ...{ variables, batchSize: from.batchSize, apiKey, budget, offPeak },
  });
  const runId = randomUUID();
  if (apiKey !== undefined) ctx.analyzer.keys.set(runId, { key: apiKey, givenBy: ctx.actor.userId });
  try {
    await ctx.db.transaction().execute(async (trx) => {
      const part = await partOf(trx);
      const asked = part.filter(({ askedIn }) => askedIn === null);
      const { length: comments } = asked;
      const id = await insertAnalysis(trx, {
        ...readBy,
        analysisId: runId,
        uploadDate: ctx.clock.now(),
        fileName: from.fileName,
        name: from.name,
        totalComments: comments,
        createdBy: ctx.actor.userId,
        createdByName: ctx.actor.name,
        codebookVersionId: from.codebookVersionId,
        secondOf: from.id,
        postContent: from.postContent,
        language: from.language,
        fresh: false,
        intake: JSON.stringify(from.intake),
        openBatches: 0,
      });
      const seqs = asked.map(({ seq }) => seq);
      await copySomeComments(trx, from.id, id, seqs);
      const items = await listItems(trx, id);
      const batches = Array.from({ length: Math.ceil(items.length / readBy.batchSize) }, (_, at) =>
        items.slice(at * readBy.batchSize, (at + 1) * readBy.batchSize),
      );
      await insertBatches(trx, id, 0, batches);
      await setOpenBatches(trx, id, batches.length);
      await insertPart(trx, id, part);
      await recordAudit(trx, ctx, {
        ...{ action: 'create', entity: 'analysis', entityId: id, label: from.name || from.fileName },
        after: {
          ...{ analysisId: runId, secondOf: from.analysisId, provider: provider.id, comments },
          ...destinationOf(provider),
        },
      });
      await notifyWorkers(trx);
    });
  } catch (error) {
    ctx.analyzer.keys.delete(runId);
    throw error;
  }
  ctx.analyzer.wake();
  return runId;
}

/** Removes runs of second readers for good. */
export async function removeSecondRuns(ctx: AnalyzerContext, runs: readonly AnalysisRow[]): Promise<void> {
  for (const { id, analysisId: runId } of runs) {
    await removeAnalysis(ctx.db, id);
    ctx.analyzer.keys.delete(runId);
  }
}
