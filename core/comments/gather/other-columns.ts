import type { PlainObject } from '../fields/plain-object.js';
import type { RowReading } from '../fields/read-row.js';

/** How much of a cell tells it from another. */
const CELL_CHARS = 200;

/**
 * What a row says in the columns that were not read, as a short text: rows that differ in one of them are different
 * comments. Lists and objects inside the row do not count.
 */
export function otherColumns(row: PlainObject, reading: RowReading): string {
  const { content, author, time, parentId, link, reactionsCount, repliesCount } = reading;
  const read = [content, author, time, parentId, link, reactionsCount, repliesCount].map((one) => one?.path);
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (const key of Object.keys(row)) {
    if (read.includes(key)) continue;
    const value = row[key];
    const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
    const length = Math.min(text.length, CELL_CHARS);
    for (let at = 0; at < length; at++) {
      const code = text.charCodeAt(at);
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(high ^ code, 0x5bd1e995);
    }
    low = Math.imul(low ^ 0x1f, 0x01000193);
  }
  return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}
