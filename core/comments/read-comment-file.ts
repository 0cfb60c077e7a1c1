import { invalid } from '../errors.js';
import { atOnce, type Steps } from '../turns.js';
import { isWantedColumn, noTextIn, requireChosen, resolveColumns } from './chosen-columns.js';
import { type CollectOptions, CommentCollector } from './comment-collector.js';
import type { CommentFileFormat } from './comment-formats.js';
import { DEFAULT_LIMITS } from './comment-limits.js';
import type { CommentReport } from './comment-report.js';
import { readCsvHeader, rowOfRecord } from './csv-header.js';
import { type CsvRecord, CsvSplitter } from './csv-splitter.js';
import { type DecodedText, decodeText, notUtf8 } from './decode-text.js';
import type { Encoding } from './encodings.js';
import { findJsonFault, type JsonFault, rowFault } from './json-fault.js';
import { isLineList } from './line-list.js';
import { isOwnExport, withPlainCells } from './own-export.js';
import { isObject } from './plain-object.js';
import { ROWS_PER_STEP, readCommentsInSteps, requireComments } from './read-comments.js';

export interface CommentFileReport extends CommentReport {
  format: CommentFileFormat;
  /** In which encoding its text was read, as its name is written: UTF-8, GB18030. */
  encoding: string;
}

export interface CommentFileOptions extends Omit<CollectOptions, 'around'> {
  /** Only its ending is used, where the content leaves a doubt. */
  fileName?: string;
  /** Default: the one that the bytes show. */
  encoding?: Encoding;
}

interface Source extends DecodedText {
  options: CommentFileOptions;
}

const CSV_PIECE_CHARS = 1 << 16;
const LINES_PROBED = 20;
const NDJSON_NAME = /\.(ndjson|jsonl)$/i;

/**
 * Recognises a whole comment file (JSON, NDJSON or CSV, in UTF-8 or UTF-16) and reads its comments. Damaged lines of
 * NDJSON and CSV are reported and the good ones kept; JSON that is damaged anywhere is refused with line and column.
 * Throws VALIDATION, in one sentence with place and remedy, for everything that leaves no comment.
 */
export function readCommentFile(
  input: Uint8Array | string,
  options: CommentFileOptions = {},
): CommentFileReport {
  return atOnce(readCommentFileInSteps(input, options));
}

/** The same, for whoever has others to let through between two steps. */
export function* readCommentFileInSteps(
  input: Uint8Array | string,
  options: CommentFileOptions = {},
): Steps<CommentFileReport> {
  const { maxBytes } = { ...DEFAULT_LIMITS, ...options.limits };
  if (input.length > maxBytes) throw tooLarge(maxBytes);
  const source: Source = { ...textOf(input, options.encoding), options };
  const report = yield* readText(source);
  requireChosen(report, options.mapping);
  return report;
}

function textOf(input: Uint8Array | string, encoding: Encoding | undefined): DecodedText {
  const decoded =
    typeof input === 'string'
      ? { text: input, encoding: 'UTF-8' as const, damagedLines: new Set<number>() }
      : decodeText(input, encoding);
  return { ...decoded, text: decoded.text.replace(/^\uFEFF/, '') };
}

function readText(source: Source): Steps<CommentFileReport> {
  const { text, options } = source;
  const fileName = options.fileName ?? '';
  const first = /\S/.exec(text)?.[0];
  if (first === undefined)
    throw invalid('The file is empty. Export the comments again and choose that file.');
  if (/^\s*<(?:!doctype|html|\?xml|head|body)/i.test(text))
    throw invalid(
      'This is a web page (HTML or XML), not a comment file. Export the comments as JSON, NDJSON or CSV.',
    );
  if (options.mapping?.content == null && isLineList(text, fileName)) return readLines(source);
  if (first === '{' || first === '[' || /\.json$/i.test(fileName)) return readJson(source);
  return NDJSON_NAME.test(fileName) ? readNdjson(source) : readCsv(source);
}

function* readJson(source: Source): Steps<CommentFileReport> {
  const { text, options, encoding, damagedLines } = source;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    if (isNdjson(text, options.fileName)) return yield* readNdjson(source);
    throw brokenJson(findJsonFault(text));
  }
  // A single line of NDJSON is JSON too, but has a line to name.
  if (isObject(data) && NDJSON_NAME.test(options.fileName ?? '') && !text.trim().includes('\n'))
    return yield* readNdjson(source);
  for (const line of damagedLines) throw notUtf8(line);
  yield;
  return { ...(yield* readCommentsInSteps(data, options)), format: 'json', encoding };
}

function* readNdjson({ text, options, encoding, damagedLines }: Source): Steps<CommentFileReport> {
  const collector = new CommentCollector(options);
  let index = 0;
  let line = 0;
  for (const content of linesOf(text)) {
    line++;
    if (content.trim() === '') continue;
    const place = { line, index: index++ };
    const parsed = parseLine(content);
    if (damagedLines.has(line)) collector.addDamaged(place, NOT_UTF8);
    else if (parsed === undefined) collector.addDamaged(place, rowFault(content, line));
    else collector.add(parsed.value, place);
    if (index % ROWS_PER_STEP === 0) yield;
  }
  return { ...requireComments(collector.report()), format: 'ndjson', encoding };
}

/** A plain list: each line that is not blank is a comment. */
function* readLines({ text, options, encoding, damagedLines }: Source): Steps<CommentFileReport> {
  const collector = new CommentCollector({ ...options, mapping: undefined });
  let index = 0;
  let line = 0;
  for (const content of linesOf(text)) {
    line++;
    if (content.trim() === '') continue;
    const place = { line, index: index++ };
    if (damagedLines.has(line)) collector.addDamaged(place, NOT_UTF8);
    else collector.add(content, place);
    if (index % ROWS_PER_STEP === 0) yield;
  }
  return { ...requireComments(collector.report()), format: 'lines', encoding };
}

function* readCsv({ text, options, encoding, damagedLines }: Source): Steps<CommentFileReport> {
  const isWanted = (name: string) => isWantedColumn(name, options.mapping);
  const header = readCsvHeader(text, isWanted, noTextIn(options.mapping));
  const mapping = resolveColumns(options.mapping, header.columns);
  const collector = new CommentCollector({ ...options, mapping });
  const splitter = new CsvSplitter(header.delimiter, header.lines + 1);
  const isOwn = isOwnExport(header.columns);
  let index = 0;
  function* addAll(records: CsvRecord[]): Steps<void> {
    for (const record of records) {
      const place = { line: record.line, index: index++ };
      const result = isDamaged(record, damagedLines)
        ? { reason: NOT_UTF8 }
        : rowOfRecord(record, header.columns);
      if ('reason' in result) collector.addDamaged(place, result.reason);
      else collector.add(isOwn ? withPlainCells(result.row) : result.row, place);
      if (index % ROWS_PER_STEP === 0) yield;
    }
  }
  for (let at = header.chars; at < text.length; at += CSV_PIECE_CHARS)
    for (const records of splitter.push(text.slice(at, at + CSV_PIECE_CHARS))) yield* addAll(records);
  for (const records of splitter.end()) yield* addAll(records);
  return { ...requireComments(collector.report()), format: 'csv', encoding };
}

const NOT_UTF8 = 'The row is not UTF-8 text.';

function isDamaged(record: CsvRecord, damagedLines: ReadonlySet<number>): boolean {
  if (damagedLines.size === 0) return false;
  const breaks = 'cells' in record ? record.cells.join('').split('\n').length - 1 : 0;
  for (let line = record.line; line <= record.line + breaks; line++) if (damagedLines.has(line)) return true;
  return false;
}

/** Text that is no single JSON value may be one value a line: told by its name, its first line, or most of its lines. */
export function isNdjson(text: string, fileName = '', isWhole = true): boolean {
  if (NDJSON_NAME.test(fileName)) return true;
  const lines: string[] = [];
  for (const line of linesOf(text)) {
    if (line.trim() !== '') lines.push(line);
    if (lines.length >= LINES_PROBED) break;
  }
  // One line alone is JSON, unless more of the file follows it.
  if (lines.length < (isWhole ? 2 : 1)) return false;
  const objects = lines.map((line) => isObject(parseLine(line)?.value));
  return (
    objects[0] === true ||
    (text.trimStart().startsWith('{') && objects.filter(Boolean).length * 2 >= lines.length)
  );
}

/** The lines of a text one by one, ends cut off, without making a list of them all. */
function* linesOf(text: string): Generator<string> {
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
    yield text.slice(start, end);
    start = end + 1;
  }
  if (start < text.length) yield text.slice(start);
}

function parseLine(line: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(line) };
  } catch {
    return undefined;
  }
}

function brokenJson(fault: JsonFault | null) {
  if (fault === null) return invalid('The file is no JSON that can be read.');
  const { line, column, cutOff, reason } = fault;
  const message = cutOff
    ? `The JSON stops at line ${line}, column ${column}, before it is complete: the file seems to be cut off. Export or download it again.`
    : `The JSON is damaged at line ${line}, column ${column}: ${reason}. Correct that place or export the file again.`;
  return invalid(message, [{ line, message: reason }]);
}

function tooLarge(maxBytes: number) {
  const megabytes = Math.round(maxBytes / 1_048_576).toLocaleString('en-US');
  return invalid(
    `The file is larger than ${megabytes} MB, which is the limit. Split it, or export a shorter time.`,
  );
}
