import { type ColumnChoice, choiceFor } from '../fields/column-choice.js';
import { type CommentField, PAGE_LISTS, POST_LISTS, REPLY_LISTS } from '../fields/comment-fields.js';
import { isObject, listAt, type PlainObject } from '../fields/plain-object.js';
import { type ChosenMapping, createRowReader, type RowReading } from '../fields/read-row.js';
import {
  clearTextColumn,
  clockColumnOf,
  findForm,
  findLayout,
  guessColumns,
} from '../layouts/find-layout.js';
import type { Layout } from '../layouts/layout.js';
import type { CollectOptions } from './collect-options.js';
import { postIdsIn, postLevelOf } from './posts.js';
import { pathsOf } from './whole-file.js';

/** What the first elements of a file tell of it, and how its rows are read. */
export interface FilePlan {
  layout: Layout | null;
  /** See `CommentReport`. */
  header: string[];
  remembered: ColumnChoice | null;
  /** Fields whose column was recognised by its content. */
  guessed: CommentField[];
  /** The row of an element, which a layout may carry in an object of its own or with garbled text. */
  rowOf: (element: PlainObject) => PlainObject;
  readRow: (row: PlainObject) => RowReading;
  /** How the file's own numbers join replies to comments, where they do. */
  threads: 'facepager' | 'numbered' | null;
  /** The level of Facepager's posts. */
  postLevel: string | null;
  /** Where rows name the post they belong to. */
  postIds: string[][];
  /** Where comments hold the replies to them. */
  replyLists: readonly (readonly string[])[];
}

/** Tells the layout of a file, and its columns, by its first elements. */
export function planOf(elements: readonly unknown[], options: CollectOptions): FilePlan {
  const sample = sampleRows(elements);
  const known = findLayout(options.around ?? sample[0], sample);
  const rows = sample.map((row) => rowInside(row, known));
  const header = [...(options.columns ?? new Set(rows.flatMap((row) => [...pathsOf(row)])))];
  const remembered = choiceFor(header, options.choices);
  const columns = columnsOf(rows, known, {
    ...options,
    mapping: { ...remembered?.mapping, ...options.mapping },
    dateOrder: options.dateOrder ?? remembered?.dateOrder ?? undefined,
  });
  const { layout, mapping, guessed } = columns;
  const numbered = layout?.threads === 'facepager' || layout?.threads === 'numbered' ? layout.threads : null;
  return {
    layout,
    header,
    remembered,
    guessed,
    rowOf: rowReaderOf(layout),
    readRow: columns.readRow,
    threads: mapping.parentId === undefined ? numbered : null,
    postLevel: layout?.threads === 'facepager' ? postLevelOf(rows) : null,
    postIds: postIdsIn(rows),
    replyLists: layout?.replies === undefined ? REPLY_LISTS : [layout.replies],
  };
}

interface Columns {
  layout: Layout | null;
  mapping: ChosenMapping;
  guessed: CommentField[];
  readRow: FilePlan['readRow'];
}

/** From which columns the fields are read: by their names, else by the question of a form, else by what stands in them. */
function columnsOf(rows: readonly PlainObject[], known: Layout | null, options: CollectOptions): Columns {
  const { timeZone, dateOrder } = options;
  const mapping: ChosenMapping = { ...options.mapping };
  const clockColumn = clockColumnOf(rows);
  const readerOf = (layout: Layout | null) =>
    createRowReader({ mapping, timeZone, layout, dateOrder, clockColumn });
  const readRow = readerOf(known);
  const isToldByNames =
    mapping.content !== undefined ||
    rows.length === 0 ||
    rows.some((row) => readRow(row).content !== undefined);
  if (isToldByNames) return { layout: known, mapping, guessed: [], readRow };
  const form = findForm(rows);
  const question = form === null ? null : clearTextColumn(rows);
  if (form !== null && question !== null) {
    mapping.content = question;
    return { layout: form, mapping, guessed: [], readRow: readerOf(form) };
  }
  const guessed = options.guess === true ? guessInto(mapping, rows, readRow) : [];
  return { layout: known, mapping, guessed, readRow: readerOf(known) };
}

/** Adds to a mapping the columns that are recognised by their content. Returns their fields. */
function guessInto(
  mapping: ChosenMapping,
  rows: readonly PlainObject[],
  readRow: FilePlan['readRow'],
): CommentField[] {
  const guessed: CommentField[] = [];
  for (const [field, name] of Object.entries(guessColumns(rows)) as [CommentField, string][]) {
    const isNamed = field !== 'content' && rows.some((row) => readRow(row)[field] !== undefined);
    if (mapping[field] !== undefined || isNamed) continue;
    mapping[field] = name;
    guessed.push(field);
  }
  return guessed;
}

function rowReaderOf(layout: Layout | null): FilePlan['rowOf'] {
  return layout?.isGarbled === true
    ? (element) => mendedRow(rowInside(element, layout))
    : (element) => rowInside(element, layout);
}

/** The comment of an element that carries it in an object of its own. */
function rowInside(element: PlainObject, layout: Layout | null): PlainObject {
  if (layout?.inside === undefined) return element;
  const inside = element[layout.inside];
  return isObject(inside) ? inside : element;
}

/** Rows that are looked at before the first is read: they tell the layout. */
const SAMPLE_ROWS = 200;
/** So deep are lists and pages opened in search of rows. */
const SAMPLE_LEVELS = 6;
const PAGE_LEVELS = 3;

/** The rows among the first elements of a file, out of lists and pages; the objects around them stand before them. */
function sampleRows(elements: readonly unknown[]): PlainObject[] {
  const rows: PlainObject[] = [];
  const stack = elements.map((value) => ({ value, level: 0 })).reverse();
  for (let next = stack.pop(); next !== undefined && rows.length < SAMPLE_ROWS; next = stack.pop()) {
    const { value, level } = next;
    if (isObject(value)) rows.push(value);
    if (level > SAMPLE_LEVELS) continue;
    const list = listInside(value, level) ?? [];
    for (const inner of list.slice(0, SAMPLE_ROWS).reverse()) stack.push({ value: inner, level: level + 1 });
  }
  return rows;
}

function listInside(value: unknown, level: number): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return undefined;
  return listAt(value, POST_LISTS) ?? (level < PAGE_LEVELS ? listAt(value, PAGE_LISTS) : undefined);
}

const MOST_LEVELS = 2;

/** Text whose letters are the bytes of UTF-8, as it was meant; any other text as it is. */
export function mendedText(text: string): string {
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
export function mendedRow(row: PlainObject, level = 0): PlainObject {
  const mendedOf = (value: unknown) => {
    if (typeof value === 'string') return mendedText(value);
    return isObject(value) && level < MOST_LEVELS ? mendedRow(value, level + 1) : value;
  };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, mendedOf(value)]));
}
