import type { Kysely } from 'kysely';
import { readerOf } from '../analyzer/providers/reader.js';
import type { ProviderRegistry } from '../analyzer/providers/registry.js';
import type { Clock } from '../context.js';
import type { Database } from '../db/database.js';
import { findCommentRows, findFailure, listCommentRows } from './sentiment-comments.repository.js';
import { findAnalysisRow, finishAnalysisRow } from './sentiments.repository.js';
import type { SentimentAnalysisRow } from './sentiments.table.js';
import { composeSummary, type Theme } from './summary.model.js';
import { THEMES } from './themes.constants.js';
import { meanScore, type Ranked, scoreText, weightedScore } from './totals.model.js';

export interface FinishDependencies {
  db: Kysely<Database>;
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

async function summarize(dependencies: FinishDependencies, row: SentimentAnalysisRow): Promise<string> {
  const { db } = dependencies;
  const { totals } = row;
  const sample = await listCommentRows(db, row.id, { after: 0, limit: SAMPLE });
  const texts = async (ranked: Ranked[]) =>
    (
      await findCommentRows(
        db,
        row.id,
        ranked.map(([id]) => id),
      )
    ).map((comment) => comment.content);
  return composeSummary({
    totals,
    themes: await findThemes(dependencies, sample),
    sampled: sample.length,
    positiveQuotes: await texts(totals.mostPositive),
    negativeQuotes: await texts(totals.mostNegative),
    readBy: readerOf(row),
  });
}

/**
 * Makes the record of an analysis whose comments are all scored: score, weighted score, summary, date. An analysis
 * without a single score has failed. Made anew from what is stored, so two servers that do it at once make the same.
 */
export async function finishAnalysis(dependencies: FinishDependencies, id: number): Promise<boolean> {
  const { db, clock } = dependencies;
  const row = await findAnalysisRow(db, id);
  if (row === undefined || row.status !== 'scoring' || row.pendingComments > 0) return false;
  const score = meanScore(row.totals);
  const weighted = weightedScore(row.totals);
  const now = clock.now();
  const summary = score === null ? null : await summarize(dependencies, row);
  const failure = score === null ? await findFailure(db, id) : undefined;
  return await finishAnalysisRow(db, id, {
    status: score === null ? 'failed' : 'completed',
    analyzeDate: now.toISOString(),
    analyzedAt: now,
    sentimentScore: score === null ? null : scoreText(score),
    weightedScore: weighted === null ? null : scoreText(weighted),
    aiSummary: summary,
    errorMessage: score === null ? (failure ?? 'No comment could be scored.') : null,
  });
}
