import type { Comment } from '../comment.js';
import type { PlainObject } from '../fields/plain-object.js';
import type { RowReading } from '../fields/read-row.js';
import { hasSign } from '../layouts/find-layout.js';
import { COMMENTS_TEXTS } from '../texts/comments.texts.model.js';
import { ROWS } from '../texts/rows.texts.model.js';
import type { Place, RowFault } from './comment-report.js';
import type { FilePlan } from './file-plan.js';
import { isPost } from './posts.js';

/** What SurveyMonkey writes below the header, in the column of a question. */
const OF_QUESTION = 'Open-Ended Response';

/** What a row is by what the file says of it; `post` is not told where posts count as comments. */
export function kindOfRow(
  row: PlainObject,
  reading: RowReading,
  { layout, postLevel }: FilePlan,
  withPosts: boolean,
): 'post' | 'notice' | 'comment' {
  const isOfPost =
    isPost(row, reading) ||
    hasSign(row, layout?.post) ||
    (postLevel !== null && String(row.level) === postLevel);
  if (isOfPost && !withPosts) return 'post';
  if (layout?.isForm === true && reading.content?.value === OF_QUESTION) return 'notice';
  // An image of a Telegram chat may have a text, which is a message.
  const hasCaption =
    reading.content !== undefined && layout?.name === 'Telegram chat' && row.type !== 'service';
  return hasSign(row, layout?.notice) && !hasCaption ? 'notice' : 'comment';
}

/** Whether a row says anything of a comment. One that does not, but holds a list, is a page of a file saved page by page. */
export const saysComment = ({ content, author, time }: RowReading): boolean =>
  content !== undefined || author !== undefined || time !== undefined;

/** Why a row gives no comment, or null when it gives one. `maxChars` in UTF-16 code units. */
export function faultOf({ content, notText }: RowReading, maxChars: number): RowFault | null {
  if (content === undefined && notText !== undefined) {
    const reason = ROWS().textExpected(notText.value);
    return { outcome: 'rejected', field: notText.path, reason };
  }
  if (content === undefined) return { outcome: 'empty', field: null, reason: COMMENTS_TEXTS().noText };
  const length = content.value.length;
  if (length <= maxChars) return null;
  const reason = ROWS().commentTooLong(length.toLocaleString('en-US'), maxChars.toLocaleString('en-US'));
  return { outcome: 'rejected', field: content.path, reason };
}

/** The comment that a row gives. `at` is what it inherits from where it stands: depth and parent. */
export function commentOf(
  reading: RowReading,
  at: { depth: number; parentId: string | null },
  place: Place,
): Comment {
  const externalId = reading.id?.value ?? null;
  const parentId = reading.parentId?.value ?? at.parentId;
  const comment: Comment = {
    content: reading.content?.value ?? '',
    author: reading.author?.value ?? '',
    reactionsCount: reading.reactionsCount?.value ?? 0,
    externalId,
    parentId: parentId === externalId ? null : parentId,
    depth: at.depth > 0 ? at.depth : (reading.depth?.value ?? 0),
    time: reading.time?.value.time ?? null,
    timeText: reading.time?.value.timeText ?? null,
    link: reading.link?.value ?? null,
    line: place.line,
    index: place.index,
  };
  if (reading.repliesCount !== undefined) comment.repliesCount = reading.repliesCount.value;
  if (reading.stars !== undefined) {
    comment.stars = reading.stars.value.value;
    comment.starsOf = reading.stars.value.of;
  }
  return comment;
}

/** Takes off what Reddit writes before ids to tell their kind: `t1_` of a comment, `t3_` of a post. */
export function dropIdKinds(comment: Comment): void {
  const plain = (id: string | null) => id?.replace(/^t[13]_/, '') ?? null;
  comment.externalId = plain(comment.externalId);
  comment.parentId = plain(comment.parentId);
}
