import type { z } from 'zod';
import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { RunRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { filterText } from '../../analysis/analyzer/overview/filter-words.model.js';
import { retoldIntake } from '../../analysis/analyzer/runs/intake.model.js';
import { filterRow, INTAKE_COLUMNS, intakeRows } from '../../analysis/analyzer/runs/intake-rows.js';
import { INTAKE } from '../../analysis/analyzer/runs/run-report.texts.model.js';
import { toldSummary } from '../../analysis/analyzer/told-reasons.js';
import { requireRight } from '../../context.js';
import { parseInput } from '../../parse-input.js';
import { named } from '../../platform/export/columns.texts.model.js';
import type { ExportColumn } from '../../platform/export/safe-cell.js';
import { type ExportedFile, exportedFile, tableFile } from '../../platform/export/table-file.js';
import { xlsxSheet } from '../../platform/export/xlsx.js';
import type { Basis } from '../estimates/basis.constants.js';
import { MEAN_COLUMNS, SHARE_COLUMNS } from '../estimates/share-rows.js';
import { estimatesOfRun } from '../estimates/shares.service.js';
import { SHARES } from '../estimates/shares.texts.model.js';
import { chosenNumbers, infoOf, readCommentPages, statisticsOfRun } from './analysis-results.service.js';
import { type AnalysisComment, AnalysisExportInput } from './results.schemas.js';

/** The variables of a comment once a person's word is taken over the machine's; empty where no person looked. */
function correctedOf({ correction, matched_variables: matched }: AnalysisComment): string | null {
  if (correction === null) return null;
  const kept = matched.filter((name) => correction.tags[name] !== false);
  const added = Object.keys(correction.tags).filter(
    (name) => correction.tags[name] && !matched.includes(name),
  );
  return [...kept, ...added].join('; ');
}

const COLUMNS: ExportColumn<AnalysisComment>[] = [
  { title: 'number', value: (comment) => comment.number },
  { title: 'author', value: (comment) => comment.author },
  { title: 'content', value: (comment) => comment.content },
  { title: 'matched_variables', value: (comment) => comment.matched_variables.join('; ') },
  { title: 'quotes', value: (comment) => comment.tags.map((tag) => tag.quote).join('; ') },
  { title: 'reasons', value: (comment) => comment.tags.map((tag) => tag.reason).join('; ') },
  { title: 'near_variables', value: (comment) => comment.near.map(({ variable }) => variable).join('; ') },
  { title: 'ai_reasoning', value: (comment) => comment.ai_reasoning },
  { title: 'sentiment', value: (comment) => comment.sentiment?.label ?? null },
  { title: 'sentiment_score', value: (comment) => comment.sentiment?.score ?? null },
  { title: 'reactions_count', value: (comment) => comment.reactions_count },
  { title: 'stars', value: (comment) => comment.stars?.given ?? null },
  { title: 'stars_of', value: (comment) => comment.stars?.of ?? null },
  { title: 'language', value: (comment) => comment.language },
  { title: 'state', value: (comment) => comment.state },
  { title: 'failure', value: (comment) => comment.failure },
  { title: 'time', value: (comment) => comment.time },
  { title: 'link', value: (comment) => comment.link },
  { title: 'line', value: (comment) => comment.line },
  { title: 'provider', value: (comment) => comment.provenance?.provider ?? null },
  { title: 'model', value: (comment) => comment.provenance?.model ?? null },
  { title: 'prompt_version', value: (comment) => comment.provenance?.prompt_version ?? null },
  { title: 'cached', value: (comment) => comment.provenance?.cached ?? null },
  { title: 'cost_usd', value: (comment) => comment.provenance?.cost_usd ?? null },
  { title: 'ms', value: (comment) => comment.provenance?.ms ?? null },
  { title: 'corrected_variables', value: correctedOf },
  { title: 'corrected_by', value: (comment) => comment.correction?.by ?? null },
  // Of drawn comments there is none until a person has judged them.
  { title: 'second_reader', value: ({ second_opinion: second }) => second?.by ?? null },
  { title: 'second_variables', value: ({ second_opinion: second }) => second?.variables.join('; ') ?? null },
  { title: 'second_sentiment', value: ({ second_opinion: second }) => second?.sentiment ?? null },
];

/** The answer of `getAnalysisResults` for all chosen comments as JSON text, in pieces: a large one blocks no one. */
async function* resultsJson(
  ctx: AnalyzerContext,
  row: RunRow,
  numbers: readonly number[],
  basis: Basis | undefined,
): AsyncGenerator<string> {
  const statistics = await statisticsOfRun(ctx, row);
  const known = JSON.stringify(await estimatesOfRun(ctx.db, row, basis)).slice(1, -1);
  yield `{"id":${JSON.stringify(row.analysisId)},"results":{"summary":${JSON.stringify(toldSummary(row))},"statistics":${JSON.stringify(statistics)},${known},"comments":[`;
  let isFirst = true;
  for await (const page of readCommentPages(ctx, row, numbers)) {
    const text = page.map((comment) => JSON.stringify(comment)).join(',');
    yield isFirst ? text : `,${text}`;
    isFirst = false;
  }
  yield `]},"analysis_info":${JSON.stringify(infoOf(row))},"next":null}`;
}

/** A file name that no file system and no header misreads: the comment file's, without its ending. */
export function runFileName(row: RunRow): string {
  const base = row.fileName.replace(/\.[a-z0-9]{1,6}$/i, '').replace(/[^\p{L}\p{N}_-]+/gu, '-');
  return `${base.replace(/^-+|(?<!-)-+$/g, '').slice(0, 80) || 'analysis'}-${row.analysisId.slice(0, 8)}`;
}

/** A run as a file, all of it or the comments that a filter leaves. Throws NOT_FOUND. A run that has not ended gives what is done so far. */
export async function exportAnalysis(
  ctx: AnalyzerContext,
  input: z.input<typeof AnalysisExportInput>,
): Promise<ExportedFile> {
  requireRight(ctx, 'analyze');
  const { task_id: id, format, order, basis, ...filter } = parseInput(AnalysisExportInput, input);
  const row = await requireAnalysis(ctx, id);
  const numbers = await chosenNumbers(ctx, row, { order, ...filter });
  if (format === 'json') return exportedFile(runFileName(row), format, resultsJson(ctx, row, numbers, basis));
  const said = filterText(filter);
  const { shares, mean_sentiment: mean } = await estimatesOfRun(ctx.db, row, basis);
  return tableFile(runFileName(row), format, {
    sheet: INTAKE().commentsSheet,
    columns: named(COLUMNS),
    pages: readCommentPages(ctx, row, numbers),
    moreSheets: () => [
      xlsxSheet(INTAKE().sheet, named(INTAKE_COLUMNS), [
        ...intakeRows(retoldIntake(row.intake)),
        ...(said === '' ? [] : [filterRow(numbers.length, said)]),
      ]),
      ...(shares.length === 0 ? [] : [xlsxSheet(SHARES().sheet, named(SHARE_COLUMNS), shares)]),
      ...(mean === null ? [] : [xlsxSheet(SHARES().meanSheet, named(MEAN_COLUMNS), [mean])]),
    ],
  });
}
