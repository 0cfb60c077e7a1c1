import type { Comment } from '../comment.js';
import { scaleOf } from '../fields/comment-stars.js';
import type { RowReading } from '../fields/read-row.js';

/** Out of how many the stars of a file are, which its largest value tells. */
export class StarScale {
  #most = 0;

  see({ stars }: RowReading): void {
    if (stars !== undefined) this.#most = Math.max(this.#most, stars.value.value);
  }

  /** Gives the scale to the stars that do not name theirs. */
  give(comments: readonly Comment[]): void {
    if (this.#most === 0) return;
    const scale = scaleOf(this.#most);
    for (const comment of comments) if (comment.stars !== undefined) comment.starsOf ||= scale;
  }
}
