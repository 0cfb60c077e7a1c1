import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import type { RegisteredProvider } from '../analyzer/providers/registry.js';
import { storeSentimentRun } from '../analyzer/sentiment-runs.service.js';
import type { Comment } from '../comments/comment.js';
import { withKey } from './comment-key.js';
import { countIn } from './count-in.js';
import {
  type CommentScore,
  insertNewComments,
  type NewSentimentComment,
} from './sentiment-comments.repository.js';
import {
  deleteAnalysisRow,
  isFillable,
  lockAnalysisRow,
  openAnalysisRow,
  setTotals,
} from './sentiments.repository.js';
import { emptyTotals } from './totals.model.js';

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

const UNSCORED: CommentScore = {
  label: null,
  score: null,
  confidence: null,
  language: null,
  failure: null,
};

const newComment = ({ key, comment }: KeyedComment, score: CommentScore): NewSentimentComment => ({
  key,
  content: comment.content,
  author: comment.author,
  reactionsCount: Math.round(comment.reactionsCount),
  time: comment.time,
  link: comment.link,
  label: score.label,
  score: score.score,
  confidence: score.confidence,
  language: score.language,
  failure: score.failure,
});

/** The import that the chunk belongs to has ended meanwhile: nothing of the chunk is stored yet. */
class ClosedMeanwhile extends Error {}

async function storeOnce(
  ctx: AnalyzerContext,
  { taskId, sourceKey, fileName, provider }: ImportTarget,
  keyed: KeyedComment[],
  scores: CommentScore[] | null,
  areNew: boolean,
): Promise<{ inserted: number; analysisId: number | null }> {
  return await ctx.db.transaction().execute(async (trx) => {
    const { id, isNew } = await openAnalysisRow(trx, {
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
    const rows = keyed.map((one, index) => newComment(one, scores?.[index] ?? UNSCORED));
    const stored = await insertNewComments(trx, id, rows, { areNew });
    if (stored.length === 0) {
      if (isNew) await deleteAnalysisRow(trx, id);
      return { inserted: 0, analysisId: isNew ? null : id };
    }
    if (scores === null) {
      const fresh = new Set(stored.map((one) => one.key));
      const comments = keyed.filter(({ key }) => fresh.has(key)).map(withKey);
      await storeSentimentRun(trx, ctx, id, provider, comments);
    }
    // Held only from here to the commit, so that chunks of one file are stored side by side.
    const now = await lockAnalysisRow(trx, id);
    if (now === undefined || !isFillable(now)) throw new ClosedMeanwhile();
    await setTotals(trx, id, {
      totals: scores === null ? now.totals : await countIn(trx, now.totals, stored),
      pendingComments: now.pendingComments + (scores === null ? stored.length : 0),
      isOpen: true,
    });
    return { inserted: stored.length, analysisId: id };
  });
}

/**
 * Stores a chunk of an import in one transaction and counts it in: comments that are stored by now are left out. Without
 * `scores` a run is stored with them that will score them. Returns the analysis, null when nothing was new.
 */
export async function storeComments(
  ctx: AnalyzerContext,
  target: ImportTarget,
  keyed: KeyedComment[],
  scores: CommentScore[] | null,
): Promise<{ inserted: number; analysisId: number | null }> {
  // Callers have looked, so only another import at the same moment can have brought one of them.
  let areNew = true;
  for (;;) {
    try {
      const stored = await storeOnce(ctx, target, keyed, scores, areNew);
      if (scores === null && stored.inserted > 0) ctx.analyzer.wake();
      return stored;
    } catch (error) {
      const isTaken = (error as { code?: unknown }).code === UNIQUE_VIOLATION;
      if (!(error instanceof ClosedMeanwhile) && !(isTaken && areNew)) throw error;
      if (isTaken) areNew = false;
    }
  }
}
