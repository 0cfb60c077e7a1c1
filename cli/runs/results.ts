import type { RunFileFormat } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import type { Basis } from '@smops/core/judging/estimates/basis.constants.js';
import {
  countedOf,
  type RunNumbers,
  runNumbers,
  type VariableNumbers,
} from '@smops/core/judging/estimates/run-numbers.model.js';
import {
  kindText,
  meanSentence,
  onceText,
  shareText,
} from '@smops/core/judging/estimates/share-words.model.js';
import { SHARES } from '@smops/core/judging/estimates/shares.texts.model.js';
import type { AnalysisComment, AnalysisResults } from '@smops/core/judging/results/results.schemas.js';
import { SPARK_CELLS, sparkBlocks } from '@smops/core/platform/charts/sparkline.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import type { Client } from '@smops/server/client/client.js';
import { getAnalysisResults } from '@smops/server/client/run-results.js';
import stringWidth from 'string-width';
import { networkCode } from '../failures/failures.js';
import type { Io } from '../output/io.js';
import { type Column, renderTable, sanitize } from '../output/output.js';
import { saveBody } from '../output/save-body.js';
import { headingOf, word } from '../output/words.js';
import { analyzeTexts } from './analyze.texts.js';
import type { CommentChoice } from './comment-filter.js';
import { intakeLines } from './reading-lines.js';

/** As many as the server gives at once: it sorts the whole run for each page. */
const PAGE = 5000;
const TOP = 10;
/** In a pipe: all comments are printed only when asked for, as a file or as a list. */
const TOP_PIPED = 50;
const BAR = 20;
const OVER_TIME = 'OVER TIME';

const count = (value: number) => value.toLocaleString('en');

/** How often a file is fetched again whose transfer broke off, because the server restarted for example. */
const MAX_RETRIES = 3;

/** A run in a file format: into `out`, which is complete or not there, else to stdout. */
export async function writeExport(
  io: Io,
  client: Client,
  runId: string,
  format: RunFileFormat,
  out: string | undefined,
  choice: CommentChoice = {},
): Promise<void> {
  for (let retries = 0; ; retries++) {
    const response = await client.download(RUNS.export, { taskId: runId, format, ...choice });
    try {
      await saveBody(io, response, out, format === 'json');
      return;
    } catch (error) {
      // What went to stdout already cannot be removed from there.
      if (out === undefined || retries === MAX_RETRIES || networkCode(error) === undefined) throw error;
    }
  }
}

/** The first comments of a choice, in its order, and what is said of their run. */
export async function chosenComments(
  client: Client,
  id: string,
  choice: CommentChoice,
  limit: number,
): Promise<AnalysisResults & { chosen: AnalysisComment[] }> {
  const chosen: AnalysisComment[] = [];
  for (let after: number | undefined; ; ) {
    const page = await getAnalysisResults(client, id, {
      limit: Math.min(PAGE, limit - chosen.length),
      after,
      ...choice,
    });
    chosen.push(...page.results.comments);
    if (page.next === null || chosen.length >= limit) return { ...page, chosen };
    after = page.next;
  }
}

/** A course of fewer characters says too little. */
const LEAST_CELLS = 8;

/** The comments of each variable over time, where the run has times. */
export function coursesOf({ time, variables }: RunOverview): ReadonlyMap<string, readonly number[]> {
  return new Map(time === null ? [] : variables.map(({ variable, byTime }) => [variable, byTime]));
}

/** Counts and shares; on a terminal with bars and, where they have room beside the rest, courses over time. */
function statisticsTable(
  io: Io,
  { basis, variables: rows }: RunNumbers,
  width: number | undefined,
  courses: ReadonlyMap<string, readonly number[]>,
): string {
  const most = Math.max(1, ...rows.map(({ count: comments }) => comments));
  const columns: Column<VariableNumbers>[] = [
    { title: 'VARIABLE', value: ({ variable }) => variable, flexible: true },
    { title: 'COMMENTS', value: ({ count: comments }) => comments, isCount: true },
    {
      title: 'SHARE',
      value: ({ kind, known, share }) =>
        kind === 'corrected' && known !== undefined ? shareText(known) : percentOf(share),
    },
    {
      title: 'BASIS',
      value: ({ known }) => (known === undefined ? SHARES().basis.machine : kindText(known, SHARES(), basis)),
    },
    ...(basis === 'corrected'
      ? [{ title: 'TAGGED', value: ({ tagged }: VariableNumbers) => tagged, isCount: true }]
      : []),
  ];
  if (width === undefined) return renderTable(rows, columns);
  columns.push({
    title: '',
    value: ({ count: comments }) => '▇'.repeat(Math.round((comments / most) * BAR)),
  });
  const room =
    width -
    Math.max(
      ...renderTable(rows, columns)
        .split('\n')
        .map((line) => stringWidth(line)),
    ) -
    2;
  if (courses.size > 0 && room >= Math.max(LEAST_CELLS, stringWidth(headingOf(OVER_TIME)))) {
    const cells = Math.min(room, SPARK_CELLS);
    columns.push({
      title: OVER_TIME,
      value: ({ variable }) => sparkBlocks(courses.get(variable) ?? [], cells),
    });
  }
  return renderTable(rows, columns, width, io);
}

/**
 * What a person wants to see of a run: the strongest finding, summary, statistics on one basis, tagged comments, those with most
 * reactions first. Without `limit` ten on a terminal, cut to its width, and fifty in a pipe, whole; a line then says how to see
 * the others.
 */
export async function printResults(
  io: Io,
  client: Client,
  runId: string,
  { limit = io.isOutTty ? TOP : TOP_PIPED, basis }: { limit?: number | undefined; basis?: Basis } = {},
): Promise<void> {
  const width = io.isOutTty ? io.columns : undefined;
  const overview = await client.call(RUNS.overview, { taskId: runId });
  const courses = io.isOutTty ? coursesOf(overview) : new Map();
  const choice = { tagged: true, order: 'reactions', ...(basis && { basis }) } as const;
  const { chosen: comments, ...first } = await chosenComments(client, runId, choice, limit);
  const { analysis_info: info, results } = first;
  const numbers = runNumbers(countedOf(overview), results, results.basis);
  const { sentence } = await client.call(RUNS.finding, { taskId: runId, basis: results.basis });
  io.out(`${sanitize(sentence)}\n\n`);
  if (results.summary !== '') io.out(`${sanitizeLines(results.summary)}\n\n`);
  io.out(statisticsTable(io, numbers, width, courses));
  for (const one of numbers.variables)
    if (one.once !== null) io.out(`${sanitize(one.variable)}: ${onceText(one)}\n`);
  const { mentioning } = numbers;
  const mention = mentioning.isAtLeast ? SHARES().atLeastMention(mentioning.count) : count(mentioning.count);
  const sentiments = analyzeTexts().sentimentCounts(
    count(info.positive_comments),
    count(info.neutral_comments),
    count(info.negative_comments),
  );
  const readBy =
    info.cost_usd > 0
      ? analyzeTexts().readByFor(info.provider_label, info.model, usdText(info.cost_usd))
      : analyzeTexts().readBy(info.provider_label, info.model);
  if (info.codebook !== null)
    io.out(`\n${sanitize(analyzeTexts().codebook(info.codebook.name, info.codebook.version))}`);
  io.out(`\n${analyzeTexts().commentsMatch(mention, count(info.total_comments), sentiments)}${readBy}\n`);
  io.out(`${sanitize(info.read_by)}\n`);
  const { mean_sentiment: mean } = results;
  if (mean !== null) io.out(`${SHARES().counts} ${meanSentence(mean)}\n`);
  for (const line of intakeLines(info.intake)) io.out(`${line}\n`);
  if (info.mixed_up_note !== null) io.out(`${sanitize(info.mixed_up_note)}\n`);
  if (comments.length === 0) return;
  io.out(`\n${analyzeTexts().mostReactions}\n`);
  printComments(io, comments);
  if (info.matched_comments > comments.length)
    io.out(
      `${analyzeTexts().moreMatching(count(comments.length), count(info.matched_comments), runId.slice(0, 8))}\n`,
    );
}

const sanitizeLines = (text: string) => text.split('\n').map(sanitize).join('\n');

/** Comments as a table, cut to the width of a terminal. */
export function printComments(io: Io, comments: readonly AnalysisComment[]): void {
  const columns = [
    { title: 'NUMBER', value: (comment: AnalysisComment) => comment.number },
    { title: 'REACTIONS', value: (comment: AnalysisComment) => comment.reactions_count },
    { title: 'AUTHOR', value: (comment: AnalysisComment) => comment.author, flexible: true },
    {
      title: 'VARIABLES',
      value: (comment: AnalysisComment) => comment.matched_variables.join(', '),
      flexible: true,
    },
    { title: 'QUOTE', value: (comment: AnalysisComment) => comment.quote, flexible: true },
    { title: 'SENTIMENT', value: (comment: AnalysisComment) => word(comment.sentiment?.label ?? '') },
    { title: 'COMMENT', value: (comment: AnalysisComment) => comment.content, flexible: true },
  ];
  io.out(renderTable([...comments], columns, io.isOutTty ? io.columns : undefined, io));
}
