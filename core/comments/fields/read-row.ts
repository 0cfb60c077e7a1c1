import { ROWS } from '../rows.texts.model.js';
import {
  ACCEPTED_NAMES,
  COMMENT_FIELDS,
  type CommentField,
  foldName,
  HTML_NAMES,
  REACTION_OBJECTS,
} from './comment-fields.js';
import { parseTime } from './comment-time.js';
import {
  cleanAuthor,
  cleanText,
  isBlank,
  parseCount,
  parseId,
  parseLink,
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
  time?: Found<{ time: string | null; timeText: string | null }>;
  parentId?: Found<string>;
  link?: Found<string>;
  repliesCount?: Found<number>;
  depth?: Found<number>;
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
const CANDIDATES = new Map<string, Candidate[]>();
for (const field of COMMENT_FIELDS) {
  for (const [rank, name] of ACCEPTED_NAMES[field].entries()) {
    const [first = '', ...rest] = name.split('.');
    const html = HTML_NAMES.includes(name);
    addCandidate(foldName(first), { field, rank, rest, html });
    if (rest.length > 0) addCandidate(foldName(name), { field, rank, rest: [], html });
  }
}

function addCandidate(key: string, candidate: Candidate): void {
  const list = CANDIDATES.get(key);
  if (list === undefined) CANDIDATES.set(key, [candidate]);
  else list.push(candidate);
}

const MAX_KEYS_REMEMBERED = 5_000;
const MAX_DEPTH = 1_000;

/** Builds a reader of rows; it remembers the keys it has met, so that rows of one file cost little. */
export function createRowReader({
  mapping = {},
  timeZone,
}: {
  mapping?: ChosenMapping;
  timeZone?: string;
} = {}) {
  const known = new Map<string, Candidate[]>();
  const chosen = Object.entries(mapping).filter((entry): entry is [CommentField, string] => entry[1] != null);
  const isChosen = (field: CommentField) => mapping[field] !== undefined;

  function candidatesOf(key: string): Candidate[] {
    let candidates = known.get(key);
    if (candidates === undefined) {
      candidates = (CANDIDATES.get(foldName(key)) ?? []).filter(({ field }) => !isChosen(field));
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
        if (value != null && take(reading, field, path, value, html, timeZone)) ranks[field] = rank;
      }
    }
    for (const [field, path] of chosen) {
      const value = hasOwn(row, path) ? row[path] : valueAt(row, path.split('.'));
      if (value != null) take(reading, field, path, value, HTML_NAMES.includes(path), timeZone);
    }
    if (reading.reactionsCount === undefined && !isChosen('reactionsCount')) sumReactions(reading, row);
    return reading;
  };
}

/** Puts a value into the reading if it is one for that field; says whether it was. */
function take(
  reading: RowReading,
  field: CommentField,
  path: string,
  value: unknown,
  html: boolean,
  timeZone: string | undefined,
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
    case 'time':
      return set(reading, field, path, timeOf(value, timeZone));
    case 'parentId':
      return set(reading, field, path, parseId(value));
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

function takeContent(reading: RowReading, path: string, value: unknown, html: boolean): boolean {
  if (typeof value === 'string') {
    const content = cleanText(html ? textOfHtml(value) : value);
    if (isBlank(content)) return false;
    reading.content = { path, value: content };
    return true;
  }
  // `comment` may be an object that holds the text, under an accepted name of its own.
  const holdsText = isObject(value) && (hasOwn(value, 'text') || hasOwn(value, 'message'));
  if (!holdsText) reading.notText ??= { path, value: kindOf(value) };
  return false;
}

function timeOf(value: unknown, timeZone: string | undefined) {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const time = parseTime(value, timeZone);
  if (time !== null) return { time, timeText: null };
  const timeText = cleanText(String(value).slice(0, 100));
  return timeText === '' ? undefined : { time, timeText };
}

function sumReactions(reading: RowReading, row: PlainObject): void {
  for (const key of REACTION_OBJECTS) {
    const sum = hasOwn(row, key) ? sumCounts(row[key]) : undefined;
    if (sum !== undefined) {
      reading.reactionsCount = { path: key, value: sum };
      return;
    }
  }
}

/** What a value is, in the words of a message: "a number", "a list". */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return ROWS().kinds[Array.isArray(value) ? 'list' : typeof value] ?? typeof value;
}
