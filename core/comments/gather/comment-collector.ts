import { isJawi } from '../../platform/language/jawi.model.js';
import type { Comment } from '../comment.js';
import { PAGE_LISTS, POST_LISTS } from '../fields/comment-fields.js';
import { type CommentLimits, DEFAULT_LIMITS, MAX_NESTING } from '../fields/comment-limits.js';
import { isObject, listAt, type PlainObject } from '../fields/plain-object.js';
import { kindOf, type RowReading } from '../fields/read-row.js';
import { ROWS } from '../texts/rows.texts.model.js';
import type { CollectOptions } from './collect-options.js';
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
import { DuplicateFinder, otherColumns } from './duplicates.js';
import { type FilePlan, planOf } from './file-plan.js';
import { PostParents } from './posts.js';
import { commentOf, dropIdKinds, faultOf, kindOfRow, saysComment } from './row-comment.js';
import { RowThreads, resolveDepths } from './threads.js';
import { ColumnOrder, FileAuthors, FileSurvey, StarScale } from './whole-file.js';

/** The number of elements that are held until they have told the layout. */
const HELD_ELEMENTS = 100;

/** A value still to be read, with what it inherits from where it stands. */
interface Pending {
  value: unknown;
  depth: number;
  parentId: string | null;
  level: number;
}

/** The values inside one, to be read after it; null when there are none. */
type Inside = { list: unknown[]; depth: number; parentId: string | null } | null;

/** An element that is held until the layout is known, or the reason why it is none. */
interface Held {
  element: unknown;
  place: Place;
  reason?: string;
}

/** What is gathered of a file whose layout is known. */
interface Begun {
  plan: FilePlan;
  threads: RowThreads | null;
  order: ColumnOrder;
  posts: PostParents;
  authors: FileAuthors;
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
  readonly #stars = new StarScale();
  readonly #counts: CommentCounts = { read: 0, accepted: 0, duplicates: 0, empty: 0, rejected: 0 };
  readonly #left = { posts: 0, notices: 0 };
  /** Comments whose depth follows from a parent id rather than from where they stand. */
  readonly #flat = new Set<Comment>();
  #duplicates: DuplicateFinder;
  #problems: RowProblem[] = [];
  #comments: Comment[] = [];
  #held: Held[] = [];
  #begun: Begun | null = null;

  constructor(options: CollectOptions = {}) {
    this.#options = options;
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.#duplicates = new DuplicateFinder(options.earlier);
  }

  /** Reads one element of the list. Throws VALIDATION for too many comments and for nesting beyond MAX_NESTING. */
  add(element: unknown, place: Place): void {
    if (this.#begun !== null) {
      this.#walk(element, place, this.#begun);
      return;
    }
    this.#held.push({ element, place });
    if (this.#held.length >= HELD_ELEMENTS) this.#begin();
  }

  /** Counts a row that could not even be parsed. */
  addDamaged(place: Place, reason: string): void {
    // In the order of the file: what was held before is read first.
    if (this.#begun === null) this.#held.push({ element: undefined, place, reason });
    else this.#fail(place, { outcome: 'rejected', field: null, reason });
  }

  /** What was found so far. The lists in it are the collector's own. */
  report(): CommentReport {
    const { plan, threads, order, posts, authors } = this.#begin();
    threads?.join();
    const isOrderOpen = order.settle();
    this.#dropPosts(posts);
    for (const comment of posts.free(this.#comments)) this.#flat.delete(comment);
    for (const comment of this.#flat) if (comment.parentId === null) this.#flat.delete(comment);
    const namesOff = this.#takeNamesOff(authors, plan.layout?.isChat === true);
    resolveDepths(this.#comments, this.#flat);
    this.#stars.give(this.#comments);
    const { paths, commentsInside, mapping } = this.#survey;
    const unread = this.#comments.filter(({ time, timeText }) => time === null && timeText !== null);
    return {
      ...this.#counts,
      ...this.#left,
      shape: plan.layout?.name ?? 'generic',
      mapping,
      paths,
      header: plan.header,
      remembered: plan.remembered,
      guessed: plan.guessed,
      understood: understoodOf(this.#comments, this.#survey.reactions),
      unreadTimes: unread.length === 0 ? null : { count: unread.length, example: unread[0]?.timeText ?? '' },
      isOrderOpen,
      jawi: this.#comments.filter(({ content }) => isJawi(content)).length,
      namesOff,
      comments: this.#comments,
      problems: this.#problems,
      ...(commentsInside === undefined ? {} : { commentsInside }),
    };
  }

  /** Tells the layout by the elements that are held, and reads them. */
  #begin(): Begun {
    if (this.#begun !== null) return this.#begun;
    const held = this.#held.splice(0);
    const plan = planOf(
      held.map(({ element }) => element),
      this.#options,
    );
    const isChat = plan.layout?.isChat === true;
    const begun = {
      plan,
      threads: plan.threads === null ? null : new RowThreads(plan.threads),
      order: new ColumnOrder(isChat),
      posts: new PostParents(plan.postIds),
      authors: new FileAuthors(isChat),
    };
    this.#begun = begun;
    for (const { element, place, reason } of held) {
      if (reason === undefined) this.#walk(element, place, begun);
      else this.addDamaged(place, reason);
    }
    return begun;
  }

  #walk(element: unknown, place: Place, begun: Begun): void {
    const stack: Pending[] = [{ value: element, depth: 0, parentId: null, level: 0 }];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const level = next.level + 1;
      if (level > MAX_NESTING) throw tooDeep(place);
      const inside = this.#read(next, place, begun);
      if (inside === null) continue;
      const { list, depth, parentId } = inside;
      for (let index = list.length - 1; index >= 0; index--)
        stack.push({ value: list[index], depth, parentId, level });
    }
  }

  #read({ value, depth, parentId }: Pending, place: Place, begun: Begun): Inside {
    if (Array.isArray(value)) return { list: value, depth, parentId };
    const element = typeof value === 'string' ? { text: value } : value;
    if (!isObject(element)) {
      this.addDamaged(place, ROWS().commentExpected(kindOf(value)));
      return null;
    }
    const { plan, threads, posts } = begun;
    const row = plan.rowOf(element);
    this.#survey.see(row);
    const ofPost = listAt(row, POST_LISTS);
    if (ofPost?.some(isObject)) {
      this.#left.posts++;
      return { list: ofPost, depth, parentId };
    }
    const reading = plan.readRow(row);
    const mayBePage = !saysComment(reading) || plan.layout?.isGarbled === true;
    const page = mayBePage ? listAt(row, PAGE_LISTS) : undefined;
    if (page !== undefined) return { list: page, depth, parentId };

    const kind = kindOfRow(row, reading, plan, this.#options.withPosts === true);
    if (kind === 'notice') {
      this.#left.notices++;
      return null;
    }
    const replies = listAt(row, plan.replyLists);
    if (kind === 'post') {
      if (reading.content !== undefined) this.#left.posts++;
      if (reading.id !== undefined) posts.leaveOut(reading.id.value);
      threads?.see(row, null);
      return replies === undefined ? null : { list: replies, depth, parentId };
    }
    const fault = faultOf(reading, this.#limits.maxCommentChars);
    if (fault !== null) {
      this.#fail(place, fault);
      threads?.see(row, null);
    } else this.#accept(row, reading, commentOf(reading, { depth, parentId }, place), begun, depth === 0);
    return replies === undefined
      ? null
      : { list: replies, depth: depth + 1, parentId: reading.id?.value ?? null };
  }

  #accept(row: PlainObject, reading: RowReading, comment: Comment, begun: Begun, isOutermost: boolean): void {
    const { plan, threads, order, posts, authors } = begun;
    threads?.see(row, comment);
    if (plan.layout?.threads === 'reddit') dropIdKinds(comment);
    posts.see(row, comment);
    const first = this.#duplicates.firstOf(comment, reading.exactId, wordsBeside(row, reading, comment));
    authors.see(comment);
    if (first !== null) {
      authors.drop(comment);
      this.#fail(comment, { outcome: 'duplicate', field: null, reason: repeats(comment, first) });
      return;
    }
    this.#counts.read++;
    if (this.#counts.accepted >= this.#limits.maxComments) throw tooMany(this.#limits.maxComments, comment);
    this.#counts.accepted++;
    this.#comments.push(comment);
    this.#survey.use(reading);
    this.#stars.see(reading);
    if (reading.time !== undefined) order.see(comment, reading.time.value);
    if (isOutermost && comment.depth === 0 && comment.parentId !== null) this.#flat.add(comment);
  }

  #dropPosts(parents: PostParents): void {
    if (this.#options.withPosts === true) return;
    const posts = parents.takePosts();
    if (posts.size === 0) return;
    this.#comments = this.#comments.filter((comment) => !posts.has(comment));
    this.#counts.accepted -= posts.size;
    this.#counts.read -= posts.size;
    this.#left.posts += posts.size;
  }

  /** Takes off the names of a chat, and an author who is the same in every row. */
  #takeNamesOff(authors: FileAuthors, isChat: boolean): 'chat' | 'same' | null {
    if (isChat) {
      if (this.#options.withNames === true) return null;
      authors.unnameChat(this.#comments);
      return 'chat';
    }
    const repeated = this.#options.earlier === undefined ? authors.takeRepeated(this.#comments) : null;
    if (repeated === null) return null;
    this.#comments = [...this.#comments, ...repeated].sort((a, b) => a.index - b.index);
    this.#counts.accepted += repeated.length;
    this.#counts.duplicates -= repeated.length;
    this.#problems = this.#problems.filter(({ outcome }) => outcome !== 'duplicate');
    // Without authors they are numbered again.
    this.#duplicates = new DuplicateFinder();
    for (const comment of this.#comments) {
      comment.author = '';
      delete comment.repeat;
      this.#duplicates.firstOf(comment, true);
    }
    return 'same';
  }

  #fail({ line, index }: Place, fault: RowFault): void {
    this.#counts.read++;
    const count = ++this.#counts[fault.outcome === 'duplicate' ? 'duplicates' : fault.outcome];
    if (count <= this.#limits.maxListedProblems) this.#problems.push({ line, index, ...fault });
  }
}

/** What a row without id says beside the comment; a part of a file that was read before sends it as a number. */
function wordsBeside(row: PlainObject, reading: RowReading, { externalId, author }: Comment): string {
  if (externalId !== null || author === '') return '';
  const { repeat_of_words: sent } = row;
  return typeof sent === 'number' ? String(sent) : otherColumns(row, reading);
}

function understoodOf(comments: readonly Comment[], reactionsCount: number): Understood {
  const known = (test: (comment: Comment) => boolean) => comments.filter(test).length;
  return {
    author: known(({ author }) => author !== ''),
    time: known(({ time }) => time !== null),
    reactionsCount,
    stars: known(({ stars }) => stars !== undefined),
    parentId: known(({ parentId }) => parentId !== null),
  };
}

const repeats = ({ externalId }: Comment, first: Place) =>
  externalId === null ? ROWS().repeatsDetails(placeText(first)) : ROWS().repeatsId(placeText(first));

const number = (value: number) => value.toLocaleString('en-US');

const tooDeep = (place: Place) =>
  invalidAt(place, ROWS().tooDeep(number(MAX_NESTING), placeText(place)), ROWS().nestedTooDeep);

const tooMany = (limit: number, place: Place) =>
  invalidAt(place, ROWS().tooMany(number(limit), placeText(place)), ROWS().tooManyComments);
