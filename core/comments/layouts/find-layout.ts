import { foldName } from '../fields/comment-fields.js';
import { hasOwn, isObject, type PlainObject, valueAt } from '../fields/plain-object.js';
import { FORM_TIMES, KNOWN_LAYOUTS } from './known-layouts.js';
import type { Layout, RowSign } from './layout.js';

const MAX_KEYS = 200;
const MAX_INNER = 50;
const FORM_NAMES = new Set(FORM_TIMES.map(foldName));

/** A form of Google: the moment of the answer stands first, and the questions are the names of the columns. */
const FORM: Layout = {
  name: 'Google Forms',
  source: 'Google Forms, answers as a sheet',
  seen: '2026-11',
  fields: { time: FORM_TIMES },
  isForm: true,
};

/** Whether a column holds the moments of a form's answers, by its name. */
export const isFormTime = (name: string) => FORM_NAMES.has(foldName(name));

/** The known layout that the object around the rows and the rows have together, or null. */
export function findLayout(around: unknown, rows: readonly PlainObject[]): Layout | null {
  const outer = foldedPaths([around]);
  const inner = foldedPaths(rows);
  const fits = (paths: Set<string>, names: readonly string[] = []) =>
    names.every((name) => paths.has(foldName(name)));
  return KNOWN_LAYOUTS.find(({ around, row }) => fits(outer, around) && fits(inner, row)) ?? null;
}

/** The layout of a form, if the rows are answers of one: no name tells the text, and the first column is a form's moment. */
export const findForm = (rows: readonly PlainObject[]): Layout | null =>
  rows.length > 0 && isFormTime(Object.keys(rows[0] ?? {})[0] ?? '') ? FORM : null;

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
