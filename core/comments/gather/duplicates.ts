import type { Comment } from '../comment.js';
import type { PlainObject } from '../fields/plain-object.js';
import type { RowReading } from '../fields/read-row.js';

/**
 * The name under which a comment is recognised again in a later file: the source's id, else a hash of author,
 * normalised text and time. The same in every process and on every machine, so it may be stored. `exactId` is false for
 * an id that was a number above 2^53: JSON.parse rounds it, so different comments may share it and the text must decide.
 */
export function commentIdentity(comment: Comment, exactId = true): string {
  const { externalId, repeat } = comment;
  if (exactId && externalId !== null) return `id:${externalId}`;
  const time = comment.time ?? comment.timeText ?? '';
  const fields = [comment.author, normalText(comment.content), time, externalId];
  return `text:${hash106(JSON.stringify(fields))}${repeat === undefined ? '' : `#${repeat}`}`;
}

/** Whether nothing tells the comment's writer: two people may have said the same. */
export const isAnonymous = ({ externalId, author }: Comment) => externalId === null && author === '';

/**
 * What else a file says of a comment of the same identity. Rows that differ here are different comments: an id that is
 * the post's or the writer's, thanks said twice to two people. A reaction count may grow under the same id. `others` is
 * what the row says in columns that smops does not read: it counts where no id does.
 */
function commentDetails(comment: Comment, others = ''): string {
  const { author, content, time, timeText, parentId, link, externalId, reactionsCount, stars } = comment;
  const rest = externalId === null ? [reactionsCount, stars, others] : [];
  return JSON.stringify([author, normalText(content), time ?? timeText, parentId, link, ...rest]);
}

/** Text as it is compared: compatibility forms, case and blanks do not count. */
export const normalText = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Two runs of the cyrb53 mixing function (public domain) with different seeds, as 27 hexadecimal digits at most. */
function hash106(text: string): string {
  return hash53(text, 0x9e3779b9) + hash53(text, 0x2545f491);
}

function hash53(text: string, seed: number): string {
  let low = 0xdeadbeef ^ seed;
  let high = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(16).padStart(14, '0');
}

/** Comments of one identity: the first, and, once there is a second row, what all of them say. */
interface Group {
  first: Comment;
  /** The other columns of the first. */
  others: string;
  details: Map<string, Comment> | null;
}

/**
 * Tells the rows of one file apart: a row repeats another when the file says the same of both, the id among it. Comments
 * that have neither id nor author are never duplicates ("ok" of 26 people is 26 opinions); they are numbered instead.
 */
export class DuplicateFinder {
  readonly #groups = new Map<string, Group>();
  readonly #anonymous: Map<string, number>;

  constructor(earlier: Readonly<Record<string, number>> = {}) {
    this.#anonymous = new Map(Object.entries(earlier));
  }

  /**
   * The comment that this one repeats, or null. Sets `repeat` of a comment without id that others precede. `others`: see
   * `commentDetails`.
   */
  firstOf(comment: Comment, exactId: boolean, others = ''): Comment | null {
    const identity = commentIdentity(comment, exactId);
    if (isAnonymous(comment)) {
      const count = this.#anonymous.get(identity) ?? 0;
      this.#anonymous.set(identity, count + 1);
      if (count > 0) comment.repeat = count;
      return null;
    }
    const group = this.#groups.get(identity);
    if (group === undefined) {
      this.#groups.set(identity, { first: comment, others, details: null });
      return null;
    }
    group.details ??= new Map([[commentDetails(group.first, group.others), group.first]]);
    const details = commentDetails(comment, others);
    const same = group.details.get(details);
    if (same !== undefined) return same;
    if (comment.externalId === null) comment.repeat = group.details.size;
    group.details.set(details, comment);
    return null;
  }
}

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
