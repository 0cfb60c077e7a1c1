import { invalid } from '../../errors.js';
import { ACCEPTED_NAMES, COMMENT_FIELDS, foldName } from '../fields/comment-fields.js';
import { isObject } from '../fields/plain-object.js';
import { COMMENTS_TEXTS } from '../texts/comments.texts.model.js';
import { isChat } from './chat-rows.js';
import type { CommentFileFormat } from './comment-formats.js';
import { columnsUnderEach, isTextColumn } from './csv/csv-header.js';
import { hasTooManyKeys } from './json/key-counter.js';

const LINES_PROBED = 20;
const NDJSON_NAME = /\.(ndjson|jsonl)$/i;

export interface FileHead {
  /** The beginning of the file. */
  text: string;
  /** Only its ending is used, where the content leaves a doubt. */
  fileName: string;
  /** Whether that is the whole file. */
  isWhole: boolean;
  /** Whether a column was chosen, which a plain list does not have. */
  hasColumns: boolean;
}

/**
 * The format of a file by its beginning; null when more of it is needed. Throws VALIDATION for an empty file and for a
 * web page.
 */
export function formatOf({ text, fileName, isWhole, hasColumns }: FileHead): CommentFileFormat | null {
  const name = fileName.replace(/\.gz$/i, '');
  const first = /\S/.exec(text)?.[0];
  if (first === undefined) {
    if (isWhole) throw invalid(COMMENTS_TEXTS().emptyFile);
    return null;
  }
  if (/^\s*<(?:!doctype|html|\?xml|head|body)/i.test(text)) throw invalid(COMMENTS_TEXTS().webPage);
  if (isChat(text)) return 'chat';
  if (!hasColumns && isLineList(text, name)) return 'lines';
  if (first === '{' || first === '[') {
    // Only a whole line tells one object after the other from one object that holds them all.
    if (first === '{' && !isWhole && !text.trimStart().includes('\n')) return null;
    return isNdjson(text, name, isWhole) && !isOneValue(text, isWhole) ? 'ndjson' : 'json';
  }
  if (NDJSON_NAME.test(name)) return 'ndjson';
  return /\.json$/i.test(name) ? 'json' : 'csv';
}

/** Whether there is one value a line: told by the file's name, its first line, or most of its lines. */
function isNdjson(text: string, name: string, isWhole: boolean): boolean {
  // A line that the end of the beginning has cut is not a damaged one.
  const lines = firstLines(isWhole ? text : text.slice(0, text.lastIndexOf('\n') + 1));
  const objects = lines.map((line) => isObject(parsed(line)));
  const objectLines = objects.filter(Boolean).length;
  if (NDJSON_NAME.test(name)) return isWhole || objectLines > 0;
  // One line alone is JSON, unless more of the file follows it.
  if (lines.length < (isWhole ? 2 : 1)) return false;
  return objects[0] === true || (text.trimStart().startsWith('{') && objectLines * 2 >= lines.length);
}

/** A small file of several lines is JSON if it parses as JSON, whatever its name says. */
const isOneValue = (text: string, isWhole: boolean) =>
  isWhole && text.trim().includes('\n') && parsed(text) !== undefined;

/** The first lines that are not blank. */
function firstLines(text: string): string[] {
  const lines: string[] = [];
  for (let start = 0; start < text.length && lines.length < LINES_PROBED; ) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, end);
    if (line.trim() !== '') lines.push(line);
    start = end + 1;
  }
  return lines;
}

/** What JSON.parse gives; undefined for what is no JSON, and for objects so wide that parsing them holds everybody up. */
function parsed(text: string): unknown {
  if (hasTooManyKeys(new TextEncoder().encode(text))) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const KNOWN = new Set(COMMENT_FIELDS.flatMap((field) => ACCEPTED_NAMES[field].map(foldName)));
const JSON_START = /^\s*[[{]\s*(?:["[\]{}]|-?\d|true|false|null|$)/;

/**
 * Whether a text file is a plain list, one comment a line: it is called .txt, does not begin as JSON does, and its first
 * line is no header ("Komen", or several columns of which the text and another are known).
 */
function isLineList(text: string, fileName: string): boolean {
  if (!/\.txt(\.gz)?$/i.test(fileName) || JSON_START.test(text)) return false;
  return !columnsUnderEach(text).some(
    (columns) =>
      columns.some((name) => isTextColumn(name)) &&
      (columns.length === 1 || columns.filter((name) => KNOWN.has(foldName(name))).length > 1),
  );
}
