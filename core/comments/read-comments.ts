import { TimeSlice } from '../time-slice.js';
import { findList } from './formats/json/find-list.js';
import { requireComments } from './formats/require-comments.js';
import type { CollectOptions } from './gather/collect-options.js';
import { CommentCollector } from './gather/comment-collector.js';
import type { CommentReport } from './gather/comment-report.js';

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
