import { type ColumnChoice, choiceFor } from '../fields/column-choice.js';
import { type CommentField, REPLY_LISTS } from '../fields/comment-fields.js';
import { isObject, type PlainObject } from '../fields/plain-object.js';
import { type ChosenMapping, createRowReader, type RowReading } from '../fields/read-row.js';
import { findForm, findLayout } from '../layouts/find-layout.js';
import { clearTextColumn, clockColumnOf, guessColumns } from '../layouts/guess-columns.js';
import type { Layout } from '../layouts/layout.js';
import type { CollectOptions } from './collect-options.js';
import { pathsOf } from './file-survey.js';
import { mendedRow } from './mended-text.js';
import { postIdsIn } from './post-parents.js';
import { postLevelOf } from './posts.js';
import { sampleRows } from './sample-rows.js';

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
