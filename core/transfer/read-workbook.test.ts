import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../errors.js';
import { readWorkbookRows } from './read-workbook.js';
import { lyingAbout, makeWorkbook, workbookWithCellAt } from './testing.js';

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
  assert.match(await refusalOf(workbookWithCellAt('XFD1048576')), '1048576 rows x 16384 columns');
});

test('what the archive says of its sizes is not believed', async () => {
  const large = new Uint8Array(420 * 1_048_576).fill(32);
  const bomb = makeWorkbook({}, { 'xl/sharedStrings.xml': large });
  assert.match(await refusalOf(lyingAbout(bomb)), 'unpacks to more than it may');
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
    assert.match(await refusalOf(bytes), /no Excel workbook that can be read/);
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
