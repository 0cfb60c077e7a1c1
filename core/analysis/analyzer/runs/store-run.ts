import { type Comment, normalizeContent } from '../../../comments/comment.js';
import { invalid } from '../../../errors.js';
import type { Db } from '../../../platform/db/database.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import { TimeSlice } from '../../../time-slice.js';
import type { NewAnalysisRow } from '../analyzer.table.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { promptVersionOf } from '../providers/prompt/prompt.js';
import type { Variable } from '../providers/provider.js';
import { batchSizeFor, labelOf, readerNow } from '../providers/reader.js';
import type { RegisteredProvider } from '../providers/registry.js';
import { countResults } from '../worker/results/store-results.js';
import { addOutcome, insertAnalysis, NOTHING_ADDED } from './analyses.repository.js';
import { insertBatches } from './batches.repository.js';
import { insertResults, type NewResult, type ResultsRun } from './results.repository.js';
import { insertComments, type PreparedComment } from './run-comments.repository.js';
import { notifyWorkers } from './workers.repository.js';

/** Finds the comments that say the same: the first of them is asked, the others share its answer. */
async function findItems(comments: Comment[]): Promise<PreparedComment[]> {
  const first = new Map<string, PreparedComment>();
  const prepared: PreparedComment[] = [];
  const slice = new TimeSlice();
  for (const [seq, comment] of comments.entries()) {
    if (slice.isOver()) await slice.yield();
    const key = normalizeContent(comment.content);
    const item = first.get(key);
    const own = { comment, seq, itemSeq: item?.itemSeq ?? seq, copies: item === undefined ? 1 : 0 };
    if (item === undefined) first.set(key, own);
    else item.copies += 1;
    prepared.push(own);
  }
  return prepared;
}

/** The longest comments first would be fairer to time-outs; the file's order keeps threads together for the model. */
function batchesOf(prepared: PreparedComment[], size: number): number[][] {
  const items = prepared.filter((one) => one.copies > 0).map((one) => one.itemSeq);
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** Comments made ready to be stored as a run: who shares an answer with whom, and what is asked together. */
export interface PreparedRun {
  comments: PreparedComment[];
  batches: number[][];
}

/** Works out the items and batches of a run, before its transaction begins. */
export async function prepareRun(comments: Comment[], batchSize: number): Promise<PreparedRun> {
  const prepared = await findItems(comments);
  return { comments: prepared, batches: batchesOf(prepared, batchSize) };
}

/** Stores a run with its comments and batches in the caller's transaction, and returns its row's id; after its commit, wake the worker. */
export async function storeRun(
  trx: Db,
  row: Omit<NewAnalysisRow, 'totalComments' | 'openBatches'>,
  prepared: PreparedRun,
): Promise<number> {
  const id = await insertAnalysis(trx, { ...row, totalComments: 0, openBatches: 0 });
  await addComments(trx, { ...row, id }, prepared);
  return id;
}

/**
 * Adds comments to a run in the caller's transaction, which holds the run from then on: with their batches, after its
 * commit wake the worker, and with the `results` of those that have one, numbered as in `prepared`, which is emptied.
 */
export async function addComments(
  trx: Db,
  run: ResultsRun,
  { comments, batches }: PreparedRun,
  results: NewResult[] = [],
): Promise<void> {
  const { totalComments } = await addOutcome(trx, run.id, {
    ...NOTHING_ADDED,
    ...countResults(results),
    comments: comments.length,
    openBatches: batches.length,
  });
  const first = totalComments - comments.length;
  await insertComments(trx, run.id, first, comments);
  await insertBatches(trx, run.id, first, batches);
  const placed = results.map((result) => ({ ...result, seq: first + result.seq }));
  await insertResults(trx, run, placed);
  if (batches.length > 0) await notifyWorkers(trx);
}

/** How a provider is asked. */
interface Asked {
  variables: readonly Variable[];
  batchSize: number;
  apiKey: string | undefined;
  budget: number | undefined;
  offPeak: boolean;
}

/**
 * What the row of a new run says of the provider that reads it. Finds out first where a model of one's own stands, which is said with
 * the run, and held at each connection. Throws VALIDATION for a budget that the provider's cost cannot be counted against.
 */
export async function rowOfReader(
  { analyzer }: AnalyzerContext,
  provider: RegisteredProvider,
  { variables, batchSize, apiKey, budget, offPeak }: Asked,
) {
  await provider.findPlace?.();
  if (budget !== undefined && provider.isCounted === false)
    throw invalid(ANALYSES_TEXTS().budgetUncounted(labelOf(provider)));
  return {
    provider: provider.id,
    model: provider.model,
    promptVersion: promptVersionOf(provider, [...variables]),
    variables: JSON.stringify(variables),
    batchSize: batchSizeFor(provider, batchSize),
    reader: readerNow(provider),
    keyHolder: apiKey === undefined ? null : analyzer.owner,
    budgetUsd: budget ?? null,
    offPeak,
  };
}

/** What the audit says of where the comments of a run go. */
export function destinationOf({ isService, address: sentTo, place }: RegisteredProvider): object {
  return isService ? { sentTo, ...(place === undefined ? {} : { place }) } : {};
}
