import { stringWidth } from './string-width.js';

/** Prints a line to standard output. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a table with a ruled head; columns as wide as their widest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, i) =>
    Math.max(stringWidth(title), ...rows.map((row) => stringWidth(row[i] ?? ''))),
  );
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => cell + ' '.repeat(Math.max(0, (widths[i] ?? 0) - stringWidth(cell)))).join('  ');
  say(line(head));
  say(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) say(line(row));
  say();
}
