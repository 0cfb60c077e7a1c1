import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { xlsxFile, xlsxSheet } from './xlsx.js';

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

test.run();
