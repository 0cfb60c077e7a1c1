import { workbookOfSheets } from '../workbooks/testing.js';
import { SAID } from './said.js';
import {
  type Cell,
  csv,
  dmy,
  type ExportFile,
  FLAT,
  file,
  lines,
  rowsOf,
  serial,
  table,
  twelve,
  xlsx,
} from './write-files.js';

/** Tables as people keep them. */
export function sheetExports(): ExportFile[] {
  return [
    file(
      'excel-malay.csv',
      csv(
        rowsOf((one) => ({
          Nama: one.author,
          Komen: one.text,
          Tarikh: `${dmy(one.time)} ${twelve(one.time, 'PG', 'PTG')}`,
          Suka: one.likes,
        })),
        ';',
      ),
      FLAT,
      { precision: 60 },
    ),
    file(
      'excel-sep.csv',
      Buffer.from(
        `sep=;\r\n${lines(table(rowsOf((one) => ({ Nama: one.author, Komen: one.text, Tarikh: dmy(one.time), Suka: one.likes }))), ';')}`,
      ),
      FLAT,
      { precision: 86_400 },
    ),
    file(
      'excel-title.xlsx',
      xlsx([
        ['Senarai komen Facebook MPSJ – November 2026'],
        [],
        ['Bil', 'Nama', 'Tarikh', 'Komen', 'Suka'],
        ...SAID.map((one, at): Cell[] => [at + 1, one.author, serial(one.time), one.text, one.likes]),
      ]),
      FLAT,
    ),
    file(
      'excel-second-sheet.xlsx',
      workbookOfSheets([
        {
          name: 'Ringkasan',
          rows: [
            ['Jumlah komen', 16],
            ['Disediakan oleh', 'Unit media'],
          ],
        },
        {
          name: 'Komen',
          rows: [
            ['Nama', 'Tarikh', 'Komen', 'Suka'],
            ...SAID.map((one): Cell[] => [
              one.author,
              serial(one.time),
              one.text,
              one.likes === 1234 ? '1,234' : one.likes,
            ]),
          ],
        },
      ]),
      FLAT,
    ),
  ];
}
