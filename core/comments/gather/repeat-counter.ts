import { AppError } from '../../errors.js';
import type { CollectOptions } from './collect-options.js';
import { CommentCollector } from './comment-collector.js';
import { commentIdentity, isAnonymous } from './duplicates.js';

const HASH_DIGITS = 13;

/**
 * Counts the comments without id and author of a file that is read and sent in parts, so that the second "ok" is another
 * comment than the first in whichever part it stands. Remembers a number for each different text of such comments.
 */
export class RepeatCounter {
  readonly #counts = new Map<number, number>();
  readonly #reading: CollectOptions;

  /** `reading` is what the server is told with the rows. */
  constructor(reading: Pick<CollectOptions, 'mapping' | 'dateOrder' | 'withPosts' | 'withNames'> = {}) {
    this.#reading = reading;
  }

  /** Counts the rows of the next part. Returns how often its comments stood in the parts before, by `commentIdentity`. */
  count(rows: readonly unknown[]): Record<string, number> {
    const unlimited = Number.POSITIVE_INFINITY;
    const limits = { maxComments: unlimited, maxListedProblems: 0 };
    const collector = new CommentCollector({ ...this.#reading, limits });
    for (const [index, row] of rows.entries()) {
      try {
        collector.add(row, { line: null, index });
      } catch (error) {
        // Nested too deep: storing the rows reports it.
        if (!(error instanceof AppError)) throw error;
      }
    }
    const earlier: Record<string, number> = {};
    for (const comment of collector.report().comments) {
      if (!isAnonymous(comment)) continue;
      const identity = commentIdentity({ ...comment, repeat: undefined });
      const digits = identity.slice(identity.indexOf(':') + 1);
      const hash = Number.parseInt(digits.slice(0, HASH_DIGITS), 16);
      const before = this.#counts.get(hash) ?? 0;
      if (before > (comment.repeat ?? 0)) earlier[identity] ??= before - (comment.repeat ?? 0);
      this.#counts.set(hash, before + 1);
    }
    return earlier;
  }
}
