import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CsvRows } from '../../comments/formats/csv/csv-rows.js';
import { CellMapper } from '../../records/transfer/cells.js';
import { csvHead, csvRows } from './csv.js';
import { plainCell, safeCell } from './safe-cell.js';

const test = suite('any text in an exported table');
const RUNS = { numRuns: 300, seed: 20261122 };

/** Marks that mean something to CSV or a spreadsheet, more often than chance has them. */
const mark = fc.constantFrom(
  '"',
  ',',
  ';',
  '\t',
  '\r',
  '\n',
  '\r\n',
  "'",
  '=',
  '＝',
  '-',
  '＋',
  '@',
  ' ',
  '\uFEFF',
  '😩',
);
const text = fc.string({
  unit: fc.oneof(mark, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
  maxLength: 12,
});

test('no text begins as a formula, and plainCell gives every text back', () => {
  fc.assert(
    fc.property(text, (original) => {
      const cell = safeCell(original);
      assert.not.match(cell, /^[=+\-@＝＋－＠\t\r\n]/);
      assert.is(plainCell(cell), original);
    }),
    RUNS,
  );
});

/** Readers of tables write every line end as one. */
const asRead = (cell: string) => cell.replace(/\r\n?/g, '\n');

test('a table reads back as the cells it was written from, however the bytes are cut', () => {
  const columns = ['task', 'link'].map((title) => ({
    title,
    value: (row: Record<string, string>) => row[title] ?? '',
  }));
  // A row of blank cells alone is no row to readers.
  const row = fc.record({ task: text.map((one) => `a${one}`), link: text });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), fc.integer({ min: 1, max: 60 }), (rows, size) => {
      const bytes = Buffer.from(csvHead(columns) + csvRows(columns, rows));
      const reader = new CsvRows({ isWanted: () => true, isHeaderFirst: true });
      const found: unknown[] = [];
      const problems: unknown[] = [];
      const take = (chunks: ReturnType<CsvRows['push']>) => {
        for (const chunk of chunks) {
          found.push(...chunk.rows.map((one) => one.row));
          problems.push(...chunk.problems);
        }
      };
      for (let at = 0; at < bytes.length; at += size) take(reader.push(bytes.subarray(at, at + size)));
      take(reader.end());
      assert.equal(problems, []);
      const mapper = new CellMapper([
        { field: 'task', names: [] },
        { field: 'link', names: [] },
      ]);
      assert.equal(
        found.map((one) => mapper.map(one as object, true)),
        rows.map(({ task, link }) => ({ task: asRead(task), link: link === '' ? null : asRead(link) })),
      );
    }),
    RUNS,
  );
});

test.run();
