import type { Comment } from '../comment.js';
import { foldName, POST_ID_NAMES } from '../fields/comment-fields.js';
import { isObject, type PlainObject, valueAt } from '../fields/plain-object.js';

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
