import { requireRight, type ServiceContext } from '../context.js';
import { csvHead, csvRows } from '../export/csv.js';
import type { ExportColumn } from '../export/safe-cell.js';
import { xlsxFile } from '../export/xlsx.js';
import { parseInput } from '../parse-input.js';
import type { SentimentExportFormat } from './sentiments.constants.js';
import { type SentimentComment, SentimentExportInput, type SentimentRecord } from './sentiments.schemas.js';
import { listSentimentComments, listSentiments, requireSentiment } from './sentiments.service.js';

export interface SentimentFile {
  fileName: string;
  contentType: string;
  /** Comes in pieces as it is read (XLSX in one). */
  body: AsyncIterable<string | Uint8Array>;
}

const PAGE = 1000;

const RECORD_COLUMNS: ExportColumn<SentimentRecord>[] = [
  { title: 'Task ID', value: (record) => record.taskId },
  { title: 'Analysis Date', value: (record) => record.analyzeDate },
  { title: 'Sentiment Score', value: (record) => Number(record.sentimentScore) },
  { title: 'Label', value: (record) => record.label },
  {
    title: 'Reaction-Weighted Score',
    value: (record) => (record.weightedScore === null ? null : Number(record.weightedScore)),
  },
  { title: 'Comments', value: (record) => record.comments?.total ?? null },
  { title: 'Positive', value: (record) => record.comments?.positive ?? null },
  { title: 'Neutral', value: (record) => record.comments?.neutral ?? null },
  { title: 'Negative', value: (record) => record.comments?.negative ?? null },
  { title: 'AI Summary', value: (record) => record.aiSummary },
  { title: 'File', value: (record) => record.fileName },
  { title: 'Provider', value: (record) => record.provider },
];

const COMMENT_COLUMNS: ExportColumn<SentimentComment>[] = [
  { title: 'Author', value: (comment) => comment.author },
  { title: 'Comment', value: (comment) => comment.content },
  { title: 'Sentiment', value: (comment) => comment.label },
  { title: 'Score', value: (comment) => comment.score },
  { title: 'Confidence', value: (comment) => comment.confidence },
  { title: 'Reactions', value: (comment) => comment.reactionsCount },
  { title: 'Language', value: (comment) => comment.language },
  { title: 'Time', value: (comment) => comment.time },
  { title: 'Link', value: (comment) => comment.link },
];

const CONTENT_TYPES: Record<SentimentExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
};

async function* jsonOf<Row>(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((row) => JSON.stringify(row)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* bodyOf<Row>(
  format: SentimentExportFormat,
  sheet: string,
  columns: ExportColumn<Row>[],
  pages: AsyncIterable<Row[]>,
): AsyncGenerator<string | Uint8Array> {
  if (format === 'json') yield* jsonOf(pages);
  else if (format === 'csv') {
    yield csvHead(columns);
    for await (const page of pages) yield csvRows(columns, page);
  } else {
    const rows: Row[] = [];
    for await (const page of pages) rows.push(...page);
    yield await xlsxFile(sheet, columns, rows);
  }
}

async function* recordPages(ctx: ServiceContext): AsyncGenerator<SentimentRecord[]> {
  for (let after: number | undefined; ; ) {
    const page = await listSentiments(ctx, { limit: PAGE, after });
    yield page;
    after = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}

async function* commentPages(ctx: ServiceContext, id: number): AsyncGenerator<SentimentComment[]> {
  for (let after: number | null = 0; after !== null; ) {
    const page = await listSentimentComments(ctx, id, { limit: PAGE, after });
    yield page.items;
    after = page.next;
  }
}

/** The history as a file; cells are safe against being run as formulas. */
export async function exportSentiments(ctx: ServiceContext, query: unknown): Promise<SentimentFile> {
  requireRight(ctx, 'analyze');
  const { format } = parseInput(SentimentExportInput, query);
  return {
    fileName: `sentiment-analyses.${format}`,
    contentType: CONTENT_TYPES[format],
    body: bodyOf(format, 'Analysis History', RECORD_COLUMNS, recordPages(ctx)),
  };
}

/** The comments of one analysis with their scores as a file. Throws NOT_FOUND. */
export async function exportSentimentComments(
  ctx: ServiceContext,
  id: number,
  query: unknown,
): Promise<SentimentFile> {
  requireRight(ctx, 'analyze');
  const { format } = parseInput(SentimentExportInput, query);
  const { taskId } = await requireSentiment(ctx, id);
  return {
    fileName: `sentiment-${taskId.replace(/[^\p{L}\p{N}_-]+/gu, '-')}-${id}.${format}`,
    contentType: CONTENT_TYPES[format],
    body: bodyOf(format, 'Comments', COMMENT_COLUMNS, commentPages(ctx, id)),
  };
}
