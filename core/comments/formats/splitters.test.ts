import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../../errors.js';
import { CsvRows } from './csv/csv-rows.js';
import { JsonSplitter } from './json/json-splitter.js';
import { LineSplitter } from './json/line-splitter.js';
import { JsonRows } from './json/parse-batch.js';
import type { RowChunk, RowReader } from './row-chunk.js';

const csvRows = () => new CsvRows({ isWanted: () => true });
const lineRows = () => new JsonRows(new LineSplitter());
const jsonRows = () => new JsonRows(new JsonSplitter());

/** Everything that comes out, however it is divided into chunks. */
function readCut(reader: RowReader, bytes: Uint8Array, sizes: readonly number[]): string {
  const rows: unknown[] = [];
  const problems: unknown[] = [];
  const take = (chunks: Iterable<RowChunk>) => {
    for (const chunk of chunks) {
      rows.push(...chunk.rows);
      problems.push(...chunk.problems);
    }
  };
  let at = 0;
  for (let turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? bytes.length;
    // A copy each, as from a socket.
    take(reader.push(new Uint8Array(bytes.subarray(at, at + size))));
    at += size;
  }
  take(reader.end());
  return JSON.stringify({ rows, problems });
}

const csvText = fc
  .array(fc.constantFrom('"', '"', ',', '\n', '\r\n', ' ', 'Siti', '价格', '""', '😩', 'x'), {
    maxLength: 60,
  })
  .map((parts) => `nama,"teks, panjang"\n${parts.join('')}`);
const values = fc.array(fc.record({ id: fc.integer(), text: fc.string({ unit: 'binary' }) }), {
  maxLength: 6,
});
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

test('how the bytes are cut does not matter, down to single ones', () => {
  fc.assert(
    fc.property(csvText, sizes, (text, cuts) => {
      const bytes = Buffer.from(text);
      assert.is(readCut(csvRows(), bytes, cuts), readCut(csvRows(), bytes, [bytes.length]));
    }),
  );
  fc.assert(
    fc.property(values, sizes, (rows, cuts) => {
      const lines = Buffer.from(rows.map((row) => JSON.stringify(row)).join('\n'));
      assert.is(readCut(lineRows(), lines, cuts), readCut(lineRows(), lines, [lines.length]));
      const list = Buffer.from(JSON.stringify(rows, null, 1));
      assert.is(readCut(jsonRows(), list, cuts), readCut(jsonRows(), list, [list.length]));
    }),
  );
});

test('a row that comes byte by byte is not copied or searched again with each of them', () => {
  const long = 'harga naik '.repeat(100_000);
  const inside: [string, RowReader, string][] = [
    ['csv', csvRows(), `teks\n${long}`],
    ['csv in quotes', csvRows(), `teks\n"${`${long.slice(0, 900_000)}\n`}`],
    ['ndjson', lineRows(), `{"text":"${long}`],
    ['json', jsonRows(), `[{"text":"${long}`],
  ];
  for (const [name, reader, begin] of inside) {
    for (const _ of reader.push(Buffer.from(begin))) assert.unreachable(name);
    let copied = 0;
    const { set } = Uint8Array.prototype;
    Uint8Array.prototype.set = function count(this: Uint8Array, from: ArrayLike<number>, at?: number) {
      copied += from.length;
      set.call(this, from, at);
    };
    try {
      for (let turn = 0; turn < 1_000; turn++)
        for (const _ of reader.push(Uint8Array.of(0x61))) assert.unreachable(name);
    } finally {
      Uint8Array.prototype.set = set;
    }
    assert.ok(copied < 3_000_000, `${name}: ${copied} bytes were copied`);
  }
});

test('text in which quotes never match is refused before it is read over and over', () => {
  for (const line of ['x","\n', '"a"b\n']) {
    const reader = new CsvRows({ isWanted: () => true });
    const bytes = Buffer.from(`teks,nama\n${line.repeat(1_000_000)}`);
    try {
      for (let at = 0; at < bytes.length; at += 65_536)
        for (const _ of reader.push(bytes.subarray(at, at + 65_536)));
      for (const _ of reader.end());
      assert.unreachable(line);
    } catch (error) {
      assert.instance(error, AppError, line);
      assert.match((error as AppError).message, 'quotes that do not match');
    }
  }
});

test('a first line that names no columns is refused with its line', () => {
  const refused = (text: string) => {
    try {
      const reader = new CsvRows({ isWanted: () => true });
      for (const _ of reader.push(Buffer.from(text)));
      for (const _ of reader.end());
    } catch (error) {
      return [(error as AppError).message, (error as AppError).problems?.[0]?.line];
    }
    return ['taken'];
  };
  assert.match(String(refused('"Siti')[0]), 'quote that is not closed');
  assert.is(refused('"Siti')[1], 1);
  assert.match(String(refused('nama,"teks\nSiti,Bagus\n')[0]), 'quote that is not closed');
  assert.match(String(refused(`${','.repeat(300_000)}\n1`)[0]), '300,000 characters');
  assert.match(String(refused(`${'a,'.repeat(3_000)}\n1`)[0]), '3,001 columns');
  assert.equal(refused('nama;teks\nSiti;Bagus\n'), ['taken']);
});

test.run();
