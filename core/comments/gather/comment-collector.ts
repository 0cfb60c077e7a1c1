import type { Comment } from '../comment.js';
import { SAY } from '../comments.texts.model.js';
import {
  type CommentField,
  foldName,
  PAGE_LISTS,
  POST_ID_NAMES,
  POST_LISTS,
  REPLY_LISTS,
} from '../fields/comment-fields.js';
import { scaleOf } from '../fields/comment-stars.js';
import type { DateOrder } from '../fields/comment-time.js';
import { isObject, listAt, type PlainObject, valueAt } from '../fields/plain-object.js';
import { type ChosenMapping, createRowReader, kindOf, type RowReading } from '../fields/read-row.js';
import { findForm, findLayout, hasSign } from '../layouts/find-layout.js';
import { clearTextColumn, clockColumnOf, guessColumns } from '../layouts/guess-columns.js';
import type { Layout } from '../layouts/layout.js';
import { ROWS } from '../rows.texts.model.js';
import { takeNamesOff } from './chat-names.js';
import { ColumnOrder } from './column-order.js';
import { type CommentLimits, DEFAULT_LIMITS, MAX_NESTING } from './comment-limits.js';
import {
  type CommentCounts,
  type CommentReport,
  invalidAt,
  type Place,
  placeText,
  type RowFault,
  type RowProblem,
  type Understood,
} from './comment-report.js';
import { DuplicateFinder } from './duplicate-finder.js';
import { FileSurvey } from './file-survey.js';
import { otherColumns } from './other-columns.js';
import { isPost, postLevelOf } from './posts.js';
import { resolveDepths } from './resolve-depths.js';
import { RowThreads } from './row-threads.js';

export interface CollectOptions {
  mapping?: ChosenMapping;
  limits?: Partial<CommentLimits>;
  /** The zone of times that name none. Default Asia/Kuala_Lumpur. */
  timeZone?: string;
  /** How often comments without id and author stood in earlier parts of the same file, by `commentIdentity`. */
  earlier?: Readonly<Record<string, number>>;
  /** The object around the list, for telling the source. */
  around?: unknown;
  /** The order of dates of digits, where a person has said it. */
  dateOrder?: DateOrder;
  /** Whether columns that no name tells may be recognised by their content, to be shown to a person. Default: no. */
  guess?: boolean;
  /** Whether posts count as comments. Default: no, where the file tells them apart. */
  withPosts?: boolean;
  /** Whether the names of people in a chat are kept. Default: no. */
  withNames?: boolean;
}

/** Rows that are looked at before the first is read: they tell the layout. */
const SAMPLE_ROWS = 200;
const HELD_ELEMENTS = 100;
/** So many comments by one author, and none by another, are by nobody. */
const LEAST_BY_ONE = 4;

/** A value still to be read, with what it inherits from where it stands. */
interface Pending {
  value: unknown;
  depth: number;
  parentId: string | null;
  level: number;
}

/** The values inside one, to be read after it; null when there are none. */
type Inside = { list: unknown[]; depth: number; parentId: string | null } | null;

/** What the first rows have told of a file. */
interface Plan {
  layout: Layout | null;
  guessed: CommentField[];
  readRow: (row: PlainObject) => RowReading;
  threads: RowThreads | null;
  order: ColumnOrder;
  /** The level of Facepager's posts. */
  postLevel: string | null;
  /** Where rows name the post they belong to. */
  postIds: readonly (readonly string[])[];
}

/**
 * Makes comments of rows, one `add` per element of the file's list: nested replies flattened, duplicates dropped, everything
 * counted. The first rows are held until they have told the layout. Works through a stack of its own, so no nesting can
 * overflow the call stack.
 */
export class CommentCollector {
  readonly #options: CollectOptions;
  readonly #limits: CommentLimits;
  readonly #survey = new FileSurvey();
  #duplicates: DuplicateFinder;
  readonly #problems: RowProblem[] = [];
  #comments: Comment[] = [];
  /** Comments whose depth follows from a parent id rather than from where they stand. */
  readonly #flat = new Set<Comment>();
  readonly #counts: CommentCounts = { read: 0, accepted: 0, duplicates: 0, empty: 0, rejected: 0 };
  readonly #left = { posts: 0, notices: 0 };
  #held: Held[] = [];
  #plan: Plan | null = null;
  /** Ids of posts that were left out, and of how many comments each post is the root. */
  readonly #posts = new Set<string>();
  readonly #roots = new Map<string, number>();
  readonly #rootRows: Comment[] = [];
  readonly #authors = new Set<string>();
  /** What was dropped as a repetition, as long as all rows have one author; null from the second author on. */
  #repeated: { comment: Comment; first: Comment }[] | null = [];
  readonly #understood: Understood = { author: 0, time: 0, reactionsCount: 0, stars: 0, parentId: 0 };
  #mostStars = 0;

  constructor(options: CollectOptions = {}) {
    this.#options = options;
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.#duplicates = new DuplicateFinder(options.earlier);
  }

  /** Reads one element of the list. Throws VALIDATION for too many comments and for nesting beyond MAX_NESTING. */
  add(element: unknown, place: Place): void {
    if (this.#plan !== null) {
      this.#walk(element, place);
      return;
    }
    this.#held.push({ element, place });
    if (this.#held.length >= HELD_ELEMENTS) this.#begin();
  }

  /** Counts a row that could not even be parsed. */
  addDamaged(place: Place, reason: string): void {
    // In the order of the file: what was held before is read first.
    if (this.#plan === null) this.#held.push({ element: undefined, place, reason });
    else this.#fail(place, { outcome: 'rejected', field: null, reason });
  }

  /** What was found so far. The lists in it are the collector's own. */
  report(): CommentReport {
    const plan = this.#begin();
    plan.threads?.join();
    const isOrderOpen = plan.order.settle();
    this.#dropRoots();
    this.#freeOfPost();
    const namesOff = this.#takeNamesOff(plan.layout);
    resolveDepths(this.#comments, this.#flat);
    this.#giveScale();
    const { paths, commentsInside, mapping } = this.#survey;
    const unread = this.#comments.filter(({ time, timeText }) => time === null && timeText !== null);
    const known = (test: (comment: Comment) => boolean) => this.#comments.filter(test).length;
    return {
      ...this.#counts,
      ...this.#left,
      shape: plan.layout?.name ?? 'generic',
      mapping,
      paths,
      guessed: plan.guessed,
      understood: {
        ...this.#understood,
        author: known(({ author }) => author !== ''),
        time: known(({ time }) => time !== null),
        stars: known(({ stars }) => stars !== undefined),
        parentId: known(({ parentId }) => parentId !== null),
      },
      unreadTimes: unread.length === 0 ? null : { count: unread.length, example: unread[0]?.timeText ?? '' },
      isOrderOpen,
      namesOff,
      comments: this.#comments,
      problems: this.#problems,
      ...(commentsInside === undefined ? {} : { commentsInside }),
    };
  }

  /** Tells the layout by the rows that are held, and reads them. */
  #begin(): Plan {
    if (this.#plan !== null) return this.#plan;
    const plan = planOf(this.#held, this.#options);
    this.#plan = plan;
    const held = this.#held;
    this.#held = [];
    for (const { element, place, reason } of held) {
      if (reason === undefined) this.#walk(element, place);
      else this.addDamaged(place, reason);
    }
    return plan;
  }

  #walk(element: unknown, place: Place): void {
    const stack: Pending[] = [{ value: element, depth: 0, parentId: null, level: 0 }];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const level = next.level + 1;
      if (level > MAX_NESTING) throw tooDeep(place);
      const inside = this.#read(next, place, this.#plan!);
      if (inside === null) continue;
      const { list, depth, parentId } = inside;
      for (let index = list.length - 1; index >= 0; index--)
        stack.push({ value: list[index], depth, parentId, level });
    }
  }

  #read({ value, depth, parentId }: Pending, place: Place, plan: Plan): Inside {
    if (Array.isArray(value)) return { list: value, depth, parentId };
    const element = typeof value === 'string' ? { text: value } : value;
    if (!isObject(element)) {
      this.addDamaged(place, ROWS().commentExpected(kindOf(value)));
      return null;
    }
    const { layout, readRow, threads } = plan;
    const found = rowInside(element, layout);
    const row = layout?.isGarbled === true ? mendedRow(found) : found;
    this.#survey.see(row);
    const { withPosts = false } = this.#options;
    const post = listAt(row, POST_LISTS);
    if (post?.some(isObject)) {
      this.#left.posts++;
      return { list: post, depth, parentId };
    }
    const reading = readRow(row);
    const page = isComment(reading) && layout?.isGarbled !== true ? undefined : listAt(row, PAGE_LISTS);
    if (page !== undefined) return { list: page, depth, parentId };

    const isOfPost =
      !withPosts &&
      (isPost(row, reading) ||
        hasSign(row, layout?.post) ||
        (plan.postLevel !== null && String(row.level) === plan.postLevel));
    const replies = listAt(row, REPLY_LISTS);
    if (isOfPost) {
      if (reading.content !== undefined) this.#left.posts++;
      if (reading.id !== undefined) this.#posts.add(reading.id.value);
      threads?.see(row, null);
      return replies === undefined ? null : { list: replies, depth, parentId };
    }
    if (
      hasSign(row, layout?.notice) &&
      (reading.content === undefined || layout?.name !== 'Telegram chat' || row.type === 'service')
    ) {
      this.#left.notices++;
      return null;
    }
    const fault = faultOf(reading, this.#limits.maxCommentChars);
    if (fault !== null) {
      this.#fail(place, fault);
      threads?.see(row, null);
    } else this.#accept(row, reading, toComment(reading, { depth, parentId }, place), place, depth);
    return replies === undefined
      ? null
      : { list: replies, depth: depth + 1, parentId: reading.id?.value ?? null };
  }

  #accept(row: PlainObject, reading: RowReading, comment: Comment, place: Place, depth: number): void {
    const { threads, order, postIds, layout } = this.#plan!;
    threads?.see(row, comment);
    if (layout?.threads === 'reddit') dropKind(comment);
    if (postIds.length > 0) this.#seePost(row, comment, postIds);
    const { repeat_of_words: sent } = row;
    const others =
      comment.externalId === null && comment.author !== ''
        ? typeof sent === 'number'
          ? String(sent)
          : otherColumns(row, reading)
        : '';
    const first = this.#duplicates.firstOf(comment, reading.exactId, others);
    if (this.#authors.size < 2 || layout?.isChat === true) this.#authors.add(comment.author);
    if (this.#authors.size > 1) this.#repeated = null;
    if (first !== null) {
      this.#repeated?.push({ comment, first });
      this.#fail(place, { outcome: 'duplicate', field: null, reason: repeats(comment, first) });
      return;
    }
    this.#counts.read++;
    if (this.#counts.accepted >= this.#limits.maxComments) throw tooMany(this.#limits.maxComments, place);
    this.#counts.accepted++;
    this.#comments.push(comment);
    this.#survey.use(reading);
    if (reading.time !== undefined) order.see(comment, reading.time.value);
    if (reading.reactionsCount !== undefined) this.#understood.reactionsCount++;
    if (reading.stars !== undefined) this.#mostStars = Math.max(this.#mostStars, reading.stars.value.value);
    if (depth === 0 && comment.depth === 0 && comment.parentId !== null) this.#flat.add(comment);
  }

  /** Takes off a parent that is the post itself, and remembers rows that may be the post. */
  #seePost(row: PlainObject, comment: Comment, postIds: Plan['postIds']): void {
    for (const path of postIds) {
      const value = valueAt(row, path) ?? row[path.join('.')];
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const post = String(value).replace(/^t3_/, '');
      if (post === '') continue;
      if (comment.parentId === post) comment.parentId = null;
      if (comment.externalId === post) this.#rootRows.push(comment);
      else if (this.#roots.size < 100_000) this.#roots.set(post, (this.#roots.get(post) ?? 0) + 1);
    }
  }

  /** Leaves out rows that are the posts of others, which only the whole file tells. */
  #dropRoots(): void {
    if (this.#options.withPosts === true || this.#rootRows.length === 0) return;
    const posts = new Set(this.#rootRows.filter(({ externalId }) => this.#roots.has(externalId ?? '')));
    this.#rootRows.length = 0;
    if (posts.size === 0) return;
    for (const { externalId } of posts) if (externalId !== null) this.#posts.add(externalId);
    this.#comments = this.#comments.filter((comment) => !posts.has(comment));
    this.#counts.accepted -= posts.size;
    this.#counts.read -= posts.size;
    this.#left.posts += posts.size;
  }

  /** A parent that is the post, and no comment of the file, is none: one that was left out, or that most comments have. */
  #freeOfPost(): void {
    const ids = new Set(this.#comments.map(({ externalId }) => externalId));
    const missing = new Map<string, number>();
    for (const { parentId } of this.#comments)
      if (parentId !== null && !ids.has(parentId)) missing.set(parentId, (missing.get(parentId) ?? 0) + 1);
    const isOfPost = (id: string) =>
      this.#posts.has(id) ||
      ((missing.get(id) ?? 0) >= LEAST_BY_ONE && (missing.get(id) ?? 0) * 2 > this.#comments.length);
    for (const comment of this.#comments) {
      const { parentId } = comment;
      if (parentId === null || ids.has(parentId) || !isOfPost(parentId)) continue;
      comment.parentId = null;
      comment.depth = 0;
      this.#flat.delete(comment);
    }
    for (const comment of this.#flat) if (comment.parentId === null) this.#flat.delete(comment);
  }

  /** Takes off the names of a chat, and an author who is the same in every row. */
  #takeNamesOff(layout: Layout | null): 'chat' | 'same' | null {
    if (layout?.isChat === true) {
      if (this.#options.withNames === true) return null;
      takeNamesOff(this.#comments, this.#authors);
      return 'chat';
    }
    const [author] = this.#authors;
    const repeated = this.#repeated ?? [];
    const all = this.#comments.length + repeated.length;
    if (this.#authors.size !== 1 || author === '' || this.#options.earlier !== undefined) return null;
    if (all < LEAST_BY_ONE || this.#comments.some(({ externalId }) => externalId !== null)) return null;
    // What was dropped as said twice by one person is said by people whom nobody knows.
    const comments = [...this.#comments, ...repeated.map(({ comment }) => comment)].sort(
      (a, b) => a.index - b.index,
    );
    this.#comments = comments;
    this.#counts.accepted += repeated.length;
    this.#counts.duplicates -= repeated.length;
    for (let at = this.#problems.length - 1; at >= 0; at--)
      if (this.#problems[at]?.outcome === 'duplicate') this.#problems.splice(at, 1);
    this.#duplicates = new DuplicateFinder();
    for (const comment of comments) {
      comment.author = '';
      delete comment.repeat;
      this.#duplicates.firstOf(comment, true);
    }
    this.#repeated = null;
    return 'same';
  }

  #giveScale(): void {
    if (this.#mostStars === 0) return;
    const scale = scaleOf(this.#mostStars);
    for (const comment of this.#comments) if (comment.stars !== undefined) comment.starsOf ||= scale;
  }

  #fail(place: Place, fault: RowFault): void {
    this.#counts.read++;
    const count = ++this.#counts[fault.outcome === 'duplicate' ? 'duplicates' : fault.outcome];
    if (count <= this.#limits.maxListedProblems) this.#problems.push({ ...place, ...fault });
  }
}

/** The comment of an element that carries it in an object of its own. */
function rowInside(element: PlainObject, layout: Layout | null): PlainObject {
  if (layout?.inside === undefined) return element;
  const inside = element[layout.inside];
  return isObject(inside) ? inside : element;
}

/** An element that is held until the layout is known, or the reason why it is none. */
interface Held {
  element: unknown;
  place: Place;
  reason?: string;
}

/** The rows among the first elements, out of lists and pages. */
function sampleOf(held: readonly { element: unknown }[]): PlainObject[] {
  const rows: PlainObject[] = [];
  const stack = held.map(({ element }) => ({ value: element, level: 0 })).reverse();
  for (let next = stack.pop(); next !== undefined && rows.length < SAMPLE_ROWS; next = stack.pop()) {
    const { value, level } = next;
    const list = Array.isArray(value)
      ? value
      : isObject(value)
        ? (listAt(value, POST_LISTS) ?? (level < 3 ? listAt(value, PAGE_LISTS) : undefined))
        : undefined;
    if (isObject(value)) rows.push(value);
    if (list === undefined || level > 6) continue;
    for (const inner of list.slice(0, SAMPLE_ROWS).reverse()) stack.push({ value: inner, level: level + 1 });
  }
  return rows;
}

/** What the first elements of a file tell of it. */
function planOf(held: readonly { element: unknown }[], options: CollectOptions): Plan {
  const sample = sampleOf(held);
  const { timeZone, around, dateOrder } = options;
  let layout = findLayout(around ?? sample[0], sample);
  const rows = sample.map((row) => rowInside(row, layout));
  const mapping: ChosenMapping = { ...options.mapping };
  const guessed: CommentField[] = [];
  const clockColumn = clockColumnOf(rows);
  const readerOf = () => createRowReader({ mapping, timeZone, layout, dateOrder, clockColumn });
  let readRow = readerOf();
  if (
    mapping.content === undefined &&
    rows.length > 0 &&
    !rows.some((row) => readRow(row).content !== undefined)
  ) {
    const form = findForm(rows);
    const question = form === null ? null : clearTextColumn(rows);
    if (form !== null && question !== null) {
      layout = form;
      mapping.content = question;
    } else if (options.guess === true) {
      for (const [field, name] of Object.entries(guessColumns(rows)) as [CommentField, string][]) {
        if (
          mapping[field] !== undefined ||
          (field !== 'content' && rows.some((row) => readRow(row)[field] !== undefined))
        )
          continue;
        mapping[field] = name;
        guessed.push(field);
      }
    }
    readRow = readerOf();
  }
  const threads = layout?.threads === 'facepager' || layout?.threads === 'numbered' ? layout.threads : null;
  return {
    layout,
    guessed,
    readRow,
    threads: threads === null || mapping.parentId !== undefined ? null : new RowThreads(threads),
    order: new ColumnOrder(layout?.isChat === true),
    postLevel: layout?.threads === 'facepager' ? postLevelOf(rows) : null,
    postIds: postIdsIn(rows),
  };
}

const POST_IDS = new Map(POST_ID_NAMES.map((name) => [foldName(name), name]));

/** The paths at which the first rows name their post. */
function postIdsIn(rows: readonly PlainObject[]): string[][] {
  const paths = new Map<string, string[]>();
  for (const row of rows.slice(0, 20))
    for (const key of Object.keys(row)) {
      if (POST_IDS.has(foldName(key))) paths.set(key, [key]);
      const inner = row[key];
      if (isObject(inner) && POST_IDS.has(foldName(`${key}id`)) && inner.id !== undefined)
        paths.set(`${key}.id`, [key, 'id']);
    }
  return [...paths.values()];
}

/** Reddit's ids name their kind in parents only. */
function dropKind(comment: Comment): void {
  const plain = (id: string | null) => id?.replace(/^t[13]_/, '') ?? null;
  comment.externalId = plain(comment.externalId);
  comment.parentId = plain(comment.parentId);
}

/** Text whose letters are the bytes of UTF-8. */
function mended(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[\u0100-\uffff]/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
    );
  } catch {
    return text;
  }
}

/** The same row with its texts mended, and those of objects directly inside it. */
function mendedRow(row: PlainObject, level = 0): PlainObject {
  const mendedOf = (value: unknown) =>
    typeof value === 'string'
      ? mended(value)
      : isObject(value) && level < 2
        ? mendedRow(value, level + 1)
        : value;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, mendedOf(value)]));
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
  if (reading.stars !== undefined) {
    comment.stars = reading.stars.value.value;
    comment.starsOf = reading.stars.value.of;
  }
  return comment;
}

const repeats = ({ externalId }: Comment, first: Place) =>
  externalId === null ? ROWS().repeatsDetails(placeText(first)) : ROWS().repeatsId(placeText(first));

const number = (value: number) => value.toLocaleString('en-US');

const tooDeep = (place: Place) =>
  invalidAt(place, ROWS().tooDeep(number(MAX_NESTING), placeText(place)), ROWS().nestedTooDeep);

const tooMany = (limit: number, place: Place) =>
  invalidAt(place, ROWS().tooMany(number(limit), placeText(place)), ROWS().tooManyComments);
