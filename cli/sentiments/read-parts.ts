import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { Encoding } from '@smops/core/comments/bytes/encodings.js';
import { isTooDeep, MAX_DEPTH } from '@smops/core/comments/fields/row-depth.js';
import { readCommentRows } from '@smops/core/comments/formats/comment-rows.node.js';
import { isTextColumn } from '@smops/core/comments/formats/csv/csv-header.js';
import type { StreamedRow } from '@smops/core/comments/formats/row-chunk.js';
import { RepeatCounter } from '@smops/core/comments/gather/repeat-counter.js';
import { IMPORT_ROWS } from '@smops/core/sentiments/sentiments.constants.js';
import type { Reject } from './rejects.js';
import { sentimentsTexts } from './sentiments.texts.js';

export type ImportKind = 'records' | 'comments';

/** Some rows of a file, to be sent in one call. */
export interface FilePart {
  kind: ImportKind;
  /** Names the file for the server, the same at every try. */
  source: string;
  rows: StreamedRow[];
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
  const hash = createHash('sha256').update(JSON.stringify([basename(path), firstRow]));
  return hash.digest('base64url');
}

/** Reads a file of any size in parts. The last part may be without rows. Throws VALIDATION for what is no such file. */
export async function* readParts(
  path: string,
  stdin: AsyncIterable<Uint8Array>,
  encoding?: Encoding,
): AsyncGenerator<FilePart> {
  const bytes = path === '-' ? stdin : createReadStream(path, { highWaterMark: READ_BYTES });
  const stream = readCommentRows(bytes, {
    fileName: path === '-' ? '' : path,
    encoding,
    isWantedColumn: (name) => isTextColumn(name) || isRecordColumn(name),
  });
  let file: Pick<FilePart, 'kind' | 'source'> | undefined;
  const repeats = new RepeatCounter();
  let part: Omit<FilePart, 'kind' | 'source' | 'earlier'> = { rows: [], damaged: [], broken: false };
  let pieces = 0;
  let wanted = FIRST_ROWS;
  const take = (): FilePart => {
    const { kind, source } = file ?? { kind: 'comments', source: 'empty' };
    const earlier = kind === 'comments' ? repeats.count(part.rows.map(({ row }) => row)) : {};
    const taken = { kind, source, earlier, ...part };
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
