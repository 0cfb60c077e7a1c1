import { requireRight, type ServiceContext } from '../../context.js';
import { parseInput } from '../../parse-input.js';
import type { ExportColumn } from '../../platform/export/safe-cell.js';
import { type ExportedFile, tableFile } from '../../platform/export/table-file.js';
import { type SentimentComment, SentimentExportInput, type SentimentRecord } from './sentiments.schemas.js';
import { listSentimentComments, listSentiments, requireSentiment } from './sentiments.service.js';

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
export async function exportSentiments(ctx: ServiceContext, query: unknown): Promise<ExportedFile> {
  requireRight(ctx, 'analyze');
  const { format } = parseInput(SentimentExportInput, query);
  return tableFile('sentiment-analyses', format, {
    sheet: 'Analysis History',
    isForPeople: true,
    columns: RECORD_COLUMNS,
    pages: recordPages(ctx),
  });
}

/** The comments of one analysis with their scores as a file. Throws NOT_FOUND. */
export async function exportSentimentComments(
  ctx: ServiceContext,
  id: number,
  query: unknown,
): Promise<ExportedFile> {
  requireRight(ctx, 'analyze');
  const { format } = parseInput(SentimentExportInput, query);
  const { taskId } = await requireSentiment(ctx, id);
  return tableFile(`sentiment-${taskId.replace(/[^\p{L}\p{N}_-]+/gu, '-')}-${id}`, format, {
    sheet: 'Comments',
    isForPeople: true,
    columns: COMMENT_COLUMNS,
    pages: commentPages(ctx, id),
  });
}
