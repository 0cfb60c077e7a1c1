import { spawnSync } from 'node:child_process';
import { usageError } from '../failures/failures.js';
import type { OptionSpec } from '../program/command.js';
import type { Io, TableSettings } from './io.js';
import { type Column, renderTable } from './output.js';
import { outputTexts } from './output.texts.js';

/** The options of every command that lists; `--sort` not where a command sorts by itself. */
export const TABLE_OPTIONS: readonly OptionSpec[] = [
  { flags: '--wide', description: 'do not shorten tables to fit the terminal' },
  { flags: '--columns <names>', description: 'only these columns of the table, separated by commas' },
  { flags: '--sort <column>', description: 'sort the table by a column; COLUMN:desc for descending' },
  { flags: '--no-pager', description: 'do not page long tables on a terminal' },
];

export function tableSettings(options: Record<string, unknown>, isSortable: boolean): TableSettings {
  const [title = '', direction] = typeof options.sort === 'string' ? options.sort.split(':') : [];
  if (isSortable && direction !== undefined && direction !== 'asc' && direction !== 'desc') {
    throw usageError(outputTexts().sortTakes);
  }
  const names = typeof options.columns === 'string' ? options.columns.split(',') : undefined;
  const columns = names?.map((name) => name.trim()).filter((name) => name !== '');
  if (columns?.length === 0) throw usageError(outputTexts().columnsTakes);
  return {
    isWide: options.wide === true,
    columns,
    sort: isSortable && title !== '' ? { title, isDescending: direction === 'desc' } : undefined,
  };
}

/** The column of a title, whatever its case, with or without what stands in brackets; the remedy lists them all. */
function columnOf<Row>(columns: readonly Column<Row>[], title: string): Column<Row> {
  const wanted = title.toLowerCase();
  const names = (column: Column<Row>) => [column.title, column.title.split(' (')[0] ?? ''];
  const found = columns.find((column) => names(column).some((name) => name.toLowerCase() === wanted));
  if (found !== undefined) return found;
  const titles = columns.map((column) => column.title.toLowerCase()).filter((name) => name !== '');
  throw usageError(outputTexts().noColumn(title, titles.join(', ')));
}

const compare = (a: string | number | null, b: string | number | null): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a ?? '').localeCompare(String(b ?? ''), 'en', { numeric: true });

/** Prints rows as the call's options say: fitted to the terminal and paged there, whole in a pipe. */
export function printTable<Row>(io: Io, rows: readonly Row[], columns: Column<Row>[]): void {
  const { isWide = false, columns: wanted, sort } = io.table ?? {};
  const shown = wanted === undefined ? columns : wanted.map((title) => columnOf(columns, title));
  let sorted = [...rows];
  if (sort !== undefined) {
    const { value } = columnOf(columns, sort.title);
    const sign = sort.isDescending ? -1 : 1;
    sorted = sorted.sort((a, b) => sign * compare(value(a), value(b)));
  }
  page(io, renderTable(sorted, shown, io.isOutTty && !isWide ? io.columns : undefined, io));
}

/** Text on the terminal, through the pager when it is longer than the screen. */
export function page(io: Io, text: string): void {
  // Windows has none that can show colours and Chinese.
  const { PAGER = process.platform === 'win32' ? '' : 'less', LESS = 'FRSX' } = io.env;
  const isLong = text.split('\n').length > (io.rows ?? Number.POSITIVE_INFINITY);
  if (io.isOutTty && io.isInTty && !io.isPlain && isLong && PAGER !== '' && PAGER !== 'cat') {
    const env = { ...process.env, LESS, LESSCHARSET: 'utf-8' };
    // The shell, because PAGER may have options of its own.
    const { status, error } = spawnSync(PAGER, {
      shell: true,
      input: text,
      stdio: ['pipe', 'inherit', 'inherit'],
      env,
    });
    if (error === undefined && status !== 127 && status !== 126) return;
  }
  io.out(text);
}
