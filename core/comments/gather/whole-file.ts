import type { Comment } from '../comment.js';
import { COMMENT_FIELDS, type CommentField, type CommentMapping } from '../fields/comment-fields.js';
import type { DateOrder, Moment } from '../fields/comment-time.js';
import { scaleOf } from '../fields/comment-values.js';
import { isObject, type PlainObject } from '../fields/plain-object.js';
import type { RowReading } from '../fields/read-row.js';

const PATH_SAMPLE = 100;
const MAX_PATHS = 100;
const MAX_PATH_CHARS = 200;

/** What the rows of one file look like taken together: the paths they have, the paths that were used. */
export class FileSurvey {
  readonly #paths = new Set<string>();
  readonly #used = new Map<CommentField, Map<string, number>>();
  /** Under which name rows hold lists of objects called comments, as posts do. */
  commentsInside: string | undefined;
  /** Of how many accepted comments the reactions are known. */
  reactions = 0;
  #rows = 0;

  /** Looks at a row; only the first ones count. */
  see(row: PlainObject): void {
    if (++this.#rows > PATH_SAMPLE) return;
    this.commentsInside ??= Object.keys(row).find(
      (key) => /^\w*comments$/i.test(key) && Array.isArray(row[key]) && row[key].some(isObject),
    );
    for (const path of pathsOf(row)) {
      if (this.#paths.size >= MAX_PATHS) return;
      if (path.length <= MAX_PATH_CHARS) this.#paths.add(path);
    }
  }

  /** Counts the paths from which an accepted comment was read. */
  use(reading: RowReading): void {
    if (reading.reactionsCount !== undefined) this.reactions++;
    for (const field of COMMENT_FIELDS) {
      const path = reading[field]?.path;
      if (path === undefined) continue;
      let counts = this.#used.get(field);
      if (counts === undefined) {
        counts = new Map();
        this.#used.set(field, counts);
      }
      if (counts.size < MAX_PATHS || counts.has(path)) counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  }

  get paths(): string[] {
    return [...this.#paths];
  }

  get mapping(): CommentMapping {
    const most = (field: CommentField) =>
      mostFrequent(this.#used.get(field) ?? new Map<string, number>()) ?? null;
    return Object.fromEntries(COMMENT_FIELDS.map((field) => [field, most(field)])) as CommentMapping;
  }
}

function mostFrequent<Key>(counts: Map<Key, number>): Key | undefined {
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** The keys of a row, and those of the objects directly inside it as paths. */
export function* pathsOf(row: PlainObject): Generator<string> {
  for (const key of Object.keys(row)) {
    const value = row[key];
    const inner = isObject(value) ? Object.keys(value) : [];
    if (inner.length === 0) yield key;
    for (const name of inner) yield `${key}.${name}`;
  }
}

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

/** From this number of comments by one author, and none by another, the author says nothing and is left out. */
const LEAST_BY_ONE = 4;

/** Who wrote the comments of one file: an author who is the same in every row is none, and a chat is read without names. */
export class FileAuthors {
  readonly #isChat: boolean;
  readonly #names = new Set<string>();
  /** What was dropped as a repetition, as long as all rows have one author; null from the second author on. */
  #repeated: Comment[] | null = [];

  constructor(isChat: boolean) {
    this.#isChat = isChat;
  }

  see({ author }: Comment): void {
    if (this.#names.size < 2 || this.#isChat) this.#names.add(author);
    if (this.#names.size > 1) this.#repeated = null;
  }

  /** Remembers a comment that was dropped since it repeats another of its author. */
  drop(comment: Comment): void {
    this.#repeated?.push(comment);
  }

  /** Takes the names of a chat off its comments, those inside texts too. */
  unnameChat(comments: readonly Comment[]): void {
    takeNamesOff(comments, this.#names);
  }

  /**
   * The repetitions that are none, since one author stands in every row: what was dropped as said twice by one person is
   * said by unknown people. Null where the author tells comments apart, or an id does. Gives them once.
   */
  takeRepeated(comments: readonly Comment[]): Comment[] | null {
    const [author] = this.#names;
    const repeated = this.#repeated;
    if (repeated === null || this.#names.size !== 1 || author === '') return null;
    if (comments.length + repeated.length < LEAST_BY_ONE) return null;
    if (comments.some(({ externalId }) => externalId !== null)) return null;
    this.#repeated = null;
    return repeated;
  }
}

/** What stands in a text in place of a person's name. */
const SOMEONE = '@…';
/** The marks that WhatsApp puts around a mentioned name, and a telephone number behind @. */
const MENTION = /@\u2068[^\u2068\u2069@]{1,200}\u2069|@\+?\d(?:[\s()-]{0,2}\d){6,18}/g;

/** Takes the names of people off the comments of a chat: those of authors, and those that texts mention with @. */
function takeNamesOff(comments: readonly Comment[], authors: ReadonlySet<string>): void {
  const names = [...authors].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  for (const comment of comments) {
    comment.author = '';
    if (!comment.content.includes('@')) continue;
    comment.content = comment.content.replace(MENTION, SOMEONE);
    for (const name of names) comment.content = comment.content.replaceAll(`@${name}`, SOMEONE);
    // What Telegram mentions is a user name.
    comment.content = comment.content.replace(/(^|[\s(])@\w{4,32}(?![\w.])/g, `$1${SOMEONE}`);
  }
}
