import type { Clock } from '../../../context.js';
import { scoreOfCounts } from '../../../engine/words/sentiment-band.js';
import type { Db } from '../../../platform/db/database.js';
import { inTransaction } from '../../../platform/db/in-transaction.js';
import type { AnalysisRow } from '../../analyzer/analyzer.table.js';
import { FAILURE } from '../../analyzer/failures.texts.model.js';
import { readerOf } from '../../analyzer/providers/reader.js';
import type { ProviderRegistry } from '../../analyzer/providers/registry.js';
import {
  endSentimentRun,
  findFirstFailure,
  findScoredComments,
  findSentimentRun,
  listScoredComments,
  listScores,
  versionsOf,
} from '../../analyzer/runs/sentiment-runs.service.js';
import { IMPORT_ROWS } from '../sentiments.constants.js';
import { findAnalysisRow, finishAnalysisRow } from '../sentiments.repository.js';
import { composeSummary, type Theme } from './summary.model.js';
import { THEMES } from './themes.constants.js';
import { addToTotals, emptyTotals, type Ranked, type SentimentTotals, scoreText } from './totals.model.js';

export interface FinishDependencies {
  db: Db;
  providers: ProviderRegistry;
  clock: Clock;
}

/** Comments that are read for the themes of a summary. */
const SAMPLE = 1000;

/** Themes of the first comments, found by the embedded engine; none when it fails. */
async function findThemes(
  { providers }: FinishDependencies,
  comments: { content: string; label: string | null }[],
): Promise<Theme[]> {
  const local = providers.find('local');
  if (local === undefined || comments.length === 0) return [];
  const variables = THEMES.map((name) => ({ name, terms: [] }));
  const asked = comments.map(({ content }, id) => ({ id, text: content }));
  const { signal } = new AbortController();
  const reply = await local.askBatch({ variables, post: '', language: 'en' }, asked, { signal, secret: '' });
  const themes = new Map<string, Theme>(
    THEMES.map((name) => [name, { name, count: 0, positive: 0, negative: 0 }]),
  );
  for (const { id, answer } of reply.answers) {
    for (const { variable } of (answer as { tags?: { variable: string }[] }).tags ?? []) {
      const theme = themes.get(variable);
      if (theme === undefined) continue;
      const label = comments[id]?.label;
      theme.count += 1;
      if (label === 'positive' || label === 'negative') theme[label] += 1;
    }
  }
  return [...themes.values()];
}

async function countComments(db: Db, run: AnalysisRow): Promise<SentimentTotals> {
  let totals = emptyTotals();
  for (let after = 0; after < run.totalComments; after += IMPORT_ROWS)
    totals = addToTotals(totals, await listScores(db, run.id, after, IMPORT_ROWS));
  return totals;
}

async function summarize(
  dependencies: FinishDependencies,
  run: AnalysisRow,
  totals: SentimentTotals,
  scores: { score: number; weighted: number },
): Promise<string> {
  const { db } = dependencies;
  const sample = await listScoredComments(db, run, { after: 0, limit: SAMPLE });
  const texts = async (ranked: Ranked[]) => {
    const ids = ranked.map(([id]) => id);
    return (await findScoredComments(db, run.id, ids)).map((comment) => comment.content);
  };
  return composeSummary({
    totals,
    ...scores,
    themes: await findThemes(dependencies, sample),
    sampled: sample.length,
    positiveQuotes: await texts(totals.mostPositive),
    negativeQuotes: await texts(totals.mostNegative),
    readBy: readerOf(run),
  });
}

/**
 * Makes the record of an analysis whose comments are all scored: counts, score, weighted score, summary, date; its run
 * ends with it. An analysis without a single score has failed. Made again from what is stored, so two servers that do it
 * at once make the same.
 */
export async function finishAnalysis(dependencies: FinishDependencies, id: number): Promise<void> {
  const { db, clock } = dependencies;
  const row = await findAnalysisRow(db, id);
  const run = await findSentimentRun(db, id);
  if (row?.status !== 'scoring' || run === undefined || run.openBatches > 0) return;
  const totals = await countComments(db, run);
  const score = scoreOfCounts(totals);
  const weighted = scoreOfCounts(totals.weighted);
  const now = clock.now();
  const isFailed = score === null;
  const summary = isFailed
    ? null
    : await summarize(dependencies, run, totals, { score, weighted: weighted ?? score });
  const failure = isFailed ? ((await findFirstFailure(db, run.id)) ?? FAILURE().nothingScored) : null;
  await inTransaction(db, async (trx) => {
    const isDone = await finishAnalysisRow(trx, row, {
      status: isFailed ? 'failed' : 'completed',
      analyzeDate: now.toISOString(),
      analyzedAt: now,
      sentimentScore: isFailed ? null : scoreText(score),
      weightedScore: weighted === null ? null : scoreText(weighted),
      aiSummary: summary,
      errorMessage: failure,
      totals,
      provider: run.provider,
      model: run.model,
      engineVersion: isFailed ? null : await versionsOf(trx, run.id),
      costUsd: run.costUsd,
    });
    if (isDone) await endSentimentRun(trx, run.id, { isFailed, finishedAt: now });
  });
}
