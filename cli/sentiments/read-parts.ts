import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { IMPORT_ROWS } from '@smops/core/analysis/sentiments/sentiments.constants.js';
import type { ImportReading } from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import { foldName } from '@smops/core/comments/fields/comment-fields.js';
import { isTooDeep, MAX_DEPTH } from '@smops/core/comments/fields/plain-object.js';
import {
  isWantedColumn,
  noTextIn,
  requireChosen,
  resolveColumns,
} from '@smops/core/comments/formats/chosen-columns.js';
import { isSheetLink } from '@smops/core/comments/formats/google-sheet.js';
import type { StreamedRow } from '@smops/core/comments/formats/row-chunk.js';
import { CommentCollector } from '@smops/core/comments/gather/comment-collector.js';
import { RepeatCounter } from '@smops/core/comments/gather/repeat-counter.js';
import { sheetOfLink } from '@smops/core/comments/read-sheet-link.node.js';
import { readCommentRows } from '@smops/core/comments/workbooks/comment-rows.node.js';
import { type ChosenReading, nameOf } from '../runs/gather-comments.js';
import type { Reject } from './rejects.js';
import { sentimentsTexts } from './sentiments.texts.js';

export type ImportKind = 'records' | 'comments';

/** Some rows of a file, to be sent in one call. */
export interface FilePart {
  kind: ImportKind;
  /** Names the file for the server, the same at every try. */
  source: string;
  rows: StreamedRow[];
  /** How the server shall read them; empty where the names of the columns tell it. */
  reading: ImportReading;
  /** How often comments of `rows` that have neither id nor author stood in the parts before. */
  earlier: Record<string, number>;
  /** What could not even be parsed. */
  damaged: Omit<Reject, 'file'>[];
  /** The file ends here, and what was expected is missing. */
  broken: boolean;
}

const READ_BYTES = 1 << 20;
/** The first call is small, so that the first row is stored at once. */
const FIRST_ROWS = 100;
/** The reader hands out at most 128 kB at a time, unless one row has more: a call stays below some megabytes. */
const MAX_PIECES = 32;

const RECORD_FIELDS = ['analyzeDate', 'sentimentScore', 'aiSummary'];
const isRecordColumn = (name: string) => ['taskId', ...RECORD_FIELDS].includes(name.trim());

/** Records are told from comments by their first row: at least two of the fields that only records have. */
function kindOf(row: unknown): ImportKind {
  if (typeof row !== 'object' || row === null) return 'comments';
  return RECORD_FIELDS.filter((field) => field in row).length >= 2 ? 'records' : 'comments';
}

/** A name for the file that outlives an interruption, a repair further down, and rows that are added at its end. */
function sourceOf(path: string, firstRow: unknown): string {
  const hash = createHash('sha256').update(
    JSON.stringify([isSheetLink(path) ? path : nameOf(path), firstRow]),
  );
  return hash.digest('base64url');
}

/** Whether people chose a column of this name for the text, in whatever header. */
const isRemembered = (name: string, { choices = [] }: ChosenReading) =>
  choices.some(({ mapping }) => mapping.content != null && foldName(mapping.content) === foldName(name));

/** How all rows of a file are read: by what was chosen, and by what people chose for its header before. Throws VALIDATION for a column that there is not. */
function readingOf(
  rows: readonly StreamedRow[],
  columns: string[] | undefined,
  chosen: ChosenReading,
): ImportReading {
  const { dateOrder, withPosts, withNames, choices } = chosen;
  const mapping = columns === undefined ? chosen.mapping : resolveColumns(chosen.mapping, columns);
  const limits = { maxComments: Number.POSITIVE_INFINITY };
  const collector = new CommentCollector({ mapping, columns, choices, withPosts, limits });
  for (const { row, line, index } of rows) collector.add(row, { line, index });
  const report = collector.report();
  const { remembered } = report;
  requireChosen(report, mapping, columns);
  if (report.mapping.content === null && columns?.some((name) => isRemembered(name, chosen)) === true)
    throw noTextIn(mapping)(columns);
  const order = dateOrder ?? remembered?.dateOrder ?? undefined;
  const all = { ...remembered?.mapping, ...mapping };
  return {
    ...(Object.keys(all).length === 0 ? {} : { mapping: all }),
    ...(order === undefined ? {} : { dateOrder: order }),
    ...(withPosts === true ? { withPosts } : {}),
    ...(withNames === true ? { withNames } : {}),
  };
}

/** Reads a file of any size, or the sheet at a link, in parts. The last part may be without rows. Throws VALIDATION for what is no such file. */
export async function* readParts(
  path: string,
  stdin: AsyncIterable<Uint8Array>,
  chosen: ChosenReading,
  env: NodeJS.ProcessEnv,
): AsyncGenerator<FilePart> {
  const { encoding, headerRow, sheet, mapping } = chosen;
  const bytes =
    path === '-'
      ? stdin
      : isSheetLink(path)
        ? sheetOfLink(path, env)
        : createReadStream(path, { highWaterMark: READ_BYTES });
  const stream = readCommentRows(bytes, {
    fileName: path === '-' ? '' : nameOf(path),
    encoding,
    headerRow,
    sheet,
    mapping,
    refusal: mapping?.content == null ? undefined : noTextIn(mapping),
    isWantedColumn: (name) =>
      isWantedColumn(name, mapping) || isRecordColumn(name) || isRemembered(name, chosen),
  });
  let file: Pick<FilePart, 'kind' | 'source'> | undefined;
  let columns: string[] | undefined;
  let reading: ImportReading | undefined;
  let repeats: RepeatCounter | undefined;
  let part: Omit<FilePart, 'kind' | 'source' | 'earlier' | 'reading'> = {
    rows: [],
    damaged: [],
    broken: false,
  };
  let pieces = 0;
  let wanted = FIRST_ROWS;
  const take = (): FilePart => {
    const { kind, source } = file ?? { kind: 'comments', source: 'empty' };
    const isComments = kind === 'comments' && file !== undefined;
    if (isComments) reading ??= readingOf(part.rows, columns, chosen);
    repeats ??= new RepeatCounter(reading);
    const earlier = isComments ? repeats.count(part.rows.map(({ row }) => row)) : {};
    const taken = { kind, source, reading: reading ?? {}, earlier, ...part };
    part = { rows: [], damaged: [], broken: false };
    pieces = 0;
    wanted = IMPORT_ROWS;
    return taken;
  };
  for await (const { rows, ...chunk } of stream) {
    const sound = rows.filter(({ row, line }) => {
      const isDeep = isTooDeep(row);
      if (isDeep) part.damaged.push({ line, field: null, message: sentimentsTexts().tooDeep(MAX_DEPTH) });
      return !isDeep;
    });
    const [first] = sound;
    if (first !== undefined) file ??= { kind: kindOf(first.row), source: sourceOf(path, first.row) };
    columns ??= chunk.columns;
    part.damaged.push(...chunk.problems.map(({ line, field, reason }) => ({ line, field, message: reason })));
    part.broken ||= chunk.broken;
    for (const row of sound) {
      part.rows.push(row);
      if (part.rows.length >= wanted) yield take();
    }
    if (++pieces >= MAX_PIECES && part.rows.length > 0) yield take();
  }
  yield take();
}
