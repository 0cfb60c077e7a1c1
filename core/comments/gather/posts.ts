import type { Comment } from '../comment.js';
import { foldName, POST_ID_NAMES } from '../fields/comment-fields.js';
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

const POST_IDS = new Set(POST_ID_NAMES.map(foldName));
const ROWS_PROBED = 20;
const MOST_POSTS = 100_000;
/** From this number of comments with one missing parent, if they are more than half of all, that parent is the post. */
const LEAST_OF_POST = 4;

/** The paths at which the first rows name their post. */
export function postIdsIn(rows: readonly PlainObject[]): string[][] {
  const paths = new Map<string, string[]>();
  for (const row of rows.slice(0, ROWS_PROBED))
    for (const key of Object.keys(row)) {
      if (POST_IDS.has(foldName(key))) paths.set(key, [key]);
      const inner = row[key];
      if (isObject(inner) && POST_IDS.has(foldName(`${key}id`)) && inner.id !== undefined)
        paths.set(`${key}.id`, [key, 'id']);
    }
  return [...paths.values()];
}

/** Tells posts from comments by the ids that rows name: a parent that is the post is none, and the post is no comment. */
export class PostParents {
  readonly #paths: readonly (readonly string[])[];
  /** Ids of posts that were left out. */
  readonly #leftOut = new Set<string>();
  /** Ids of posts that rows name as theirs. */
  readonly #named = new Set<string>();
  /** Comments that may be a post: they have the id that they name as their post's. */
  readonly #own: Comment[] = [];

  constructor(paths: readonly (readonly string[])[]) {
    this.#paths = paths;
  }

  leaveOut(id: string): void {
    this.#leftOut.add(id);
  }

  /** Takes off a parent that is the post itself, and remembers a row that may be the post. */
  see(row: PlainObject, comment: Comment): void {
    for (const path of this.#paths) {
      const value = valueAt(row, path) ?? row[path.join('.')];
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const post = String(value).replace(/^t3_/, '');
      if (post === '') continue;
      if (comment.parentId === post) comment.parentId = null;
      if (comment.externalId === post) this.#own.push(comment);
      else if (this.#named.size < MOST_POSTS) this.#named.add(post);
    }
  }

  /** The comments that are the posts of others, which only the whole file tells. They count as left out from now on. */
  takePosts(): Set<Comment> {
    const posts = new Set(this.#own.splice(0).filter(({ externalId }) => this.#named.has(externalId ?? '')));
    for (const { externalId } of posts) if (externalId !== null) this.#leftOut.add(externalId);
    return posts;
  }

  /**
   * Takes off each parent that is the post and no comment of the file: one that was left out, or that most comments have.
   * Returns the comments that are no replies after all.
   */
  free(comments: readonly Comment[]): Comment[] {
    if (comments.every(({ parentId }) => parentId === null)) return [];
    const ids = new Set(comments.map(({ externalId }) => externalId));
    const missing = new Map<string, number>();
    for (const { parentId } of comments)
      if (parentId !== null && !ids.has(parentId)) missing.set(parentId, (missing.get(parentId) ?? 0) + 1);
    const isPost = (id: string) => {
      const count = missing.get(id) ?? 0;
      return this.#leftOut.has(id) || (count >= LEAST_OF_POST && count * 2 > comments.length);
    };
    const freed = comments.filter(
      ({ parentId }) => parentId !== null && !ids.has(parentId) && isPost(parentId),
    );
    for (const comment of freed) {
      comment.parentId = null;
      comment.depth = 0;
    }
    return freed;
  }
}
