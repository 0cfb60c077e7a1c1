import type { SentimentLabel } from '@smops/core/analysis/analyzer/analyzer.model.js';
import type { ReadingItem, ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';
import type { Said } from '@smops/server/client/outbox/unsent.js';

/** What a reader says of one comment. */
export interface Marks {
  yes: ReadonlySet<string>;
  sentiment: SentimentLabel | null;
}

export interface Flag {
  isFlagged: boolean;
  note: string;
}

/** One session of reading: the comments of a queue one after another, and what was said of each. */
export class Sitting {
  readonly queue: ReadingQueue;
  private readonly post: (said: Said) => void;
  private readonly given = new Map<number, Marks>();
  /** What was stored of each comment in this session. */
  private readonly stored = new Map<number, Marks>();
  private readonly flags = new Map<number, Flag>();
  private version = 0;
  private readonly listeners = new Set<() => void>();
  /** Which comment is shown; one behind the last when the session is over. */
  at = 0;
  /** Which variable's definition is shown. */
  focus = 0;
  /** How far it is to the wish that is read for, as it was after this number of the session’s comments. */
  goal: ReadingQueue['goal'];
  private judgedAtGoal = 0;

  /** `post` sends what is said to the server behind the keys. */
  constructor(queue: ReadingQueue, post: (said: Said) => void) {
    this.queue = queue;
    this.post = post;
    this.goal = queue.goal;
  }

  /** Comments judged since it was looked how far it is to the wish. */
  get judgedSince(): number {
    return this.judged - this.judgedAtGoal;
  }

  /** It was looked how far it is to the wish; once it is reached the session is over. */
  setGoal(goal: ReadingQueue['goal']): void {
    this.goal = goal;
    this.judgedAtGoal = this.judged;
    if (goal?.is_reached === true) this.at = this.queue.items.length;
    this.changed();
  }

  get item(): ReadingItem | undefined {
    return this.queue.items[this.at];
  }

  get isOver(): boolean {
    return this.at >= this.queue.items.length;
  }

  /** How many comments were judged in this session. */
  get judged(): number {
    return this.stored.size;
  }

  marksOf(item: ReadingItem): Marks {
    return (
      this.given.get(item.seq) ?? {
        yes: new Set(Object.keys(item.own.tags).filter((name) => item.own.tags[name])),
        sentiment: item.own.sentiment,
      }
    );
  }

  flagOf(item: ReadingItem): Flag {
    return this.flags.get(item.seq) ?? item;
  }

  /** Says of the variable at this place that the comment counts, or does not after all. */
  toggle(place: number): void {
    const { item } = this;
    const name = this.queue.variables[place]?.name;
    if (item === undefined || name === undefined) return;
    const { yes, sentiment } = this.marksOf(item);
    const others = [...yes].filter((one) => one !== name);
    this.given.set(item.seq, { yes: new Set(yes.has(name) ? others : [...others, name]), sentiment });
    this.focus = place;
    this.changed();
  }

  setSentiment(sentiment: SentimentLabel): void {
    const { item } = this;
    if (item === undefined) return;
    this.given.set(item.seq, { ...this.marksOf(item), sentiment });
    this.changed();
  }

  moveFocus(by: number): void {
    const count = this.queue.variables.length;
    this.focus = (this.focus + by + count) % count;
    this.changed();
  }

  /** Stores what is marked, also that nothing is, and goes on. */
  store(): void {
    const { item, queue } = this;
    if (item === undefined) return;
    const marks = this.marksOf(item);
    if (this.stored.get(item.seq) !== marks) {
      const tags = Object.fromEntries(queue.variables.map(({ name }) => [name, marks.yes.has(name)]));
      const { sentiment } = marks;
      const judgement = { tags, ...(sentiment !== null && { sentiment }), blind: true };
      this.post({ taskId: queue.taskId, seq: item.seq, judgement });
      this.given.set(item.seq, marks);
      this.stored.set(item.seq, marks);
    }
    this.go(1);
  }

  back(): void {
    if (this.at > 0) this.go(-1);
  }

  /** Goes on without a word on the comment; one that was given in this session is removed. */
  skip(): void {
    const { item, queue } = this;
    if (item === undefined) return;
    if (this.stored.delete(item.seq)) {
      this.post({ taskId: queue.taskId, seq: item.seq, judgement: 'removed' });
    }
    this.given.delete(item.seq);
    this.post({ taskId: queue.taskId, seq: item.seq, mark: { isSkipped: true } });
    this.go(1);
  }

  /** Flags the comment with a note, or removes its flag; the note stays. */
  flag(flag: Flag): void {
    const { item, queue } = this;
    if (item === undefined) return;
    this.flags.set(item.seq, flag);
    this.post({ taskId: queue.taskId, seq: item.seq, mark: { ...flag } });
    this.changed();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): number => this.version;

  private go(by: number): void {
    this.at += by;
    this.changed();
  }

  private changed(): void {
    this.version++;
    for (const listener of this.listeners) listener();
  }
}
