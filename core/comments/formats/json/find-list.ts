import { invalid } from '../../../errors.js';
import { LIST_WRAPPERS } from '../../fields/comment-fields.js';
import { hasOwn, isObject, type PlainObject } from '../../fields/plain-object.js';
import { type ChosenMapping, createRowReader, kindOf } from '../../fields/read-row.js';
import { ROWS } from '../../texts/rows.texts.model.js';
import { quotedNames } from '../csv/csv-header.js';

const MAX_WRAPPERS = 4;

/** The list of comments in parsed data, and the object around it. A single comment is a list of one. Throws VALIDATION without any. */
export function findList(
  data: unknown,
  mapping: ChosenMapping | undefined,
): { list: unknown[]; around: unknown } {
  if (Array.isArray(data)) return { list: data, around: undefined };
  if (!isObject(data)) throw invalid(ROWS().listExpected(kindOf(data)));
  const list = wrappedList(data);
  if (list !== undefined) return { list, around: data };
  if (createRowReader({ mapping })(data).content !== undefined) return { list: [data], around: undefined };
  const inner = innerList(data, mapping);
  if (inner !== undefined) return { list: inner, around: undefined };
  const keys = quotedNames(Object.keys(data));
  const wrappers = quotedNames(LIST_WRAPPERS);
  throw invalid(keys === '' ? ROWS().noListNoKeys(wrappers) : ROWS().noList(keys, wrappers));
}

/** The first list under a wrapper's key that is not empty, else an empty one; `comments: {data: […]}` counts too. */
function wrappedList(data: PlainObject, level = 0): unknown[] | undefined {
  let empty: unknown[] | undefined;
  for (const key of LIST_WRAPPERS) {
    const value = hasOwn(data, key) ? data[key] : undefined;
    const list = Array.isArray(value)
      ? value
      : isObject(value) && level < MAX_WRAPPERS
        ? wrappedList(value, level + 1)
        : undefined;
    if (list !== undefined && list.length > 0) return list;
    empty ??= list;
  }
  return empty;
}

const MAX_LEVELS = 8;
const MOST_KEYS = 200;
const MOST_ELEMENTS = 10_000;
const PROBED = 20;

/**
 * The comments of a download that holds much beside them: the lists of one path whose elements say a text, and who wrote it or when.
 * Of several paths the one with the most elements; the messages of all chats stand at one path. Undefined without any.
 */
function innerList(data: PlainObject, mapping: ChosenMapping | undefined): unknown[] | undefined {
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
