import { invalid } from '../errors.js';
import { TimeSlice } from '../time-slice.js';
import { SAY } from './comments.texts.model.js';
import { quotedNames } from './formats/csv/csv-header.js';
import { findList } from './formats/json/find-list.js';
import type { CollectOptions } from './gather/collect-options.js';
import { CommentCollector } from './gather/comment-collector.js';
import { type CommentReport, placeText } from './gather/comment-report.js';
import { ROWS } from './rows.texts.model.js';

/**
 * Reads comments from data that is already parsed: a list, or an object around one. Throws VALIDATION when there is
 * no list, when nothing in it has text, and for the limits. The data is not changed.
 */
export function readComments(data: unknown, options: CollectOptions = {}): CommentReport {
  const { list, collector } = begin(data, options);
  for (const [index, element] of list.entries()) collector.add(element, { line: null, index });
  return requireComments(collector.report());
}

/** The same in time slices: others go on meanwhile. */
export async function readCommentsInSlices(
  data: unknown,
  options: CollectOptions = {},
): Promise<CommentReport> {
  const slice = new TimeSlice();
  // What came before, such as parsing a body, may have been long.
  await slice.yield();
  const { list, collector } = begin(data, options);
  for (const [index, element] of list.entries()) {
    collector.add(element, { line: null, index });
    if (slice.isOver()) await slice.yield();
  }
  return requireComments(collector.report());
}

function begin(data: unknown, options: CollectOptions) {
  const { list, around } = findList(data, options.mapping);
  return { list, collector: new CommentCollector({ around, ...options }) };
}

/** The report, if it has a comment. Throws VALIDATION with the first problems otherwise. */
export function requireComments<Report extends CommentReport>(report: Report): Report {
  if (report.accepted > 0) return report;
  if (report.read === 0) throw invalid(SAY().emptyList);
  const [first] = report.problems;
  const problems = report.problems.slice(0, 10).map(({ line, index, reason }) => ({
    ...(line === null ? { path: String(index) } : { line }),
    message: reason,
  }));
  const where = first === undefined ? '' : ROWS().firstAt(placeText(first), first.reason);
  const { commentsInside, paths } = report;
  const choose = paths.length > 0 ? ROWS().chooseText(quotedNames(paths)) : '';
  const names = commentsInside === undefined ? choose : ROWS().commentsInside(commentsInside);
  throw invalid(`${ROWS().noneWithText(ROWS().rows(report.read))}${where}${names}`, problems);
}
