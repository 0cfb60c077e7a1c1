import { invalid } from '../errors.js';
import { atOnce, type Steps } from '../turns.js';
import { type CollectOptions, CommentCollector } from './comment-collector.js';
import { LIST_WRAPPERS } from './comment-fields.js';
import { type CommentReport, placeText } from './comment-report.js';
import { quotedNames } from './csv-header.js';
import { hasOwn, isObject, type PlainObject } from './plain-object.js';
import { type ChosenMapping, createRowReader, kindOf } from './read-row.js';

const MAX_WRAPPERS = 4;

/** Rows of a step: less than a millisecond. */
export const ROWS_PER_STEP = 20;

/**
 * Reads comments from data that is already parsed: a list, or an object around one. Throws VALIDATION when there is
 * no list, when nothing in it has text, and for the limits. The data is not changed.
 */
export function readComments(data: unknown, options: CollectOptions = {}): CommentReport {
  return atOnce(readCommentsInSteps(data, options));
}

/** The same, for whoever has others to let through between two steps. */
export function* readCommentsInSteps(data: unknown, options: CollectOptions = {}): Steps<CommentReport> {
  const { list, around } = findList(data, options.mapping);
  const collector = new CommentCollector({ around, ...options });
  for (const [index, element] of list.entries()) {
    collector.add(element, { line: null, index });
    if (index % ROWS_PER_STEP === ROWS_PER_STEP - 1) yield;
  }
  return requireComments(collector.report());
}

/** The list of comments in parsed data, and the object around it. A single comment is a list of one. */
function findList(data: unknown, mapping: ChosenMapping | undefined): { list: unknown[]; around: unknown } {
  if (Array.isArray(data)) return { list: data, around: undefined };
  if (!isObject(data)) throw invalid(`A list of comments is expected, but this is ${kindOf(data)}.`);
  const list = wrappedList(data);
  if (list !== undefined) return { list, around: data };
  if (createRowReader({ mapping })(data).content !== undefined) return { list: [data], around: undefined };
  throw invalid(
    `There is no list of comments: the object has ${keysText(data)}. Expected is a list, or an object with a list under ${quotedNames(LIST_WRAPPERS)}.`,
  );
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

/** The report, if it has a comment. Throws VALIDATION with the first problems otherwise. */
export function requireComments<Report extends CommentReport>(report: Report): Report {
  if (report.accepted > 0) return report;
  if (report.read === 0) throw invalid('There are no comments: the list is empty.');
  const [first] = report.problems;
  const problems = report.problems.slice(0, 10).map(({ line, index, reason }) => ({
    ...(line === null ? { path: String(index) } : { line }),
    message: reason,
  }));
  const where = first === undefined ? '' : ` First, at ${placeText(first)}: ${first.reason}`;
  const names =
    report.paths.length > 0
      ? ` The rows have ${quotedNames(report.paths)}; choose the one that holds the text (--text-column NAME).`
      : '';
  throw invalid(`No comment with text among ${count(report.read)}.${where}${names}`, problems);
}

const count = (rows: number) => (rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`);

function keysText(data: PlainObject): string {
  const keys = Object.keys(data);
  if (keys.length === 0) return 'no keys';
  return `the keys ${quotedNames(keys)}`;
}
