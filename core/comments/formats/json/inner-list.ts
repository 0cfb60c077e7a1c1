import { isObject, type PlainObject } from '../../fields/plain-object.js';
import { type ChosenMapping, createRowReader } from '../../fields/read-row.js';

const MAX_LEVELS = 8;
const MOST_KEYS = 200;
const MOST_ELEMENTS = 10_000;
const PROBED = 20;

/**
 * The comments of a download that holds much beside them: the lists of one path whose elements say a text, and who wrote it or when.
 * Of several paths the one with the most elements; the messages of all chats stand at one path. Undefined without any.
 */
export function innerList(data: PlainObject, mapping: ChosenMapping | undefined): unknown[] | undefined {
  const readRow = createRowReader({ mapping });
  const saysComment = (row: PlainObject) => {
    const { content, author, time } = readRow(row);
    return content !== undefined && (author !== undefined || time !== undefined);
  };
  /** An element may carry its comment in an object of its own. */
  const isComment = (element: unknown) => {
    if (!isObject(element)) return false;
    const [inside, ...others] = Object.values(element);
    return saysComment(element) || (others.length === 0 && isObject(inside) && saysComment(inside));
  };
  const found = new Map<string, unknown[]>();
  const look = (value: unknown, path: string, level: number): void => {
    if (level > MAX_LEVELS) return;
    if (Array.isArray(value)) {
      const probed = value.slice(0, PROBED);
      if (probed.filter(isComment).length * 2 > probed.length)
        found.set(path, (found.get(path) ?? []).concat(value));
      else for (const element of value.slice(0, MOST_ELEMENTS)) look(element, path, level + 1);
    } else if (isObject(value))
      for (const key of Object.keys(value).slice(0, MOST_KEYS))
        look(value[key], `${path}\n${key}`, level + 1);
  };
  look(data, '', 0);
  return [...found.values()].sort((a, b) => b.length - a.length)[0];
}
