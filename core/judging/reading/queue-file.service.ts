import { z } from 'zod';
import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalysisRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { OfRun } from '../../analysis/analyzer/of-run.schemas.js';
import { holdOwnWords, judgeComment } from '../../analysis/judgements/judgements.service.js';
import { textKeyOf } from '../../comments/text-key.node.js';
import { readFileRows } from '../../comments/workbooks/read-file-rows.js';
import { AppError, conflict, invalid, type Problem } from '../../errors.js';
import { judgeOf } from '../../people/users/judge.model.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { plainCell } from '../../platform/export/safe-cell.js';
import { tableFile } from '../../platform/export/table-file.js';
import { verb } from '../../platform/operations/verb.js';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import { QueueImport } from './queue-file.schemas.js';
import { QUEUE_FORMATS } from './reading.constants.js';
import { READING } from './reading.operations.js';
import { listReadComments, type ReadComment, upsertMark } from './reading.repository.js';
import { openDesk, ownTags, textsOf } from './reading.service.js';
import { READING_TEXTS } from './reading.texts.model.js';

/** The columns beside those of the variables, in the order of the file. */
const FIXED = ['number', 'text', 'post', 'answers', 'sentiment', 'read', 'note'] as const;
const MAX_ROWS = 20_000;
const MAX_NOTE = 1000;
/** No comment has a higher number. */
const MAX_SEQ = 1e9;
/** Where the cells of a workbook end. */
const MAX_CELL = 32_767;
const MAX_PROBLEMS = 100;

const YES = ['x', '1', 'yes', 'y', 'true', 'ya', '是', '✓', '√'];
const NO = ['0', 'no', 'n', 'false', 'tidak', '否'];
const SENTIMENTS = {
  positive: ['positive', 'positif', '正面', '+', '＋'],
  neutral: ['neutral', '中性', '0'],
  negative: ['negative', 'negatif', '负面', '-', '−', '－'],
} as const;
type Sentiment = keyof typeof SENTIMENTS;

/** The column of a variable: its name, unless another column is called so. */
const columnOf = (name: string) =>
  FIXED.some((fixed) => fixed === name.trim().toLowerCase()) ? `variable ${name}` : name;

/**
 * The drawn comments that the caller has still to read, as a table to be filled in: a column for each variable, none of the
 * machine's tags. Throws NOT_FOUND, CONFLICT while the run has not ended.
 */
export const exportReadingQueue = verb(
  READING.exportQueue,
  {
    of: OfRun,
    input: z.object({ format: z.enum(QUEUE_FORMATS).default('xlsx') }),
    formats: QUEUE_FORMATS,
    expensive: 'file',
  },
  async (ctx: AnalyzerContext, { taskId: runId, format }) => {
    const run = await requireAnalysis(ctx, runId);
    if (run.status !== 'completed') throw conflict(ANALYSES_TEXTS().notCompleted);
    const { person } = judgeOf(ctx.actor);
    const desk = await openDesk(ctx, run, person);
    const texts = textsOf(desk, { queue: 'drawn', skipped: true }, person);
    const seqs = texts.flatMap((text) => desk.drawn.get(text)?.seq ?? []);
    const rows = await listReadComments(ctx.db, run.id, seqs);
    const fileName = `reading-${run.analysisId.slice(0, 8)}`;
    return tableFile(fileName, format, {
      sheet: 'reading',
      columns: [
        { title: 'number', value: ({ seq }: ReadComment) => seq + 1 },
        { title: 'text', value: ({ content }) => content },
        { title: 'post', value: () => run.postContent },
        { title: 'answers', value: ({ parent }) => parent },
        ...run.variables.map(({ name }) => ({
          title: columnOf(name),
          value: () => '',
          choices: ['yes', 'no'],
        })),
        { title: 'sentiment', value: () => '', choices: Object.keys(SENTIMENTS) },
        { title: 'read', value: () => '', choices: ['yes'] },
        { title: 'note', value: ({ textKey }) => desk.marks.get(textKey.toString('hex'))?.note ?? '' },
      ],
      pages: [rows],
    });
  },
);

/** A filled-in row. */
interface FilledRow {
  line: number;
  seq: number;
  text: string;
  tags: Record<string, boolean>;
  sentiment: Sentiment | undefined;
  note: string;
  /** Something was filled in beside a note. */
  isRead: boolean;
}

/** Cells by column, names folded; empty ones are ''. */
function cellsOf(row: object): Map<string, string> {
  return new Map(
    Object.entries(row).map(([name, value]) => [
      plainCell(name).trim().toLowerCase(),
      value === null || value === undefined ? '' : plainCell(String(value)),
    ]),
  );
}

/** Reads a row; notes in `problems` what is wrong with it. */
function readRow(run: AnalysisRow, line: number, cells: Map<string, string>, problems: Problem[]): FilledRow {
  const cell = (name: string) => cells.get(name.toLowerCase())?.trim() ?? '';
  const wrong = (path: string, message: string) => problems.push({ line, path, message });
  const number = Number(cell('number'));
  if (!Number.isInteger(number) || number < 1) wrong('number', READING_TEXTS().noNumber);
  const tags: Record<string, boolean> = {};
  let isRead = cell('read') !== '';
  for (const { name } of run.variables) {
    const value = cell(columnOf(name)).toLowerCase();
    if (value !== '') isRead = true;
    if (value !== '' && !YES.includes(value) && !NO.includes(value))
      wrong(columnOf(name), READING_TEXTS().noVerdict);
    tags[name] = YES.includes(value);
  }
  const sentiment = cell('sentiment').toLowerCase();
  const found = Object.entries(SENTIMENTS).find(([, names]) =>
    (names as readonly string[]).includes(sentiment),
  );
  if (sentiment !== '') {
    isRead = true;
    if (found === undefined) wrong('sentiment', READING_TEXTS().noSentiment);
  }
  const note = cell('note');
  if (note.length > MAX_NOTE) wrong('note', READING_TEXTS().longNote(MAX_NOTE));
  return {
    line,
    seq: number - 1,
    text: cells.get('text') ?? '',
    tags,
    sentiment: found?.[0] as Sentiment | undefined,
    note,
    isRead,
  };
}

/** All rows of a file. Throws VALIDATION for a file without the columns that are needed. */
async function readFile(
  ctx: AnalyzerContext,
  run: AnalysisRow,
  source: AsyncIterable<Uint8Array>,
  fileName: string,
): Promise<{ rows: FilledRow[]; problems: Problem[] }> {
  const rows: FilledRow[] = [];
  const problems: Problem[] = [];
  for await (const chunk of readFileRows(source, fileName, ctx.signal)) {
    for (const { line, reason } of chunk.problems) problems.push({ line, message: reason });
    for (const { line, row } of chunk.rows) {
      if (typeof row !== 'object' || row === null) continue;
      const cells = cellsOf(row);
      if (rows.length === 0) {
        const needed = ['number', 'text', ...run.variables.map(({ name }) => columnOf(name))];
        const missing = needed.find((name) => !cells.has(name.trim().toLowerCase()));
        if (missing !== undefined) throw invalid(READING_TEXTS().noColumn(missing));
      }
      if (rows.length === MAX_ROWS)
        throw new AppError('LIMIT_EXCEEDED', READING_TEXTS().tooManyRows(MAX_ROWS));
      rows.push(readRow(run, line, cells, problems));
    }
  }
  return { rows, problems };
}

/** Whether a row's text is that of the comment; a workbook's cell may have cut it. */
const isTextOf = (text: string, { content, textKey }: ReadComment) =>
  textKeyOf(text).equals(textKey) ||
  (text.length >= MAX_CELL - 1 && content.startsWith(text.slice(0, MAX_CELL - 1)));

/** Notes what is wrong with rows whose comment is another, or came before. */
function checkPlaces(
  rows: readonly FilledRow[],
  comments: ReadonlyMap<number, ReadComment>,
  problems: Problem[],
): void {
  const lines = new Map<number, number>();
  for (const { line, seq, text } of rows) {
    const comment = comments.get(seq);
    const before = lines.get(seq);
    const wrong = (path: string, message: string) => problems.push({ line, path, message });
    if (comment === undefined) wrong('number', READING_TEXTS().noSuchComment(seq + 1));
    else if (!isTextOf(text, comment)) wrong('text', READING_TEXTS().otherText(seq + 1));
    else if (before !== undefined) wrong('number', READING_TEXTS().twice(before));
    lines.set(seq, line);
  }
}

/**
 * Stores what a person has filled in of an exported queue, as their own verdicts given without sight of the tags. In a row that is
 * read (a variable, the sentiment or `read` is filled in) an empty variable means no; rows with nothing in them stay unread.
 * The same file a second time changes nothing. Throws NOT_FOUND, VALIDATION with line and column of each fault: then nothing is stored.
 */
export const importReadingQueue = verb(
  READING.importQueue,
  {
    of: OfRun,
    input: z.object({ fileName: z.string().max(300).optional() }),
    answer: ['What it did', QueueImport],
  },
  async (ctx: AnalyzerContext, { taskId: runId, content, fileName = '' }) => {
    const run = await requireAnalysis(ctx, runId);
    if (run.status !== 'completed') throw conflict(ANALYSES_TEXTS().notCompleted);
    const { rows, problems } = await readFile(ctx, run, content, fileName);
    const placed = rows.filter(({ seq }) => Number.isInteger(seq) && seq >= 0 && seq < MAX_SEQ);
    const found = await listReadComments(ctx.db, run.id, [...new Set(placed.map(({ seq }) => seq))]);
    const comments = new Map(found.map((comment) => [comment.seq, comment]));
    checkPlaces(
      rows.filter(({ seq }) => Number.isInteger(seq) && seq >= 0),
      comments,
      problems,
    );
    if (problems.length > 0) {
      const faulty = new Set(problems.map(({ line }) => line)).size;
      const sorted = problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
      throw invalid(READING_TEXTS().fileHasFaults(faulty), sorted.slice(0, MAX_PROBLEMS));
    }
    const report: QueueImport = { rows: rows.length, stored: 0, unchanged: 0, unread: 0, flagged: 0 };
    const judge = judgeOf(ctx.actor);
    await inTransaction(ctx.db, async (trx) => {
      const inside = { ...ctx, db: trx };
      await holdOwnWords(inside);
      const desk = await openDesk(inside, run, judge.person);
      for (const { seq, tags, sentiment, note, isRead } of rows) {
        const { textKey } = comments.get(seq) as ReadComment;
        const text = textKey.toString('hex');
        if (note !== '' && note !== desk.marks.get(text)?.note) {
          const { person, personName } = judge;
          await upsertMark(
            trx,
            { runId: run.id, textKey, person, personName },
            { note, flaggedAt: ctx.clock.now() },
          );
          report.flagged++;
        }
        const own = ownTags(desk.words, text, run, judge.person);
        const isSame =
          Object.entries(tags).every(([name, has]) => own.tags[name] === has) &&
          (sentiment === undefined || sentiment === own.sentiment);
        if (!isRead) report.unread++;
        else if (isSame) report.unchanged++;
        else {
          await judgeComment(inside, {
            taskId: runId,
            seq,
            tags,
            ...(sentiment && { sentiment }),
            blind: true,
          });
          report.stored++;
        }
      }
    });
    return report;
  },
);
