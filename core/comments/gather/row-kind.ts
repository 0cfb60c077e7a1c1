import type { PlainObject } from '../fields/plain-object.js';
import type { RowReading } from '../fields/read-row.js';
import { hasSign } from '../layouts/find-layout.js';
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
