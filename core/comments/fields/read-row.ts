import type { Layout } from '../layouts/layout.js';
import { ROWS } from '../texts/rows.texts.model.js';
import {
  ACCEPTED_NAMES,
  COMMENT_FIELDS,
  type CommentField,
  foldName,
  HTML_NAMES,
  REACTION_OBJECTS,
} from './comment-fields.js';
import { type DateOrder, type Moment, readMoment } from './comment-time.js';
import {
  cleanAuthor,
  cleanText,
  commentStars,
  isBlank,
  parseCount,
  parseId,
  parseLink,
  type Stars,
  sumCounts,
  textOfHtml,
} from './comment-values.js';
import { hasOwn, isObject, type PlainObject, valueAt } from './plain-object.js';

/** One field found in a row: where, and its value as read. */
export interface Found<Value> {
  path: string;
  value: Value;
}

/** What a row says of one comment; a field is absent where the row has no usable value for it. */
export interface RowReading {
  content?: Found<string>;
  author?: Found<string>;
  reactionsCount?: Found<number>;
  id?: Found<string>;
  /** False for an id that was a number too large for JSON to carry exactly. */
  exactId: boolean;
  time?: Found<Moment & { timeText: string | null }>;
  parentId?: Found<string>;
  link?: Found<string>;
  repliesCount?: Found<number>;
  depth?: Found<number>;
  stars?: Found<Stars>;
  /** A text field that holds something else than text, when no other gives the text. */
  notText?: Found<string>;
}

/** Paths chosen by the caller; null switches a field off; a field that is left out follows the accepted names. */
export type ChosenMapping = Partial<Record<CommentField, string | null>>;

interface Candidate {
  field: CommentField;
  rank: number;
  rest: string[];
  html: boolean;
}

/** First key of an accepted name, folded -> what may stand there. A whole path counts too ("author.name" as a column). */
type Candidates = Map<string, Candidate[]>;

function candidatesOfLayout(layout: Layout | null): Candidates {
  const candidates: Candidates = new Map();
  const add = (key: string, candidate: Candidate) => {
    const list = candidates.get(key);
    if (list === undefined) candidates.set(key, [candidate]);
    else list.push(candidate);
  };
  for (const field of COMMENT_FIELDS) {
    for (const [rank, name] of (layout?.fields?.[field] ?? ACCEPTED_NAMES[field]).entries()) {
      const [first = '', ...rest] = name.split('.');
      const html = HTML_NAMES.includes(name);
      add(foldName(first), { field, rank, rest, html });
      if (rest.length > 0) add(foldName(name), { field, rank, rest: [], html });
    }
  }
  return candidates;
}

const USUAL = candidatesOfLayout(null);

const MAX_KEYS_REMEMBERED = 5_000;
const MAX_DEPTH = 1_000;

export interface RowReaderOptions {
  mapping?: ChosenMapping | undefined;
  /** The zone of times that name none. */
  timeZone?: string | undefined;
  layout?: Layout | null;
  /** The order of dates of digits, where it is known. */
  dateOrder?: DateOrder | undefined;
  /** The column of the clock, where date and clock stand apart. */
  clockColumn?: string | null;
}

/** Builds a reader of rows; it remembers the keys it has met, so that rows of one file cost little. */
export function createRowReader(options: RowReaderOptions = {}) {
  const { mapping = {}, layout = null, clockColumn = null } = options;
  const all = layout?.fields === undefined ? USUAL : candidatesOfLayout(layout);
  const timeZone = layout?.timeZone ?? options.timeZone;
  const order = options.dateOrder ?? layout?.dateOrder;
  const momentOf = (path: string, value: unknown, row: PlainObject) => {
    const zone = UTC_NAME.test(path) ? 'UTC' : timeZone;
    const clock = clockColumn === null ? undefined : row[clockColumn];
    return timeOf(clock == null ? value : withClock(value, clock), zone, order);
  };
  const known = new Map<string, Candidate[]>();
  const chosen = Object.entries(mapping).filter((entry): entry is [CommentField, string] => entry[1] != null);
  const isChosen = (field: CommentField) => mapping[field] !== undefined;

  function candidatesOf(key: string): Candidate[] {
    let candidates = known.get(key);
    if (candidates === undefined) {
      candidates = (all.get(foldName(key)) ?? []).filter(({ field }) => !isChosen(field));
      if (known.size < MAX_KEYS_REMEMBERED) known.set(key, candidates);
    }
    return candidates;
  }

  return function readRow(row: PlainObject): RowReading {
    const reading: RowReading = { exactId: true };
    const ranks: Partial<Record<CommentField, number>> = {};
    for (const key of Object.keys(row)) {
      for (const { field, rank, rest, html } of candidatesOf(key)) {
        if ((ranks[field] ?? Number.POSITIVE_INFINITY) <= rank) continue;
        const value = rest.length === 0 ? row[key] : valueAt(row[key], rest);
        const path = rest.length === 0 ? key : `${key}.${rest.join('.')}`;
        if (value == null) continue;
        const isTaken =
          field === 'time'
            ? set(reading, field, path, momentOf(path, value, row))
            : take(reading, field, path, value, html);
        if (isTaken) ranks[field] = rank;
      }
    }
    for (const [field, path] of chosen) {
      const value = hasOwn(row, path) ? row[path] : valueAt(row, path.split('.'));
      if (value == null) continue;
      if (field === 'time') set(reading, field, path, momentOf(path, value, row));
      else take(reading, field, path, value, HTML_NAMES.includes(path));
    }
    if (reading.reactionsCount === undefined && !isChosen('reactionsCount')) sumReactions(reading, row);
    if (reading.stars !== undefined && typeof row.stars_of === 'number')
      reading.stars.value.of = row.stars_of;
    return reading;
  };
}

/** Puts a value into the reading if it is one for that field; says whether it was. */
function take(
  reading: RowReading,
  field: Exclude<CommentField, 'time'>,
  path: string,
  value: unknown,
  html: boolean,
): boolean {
  switch (field) {
    case 'content':
      return takeContent(reading, path, value, html);
    case 'id': {
      const id = parseId(value);
      if (id === undefined) return false;
      reading.id = { path, value: id };
      reading.exactId = typeof value !== 'number' || Number.isSafeInteger(value);
      return true;
    }
    case 'author':
      return set(reading, field, path, parseAuthor(value));
    case 'parentId':
      return set(reading, field, path, parseParent(value));
    case 'stars':
      return set(reading, field, path, commentStars(value));
    case 'link':
      return set(reading, field, path, parseLink(value));
    case 'depth': {
      const depth = parseCount(value);
      return set(reading, field, path, depth === undefined ? undefined : Math.min(depth, MAX_DEPTH));
    }
    case 'reactionsCount':
    case 'repliesCount':
      return set(reading, field, path, parseCount(value));
  }
}

function set<Field extends Exclude<CommentField, 'content' | 'id'>>(
  reading: RowReading,
  field: Field,
  path: string,
  value: NonNullable<RowReading[Field]>['value'] | undefined,
): boolean {
  if (value === undefined) return false;
  reading[field] = { path, value } as RowReading[Field];
  return true;
}

function parseAuthor(value: unknown): string | undefined {
  return (typeof value === 'string' ? cleanAuthor(value) : '') || undefined;
}

/** Telegram cuts texts with links and names into parts. */
const isTextPart = (part: unknown) =>
  typeof part === 'string' ||
  (isObject(part) && typeof part.text === 'string' && typeof part.type === 'string');

function takeContent(reading: RowReading, path: string, value: unknown, html: boolean): boolean {
  if (typeof value === 'string') {
    const content = cleanText(html ? textOfHtml(value) : value);
    if (isBlank(content)) return false;
    reading.content = { path, value: content };
    return true;
  }
  if (Array.isArray(value) && value.some(isObject) && value.every(isTextPart)) {
    const text = value.map((part) => (isObject(part) ? String(part.text) : String(part))).join('');
    return takeContent(reading, path, text, html);
  }
  // `comment` may be an object that holds the text, under an accepted name of its own.
  const holdsText = isObject(value) && (hasOwn(value, 'text') || hasOwn(value, 'message'));
  if (!holdsText) reading.notText ??= { path, value: kindOf(value) };
  return false;
}

/** What names a parent that is none. */
const NO_PARENT = /^(?:0|-1|root|none|null|nan|false|t3_\w*)$/i;

function parseParent(value: unknown): string | undefined {
  const id = parseId(value);
  return id === undefined || NO_PARENT.test(id) ? undefined : id;
}

/** A column whose name says that its times are those of UTC. */
const UTC_NAME = /(?:_utc|Utc|UTC|\(utc\))$/;

const HAS_CLOCK = /\d:\d\d/;

const withClock = (date: unknown, clock: unknown) =>
  typeof date === 'string' && typeof clock === 'string' && !HAS_CLOCK.test(date) ? `${date} ${clock}` : date;

function timeOf(value: unknown, timeZone: string | undefined, order: DateOrder | undefined) {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const moment = readMoment(value, timeZone, order);
  if (moment.time !== null) return { ...moment, timeText: null };
  const timeText = cleanText(String(value).slice(0, 100));
  return timeText === '' ? undefined : { ...moment, timeText };
}

/** The sum of a list such as `[{"emoji":"👍","count":2}]`. */
function sumList(list: readonly unknown[]): number | undefined {
  const counts = list.map((one) => (isObject(one) ? parseCount(one.count) : undefined));
  return counts.length === 0 || counts.includes(undefined)
    ? undefined
    : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

function sumReactions(reading: RowReading, row: PlainObject): void {
  for (const key of REACTION_OBJECTS) {
    const value = hasOwn(row, key) ? row[key] : undefined;
    const sum = Array.isArray(value) ? sumList(value) : sumCounts(value);
    if (sum !== undefined) {
      reading.reactionsCount = { path: key, value: sum };
      return;
    }
  }
}

/** What a value is, in the words of a message: "a number", "a list". */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  const kinds: Record<string, string | undefined> = ROWS().kinds;
  return kinds[Array.isArray(value) ? 'list' : typeof value] ?? typeof value;
}
