import type { Clock, Logger } from '../../../../context.js';
import { messageOf } from '../../../../errors.js';
import type { Connection } from '../../../../platform/db/connect.js';
import type { Db } from '../../../../platform/db/database.js';
import { gatherStatistics } from '../../../../platform/db/maintenance.js';
import { overallSentimentOf, statisticsOf } from '../../analyzer.model.js';
import type { AnalysisRow } from '../../analyzer.table.js';
import { FAILURE } from '../../failures.texts.model.js';
import type { FactCollector } from '../../overview/comment-facts.js';
import { collectorOf, readFactPages, storeFacts } from '../../overview/facts.service.js';
import type { AnalysisQuestion, SentimentLabel, SummaryFacts } from '../../providers/provider.js';
import { readerOf } from '../../providers/reader.js';
import { completeAnalysis, findAnalysisById, moveAnalysis } from '../../runs/analyses.repository.js';
import { findFirstFailure } from '../../runs/results.repository.js';
import type { RunState } from '../run-state.js';

type StoppedRun = Pick<RunState, 'id' | 'runId' | 'stop'> & {
  isStopWritten?: boolean;
  isPausing?: boolean;
};

export interface RunEndsOptions {
  connection: Pick<Connection, 'db' | 'engine'>;
  summarize: Summarize;
  clock: Clock;
  logger: Logger;
  onChange: (runId: string) => void;
}

/** How a run ends or pauses; what goes wrong then is logged, and tried again with the next look at the table. */
export class RunEnds {
  private readonly options: RunEndsOptions;
  private readonly completing = new Set<number>();

  constructor(options: RunEndsOptions) {
    this.options = options;
  }

  /** Runs that are just being completed. */
  get underWay(): number {
    return this.completing.size;
  }

  /** Writes down why a run has stopped; a run that was cancelled or deleted meanwhile stays so. */
  async pause(run: StoppedRun): Promise<void> {
    if (run.stop === undefined || run.isStopWritten) return;
    run.isStopWritten = true;
    run.isPausing = true;
    const { reason, message } = run.stop;
    const change = { status: 'paused' as const, errorMessage: message, stopReason: reason, finishedAt: null };
    const { connection, logger, onChange } = this.options;
    await moveAnalysis(connection.db, run.id, ['pending', 'running'], change).catch((error: unknown) => {
      logger.error({ analysis: run.runId, reason: messageOf(error) }, 'a run could not be paused');
    });
    run.isPausing = false;
    onChange(run.runId);
  }

  /** Completes a run whose batches are all done. Says whether it is. */
  async complete(id: number, runId: string): Promise<boolean> {
    if (this.completing.has(id)) return false;
    this.completing.add(id);
    const { connection, summarize, clock, logger, onChange } = this.options;
    try {
      await completeRun(connection, id, summarize, () => clock.now());
      return true;
    } catch (error) {
      logger.error({ analysis: runId, reason: messageOf(error) }, 'a run could not be completed');
      return false;
    } finally {
      this.completing.delete(id);
      onChange(runId);
    }
  }
}

/** An answered comment as a summary needs it. */
export interface SummarizedComment {
  text: string;
  label: SentimentLabel;
  score: number;
  /** Names of its variables. */
  tags: string[];
}

/** Writes the summary of a run, in the question's language. The comments come in pages. */
export type Summarize = (
  question: AnalysisQuestion,
  comments: AsyncIterable<SummarizedComment[]>,
  facts: SummaryFacts,
) => Promise<string>;

/** About how many comments lend a summary their words; of the others only what was found in them counts. */
const QUOTABLE_COMMENTS = 10_000;
/** A summary quotes the beginnings of comments. */
const QUOTABLE_LETTERS = 400;

interface Outcome {
  counts: Record<SentimentLabel, number>;
  answered: number;
  matched: number;
  failed: number;
  /** Comments per variable's name; a variable that no comment mentions is absent. */
  perVariable: Map<string, number>;
}

/** Reads all results once, in the file's order, and counts them; a comment with a shared answer counts like any other. */
async function* readOutcome(
  db: Db,
  run: AnalysisRow,
  outcome: Outcome,
  collector: FactCollector,
): AsyncGenerator<SummarizedComment[]> {
  const { counts, perVariable } = outcome;
  const options = { quotable: QUOTABLE_COMMENTS, letters: QUOTABLE_LETTERS };
  for await (const page of readFactPages(db, run, collector, options)) {
    yield page.flatMap(({ text, names, sentiment: label, score, state }) => {
      if (state === 'failed') outcome.failed += 1;
      if (label === null) return [];
      const tags = names ?? [];
      outcome.answered += 1;
      counts[label] += 1;
      if (tags.length > 0) outcome.matched += 1;
      for (const name of tags) perVariable.set(name, (perVariable.get(name) ?? 0) + 1);
      return [{ text, label, score: score ?? 5, tags }];
    });
  }
}

/**
 * Ends a run whose batches are all done: counts, statistics and summary are computed from what is stored, so a run
 * that was interrupted here, or that two servers end at once, ends the same. A run without a single answer has failed.
 */
async function completeRun(
  connection: Pick<Connection, 'db' | 'engine'>,
  id: number,
  summarize: Summarize,
  now: () => Date,
): Promise<void> {
  const { db } = connection;
  const row = await findAnalysisById(db, id);
  // The run of a sentiment analysis ends with its record: until then an import may add to it.
  if (row === undefined || row.sentimentId !== null) return;
  // Before the run counts as completed: from then on its comments are joined with their results.
  await gatherStatistics(connection, ['analysis_comments', 'analysis_results'], row.totalComments);
  const question = { variables: row.variables, post: row.postContent, language: row.language };
  const counts = { positive: 0, neutral: 0, negative: 0 };
  const outcome: Outcome = {
    ...{ counts, answered: 0, matched: 0, failed: 0 },
    perVariable: new Map(),
  };
  const collector = collectorOf(row);
  const comments = readOutcome(db, row, outcome, collector);
  const said = { readBy: readerOf(row), droppedTags: row.droppedTags };
  const summary = await summarize(question, comments, said);
  const { answered, matched, failed, perVariable } = outcome;
  const hasFailed = failed === row.totalComments;
  const failure = hasFailed ? ((await findFirstFailure(db, row.id)) ?? FAILURE().nothingAnalysed) : null;
  const finishedAt = now();
  await completeAnalysis(db, row.id, {
    status: hasFailed ? 'failed' : 'completed',
    stopReason: hasFailed ? 'error' : null,
    errorMessage: failure,
    positiveComments: counts.positive,
    neutralComments: counts.neutral,
    negativeComments: counts.negative,
    matchedComments: matched,
    failedComments: failed,
    doneComments: answered + failed,
    overallSentiment: overallSentimentOf(counts),
    aiInsights: answered > 0 ? summary : '',
    statistics: JSON.stringify(statisticsOf(row.variables, perVariable)),
    finishedAt,
    processingTime: row.startedAt === null ? null : finishedAt.getTime() - row.startedAt.getTime(),
  });
  await storeFacts(db, row, finishedAt, collector.facts());
}
