import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../../errors.js';
import { type RowStreamOptions, readRowStream, readRowsOfFile } from './row-stream.node.js';

async function* inPieces(bytes: Uint8Array, size: number) {
  // A copy each, as from a file: the reader may keep and use what it is given.
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

async function readAll(
  input: string | Uint8Array,
  { size = 1 << 16, ...options }: RowStreamOptions & { size?: number } = {},
) {
  const bytes = typeof input === 'string' ? Buffer.from(input) : input;
  const all = {
    rows: [] as unknown[],
    lines: [] as number[],
    indexes: [] as number[],
    format: '',
    broken: false,
  };
  const problems: { line: number | null; index: number; reason: string }[] = [];
  let largest = 0;
  for await (const chunk of readRowStream(inPieces(bytes, size), options)) {
    for (const { row, line, index } of chunk.rows) {
      all.rows.push(row);
      all.lines.push(line);
      all.indexes.push(index);
    }
    for (const { line, index, reason } of chunk.problems) problems.push({ line, index, reason });
    all.format = chunk.format;
    all.broken ||= chunk.broken;
    largest = Math.max(largest, chunk.rows.length);
  }
  return { ...all, problems, largest };
}

async function refusal(run: Promise<unknown>): Promise<string> {
  try {
    await run;
  } catch (error) {
    assert.instance(error, AppError);
    assert.is((error as AppError).code, 'VALIDATION');
    return (error as AppError).message;
  }
  throw new Error('nothing was thrown');
}

const someRows = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    text: ['Harga barang "naik" lagi', '价格又涨了 😩 },{"id":1', 'back\\slash \\" and ] } brackets'][id % 3],
    replies:
      id % 7 === 0
        ? [
            { id: -id, text: 'betul' },
            { id: -id - 1, text: 'setuju' },
          ]
        : [],
  }));

test('a list, a wrapped list, NDJSON, CSV and each of them gzipped give the same rows', async () => {
  const rows = someRows(1000);
  const flat = rows.map(({ id, text }) => ({ id: String(id), text }));
  const csv = `id,text\n${flat.map(({ id, text }) => `${id},"${text?.replaceAll('"', '""')}"`).join('\n')}`;
  for (const [text, format, expected] of [
    [JSON.stringify(rows), 'json', rows],
    [JSON.stringify(rows, null, 2), 'json', rows],
    [JSON.stringify({ post: { data: [1] }, note: 'comments', comments: rows, total: 1000 }), 'json', rows],
    [JSON.stringify({ data: { paging: {}, comments: rows } }), 'json', rows],
    [rows.map((row) => JSON.stringify(row)).join('\n'), 'ndjson', rows],
    [csv, 'csv', flat],
  ] as const)
    for (const bytes of [Buffer.from(text), gzipSync(text), Buffer.from(`\uFEFF${text}`)]) {
      const read = await readAll(bytes, { size: 5_000 });
      assert.is(read.format, format);
      assert.equal(read.problems, []);
      // Rows of a CSV have no prototype; as JSON they are the same.
      assert.is(JSON.stringify(read.rows), JSON.stringify(expected));
      assert.equal(
        read.indexes,
        rows.map((_, index) => index),
      );
      assert.ok(read.largest <= 500);
    }
});

test('every row has the line on which it starts, however the list is laid out', async () => {
  const rows = someRows(30_000).map((row) => ({
    ...row,
    note: 'a longer text so that rows fill a batch '.repeat(3),
  }));
  const compact = await readAll(JSON.stringify(rows));
  assert.ok(compact.lines.every((line) => line === 1));
  const perLine = await readAll(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`);
  assert.equal(perLine.lines.slice(0, 3), [2, 3, 4]);
  assert.ok(perLine.lines.every((line, index) => line === index + 2));
  assert.equal(perLine.rows, rows);
  const text = JSON.stringify(rows, null, 1);
  const pretty = await readAll(text);
  const starts = text.split('\n').flatMap((line, index) => (line === ' {' ? [index + 1] : []));
  assert.equal(pretty.lines, starts);
  assert.equal(pretty.rows, rows);
});

test('how the bytes are cut does not matter', async () => {
  const json = fc.array(
    fc.record({ id: fc.integer(), text: fc.string({ unit: 'binary' }), replies: fc.array(fc.jsonValue()) }),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(
      json,
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(undefined, 2),
      async (rows, size, indent) => {
        // What JSON.parse makes of it: a lone surrogate travels as an escape, and -0 as 0.
        const expected = JSON.parse(JSON.stringify(rows));
        const list = await readAll(JSON.stringify(rows, null, indent), { size });
        assert.equal(list.rows, expected);
        const wrapped = await readAll(JSON.stringify({ x: '"]', data: rows }, null, indent), { size });
        assert.equal(wrapped.rows, expected);
        const lines = await readAll(rows.map((row) => `${JSON.stringify(row)}\r\n`).join('\n'), {
          size,
          fileName: 'a.jsonl',
        });
        assert.equal(lines.rows, expected);
        assert.equal(
          lines.lines,
          rows.map((_, index) => 2 * index + 1),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('nothing but VALIDATION comes out of any bytes', async () => {
  const tokens = fc.array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '\n',
      '1',
      'null',
      '"text"',
      '"data"',
      '{"text":"a"}',
      'text,id\n',
    ),
  );
  const anything = fc.oneof(
    tokens.map((parts) => Buffer.from(parts.join(''))),
    fc.uint8Array({ maxLength: 300 }),
  );
  await fc.assert(
    fc.asyncProperty(anything, fc.integer({ min: 1, max: 50 }), async (bytes, size) => {
      try {
        await readAll(bytes, { size });
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'VALIDATION') throw error;
      }
    }),
    { numRuns: 500 },
  );
});

test('a damaged line of NDJSON is named and the others are read', async () => {
  const { rows, problems } = await readAll('{"id":1}\n{"id":2\n"x":3}\n\n{"id":4,}\nnull\n{"id":5}', {
    fileName: 'a.ndjson',
  });
  assert.equal(rows, [{ id: 1 }, null, { id: 5 }]);
  assert.equal(
    problems.map(({ line, reason }) => [line, reason]),
    [
      [2, 'The row is cut off after 7 characters.'],
      [3, 'The row is not valid JSON: at column 4, nothing may follow the end of the JSON, but ":" does.'],
      [5, 'The row is not valid JSON: at column 9, a name in double quotes is expected, but there is "}".'],
    ],
  );
});

test('a damaged element of a list is named by line and column and the others are read', async () => {
  const { rows, problems } = await readAll('[\n{"id":1},\n{"id":\n  NaN},\n{"id":3}\n]');
  assert.equal(rows, [{ id: 1 }, { id: 3 }]);
  assert.equal(problems, [
    {
      line: 3,
      index: 1,
      reason: 'The row is not valid JSON: at line 4, column 3, a value is expected, but there is "N".',
    },
  ]);
});

test('of a list that is cut off the whole rows come first, then the place of the cut', async () => {
  const { rows, problems, broken } = await readAll('[\n{"id":1},\n{"id":2},\n{"id":3,"te');
  assert.equal(rows, [{ id: 1 }, { id: 2 }]);
  assert.is(broken, true);
  assert.is(problems[0]?.line, 4);
  assert.is(problems[0]?.index, 2);
  assert.match(problems[0]?.reason ?? '', 'cut off');
  const between = await readAll('{"comments":[{"id":1},');
  assert.equal(between.rows, [{ id: 1 }]);
  assert.match(between.problems[0]?.reason ?? '', 'before its list is closed');
});

test('a gzip archive that is cut off gives what it holds, then says so', async () => {
  const whole = gzipSync(JSON.stringify(someRows(50_000)));
  const { rows, problems, broken } = await readAll(whole.subarray(0, whole.length >> 1));
  assert.ok(rows.length > 1000);
  assert.is(broken, true);
  assert.match(problems[0]?.reason ?? '', 'gzip archive is cut off');
});

test('rows that are not UTF-8 are named and the others are read, in JSON lists, NDJSON, CSV and lines', async () => {
  for (const [start, bad, end, fileName] of [
    ['[', '{"text":"caf\u00e9"}', ',\n{"text":"好"}]', 'komen.json'],
    ['', '{"text":"caf\u00e9"}', '\n{"text":"好"}', 'komen.ndjson'],
    ['text,id\n', 'caf\u00e9,2', '\n好,3\n', 'komen.csv'],
    ['', 'caf\u00e9', '\n好\n', 'komen.txt'],
  ] as const) {
    const sound = { '[': '{"text":"好好好好好"},\n', '': end.slice(1), 'text,id\n': '好好好好好,1\n' }[start];
    const good = start === '' ? `${end.slice(1)}\n`.replace('\n\n', '\n').repeat(5) : sound;
    const bytes = Buffer.concat([Buffer.from(start + good), Buffer.from(bad, 'latin1'), Buffer.from(end)]);
    const { rows, problems } = await readAll(bytes, { fileName });
    assert.is(rows.length, start === '' ? 6 : 2, fileName);
    const line = (start + good).split('\n').length;
    assert.equal(
      problems.map((problem) => [problem.line, problem.reason]),
      [[line, 'The row is not UTF-8 text.']],
      fileName,
    );
  }
});

test('UTF-16 is read as it comes', async () => {
  const { rows } = await readAll(Buffer.from('\uFEFF[{"text":"价格 😩"}]', 'utf16le'), { size: 3 });
  assert.equal(rows, [{ text: '价格 😩' }]);
});

test('objects one after the other, and a single object without a list, are rows', async () => {
  assert.equal((await readAll('{\n "id": 1\n}\n{\n "id": 2\n}')).rows, [{ id: 1 }, { id: 2 }]);
  assert.equal((await readAll('{"id":1,"tags":["a"]}')).rows, [{ id: 1, tags: ['a'] }]);
});

test('lists of numbers, words and strings are rows too', async () => {
  assert.equal((await readAll(' [1, "a,]", null ,true]')).rows, [1, 'a,]', null, true]);
  assert.equal((await readAll('[]')).rows, []);
});

test('a row of a megabyte and 100,000 levels of nesting do no harm', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const { rows } = await readAll(`[{"text":"${'x'.repeat(1_000_000)}"},${deep},{"id":1}]`);
  assert.is(rows.length, 3);
});

test('a list may follow a long preface, but an object or row of more than 8 MB is no row', async () => {
  const preface = 'x'.repeat(9_000_000);
  assert.equal((await readAll(JSON.stringify({ preface, comments: [{ id: 1 }] }))).rows, [{ id: 1 }]);
  for (const [text, line] of [
    [`\n{"preface":"${preface}"}`, 2],
    [`[{"id":1},\n\n{"text":"${preface}"},{"id":2}]`, 3],
  ] as const) {
    const { broken, problems } = await readAll(text);
    assert.is(broken, true);
    assert.is(problems[0]?.line, line);
    assert.match(problems[0]?.reason ?? '', '8 MB');
  }
  const { rows, problems } = await readAll(`{"id":1}\n{"text":"${preface}"}\n{"id":2}\n`);
  assert.equal(rows, [{ id: 1 }, { id: 2 }]);
  assert.is(problems[0]?.line, 2);
});

test('empty files, other formats and tables without a column for text are refused', async () => {
  assert.match(await refusal(readAll('')), 'is empty');
  assert.match(await refusal(readAll(' \n \n')), 'is empty');
  assert.match(await refusal(readAll(gzipSync(''))), 'is empty');
  assert.match(await refusal(readAll(Buffer.from('PK\u0003\u0004zip'))), 'ZIP archive');
  assert.match(await refusal(readAll('a,b\n1,2\n')), 'column for the text');
  assert.is(
    (await readAll('taskId,score\n7,6.5\n', { isWantedColumn: (name) => name === 'taskId' })).rows.length,
    1,
  );
});

test('a gzip bomb is refused by its ratio, and any file by its size', async () => {
  const bomb = gzipSync(`[${'{"text":"a"},'.repeat(1_500_000)}{}]`);
  assert.match(await refusal(readAll(bomb, { size: 4096, limits: { maxRatio: 100 } })), '100 times its size');
  assert.match(
    await refusal(readAll(bomb, { size: 4096, limits: { maxBytes: 1_048_576 } })),
    'more than 1 MB',
  );
});

test('a file is read from disk and closed when the reader stops early', async () => {
  const url = new URL(
    '../../../../fixtures/comment-shapes/youtube-comment-downloader.ndjson',
    import.meta.url,
  );
  const chunks = [];
  for await (const chunk of readRowsOfFile(fileURLToPath(url))) chunks.push(chunk);
  assert.is(chunks[0]?.rows.length, 3);
  assert.is(chunks[0]?.problems[0]?.line, 4);
  for await (const _ of readRowStream(inPieces(readFileSync(url), 10))) break;
});

test.run();
