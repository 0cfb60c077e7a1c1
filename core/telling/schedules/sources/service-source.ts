import type { ReadFile } from '../../../analysis/analyzer/runs/intake.model.js';
import { CommentCollector } from '../../../comments/gather/comment-collector.js';
import type { CommentReport } from '../../../comments/gather/comment-report.js';
import { UpstreamError } from '../../../platform/upstream/upstream-error.js';
import { TimeSlice } from '../../../time-slice.js';
import { REASON } from '../schedules.texts.model.js';
import { type Collected, isOutOfTime, keyOfComment, type Reading } from './source.js';

async function gather(rows: readonly object[], timeZone: string): Promise<CommentReport> {
  const slice = new TimeSlice();
  const collector = new CommentCollector({ timeZone, limits: { maxComments: Number.POSITIVE_INFINITY } });
  for (const [index, row] of rows.entries()) {
    collector.add(row, { line: null, index });
    if (slice.isOver()) await slice.yield();
  }
  return collector.report();
}

const COUNTS = ['read', 'accepted', 'duplicates', 'empty', 'rejected'] as const;

/**
 * The comments that were not read before, of what a service gives piece by piece; they are read as those of files are. What there is no room or
 * no time for, and what the service does not give after the first comments, is left for the next time, and told. Throws what the service
 * throws before.
 */
export async function readService(
  name: string,
  pieces: AsyncIterable<readonly object[]>,
  { config, seen, signal }: Reading,
): Promise<Collected> {
  const { maxComments, timeZone } = config;
  const collected: Collected = { comments: [], files: [], leftOut: [], keys: [], known: [], state: {} };
  const none = { read: 0, accepted: 0, duplicates: 0, empty: 0, rejected: 0 };
  const file: ReadFile = { name, format: 'json', encoding: 'UTF-8', problems: [], ...none };
  const leave = (reason: string) => collected.leftOut.push({ name, reason });
  const known = new Set<string>();
  try {
    for await (const rows of pieces) {
      const { comments, problems, ...counts } = await gather(rows, timeZone);
      const keys = comments.map(keyOfComment);
      for (const key of await seen(keys)) known.add(key);
      for (const count of COUNTS) file[count] += counts[count];
      file.problems.push(...problems);
      for (const [at, comment] of comments.entries()) {
        const key = keys[at] as string;
        if (known.has(key)) file.duplicates += 1;
        else if (collected.comments.length < maxComments) {
          collected.comments.push(comment);
          collected.keys.push(key);
        }
        known.add(key);
      }
      if (collected.comments.length === maxComments) {
        leave(REASON().noRoom);
        break;
      }
    }
  } catch (error) {
    const isEnding = signal.aborted && !isOutOfTime(signal);
    if (isEnding || !(error instanceof UpstreamError) || collected.comments.length === 0) throw error;
    leave(REASON().restLater(error.message));
  }
  if (file.read > 0) collected.files.push(file);
  return collected;
}
