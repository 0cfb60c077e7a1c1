import type { Comment } from '../../../comments/comment.js';
import type { AnalyzerContext } from '../../analyzer/analyzer-context.js';
import type { RegisteredProvider } from '../../analyzer/providers/registry.js';
import {
  addToSentimentRun,
  findStoredKeys,
  type NewResult,
  openSentimentRun,
  type PreparedRun,
  prepareSentimentRun,
} from '../../analyzer/runs/sentiment-runs.service.js';
import { isFillable, lockAnalysisRow, openAnalysisRow, reopenAnalysisRow } from '../sentiments.repository.js';
import { emptyTotals } from '../summary/totals.model.js';
import { scoreComments } from './score-comments.js';

/** A comment of an import under the key that lets it be stored once. */
export interface KeyedComment {
  key: string;
  comment: Comment;
}

/** What an import adds to: the one open analysis of this task and source. */
export interface ImportTarget {
  taskId: string;
  sourceKey: Buffer;
  fileName: string;
  provider: RegisteredProvider;
}

const UNIQUE_VIOLATION = '23505';

/** The import that the chunk belongs to has ended meanwhile: nothing of the chunk is stored yet. */
class ClosedMeanwhile extends Error {}

/** The comments whose keys are not stored outside of the analyses `except`. */
export async function findNew(
  ctx: AnalyzerContext,
  keyed: KeyedComment[],
  except: number[] = [],
): Promise<KeyedComment[]> {
  const stored = await findStoredKeys(
    ctx.db,
    keyed.map(({ key }) => key),
    except,
  );
  return keyed.filter(({ key }) => !stored.has(key));
}

/** Stores comments that are all new in one transaction. Returns the analysis. */
async function storeOnce(
  ctx: AnalyzerContext,
  { taskId, sourceKey, fileName, provider }: ImportTarget,
  prepared: PreparedRun,
  results: NewResult[] | undefined,
): Promise<number> {
  return await ctx.db.transaction().execute(async (trx) => {
    const id = await openAnalysisRow(trx, {
      taskId,
      status: 'open',
      origin: 'comments',
      fileName,
      sourceKey,
      provider: provider.id,
      model: provider.model,
      totals: JSON.stringify(emptyTotals()),
      createdBy: ctx.actor.userId,
      createdByName: ctx.actor.name,
      createdAt: ctx.clock.now(),
    });
    // Held only from here to the commit: what is read and scored before is not waited for.
    const analysis = await lockAnalysisRow(trx, id);
    if (analysis === undefined || !isFillable(analysis)) throw new ClosedMeanwhile();
    if (analysis.status !== 'open') await reopenAnalysisRow(trx, id);
    const run = await openSentimentRun(trx, ctx, id, provider);
    await addToSentimentRun(trx, run, provider, prepared, results);
    return id;
  });
}

/**
 * Stores a chunk of an import in one transaction, without the comments that are stored by now: with their scores where
 * the provider costs nothing, else for the worker to score. Returns how many were new, and the analysis; null when none was.
 */
export async function storeComments(
  ctx: AnalyzerContext,
  target: ImportTarget,
  keyed: KeyedComment[],
): Promise<{ inserted: number; analysisId: number | null }> {
  const { provider } = target;
  // Again where another import has stored one of them, or ended this one, since the look.
  for (;;) {
    const fresh = await findNew(ctx, keyed);
    if (fresh.length === 0) return { inserted: 0, analysisId: null };
    const prepared = await prepareSentimentRun(
      fresh.map(({ comment }) => comment),
      provider,
    );
    const comments = prepared.comments.map((one, at) => ({ ...one, key: fresh[at]?.key }));
    const results = provider.isService ? undefined : await scoreComments(provider, prepared);
    try {
      const runId = await storeOnce(ctx, target, { ...prepared, comments }, results);
      if (provider.isService) ctx.analyzer.wake();
      return { inserted: fresh.length, analysisId: runId };
    } catch (error) {
      const isTaken = (error as { code?: unknown }).code === UNIQUE_VIOLATION;
      if (!(error instanceof ClosedMeanwhile) && !isTaken) throw error;
    }
  }
}
