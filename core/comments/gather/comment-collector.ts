import type { Comment } from '../comment.js';
import { SAY } from '../comments.texts.model.js';
import { PAGE_LISTS, POST_LISTS, REPLY_LISTS } from '../fields/comment-fields.js';
import { isObject, listAt, type PlainObject } from '../fields/plain-object.js';
import { type ChosenMapping, createRowReader, kindOf, type RowReading } from '../fields/read-row.js';
import { ROWS } from '../rows.texts.model.js';
import { type CommentLimits, DEFAULT_LIMITS, MAX_NESTING } from './comment-limits.js';
import {
  type CommentCounts,
  type CommentReport,
  invalidAt,
  type Place,
  placeText,
  type RowFault,
  type RowProblem,
} from './comment-report.js';
import { DuplicateFinder } from './duplicate-finder.js';
import { FileSurvey } from './file-survey.js';
import { resolveDepths } from './resolve-depths.js';

export interface CollectOptions {
  mapping?: ChosenMapping;
  limits?: Partial<CommentLimits>;
  /** The zone of times that name none. Default Asia/Kuala_Lumpur. */
  timeZone?: string;
  /** How often comments without id and author stood in earlier parts of the same file, by `commentIdentity`. */
  earlier?: Readonly<Record<string, number>>;
  /** The object around the list, for telling the source. */
  around?: unknown;
}

/** A value still to be read, with what it inherits from where it stands. */
interface Pending {
  value: unknown;
  depth: number;
  parentId: string | null;
  level: number;
}

/** The values inside one, to be read after it; null when there are none. */
type Inside = { list: unknown[]; depth: number; parentId: string | null } | null;

/**
 * Turns rows into comments, one `add` per element of the file's list: nested replies flattened, duplicates dropped,
 * everything counted. Works through a stack of its own, so no nesting can overflow the call stack.
 */
export class CommentCollector {
  readonly #limits: CommentLimits;
  readonly #readRow: (row: PlainObject) => RowReading;
  readonly #survey: FileSurvey;
  readonly #duplicates: DuplicateFinder;
  readonly #problems: RowProblem[] = [];
  readonly #comments: Comment[] = [];
  /** Comments whose depth follows from a parent id rather than from where they stand. */
  readonly #flat = new Set<Comment>();
  readonly #counts: CommentCounts = { read: 0, accepted: 0, duplicates: 0, empty: 0, rejected: 0 };

  constructor({ mapping, limits, timeZone, around, earlier }: CollectOptions = {}) {
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
    this.#readRow = createRowReader({ mapping, timeZone });
    this.#survey = new FileSurvey(around);
    this.#duplicates = new DuplicateFinder(earlier);
  }

  /** Reads one element of the list. Throws VALIDATION for too many comments and for nesting beyond MAX_NESTING. */
  add(element: unknown, place: Place): void {
    const stack: Pending[] = [{ value: element, depth: 0, parentId: null, level: 0 }];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const level = next.level + 1;
      if (level > MAX_NESTING) throw tooDeep(place);
      const inside = this.#read(next, place);
      if (inside === null) continue;
      const { list, depth, parentId } = inside;
      for (let index = list.length - 1; index >= 0; index--)
        stack.push({ value: list[index], depth, parentId, level });
    }
  }

  /** Counts a row that could not even be parsed. */
  addDamaged(place: Place, reason: string): void {
    this.#fail(place, { outcome: 'rejected', field: null, reason });
  }

  /** What was found so far. The lists in it are the collector's own. */
  report(): CommentReport {
    resolveDepths(this.#comments, this.#flat);
    const { shape, mapping, paths, commentsInside } = this.#survey;
    return {
      ...this.#counts,
      ...{ shape, mapping, paths, comments: this.#comments, problems: this.#problems },
      ...(commentsInside === undefined ? {} : { commentsInside }),
    };
  }

  #read({ value, depth, parentId }: Pending, place: Place): Inside {
    if (Array.isArray(value)) return { list: value, depth, parentId };
    const row = typeof value === 'string' ? { text: value } : value;
    if (!isObject(row)) {
      this.addDamaged(place, ROWS().commentExpected(kindOf(value)));
      return null;
    }
    this.#survey.see(row);
    const post = listAt(row, POST_LISTS);
    if (post !== undefined) return { list: post, depth, parentId };
    const reading = this.#readRow(row);
    const page = isComment(reading) ? undefined : listAt(row, PAGE_LISTS);
    if (page !== undefined) return { list: page, depth, parentId };

    const fault = faultOf(reading, this.#limits.maxCommentChars);
    if (fault !== null) this.#fail(place, fault);
    else this.#accept(reading, toComment(reading, { depth, parentId }, place), place, depth);
    const replies = listAt(row, REPLY_LISTS);
    return replies === undefined
      ? null
      : { list: replies, depth: depth + 1, parentId: reading.id?.value ?? null };
  }

  #accept(reading: RowReading, comment: Comment, place: Place, depth: number): void {
    const first = this.#duplicates.firstOf(comment, reading.exactId);
    if (first !== null) {
      this.#fail(place, { outcome: 'duplicate', field: null, reason: repeats(comment, first) });
      return;
    }
    this.#counts.read++;
    if (this.#counts.accepted >= this.#limits.maxComments) throw tooMany(this.#limits.maxComments, place);
    this.#counts.accepted++;
    this.#comments.push(comment);
    this.#survey.use(reading);
    if (depth === 0 && comment.depth === 0 && comment.parentId !== null) this.#flat.add(comment);
  }

  #fail(place: Place, fault: RowFault): void {
    this.#counts.read++;
    const count = ++this.#counts[fault.outcome === 'duplicate' ? 'duplicates' : fault.outcome];
    if (count <= this.#limits.maxListedProblems) this.#problems.push({ ...place, ...fault });
  }
}

/** A row that says nothing of a comment, but holds a list, is a page of an export that was saved page by page. */
const isComment = ({ content, author, time }: RowReading) =>
  content !== undefined || author !== undefined || time !== undefined;

function faultOf({ content, notText }: RowReading, maxChars: number): RowFault | null {
  if (content === undefined && notText !== undefined) {
    const reason = ROWS().textExpected(notText.value);
    return { outcome: 'rejected', field: notText.path, reason };
  }
  if (content === undefined) return { outcome: 'empty', field: null, reason: SAY().noText };
  const length = content.value.length;
  if (length <= maxChars) return null;
  const reason = ROWS().commentTooLong(number(length), number(maxChars));
  return { outcome: 'rejected', field: content.path, reason };
}

function toComment(
  reading: RowReading,
  at: { depth: number; parentId: string | null },
  place: Place,
): Comment {
  const externalId = reading.id?.value ?? null;
  const parentId = reading.parentId?.value ?? at.parentId;
  const comment: Comment = {
    content: reading.content?.value ?? '',
    author: reading.author?.value ?? '',
    reactionsCount: reading.reactionsCount?.value ?? 0,
    externalId,
    parentId: parentId === externalId ? null : parentId,
    depth: at.depth > 0 ? at.depth : (reading.depth?.value ?? 0),
    time: reading.time?.value.time ?? null,
    timeText: reading.time?.value.timeText ?? null,
    link: reading.link?.value ?? null,
    line: place.line,
    index: place.index,
  };
  if (reading.repliesCount !== undefined) comment.repliesCount = reading.repliesCount.value;
  return comment;
}

const repeats = ({ externalId }: Comment, first: Place) =>
  externalId === null ? ROWS().repeatsDetails(placeText(first)) : ROWS().repeatsId(placeText(first));

const number = (value: number) => value.toLocaleString('en-US');

const tooDeep = (place: Place) =>
  invalidAt(place, ROWS().tooDeep(number(MAX_NESTING), placeText(place)), ROWS().nestedTooDeep);

const tooMany = (limit: number, place: Place) =>
  invalidAt(place, ROWS().tooMany(number(limit), placeText(place)), ROWS().tooManyComments);
