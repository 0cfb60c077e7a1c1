import type { Comment } from '../comment.js';
import { commentDetails, commentIdentity, isAnonymous } from './comment-identity.js';

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
