import { foldName } from '../fields/comment-fields.js';
import { readMoment } from '../fields/comment-time.js';
import { hasOwn, isObject, type PlainObject, valueAt } from '../fields/plain-object.js';
import { FORM_TIMES, KNOWN_LAYOUTS, OTHER_FORMS } from './known-layouts.js';
import type { Layout, RowSign } from './layout.js';

const MAX_KEYS = 200;
const MAX_INNER = 50;
const FORM_NAMES = new Set(FORM_TIMES.map(foldName));

/** A form of Google: the moment of the answer stands first, and the questions are the names of the columns. */
const GOOGLE_FORM: Layout = {
  name: 'Google Forms',
  source: 'Google Forms, answers as a sheet',
  seen: '2026-11',
  fields: { time: FORM_TIMES },
  isForm: true,
};
const FORMS = OTHER_FORMS.map(({ name, source, together, time }) => ({
  together: together.map(foldName),
  layout: { name, source, seen: '2026-11', fields: { time: [time] }, isForm: true } satisfies Layout,
}));

/** The form whose answers have these columns, or null. */
function formOf(columns: readonly string[]): Layout | null {
  if (FORM_NAMES.has(foldName(columns[0] ?? ''))) return GOOGLE_FORM;
  const names = new Set(columns.map(foldName));
  return FORMS.find(({ together }) => together.every((name) => names.has(name)))?.layout ?? null;
}

/** Whether these are the columns of a form's answers. */
export const isFormHeader = (columns: readonly string[]) => formOf(columns) !== null;

/** The known layout that the object around the rows and the rows have together, or null. */
export function findLayout(around: unknown, rows: readonly PlainObject[]): Layout | null {
  const outer = foldedPaths([around]);
  const inner = foldedPaths(rows);
  const fits = (paths: Set<string>, names: readonly string[] = []) =>
    names.every((name) => paths.has(foldName(name)));
  return KNOWN_LAYOUTS.find(({ around, row }) => fits(outer, around) && fits(inner, row)) ?? null;
}

/** The layout of a form, if the rows are answers of one: no name tells the text, which is the answer to a question. */
export const findForm = ([first = {}]: readonly PlainObject[]): Layout | null => formOf(Object.keys(first));

/** The keys of objects and of those up to three levels inside, as folded paths. */
function foldedPaths(values: readonly unknown[]): Set<string> {
  const paths = new Set<string>();
  const add = (value: unknown, before: string, level: number) => {
    if (!isObject(value)) return;
    for (const key of Object.keys(value).slice(0, level === 0 ? MAX_KEYS : MAX_INNER)) {
      const path = before + foldName(key);
      paths.add(path);
      if (level < 2 && hasOwn(value, key)) add(value[key], path, level + 1);
    }
  };
  for (const value of values) add(value, '', 0);
  return paths;
}

/** Whether one of the signs stands in a row. */
export const hasSign = (row: PlainObject, signs: readonly RowSign[] = []): boolean =>
  signs.some(({ path, values, begins }) => {
    const value = hasOwn(row, path) ? row[path] : valueAt(row, path.split('.'));
    if (value == null || value === '' || value === false) return false;
    if (values !== undefined) return values.includes(String(value));
    return begins === undefined || String(value).startsWith(begins);
  });

/** How much longer than the next the texts of a column must be to be taken without a question. */
const CLEAR = 1.4;
const LEAST_TEXT = 8;
const MOST_CELLS = 200;

interface Column {
  name: string;
  values: string[];
  /** Mean length of its texts, times the share that is different from the others. */
  weight: number;
}

function columnsOf(rows: readonly PlainObject[]): Column[] {
  const values = new Map<string, string[]>();
  for (const row of rows.slice(0, MOST_CELLS)) {
    for (const key of Object.keys(row)) {
      const value = row[key];
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const text = String(value).trim();
      if (text === '') continue;
      const list = values.get(key);
      if (list === undefined) values.set(key, [text]);
      else list.push(text);
    }
  }
  return [...values].map(([name, texts]) => {
    const mean = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
    const different = new Set(texts).size / texts.length;
    return { name, values: texts, weight: mean * different };
  });
}

const shareOf = (values: readonly string[], test: (value: string) => boolean) =>
  values.filter(test).length / Math.max(1, values.length);

const isTime = (value: string) => {
  if (!/\D\d|\d\D/.test(value)) return false;
  const { time, either } = readMoment(value);
  return time !== null || either !== undefined;
};
/** Addresses, ids and other values without a word. */
const isNoText = (value: string) =>
  /^(?:https?:\/\/|www\.)\S+$/i.test(value) ||
  /^[\d\s.,:/+-]+$/.test(value) ||
  /^[\w-]{20,}$/.test(value) ||
  /^[^\s@]+@[^\s@]+$/.test(value);

const isName = (value: string) =>
  value.length >= 2 && value.length <= 40 && /\p{L}/u.test(value) && !isNoText(value) && !CODE.test(value);
/** An id: letters without a blank, and digits behind them. */
const CODE = /^[a-z]{0,3}[-_]?\d+$/i;
const AUTHOR_NAMES = /name|nama|user|author|penulis|pengguna|姓名|名字|昵称|用户|作者/i;

/** The columns that may hold the text, the likeliest first. */
function textColumns(columns: readonly Column[]): Column[] {
  return columns
    .filter(
      ({ values, weight }) =>
        weight >= LEAST_TEXT && shareOf(values, isNoText) < 0.5 && shareOf(values, isTime) < 0.5,
    )
    .sort((a, b) => b.weight - a.weight);
}

/** The column that holds the text by its content, where no other comes near; else null. */
export function clearTextColumn(rows: readonly PlainObject[]): string | null {
  const [first, second] = textColumns(columnsOf(rows));
  if (first === undefined) return null;
  return second === undefined || first.weight >= CLEAR * second.weight ? first.name : null;
}

/** What the columns of an unknown table seem to hold: to be shown to a person, never to be taken in silence. */
export function guessColumns(rows: readonly PlainObject[]): {
  content?: string;
  time?: string;
  author?: string;
} {
  const columns = columnsOf(rows);
  const [content] = textColumns(columns);
  if (content === undefined) return {};
  const time = columns.find(({ name, values }) => name !== content.name && shareOf(values, isTime) >= 0.8);
  const authors = columns.filter(
    ({ name, values }) =>
      name !== content.name &&
      name !== time?.name &&
      shareOf(values, isName) >= 0.8 &&
      shareOf(values, isTime) < 0.5 &&
      new Set(values).size > Math.min(2, values.length / 3),
  );
  const author = authors.find(({ name }) => AUTHOR_NAMES.test(name)) ?? authors[0];
  return {
    content: content.name,
    ...(time === undefined ? {} : { time: time.name }),
    ...(author === undefined ? {} : { author: author.name }),
  };
}

const CLOCK_NAMES = /^(?:time|masa|jam|waktu|pukul|时间|時間)$/i;
const CLOCK = /^(?:\S{1,4}\s?)?\d{1,2}:\d\d(?::\d\d)?(?:\s?\S{1,5})?$/;
const DATE_NAMES = /^(?:date|tarikh|tanggal|日期)$/i;

/** The column of clocks beside a column of dates without them, or null. */
export function clockColumnOf(rows: readonly PlainObject[]): string | null {
  const [first] = rows;
  if (first === undefined) return null;
  const names = Object.keys(first);
  if (!names.some((name) => DATE_NAMES.test(name.trim()))) return null;
  const name = names.find((one) => CLOCK_NAMES.test(one.trim()));
  if (name === undefined) return null;
  const values = rows
    .map((row) => row[name])
    .filter((value): value is string => typeof value === 'string' && value !== '');
  return values.length > 0 && values.every((value) => CLOCK.test(value.normalize('NFKC').trim()))
    ? name
    : null;
}
