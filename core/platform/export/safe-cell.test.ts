import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { csvRows } from './csv.js';
import { plainCell, safeCell } from './safe-cell.js';

const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@x',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '\t=1',
  '\r=1',
  '\n=1',
  "'=1",
  "''＝1",
  '\u0001=1+1',
  '\ufeff@SUM(1)',
  '\u200b\u2060-2',
  '\ud800=1',
  '\ufffd=1',
  '\u{e0041}＝1',
  "'\u007f+1",
];

test('text that a spreadsheet would run gets one apostrophe, which is taken off again', () => {
  for (const text of FORMULAS) {
    assert.is(safeCell(text), `'${text}`);
    assert.is(plainCell(safeCell(text)), text);
  }
  for (const text of ['a=1', "'a", '王＝小', '', '１＋１', ' =1', '\u0001a', "\u200b'a"]) {
    assert.is(safeCell(text), text);
    assert.is(plainCell(text), text);
  }
});

test('a cell that holds what parts cells elsewhere is quoted', () => {
  const columns = [{ title: 'Nama', value: (row: string) => row }];
  assert.is(
    csvRows(columns, ['a;=1+1', 'a\t=1', 'a"b', 'biasa']),
    '"a;=1+1"\r\n"a\t=1"\r\n"a""b"\r\nbiasa\r\n',
  );
});

test.run();
