import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../errors.js';
import { inLanguage } from '../platform/language/caller-language.js';
import { looksLikeCommentFile } from './bytes/comment-file-name.js';
import { readCommentFile } from './read-comment-file.js';

const bytes = (text: string) => new TextEncoder().encode(text);

function refusal(input: string | Uint8Array, fileName?: string): AppError {
  try {
    readCommentFile(input, { fileName });
  } catch (error) {
    assert.instance(error, AppError);
    assert.is((error as AppError).code, 'VALIDATION');
    // Names of columns stand below the sentence, one a line.
    assert.not.match((error as AppError).message, /\n(?! {2}\d)/);
    return error as AppError;
  }
  throw new Error('nothing was thrown');
}

test('an empty file, and one of blanks only, is called empty', () => {
  for (const input of ['', '  \n\t', '\uFEFF', bytes('\uFEFF\r\n')])
    assert.match(refusal(input).message, 'is empty');
});

test('half a JSON is called cut off, with line and column', () => {
  const { message, problems } = refusal('[\n  {"text": "Harga naik"},\n  {"text": "Banj');
  assert.match(message, 'stops at line 3, column 17');
  assert.match(message, 'cut off');
  assert.is(problems?.[0]?.line, 3);
  assert.match(refusal('{"comments":[{"text":"a"}').message, 'line 1, column 26');
  assert.match(refusal('[{"text":tr').message, 'cut off');
});

test('damaged JSON names line, column and what stands there', () => {
  assert.match(refusal('[\n {"text": "a",}\n]').message, 'line 2, column 15');
  assert.match(refusal('[{"text": "a"} {"text": "b"}]').message, '"," or "]" is missing before "{"');
  assert.match(refusal("[{'text': 'a'}]").message, 'a name in double quotes is expected');
  assert.match(refusal('[{"text": "a\nb"}]').message, 'line break');
  assert.match(refusal('[{"text": undefined}]').message, 'a value is expected, but there is "u"');
  assert.match(refusal('[{"text":"a"}]]').message, 'nothing may follow');
});

test('a damaged byte in UTF-8 costs its row, in JSON the file, which is refused with the line', () => {
  const list = Buffer.concat([
    Buffer.from('[\n{"text":"价格又涨了"},\n{"text":"'),
    Buffer.from('caf\u00e9"}]', 'latin1'),
  ]);
  const { message } = refusal(list);
  assert.match(message, 'Line 3 is not UTF-8 text. Save the file with the encoding UTF-8, or name the one');
  for (const [head, bad, good, fileName] of [
    ['text\n', 'caf\u00e9\n', '好\n', 'komen.csv'],
    ['', '{"text":"caf\u00e9"}\n', '{"text":"好"}\n', 'komen.ndjson'],
    ['', 'caf\u00e9\n', '好\n', 'komen.txt'],
  ] as const) {
    const bytes = Buffer.concat([
      Buffer.from(head + good.repeat(9)),
      Buffer.from(bad, 'latin1'),
      Buffer.from(good),
    ]);
    const { accepted, problems } = readCommentFile(bytes, { fileName });
    assert.is(accepted, 10, fileName);
    assert.equal(
      problems.map(({ line, reason }) => [line, reason]),
      [[head === '' ? 10 : 11, 'The row is not UTF-8 text.']],
    );
  }
});

test('UTF-16 is read with and without its mark, in both byte orders', () => {
  const text = '[{"text":"价格又涨了 📈"}]';
  const little = Buffer.from(text, 'utf16le');
  const big = Buffer.from(text, 'utf16le').swap16();
  for (const input of [
    little,
    big,
    Buffer.from(`\uFEFF${text}`, 'utf16le'),
    Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  ])
    assert.is(readCommentFile(new Uint8Array(input)).comments[0]?.content, '价格又涨了 📈');
});

test('other kinds of files are named for what they are', () => {
  assert.match(refusal(Uint8Array.of(0x50, 0x4b, 3, 4, 0)).message, 'ZIP archive');
  assert.match(refusal(Uint8Array.of(0x1f, 0x8b, 8)).message, 'gzip');
  assert.match(refusal('<!DOCTYPE html><html></html>').message, 'web page');
  assert.match(refusal('Dear team, please find the comments below.').message, 'column for the text');
  assert.match(refusal('plain words', 'comments.json').message, 'line 1, column 1');
});

test('a file over the limit is refused with the limit', () => {
  const run = () => readCommentFile('[{"text":"a"}]', { limits: { maxBytes: 5 } });
  assert.throws(run, (error: unknown) => error instanceof AppError && /limit/.test(error.message));
});

test('a BOM, blank lines and Windows line ends do not matter', () => {
  const { comments, format } = readCommentFile(bytes('\uFEFF{"text":"a"}\r\n\r\n{"text":"b"}\r\n'));
  assert.is(format, 'ndjson');
  assert.equal(
    comments.map(({ content, line, index }) => [content, line, index]),
    [
      ['a', 1, 0],
      ['b', 3, 1],
    ],
  );
});

test('NDJSON with a damaged first line is still NDJSON', () => {
  const { accepted, problems } = readCommentFile('{"text":"a\n{"text":"b"}\n{"text":"c"}\n');
  assert.is(accepted, 2);
  assert.is(problems[0]?.line, 1);
});

test('every damaged line is told, in the order of the file', () => {
  const { comments, problems } = readCommentFile(
    '{"text":"a"}\n{"text":\n{"te\n{"text":""}\n}\n{"text":"b"}\n',
  );
  assert.equal(
    comments.map(({ line }) => line),
    [1, 6],
  );
  assert.equal(
    problems.map(({ line, outcome }) => [line, outcome]),
    [
      [2, 'rejected'],
      [3, 'rejected'],
      [4, 'empty'],
      [5, 'rejected'],
    ],
  );
});

test('elements of a JSON list are named by their index, not by a line', () => {
  const { comments, problems } = readCommentFile('[\n{"text":"a"},\n{"text":""}\n]');
  assert.equal([comments[0]?.line, comments[0]?.index], [null, 0]);
  assert.equal([problems[0]?.line, problems[0]?.index], [null, 1]);
});

test('pages put one after another are read as a list of pages', () => {
  const page = (id: string) =>
    JSON.stringify(
      {
        kind: 'youtube#commentThreadListResponse',
        items: [
          {
            kind: 'youtube#commentThread',
            id,
            snippet: { topLevelComment: { id, snippet: { textOriginal: `Jalan ${id} "}{" banjir` } } },
          },
        ],
      },
      null,
      2,
    );
  for (const between of ['', '\n', '\r\n'])
    assert.equal(
      readCommentFile(`${page('a')}${between}${page('b')}\n`, { fileName: 'halaman.json' }).comments.map(
        ({ content }) => content,
      ),
      ['Jalan a "}{" banjir', 'Jalan b "}{" banjir'],
    );
});

test('a single comment is a list of one, named by its line in NDJSON', () => {
  assert.is(readCommentFile('{"text":"a"}').accepted, 1);
  assert.is(readCommentFile('{"text":"a"}\n', { fileName: 'a.jsonl' }).comments[0]?.line, 1);
});

test('headers as teams write them in Malay and Chinese tell every column', () => {
  for (const header of [
    'Nama Pengguna;Isi Komen;Waktu;Jumlah Suka',
    'Nama;Komen;Tarikh & Masa;Bilangan Suka',
    '姓名;留言内容;日期;点赞数',
    '发布者;评论内容;发布时间;赞',
  ]) {
    const { comments, guessed } = readCommentFile(`${header}\nAminah;Lampu rosak;21/09/2026 5.46 PTG;7\n`);
    const [{ author, content, time, reactionsCount } = {}] = comments;
    assert.equal([author, content, reactionsCount], ['Aminah', 'Lampu rosak', 7], header);
    assert.is(time, '2026-09-21T09:46:00.000Z', header);
    assert.equal(guessed, []);
  }
});

test('ratings of Shopee are found below data, and what Reddit leaves of a deleted comment is none', () => {
  const ratings = [
    { cmtid: 1, author_username: 'a***i', comment: 'Cepat', rating_star: 4, ctime: 1789900000 },
  ];
  const shopee = readCommentFile(JSON.stringify({ data: { ratings } }));
  assert.equal([shopee.comments[0]?.content, shopee.comments[0]?.stars], ['Cepat', 4]);
  const row = (id: string, body: string) => ({
    id,
    body,
    created_utc: 1789900000,
    score: 3,
    parent_id: 't3_a',
  });
  const reddit = readCommentFile(JSON.stringify([row('c1', 'Petrol naik lagi'), row('c2', '[deleted]')]));
  assert.equal([reddit.accepted, reddit.notices], [1, 1]);
});

test('CSV is read with commas, semicolons, tabs and a stated separator', () => {
  for (const csv of [
    'text,likes\n"Harga, naik",3\n',
    'text;likes\n"Harga, naik";3\n',
    'text\tlikes\n"Harga, naik"\t3\n',
    'sep=;\r\ntext;likes\r\nHarga, naik;3\r\n',
    'Text|Likes\rHarga, naik|3',
  ]) {
    const { comments, format } = readCommentFile(csv);
    assert.is(format, 'csv');
    assert.is(comments[0]?.content, 'Harga, naik');
    assert.is(comments[0]?.reactionsCount, 3);
  }
});

test('damaged lines of a CSV are reported with their lines and the good ones are kept', () => {
  const { comments, problems } = readCommentFile(
    'id,text\n1,"good"\n2,"bad" quote"\n3,after it\n4,too, many, commas\n5,fine\n6,"never closed\n7,last\n',
  );
  assert.equal(
    comments.map(({ externalId, line }) => [externalId, line]),
    [
      ['1', 2],
      ['3', 4],
      ['5', 6],
      ['7', 8],
    ],
  );
  assert.equal(
    problems.map(({ line }) => line),
    [3, 5, 7],
  );
});

test('a CSV that is chosen by the caller needs no known column', () => {
  const { comments } = readCommentFile('Ulasan,Suka\nBagus,4\n', {
    mapping: { content: 'Ulasan', reactionsCount: 'Suka' },
  });
  assert.is(comments[0]?.content, 'Bagus');
  assert.is(comments[0]?.reactionsCount, 4);
});

test('columns named __proto__ and constructor do no harm', () => {
  assert.is(readCommentFile('__proto__,constructor,text\nx,y,ok\n').comments[0]?.content, 'ok');
});

test('file names and media types of comment files are told from others', () => {
  for (const name of ['a.json', 'a.NDJSON', 'a.jsonl', 'a.txt', 'a.csv'])
    assert.ok(looksLikeCommentFile(name));
  assert.ok(looksLikeCommentFile('upload', 'application/json'));
  assert.not.ok(looksLikeCommentFile('a.png', 'image/png'));
});

/** Runs the reader on anything; only VALIDATION may come out, and what is read must add up. */
function neverBreaks(input: string | Uint8Array): void {
  try {
    const { read, accepted, duplicates, empty, rejected, comments } = readCommentFile(input);
    assert.is(read, accepted + duplicates + empty + rejected);
    assert.is(comments.length, accepted);
    for (const { content } of comments) assert.not.match(content, /\0|\p{Surrogate}/u);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'VALIDATION') throw error;
  }
}

test('no bytes, text or JSON make the reader fail in an unexpected way', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), neverBreaks), { numRuns: 500 });
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), neverBreaks), { numRuns: 500 });
  fc.assert(fc.property(fc.json(), neverBreaks), { numRuns: 500 });
  const name = fc.constantFrom(
    'text',
    'id',
    'author',
    'likes',
    'time',
    'replies',
    'comment',
    '__proto__',
    'data',
    'parentId',
  );
  const limits = { maxDepth: 3, depthIdentifier: 'row' };
  const { row } = fc.letrec((tie) => ({
    row: fc.dictionary(
      name,
      fc.oneof(
        limits,
        fc.anything({ maxDepth: 1 }),
        fc.string(),
        tie('row'),
        fc.array(tie('row'), { maxLength: 3 }),
      ),
      { maxKeys: 6 },
    ),
  }));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      const json = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
      neverBreaks(json);
      neverBreaks(json.slice(0, json.length >> 1));
    }),
    { numRuns: 500 },
  );
  const cell = fc.constantFrom('a', '"', ',', '\n', '\r', ';', '""', 'x,y', '"ok"', '');
  fc.assert(
    fc.property(fc.array(cell), (cells) => neverBreaks(`text,likes\n${cells.join('')}`)),
    { numRuns: 1000 },
  );
});

test('why a row was left out, or the file refused, is said in the language of the call', () => {
  const lines = [
    '{"id":"1","text":"Banjir lagi di Kajang"}',
    '{"id":"2","text":"Jalan rosak" "author":"Siti"}',
    '{"id":"3","text":7}',
    '{"id":"1","text":"Banjir lagi di Kajang"}',
    '{"id":"4","author":"阿明"}',
  ];
  const reasons = () =>
    readCommentFile(lines.join('\n'), { fileName: 'komen.ndjson' }).problems.map(({ reason }) => reason);
  assert.equal(inLanguage('ms', reasons), [
    `Baris ini bukan JSON: pada lajur 32, "," atau "}" tiada sebelum '"'.`,
    'Nilai ini mestilah teks, bukan nombor.',
    'Mengulangi baris 1: ID, penulis dan kata yang sama.',
    'Komen ini tiada teks.',
  ]);
  assert.equal(reasons(), [
    `The row is not valid JSON: at column 32, "," or "}" is missing before a '"'.`,
    'The text must be a string, but is a number.',
    'Repeats line 1: the same id, author and words.',
    'The comment has no text.',
  ]);
  const refused = () => refusal('{"text":""}\n{"text":""}\n', 'komen.ndjson').message;
  assert.is(
    inLanguage('ms', refused),
    'Tiada komen berteks dalam 2 baris. Yang pertama, pada baris 1: Komen ini tiada teks. Baris mempunyai "text"; pilih yang mengandungi teks (--text-column NAMA).',
  );
});

test.run();
