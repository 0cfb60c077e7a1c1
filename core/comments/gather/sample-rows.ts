import { PAGE_LISTS, POST_LISTS } from '../fields/comment-fields.js';
import { isObject, listAt, type PlainObject } from '../fields/plain-object.js';

/** Rows that are looked at before the first is read: they tell the layout. */
const SAMPLE_ROWS = 200;
/** So deep are lists and pages opened in search of rows. */
const SAMPLE_LEVELS = 6;
const PAGE_LEVELS = 3;

/** The rows among the first elements of a file, out of lists and pages; the objects around them stand before them. */
export function sampleRows(elements: readonly unknown[]): PlainObject[] {
  const rows: PlainObject[] = [];
  const stack = elements.map((value) => ({ value, level: 0 })).reverse();
  for (let next = stack.pop(); next !== undefined && rows.length < SAMPLE_ROWS; next = stack.pop()) {
    const { value, level } = next;
    if (isObject(value)) rows.push(value);
    if (level > SAMPLE_LEVELS) continue;
    const list = listInside(value, level) ?? [];
    for (const inner of list.slice(0, SAMPLE_ROWS).reverse()) stack.push({ value: inner, level: level + 1 });
  }
  return rows;
}

function listInside(value: unknown, level: number): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return undefined;
  return listAt(value, POST_LISTS) ?? (level < PAGE_LEVELS ? listAt(value, PAGE_LISTS) : undefined);
}
