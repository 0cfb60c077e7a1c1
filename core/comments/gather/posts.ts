import { foldName } from '../fields/comment-fields.js';
import { isObject, listAt, type PlainObject, valueAt } from '../fields/plain-object.js';
import type { RowReading } from '../fields/read-row.js';

const COMMENT_LISTS: readonly (readonly string[])[] = [['comments', 'data'], ['comments']];
const OF_POSTS = new Set(
  [
    'shares',
    'shareCount',
    'sharesCount',
    'story',
    'statusType',
    'fullPicture',
    'attachments',
    'shortCode',
    'displayUrl',
    'postText',
    'postId',
  ].map(foldName),
);
const OF_COMMENTS = new Set(
  ['likeCount', 'commentCount', 'userLikes', 'isReply', 'parent', 'parentId'].map(foldName),
);

/**
 * Whether a row with comments inside is the post that they belong to, and no comment with replies: by what only posts have,
 * and by the ids of the Graph API, where a comment's begins with the second half of its post's.
 */
export function isPost(row: PlainObject, reading: RowReading): boolean {
  const inside = listAt(row, COMMENT_LISTS)?.find(isObject);
  if (inside === undefined || reading.parentId !== undefined) return false;
  const own = reading.id?.value.split('_') ?? [];
  const child = typeof inside.id === 'string' ? inside.id.split('_') : [];
  if (own.length === 2 && child.length === 2) {
    if (own[1] === child[0]) return true;
    if (own[0] === child[0]) return false;
  }
  const keys = Object.keys(row).map(foldName);
  if (keys.some((key) => OF_POSTS.has(key))) return true;
  if (keys.some((key) => OF_COMMENTS.has(key))) return false;
  return valueAt(row, ['from']) === undefined && isObject(inside.from);
}

/**
 * The level of a Facepager file whose rows are posts, or null: the lowest with text, unless its ids show that it is the
 * comments'.
 */
export function postLevelOf(rows: readonly PlainObject[]): string | null {
  const withText = rows.filter((row) => String(row.message ?? '').trim() !== '');
  const levels = [...new Set(withText.map((row) => Number(row.level)))].sort((a, b) => a - b);
  const [lowest, next] = levels;
  if (lowest === undefined || next === undefined) return null;
  const first = withText.find((row) => Number(row.level) === lowest);
  const child = withText.find((row) => Number(row.level) === next);
  const own = String(first?.object_id ?? '').split('_');
  const below = String(child?.object_id ?? '').split('_');
  if (own.length === 2 && below.length === 2 && own[0] === below[0] && own[1] !== below[0]) return null;
  if (/\/comments\b/.test(String(first?.query_type ?? ''))) return null;
  return String(lowest);
}
