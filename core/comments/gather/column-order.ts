import type { Comment } from '../comment.js';
import type { DateOrder, Moment } from '../fields/comment-time.js';

/** Settles the order of day and month for all dates of a file: one 13th of a month is enough. */
export class ColumnOrder {
  readonly #open: { comment: Comment; either: Record<DateOrder, string> }[] = [];
  readonly #seen: Record<DateOrder, number> = { day: 0, month: 0 };
  readonly #isChronological: boolean;

  /** A chat stands in the order of its times, which settles what no 13th does. */
  constructor(isChronological: boolean) {
    this.#isChronological = isChronological;
  }

  see(comment: Comment, { order, either }: Moment): void {
    if (order !== undefined) this.#seen[order]++;
    if (either !== undefined) this.#open.push({ comment, either });
  }

  /** Gives the dates that wait their time. Returns whether some stay open. */
  settle(): boolean {
    if (this.#open.length === 0) return false;
    const order = this.#order();
    if (order === null) return true;
    for (const { comment, either } of this.#open.splice(0)) {
      comment.time = either[order];
      comment.timeText = null;
    }
    return false;
  }

  #order(): DateOrder | null {
    const { day, month } = this.#seen;
    if (day > 0 !== month > 0) return day > 0 ? 'day' : 'month';
    if (!this.#isChronological || day > 0) return null;
    const rises = (order: DateOrder) =>
      this.#open.every(({ either }, at) => at === 0 || either[order] >= this.#open[at - 1]!.either[order]);
    const [dayRises, monthRises] = [rises('day'), rises('month')];
    return dayRises === monthRises ? null : dayRises ? 'day' : 'month';
  }
}
