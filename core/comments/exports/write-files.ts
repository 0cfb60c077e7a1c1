import { workbookOfSheets } from '../workbooks/testing.js';
import { SAID, type SaidComment } from './said.js';

export type Field = 'author' | 'time' | 'likes' | 'answers' | 'stars';

/** A file as one of the known tools writes it, and what stands in it. */
export interface ExportFile {
  fileName: string;
  bytes: Uint8Array;
  /** What the file holds of each comment beside its text. */
  holds: readonly Field[];
  /** How exactly it tells times, in seconds. */
  precision: number;
  /** How many rows are posts or notices. */
  leftOut: number;
}

export type Row = Record<string, unknown>;
export type Cell = string | number | null;

export const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');
/** The parts of a moment as clocks in Kuala Lumpur show it. */
export function clock(time: string) {
  const wall = new Date(Date.parse(time) + 8 * 3_600_000);
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate()];
  const [hour, minute, second] = [wall.getUTCHours(), wall.getUTCMinutes(), wall.getUTCSeconds()];
  return { year, month, day, hour, minute, second };
}
export const epoch = (time: string) => Math.floor(Date.parse(time) / 1000);
export const dmy = (time: string) => {
  const { year, month, day } = clock(time);
  return `${pad(day)}/${pad(month)}/${year}`;
};
export const hm = (time: string) => {
  const { hour, minute } = clock(time);
  return `${pad(hour)}:${pad(minute)}`;
};
export const twelve = (time: string, am: string, pm: string) => {
  const { hour, minute } = clock(time);
  return `${hour % 12 || 12}:${pad(minute)} ${hour < 12 ? am : pm}`;
};
export const iso = (time: string) => time.replace('.000Z', 'Z');
export const wallIso = (time: string) => {
  const { year, month, day, hour, minute, second } = clock(time);
  return `${year}-${pad(month)}-${pad(day)} ${pad(hour)}:${pad(minute)}:${pad(second)}`;
};
export const dotted = (time: string) => {
  const { year, month, day, hour, minute, second } = clock(time);
  return `${pad(day)}.${pad(month)}.${pad(year % 100)} ${pad(hour)}:${pad(minute)}:${pad(second)}`;
};
export const serial = (time: string) =>
  Math.round((Date.parse(time) / 86_400_000 + 25_569 + 8 / 24) * 1e8) / 1e8;

export const idOf = (at: number) => `7310${at}`;
export const parentOf = ({ answers }: SaidComment) => (answers === null ? null : idOf(answers));

export const json = (value: unknown) => Buffer.from(JSON.stringify(value, null, 1));
export const ndjson = (rows: readonly unknown[]) =>
  Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
export const quoted = (value: unknown, delimiter: string) => {
  const text = value == null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return new RegExp(`["\\n${delimiter}]`).test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
export const lines = (rows: readonly (readonly unknown[])[], delimiter = ',') =>
  rows.map((row) => row.map((value) => quoted(value, delimiter)).join(delimiter)).join('\r\n');
/** The rows as a table, flat: `user.unique_id` is a column. */
export function table(rows: readonly Row[]): unknown[][] {
  const flat = rows.map((row) => flatten(row));
  const columns = [...new Set(flat.flatMap((row) => Object.keys(row)))];
  return [columns, ...flat.map((row) => columns.map((name) => row[name]))];
}
export function flatten(row: Row, before = ''): Row {
  const flat: Row = {};
  for (const [key, value] of Object.entries(row)) {
    if (Array.isArray(value)) continue;
    if (typeof value === 'object' && value !== null)
      Object.assign(flat, flatten(value as Row, `${before}${key}.`));
    else flat[before + key] = value;
  }
  return flat;
}
export const csv = (rows: readonly Row[], delimiter = ',') => Buffer.from(lines(table(rows), delimiter));
export const cells = (rows: readonly Row[]): Cell[][] =>
  table(rows).map((row) =>
    row.map((value) => (typeof value === 'number' ? value : value == null ? null : String(value))),
  );
export const xlsx = (rows: Cell[][], name = 'Sheet1') => workbookOfSheets([{ name, rows }]);
export const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

export const ALL: readonly Field[] = ['author', 'time', 'likes', 'answers'];
export const FLAT: readonly Field[] = ['author', 'time', 'likes'];
export const RATED: readonly Field[] = ['author', 'time', 'likes', 'stars'];

export const file = (
  fileName: string,
  bytes: Uint8Array,
  holds: readonly Field[] = ALL,
  { precision = 1, leftOut = 0 } = {},
): ExportFile => ({ fileName, bytes, holds, precision, leftOut });

/** One list of rows as the files that the tool offers. */
export const both = (name: string, rows: readonly Row[], holds: readonly Field[] = ALL): ExportFile[] => [
  file(`${name}.json`, json(rows), holds),
  file(`${name}.csv`, csv(rows), holds),
  file(`${name}.xlsx`, xlsx(cells(rows)), holds),
];

export const rowsOf = (row: (one: SaidComment, at: number) => Row) => SAID.map(row);
export const topRows = (
  row: (one: SaidComment, at: number, replies: Row[]) => Row,
  reply: (one: SaidComment, at: number) => Row,
) =>
  SAID.map((one, at) => ({ one, at }))
    .filter(({ one }) => one.answers === null)
    .map(({ one, at }) =>
      row(
        one,
        at,
        SAID.map((inner, index) => ({ inner, index }))
          .filter(({ inner }) => inner.answers === at)
          .map(({ inner, index }) => reply(inner, index)),
      ),
    );

/** Text as Meta's downloads have it: UTF-8 that was written as Latin-1, letter by letter. */
export const garbled = (text: string) => Buffer.from(text).toString('latin1');
