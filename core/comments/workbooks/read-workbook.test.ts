import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../../errors.js';
import { readWorkbookRows } from './read-workbook.js';
import { lyingAbout, makeWorkbook, workbookOfOneText, workbookOfXml, workbookWithCellAt } from './testing.js';

async function rowsOf(bytes: Uint8Array): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const part of readWorkbookRows(bytes)) rows.push(...part.rows);
  return rows;
}

async function refusalOf(bytes: Uint8Array): Promise<string> {
  const error = await rowsOf(bytes).then(
    () => assert.unreachable('it was read'),
    (thrown: unknown) => thrown,
  );
  assert.instance(error, AppError);
  assert.is((error as AppError).code, 'VALIDATION');
  return (error as AppError).message;
}

test('the rows of the first sheet have their lines and the names of the first row', async () => {
  const workbook = makeWorkbook({
    titles: ['nama', 'teks'],
    rows: [
      ['Siti', ' 价格涨了 😩'],
      ['Raj', 'ok'],
    ],
  });
  assert.is(
    JSON.stringify(await rowsOf(workbook)),
    JSON.stringify([
      { row: { nama: 'Siti', teks: ' 价格涨了 😩' }, line: 2 },
      { row: { nama: 'Raj', teks: 'ok' }, line: 3 },
    ]),
  );
});

test('a cell that no sheet has is refused by its name', async () => {
  for (const place of ['ZZZZZZ1', 'XFE1', 'A1048577', 'A999999999999999'])
    assert.match(await refusalOf(workbookWithCellAt(place)), `"${place}", which no sheet has`);
});

test('a sheet whose only cell is far away is refused', async () => {
  assert.match(await refusalOf(workbookWithCellAt('XFD1048576')), '1,048,576 rows x 16,384 columns');
});

test('a far place is found behind quotes, comments and other attributes, too', async () => {
  for (const cell of [
    `<c a=">" r="ZZZZZZ9"/>`,
    `<c a='">' r='ZZZZZZ9'/>`,
    `<c a=" r='A1' " r="ZZZZZZ9"/>`,
    `<!-- " --><c r="ZZZZZZ9"/>`,
    `<c\nr="ZZZZZZ9"/>`,
  ])
    assert.match(await refusalOf(workbookOfXml(`<row r="1">${cell}</row>`)), '"ZZZZZZ9", which no sheet has');
});

test('a cell with more than Excel lets it hold is refused by its place, also one of many that name one text', async () => {
  assert.is(
    await refusalOf(workbookOfOneText('a'.repeat(32_768), 1)),
    'Cell A2 holds 32,768 characters; a cell of Excel holds at most 32,767. Shorten it.',
  );
  assert.match(await refusalOf(workbookOfOneText('a'.repeat(1_000_000), 6_000)), /^Cell A2 holds 1,000,000/);
});

test('a text that thousands of cells name comes some megabytes at a time, and no more than a workbook may hold', async () => {
  let longest = 0;
  let rows = 0;
  const text = 'b'.repeat(32_767);
  for await (const part of readWorkbookRows(workbookOfOneText(text, 500))) {
    rows += part.rows.length;
    longest = Math.max(longest, JSON.stringify(part.rows).length);
  }
  assert.is(rows, 500);
  assert.ok(longest < 1_200_000, `${longest} at once`);
  assert.is(
    await refusalOf(workbookOfOneText(text, 13_000)),
    'This workbook holds more than can be read. Save the sheet as CSV, then import that.',
  );
  const cells = ['A', 'B'].flatMap((letter) =>
    Array.from(
      { length: 20 },
      (_, at) => `<c r="${letter}${String.fromCharCode(65 + at)}2" t="inlineStr"><is><t>${text}</t></is></c>`,
    ),
  );
  const wide = workbookOfXml(`<row r="2">${cells.join('')}</row>`);
  assert.match(await refusalOf(wide), /^Row 2 of the sheet holds more than/);
});

test('what the archive says of its sizes is not believed', async () => {
  const large = new Uint8Array(420 * 1_048_576).fill(32);
  const bomb = makeWorkbook({}, { 'xl/sharedStrings.xml': large });
  assert.match(
    await refusalOf(lyingAbout(bomb)),
    'unpacks to more than 400 MB, which is the limit. Save the sheet as CSV',
  );
  // Files that no sheet needs are not unpacked at all.
  const beside = makeWorkbook({}, { 'xl/x0.xml': large.subarray(0, 50 * 1_048_576) });
  assert.is((await rowsOf(lyingAbout(beside))).length, 1);
});

test('what is no workbook is refused, cut off or not', async () => {
  const whole = makeWorkbook();
  for (const bytes of [
    whole.subarray(0, 60),
    whole.subarray(0, -300),
    Buffer.from('PK\x03\x04'),
    Buffer.alloc(99),
  ])
    assert.match(await refusalOf(bytes), /not an Excel workbook that can be read/);
});

test('many at once are read two at a time, and each gets its own rows', async () => {
  const names = Array.from({ length: 6 }, (_, at) => `siti${at}@contoh.example`);
  const read = await Promise.all(names.map((name) => rowsOf(makeWorkbook({ rows: [[name]] }))));
  assert.equal(
    read.map(([first]) => (first as { row: { emailAddress: string } }).row.emailAddress),
    names,
  );
});

test.run();
