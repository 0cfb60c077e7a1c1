import { foldName } from '../fields/comment-fields.js';
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
