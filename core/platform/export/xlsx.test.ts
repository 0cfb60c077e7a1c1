import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pagedSheet, xlsxBody, xlsxFile, xlsxSheet } from './xlsx.js';

const test = suite('XLSX files');

test('cells to be filled in have a drop-down, on their sheet and below its titles only', async () => {
  const komen = [{ text: 'Banjir lagi' }, { text: '价格太高' }, { text: 'Terima kasih' }];
  const columns = [
    { title: 'text', value: ({ text }: { text: string }) => text },
    { title: 'banjir', value: () => '', choices: ['yes', 'no'] },
    { title: 'a & b', value: () => '', choices: ['<5', '"x"'] },
  ];
  const book = await xlsxFile([
    xlsxSheet(
      'intake',
      columns.map(({ choices: _, ...column }) => column),
      komen,
    ),
    xlsxSheet('reading', columns, komen),
    xlsxSheet('empty', columns, []),
  ]);
  const files = unzipSync(book);
  const sheet = (place: number) => strFromU8(files[`xl/worksheets/sheet${place}.xml`] ?? new Uint8Array());
  assert.not.match(sheet(1), /dataValidation/);
  assert.match(
    sheet(2),
    '</sheetData><dataValidations count="2"><dataValidation type="list" allowBlank="1" sqref="B2:B4"><formula1>"yes,no"</formula1></dataValidation>',
  );
  assert.match(sheet(2), 'sqref="C2:C4"><formula1>"&lt;5,""x"""</formula1>');
  assert.not.match(sheet(2), /showErrorMessage/, 'other words can be typed');
  assert.not.match(sheet(3), /dataValidation/);
  assert.is((await readXlsxFile(Buffer.from(book)))[1]?.data[3]?.[0], 'Terima kasih');
});

test('neither a cell nor a title begins with a formula once characters that XML cannot hold are gone', async () => {
  const rows = ['\u0001=1+1', '\ufffd@SUM(1)', '\ud800-2'];
  const book = await xlsxFile([
    xlsxSheet('komen', [{ title: '\u0001=3', value: (text: string) => text }], rows),
  ]);
  const [sheet] = await readXlsxFile(Buffer.from(book));
  assert.equal(
    sheet?.data.map(([cell]) => cell),
    ["'=3", "'=1+1", "'@SUM(1)", "'-2"],
  );
});

test('a large sheet comes in pieces while its rows are read, and other work goes on meanwhile', async () => {
  let read = 0;
  function* pages() {
    for (let page = 0; page < 40; page++) {
      read += 1;
      yield Array.from({ length: 500 }, (_, row) => `Banjir ${page * 500 + row} ${Math.sin(page + row)}`);
    }
  }
  let looks = 0;
  const look = setInterval(() => {
    looks += 1;
  });
  const pieces: Uint8Array[] = [];
  let readAtFirstData = 0;
  for await (const piece of xlsxBody([
    pagedSheet('komen', [{ title: 'text', value: (text: string) => text }], pages()),
  ])) {
    pieces.push(piece);
    if (readAtFirstData === 0 && Buffer.concat(pieces).length > 20_000) readAtFirstData = read;
  }
  clearInterval(look);
  assert.ok(readAtFirstData < 40, 'the first bytes come before the last rows are read');
  assert.ok(looks > 0, 'the event loop was looked at');
  const [sheet] = await readXlsxFile(Buffer.concat(pieces));
  assert.is(sheet?.data.length, 20_001);
  assert.match(String(sheet?.data[20_000]?.[0]), 'Banjir 19999 ');
});

test('cells are numbers, truths and texts with their spaces and line ends; empty ones are left out', async () => {
  const rows = [[1.5, true, ' a\n "b" & <c> ', null, '=1+1', 'x'.repeat(40_000), '\u0001 \ud800']];
  const columns = rows[0]?.map((_, at) => ({
    title: `=c${at}`,
    value: (row: (typeof rows)[0]) => row[at] ?? null,
  }));
  const [sheet] = await readXlsxFile(Buffer.from(await xlsxFile([xlsxSheet('x', columns ?? [], rows)])), {
    trim: false,
  });
  const [titles, cells] = sheet?.data ?? [];
  assert.is(titles?.[0], "'=c0");
  assert.equal(cells, [1.5, true, ' a\n "b" & <c> ', null, "'=1+1", 'x'.repeat(32_767), ' ']);
});

test.run();
