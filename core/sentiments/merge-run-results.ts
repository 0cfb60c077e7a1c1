import type { Kysely } from 'kysely';
import {
  dropRun,
  dropRunComments,
  type EndedRun,
  readRunComments,
} from '../analyzer/sentiment-runs.service.js';
import type { Database } from '../db/database.js';
import { keyOfRunComment } from './comment-key.js';
import { countIn } from './count-in.js';
import { insertScores, type NewSentimentComment } from './sentiment-comments.repository.js';
import { IMPORT_ROWS, type Language } from './sentiments.constants.js';
import { addRunToAnalysis, lockAnalysisRow, setTotals } from './sentiments.repository.js';
import type { SentimentAnalysisRow } from './sentiments.table.js';

type RunComment = Awaited<ReturnType<typeof readRunComments>>[number];

const UNANSWERED = 'The provider gave no answer.';

function scored(analysis: SentimentAnalysisRow, comment: RunComment): NewSentimentComment {
  const scope = analysis.origin === 'comments' ? { taskId: analysis.taskId } : { analysisId: analysis.id };
  const time = comment.time?.toISOString() ?? null;
  const identity = { ...comment, time, index: comment.sourceIndex };
  const isScored = comment.sentiment !== null;
  return {
    key: keyOfRunComment(scope, identity),
    content: comment.content,
    author: comment.author,
    reactionsCount: comment.reactionsCount,
    time,
    link: comment.link,
    label: comment.sentiment,
    score: comment.score === null ? null : Math.round(comment.score * 10) / 10,
    confidence: comment.confidence,
    language: isScored ? (comment.language as Language) : null,
    failure: isScored ? null : (comment.failure ?? UNANSWERED),
  };
}

/**
 * Moves the comments of an ended run with their scores into its analysis, a chunk per transaction, and removes the run.
 * Stopped at any moment and begun again, or done by two servers at once, each comment counts once.
 */
export async function mergeRunResults(db: Kysely<Database>, run: EndedRun): Promise<void> {
  for (;;) {
    const hasMore = await db.transaction().execute(async (trx) => {
      const analysis = await lockAnalysisRow(trx, run.sentimentId);
      const comments = await readRunComments(trx, run.id, IMPORT_ROWS);
      if (analysis === undefined || analysis.status === 'deleting') return false;
      const unique = new Map<string, NewSentimentComment>();
      for (const comment of comments) {
        const one = scored(analysis, comment);
        if (!unique.has(one.key)) unique.set(one.key, one);
      }
      const stored = await insertScores(trx, analysis.id, [...unique.values()]);
      await setTotals(trx, analysis.id, {
        totals: await countIn(trx, analysis.totals, stored),
        pendingComments: Math.max(0, analysis.pendingComments - comments.length),
      });
      if (comments.length === IMPORT_ROWS) {
        const seqs = comments.map((comment) => comment.seq);
        await dropRunComments(trx, run.id, seqs);
        return true;
      }
      if (await dropRun(trx, run.id)) await addRunToAnalysis(trx, analysis.id, run);
      return false;
    });
    if (!hasMore) return;
  }
}
