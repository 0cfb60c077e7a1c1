import type { z } from 'zod';
import type { ResultOrder } from '../../analysis/analyzer/analyzer.constants.js';
import { statisticsOf } from '../../analysis/analyzer/analyzer.model.js';
import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalysisRow, RunRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { locateQuote } from '../../analysis/analyzer/answers/quotes.js';
import { retoldFailure } from '../../analysis/analyzer/failures.texts.model.js';
import type { CommentFilter } from '../../analysis/analyzer/overview/comment-filter.schemas.js';
import { prepareFilter } from '../../analysis/analyzer/overview/prepare-filter.js';
import type { Tag } from '../../analysis/analyzer/providers/provider.js';
import { readByOf } from '../../analysis/analyzer/providers/reader.js';
import { retoldIntake } from '../../analysis/analyzer/runs/intake.model.js';
import {
  type CommentWithResult,
  countTags,
  listComments,
  listNumbers,
} from '../../analysis/analyzer/runs/run-results.service.js';
import {
  mixedUpOf,
  toldNear,
  toldReasoning,
  toldSummary,
  toldTags,
} from '../../analysis/analyzer/told-reasons.js';
import { groupsOfComments } from '../../analysis/copies/find-copies.service.js';
import { type CommentJudgements, listSaid } from '../../analysis/judgements/said.service.js';
import { requireRight } from '../../context.js';
import { plainSpelling } from '../../engine/reader/jawi.js';
import { parseInput } from '../../parse-input.js';
import { type SecondOpinion, secondOpinionsOn } from '../estimates/second-part.service.js';
import { estimatesOfRun } from '../estimates/shares.service.js';
import {
  type AnalysisComment,
  type AnalysisResults,
  AnalysisResultsInput,
  type TagCorrection,
} from './results.schemas.js';

const PAGE = 250;

/** Tags of an answer that was given for another comment with the same words: their places in this one. */
function movedTags(content: string, tags: Tag[]): Tag[] {
  return tags.map((tag) => {
    const place = locateQuote(content, tag.quote, tag.start);
    return place === null ? tag : { ...tag, ...place, quote: content.slice(place.start, place.end) };
  });
}

function correctionOf({ tags, said }: CommentJudgements): TagCorrection | null {
  const last = said.reduce((one, other) => (other.at > one.at ? other : one));
  return Object.keys(tags).length === 0 ? null : { tags, by: last.reader ?? '', at: last.at };
}

/** A stored comment as the wire has it. Fields of the answer are empty while it is pending or when it failed. */
function commentOf(
  run: AnalysisRow,
  row: CommentWithResult,
  { judged, opinion }: { judged: CommentJudgements | undefined; opinion: SecondOpinion | undefined },
  copies: AnalysisComment['copies'],
): AnalysisComment {
  const stored = row.tags ?? [];
  const tags = toldTags(run, row.itemContent === null ? stored : movedTags(row.content, stored));
  return {
    number: row.seq + 1,
    seq: row.seq,
    author: row.author,
    content: row.content,
    plain_spelling: plainSpelling(row.content),
    ai_reasoning: toldReasoning(run, row.reasoning ?? ''),
    reactions_count: row.reactionsCount,
    stars: row.stars === null ? null : { given: row.stars, of: row.starsOf ?? 5 },
    matched_variables: tags.map((tag) => tag.variable),
    quote: tags[0]?.quote ?? '',
    tags,
    near: toldNear(run, row.reasoning ?? ''),
    correction: judged === undefined ? null : correctionOf(judged),
    copies,
    judgements: judged?.said ?? [],
    second_opinion: opinion ?? null,
    sentiment:
      row.sentiment === null
        ? null
        : { label: row.sentiment, score: row.score ?? 5, confidence: row.confidence },
    language: row.language ?? 'und',
    state: row.state ?? 'pending',
    failure: row.failure === null ? null : retoldFailure(row.failure),
    parent_id: row.parentId,
    depth: row.depth,
    time: row.time?.toISOString() ?? row.timeText,
    link: row.link,
    line: row.line,
    provenance:
      row.provider === null
        ? null
        : {
            provider: row.provider,
            model: row.model ?? '',
            prompt_version: row.promptVersion ?? '',
            cached: row.cached ?? false,
            input_tokens: row.inputTokens ?? 0,
            output_tokens: row.outputTokens ?? 0,
            cost_usd: row.costUsd ?? 0,
            ms: row.ms ?? 0,
          },
  };
}

/** Stored comments as the wire has them, each with what people said of it, as far as the caller may see it. */
export async function commentsOf(
  ctx: AnalyzerContext,
  run: AnalysisRow,
  rows: readonly CommentWithResult[],
): Promise<AnalysisComment[]> {
  const keys = rows.map(({ textKey }) => textKey);
  const judged = await listSaid(ctx, run, keys);
  const seqs = rows.map(({ seq }) => seq);
  const copies = await groupsOfComments(ctx, run, seqs);
  const opinions = await secondOpinionsOn(ctx.db, run, seqs);
  return rows.map((row) => {
    const said = { judged: judged.get(row.textKey.toString('hex')), opinion: opinions.get(row.seq) };
    return commentOf(run, row, said, copies.get(row.seq) ?? null);
  });
}

/** Which comments of a run are given, and in which order; all of them in the file's order unless told. */
export type CommentChoice = CommentFilter & { order?: ResultOrder };

/** The numbers of the comments that are chosen. */
export async function chosenNumbers(
  ctx: AnalyzerContext,
  row: AnalysisRow,
  { order, after, limit, ...asked }: CommentChoice & { after?: number; limit?: number } = {},
): Promise<number[]> {
  const filter = await prepareFilter(ctx, row, asked);
  return await listNumbers(ctx.db, row.id, { order, after, limit, filter });
}

/** Comments of a run in pages, all of them unless told, so that a reader of many never holds them all. */
export async function* readCommentPages(
  ctx: AnalyzerContext,
  row: AnalysisRow,
  chosen?: readonly number[],
): AsyncGenerator<AnalysisComment[]> {
  const numbers = chosen ?? (await chosenNumbers(ctx, row));
  for (let from = 0; from < numbers.length; from += PAGE)
    yield await commentsOf(ctx, row, await listComments(ctx.db, row.id, numbers.slice(from, from + PAGE)));
}

/** Comments per variable; of a run that has not ended, of what is done so far. */
export async function statisticsOfRun(
  ctx: AnalyzerContext,
  row: AnalysisRow,
): Promise<Record<string, number>> {
  const counts =
    row.statistics === null ? await countTags(ctx.db, row.id) : new Map(Object.entries(row.statistics));
  // The database keeps an object's names in an order of its own.
  return statisticsOf(row.variables, counts);
}

/** What the wire's `analysis_info` says of a run. */
export function infoOf(row: RunRow): AnalysisResults['analysis_info'] {
  return {
    total_comments: row.totalComments,
    matched_comments: row.matchedComments,
    failed_comments: row.failedComments,
    ...mixedUpOf(row),
    positive_comments: row.positiveComments,
    neutral_comments: row.neutralComments,
    negative_comments: row.negativeComments,
    overall_sentiment: row.overallSentiment,
    status: row.status,
    api_provider: row.provider,
    ...readByOf(row),
    model: row.model,
    file_name: row.fileName,
    name: row.name || row.fileName,
    variables: row.variables.map((variable) => variable.name),
    codebook: row.codebook,
    cost_usd: row.costUsd,
    input_tokens: row.inputTokens,
    output_tokens: row.outputTokens,
    duration_ms: row.processingTime,
    created_at: row.uploadDate.toISOString(),
    intake: retoldIntake(row.intake),
  };
}

/**
 * The results of a run: whole without parameters, else the page after `after`. A filter narrows the comments, never the
 * statistics; `order` ranks them; `basis` is that of its shares and its mean. A run that has not ended gives what is done so far. Throws NOT_FOUND.
 */
export async function getAnalysisResults(
  ctx: AnalyzerContext,
  input: z.input<typeof AnalysisResultsInput>,
): Promise<AnalysisResults> {
  requireRight(ctx, 'analyze');
  const { task_id: id, limit, basis, ...choice } = parseInput(AnalysisResultsInput, input);
  const row = await requireAnalysis(ctx, id);
  const numbers = await chosenNumbers(ctx, row, {
    ...choice,
    limit: limit === undefined ? undefined : limit + 1,
  });
  const hasMore = limit !== undefined && numbers.length > limit;
  if (hasMore) numbers.length = limit;
  const comments: AnalysisComment[] = [];
  for await (const page of readCommentPages(ctx, row, numbers)) comments.push(...page);
  return {
    id: row.analysisId,
    results: {
      summary: toldSummary(row),
      statistics: await statisticsOfRun(ctx, row),
      ...(await estimatesOfRun(ctx.db, row, basis)),
      comments,
    },
    analysis_info: infoOf(row),
    next: hasMore ? (numbers.at(-1) ?? null) : null,
  };
}
