import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import Papa from 'papaparse';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../errors.js';
import { xlsxFile, xlsxSheet } from '../platform/export/xlsx.js';
import { createDecoder, type Encoding } from './bytes/encodings.js';
import { type CommentFileOptions, CommentFileReader, readCommentFile } from './read-comment-file.js';
import { readCommentSource } from './read-comment-source.node.js';
import { readCommentRows } from './workbooks/comment-rows.node.js';

const test = suite('any comments in any file');

/** The characters that an encoding of one or two bytes has, with their bytes. */
function charactersOf(encoding: Encoding): Map<string, number[]> {
  const decode = createDecoder(encoding);
  const characters = new Map<string, number[]>();
  for (let byte = 0x20; byte < 0x7f; byte++) characters.set(String.fromCharCode(byte), [byte]);
  for (let lead = 0xa1; lead < 0xf8; lead++) {
    if (encoding === 'Windows-1252') characters.set(decode(Uint8Array.of(lead), true), [lead]);
    else
      for (let trail = 0xa1; trail < 0xfe; trail++) {
        const text = decode(Uint8Array.of(lead, trail), true);
        if ([...text].length === 1 && /\p{L}|\p{P}/u.test(text)) characters.set(text, [lead, trail]);
      }
  }
  return characters;
}

const LEGACY = new Map<Encoding, Map<string, number[]>>(
  (['GB18030', 'Big5', 'Windows-1252'] as const).map((name) => [name, charactersOf(name)]),
);

function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === 'UTF-8') return Buffer.from(text);
  if (encoding === 'UTF-16LE') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  if (encoding === 'UTF-16BE') return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  const characters = LEGACY.get(encoding);
  return Buffer.from([...text].flatMap((sign) => characters?.get(sign) ?? [sign.charCodeAt(0)]));
}

interface Said {
  content: string;
  author: string;
  reactionsCount: number;
}

const word = (sign: fc.Arbitrary<string>, max: number) =>
  fc
    .string({ unit: sign, minLength: 1, maxLength: max })
    .map((text) => `a${text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').replace(/\s+/g, ' ')}z`);

/** Comments of different authors, so that none repeats another. */
const commentsOf = (sign: fc.Arbitrary<string>): fc.Arbitrary<Said[]> =>
  fc
    .array(fc.record({ content: word(sign, 60), author: word(sign, 12), reactionsCount: fc.nat(100_000) }), {
      minLength: 1,
      maxLength: 12,
    })
    .map((list) => list.map((one, at) => ({ ...one, author: `${one.author} ${at}` })));

const signsOf = (encoding: Encoding) => {
  const characters = LEGACY.get(encoding);
  return characters === undefined
    ? fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
    : fc.constantFrom(...characters.keys());
};

const COLUMNS = ['content', 'author', 'reactionsCount'] as const;
const cells = (list: Said[]) => list.map((one) => COLUMNS.map((name) => one[name]));

const WRITERS: Record<string, (list: Said[]) => string> = {
  'a.json': (list) => JSON.stringify(list, null, 1),
  'a.ndjson': (list) => list.map((one) => JSON.stringify(one)).join('\n'),
  'a.csv': (list) => Papa.unparse([COLUMNS as unknown as string[], ...cells(list)]),
  'b.csv': (list) =>
    Papa.unparse([COLUMNS as unknown as string[], ...cells(list)], { delimiter: ';', quotes: true }),
};

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const said = (comments: readonly Said[]) =>
  comments.map(({ content, author, reactionsCount }) => ({ content, author, reactionsCount }));
const normal = (list: Said[]) =>
  list.map((one) => ({ ...one, content: one.content.trim(), author: one.author.trim() }));

test('comments written as JSON, NDJSON or CSV in any encoding, packed or not, read back equal', async () => {
  for (const encoding of ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'GB18030', 'Big5', 'Windows-1252'] as const) {
    for (const [fileName, write] of Object.entries(WRITERS)) {
      await fc.assert(
        fc.asyncProperty(
          commentsOf(signsOf(encoding)),
          fc.integer({ min: 7, max: 5000 }),
          async (list, size) => {
            const bytes = encode(write(list), encoding);
            const expected = normal(list);
            assert.equal(said(readCommentFile(bytes, { fileName, encoding }).comments), expected);
            const packed = inPieces(gzipSync(bytes), size);
            const report = await readCommentSource(packed, { fileName: `${fileName}.gz`, encoding });
            assert.equal(said(report.comments), expected);
            const rows: unknown[] = [];
            for await (const chunk of readCommentRows(inPieces(bytes, size), { fileName, encoding }))
              rows.push(...chunk.rows.map(({ row }) => row));
            assert.equal(said(readCommentFile(JSON.stringify(rows)).comments), expected);
          },
        ),
        { numRuns: 12 },
      );
    }
  }
});

test('comments written as a workbook read back equal', async () => {
  const columns = COLUMNS.map((title) => ({ title, value: (one: Said) => one[title] }));
  await fc.assert(
    fc.asyncProperty(commentsOf(signsOf('UTF-8')), async (list) => {
      const file = await xlsxFile([xlsxSheet('comments', columns, list)]);
      const { comments, format } = await readCommentSource(inPieces(file, 4096));
      assert.is(format, 'xlsx');
      assert.equal(said(comments), normal(list));
    }),
    { numRuns: 8 },
  );
});

test('a plain list of any lines reads back equal', () => {
  fc.assert(
    fc.property(commentsOf(signsOf('UTF-8')), (list) => {
      const lines = list.map(({ content }) => content.trim());
      const report = readCommentFile(`${lines.join('\n')}\n`, { fileName: 'senarai.txt' });
      assert.equal(
        report.comments.map(({ content }) => content),
        lines,
      );
    }),
    { numRuns: 50 },
  );
});

/** Reads bytes in pieces of these sizes, over and over. */
function readCut(bytes: Uint8Array, sizes: readonly number[], options?: CommentFileOptions) {
  const reader = new CommentFileReader(options);
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    for (const _ of reader.push(new Uint8Array(bytes.subarray(at, at + size))));
    at += size;
  }
  for (const _ of reader.end());
  return reader.report();
}

/** Everything that is said of a file, or the sentence with which it is refused. */
async function verdict(read: () => unknown): Promise<string> {
  try {
    return JSON.stringify(await read());
  } catch (error) {
    assert.instance(error, AppError, String(error));
    return JSON.stringify([(error as AppError).message, (error as AppError).problems]);
  }
}

test('a file gets one verdict wherever it is read and however it is cut, damaged or not', async () => {
  const sign = fc.constantFrom('a', '价', '😩', '"', ',', '\n', '\\', ' ');
  const files = fc.tuple(commentsOf(sign), fc.constantFrom(...Object.keys(WRITERS), 'a.txt'));
  const sizes = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 4 });
  const byte = fc.constantFrom(0xff, 0x22, 0x0a, 0x7d, 0x5d, 0x00);
  const damages = fc.array(fc.tuple(fc.nat(5000), byte), { maxLength: 2 });
  const encodings = fc.constantFrom('UTF-8' as const, 'UTF-16LE' as const, 'GB18030' as const);
  await fc.assert(
    fc.asyncProperty(files, sizes, damages, encodings, async ([list, fileName], cuts, places, encoding) => {
      const write = WRITERS[fileName] ?? ((all: Said[]) => all.map(({ content }) => content).join('\n'));
      const bytes = encode(write(list), encoding);
      for (const [at, value] of places) bytes[at % bytes.length] = value;
      const options = { fileName };
      const whole = await verdict(() => readCommentFile(bytes, options));
      const cut = await verdict(() => readCut(bytes, cuts, options));
      assert.is(cut, whole);
      assert.is(await verdict(() => readCommentSource(inPieces(bytes, cuts[0] ?? 1), options)), whole);
      const packed = inPieces(gzipSync(bytes), 100);
      const fromArchive = await verdict(() => readCommentSource(packed, { fileName: `${fileName}.gz` }));
      assert.is(fromArchive, whole);
    }),
    { numRuns: 300 },
  );
});

test('the format is told by whole lines, however long the first of them is', () => {
  const said = (text: string) => ({ text, author: `${text.length} Pembaca` });
  const rows = [said('harga naik '.repeat(20_000)).text, 'banjir', '价格'].map(said);
  const long = { data: rows.map(({ author }) => ({ text: 'naik '.repeat(3_000), author })), pad: rows[0] };
  const lines = [JSON.stringify(long), JSON.stringify(rows[1]), JSON.stringify(rows[2])];
  const bytes = Buffer.from(lines.join('\n'));
  for (const size of [1_000, 70_000, bytes.length]) {
    const { format, comments } = readCut(bytes, [size]);
    assert.is(format, 'ndjson');
    assert.equal(
      comments.map(({ line }) => line),
      [1, 1, 1, 2, 3],
    );
  }
  assert.is(readCommentFile(JSON.stringify(long)).format, 'json');
  assert.is(readCommentFile(JSON.stringify(long, null, 1), { fileName: 'komen.ndjson' }).format, 'json');
});

test('what stands behind the beginning of a file does not change its format', () => {
  const rows = '{"text":"Jalan banjir"}\n'.repeat(3_000);
  for (const end of ['', '\n]', '{"text":"']) {
    const bytes = Buffer.from(rows + end);
    assert.equal(readCut(bytes, [999]), readCommentFile(bytes));
  }
  const list = Buffer.from(`[${rows.replaceAll('\n', ',\n')}{}]`);
  assert.is(readCommentFile(list, { fileName: 'a.ndjson' }).format, 'json');
  assert.is(readCut(list, [5_000], { fileName: 'a.ndjson' }).format, 'json');
});

test('random bytes give comments or one sentence, never anything else', async () => {
  const heads = fc.constantFrom(
    '',
    '[',
    '{"text":"',
    'text\n',
    '\u001f\u008b\u0008',
    'PK\u0003\u0004',
    '\u00ff\u00fe',
    '\u0000[',
  );
  const names = fc.constantFrom('', 'a.json', 'a.csv', 'a.txt', 'a.ndjson', 'a.xlsx', 'a.txt.gz');
  await fc.assert(
    fc.asyncProperty(heads, fc.uint8Array({ maxLength: 600 }), names, async (head, rest, fileName) => {
      const bytes = Buffer.concat([Buffer.from(head, 'latin1'), rest]);
      const refused = (error: unknown) => {
        assert.instance(error, AppError, String(error));
        assert.not.match((error as AppError).message, /\n(?! {2})/);
      };
      await readCommentSource(inPieces(bytes, 100), { fileName }).catch(refused);
      try {
        readCommentFile(bytes, { fileName });
        for await (const chunk of readCommentRows(inPieces(bytes, 33), { fileName })) assert.ok(chunk.rows);
      } catch (error) {
        refused(error);
      }
    }),
    { numRuns: 300 },
  );
});

test('limits hold for what comes out of gzip, in bytes and in comments', async () => {
  const csv = `text\n${'harga naik lagi\n'.repeat(40_000)}`;
  const refusal = async (limits: { maxBytes?: number; maxComments?: number }) => {
    try {
      await readCommentSource(inPieces(gzipSync(csv), 512), { fileName: 'a.csv.gz', limits });
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  assert.match(await refusal({ maxBytes: 300_000 }), /The file holds more than/);
  assert.match(await refusal({ maxComments: 1000 }), /There are more than 1,000 comments/);
  assert.is(await refusal({}), '');
});

test.run();
