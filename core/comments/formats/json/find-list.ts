import { invalid } from '../../../errors.js';
import { LIST_WRAPPERS } from '../../fields/comment-fields.js';
import { hasOwn, isObject, type PlainObject } from '../../fields/plain-object.js';
import { type ChosenMapping, createRowReader, kindOf } from '../../fields/read-row.js';
import { ROWS } from '../../texts/rows.texts.model.js';
import { quotedNames } from '../csv/csv-header.js';
import { innerList } from './inner-list.js';

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
