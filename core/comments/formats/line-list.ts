import { ACCEPTED_NAMES, COMMENT_FIELDS, foldName } from '../fields/comment-fields.js';
import { columnsUnderEach, isTextColumn } from './csv/csv-header.js';

const KNOWN = new Set(COMMENT_FIELDS.flatMap((field) => ACCEPTED_NAMES[field].map(foldName)));
const JSON_START = /^\s*[[{]\s*(?:["[\]{}]|-?\d|true|false|null|$)/;

/**
 * Whether a text file is a plain list, one comment a line: it is called .txt, does not begin as JSON does, and its first
 * line is no header ("Komen", or several columns of which the text and another are known).
 */
export function isLineList(text: string, fileName: string): boolean {
  if (!/\.txt(\.gz)?$/i.test(fileName) || JSON_START.test(text)) return false;
  return !columnsUnderEach(text).some(
    (columns) =>
      columns.some((name) => isTextColumn(name)) &&
      (columns.length === 1 || columns.filter((name) => KNOWN.has(foldName(name))).length > 1),
  );
}
