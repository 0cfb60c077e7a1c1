import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { visiblePart } from '../components/TextLine.js';
import { type EditedText, editedText, editText, insertText } from './text-edit.model.js';

const test = suite('editing a line of text');
const edit = (value: EditedText, ...keys: string[]) =>
  keys.reduce((now, key) => editText(now, key) ?? now, value);

test('the cursor moves and deletes by what people see as characters', () => {
  const family = '👨‍👩‍👧';
  const value = editedText(`好${family}é`);
  assert.is(value.at, 3);
  assert.equal(edit(value, 'backspace'), { text: `好${family}`, at: 2 });
  assert.equal(edit(value, 'left', 'backspace'), { text: '好é', at: 1 });
  assert.equal(edit(value, 'home', 'delete'), { text: `${family}é`, at: 0 });
});

test('what is typed goes in at the cursor, and a combining mark joins the character before', () => {
  const value = edit(editedText('王明'), 'left');
  assert.equal(insertText(value, '小'), { text: '王小明', at: 2 });
  assert.equal(insertText(editedText('e'), '\u0301'), { text: 'e\u0301', at: 1 });
});

test('words and lines are cut as in a shell', () => {
  const value = editedText('harga minyak naik');
  assert.equal(edit(value, 'ctrl+w'), { text: 'harga minyak ', at: 13 });
  assert.equal(edit(value, 'alt+b', 'alt+b', 'ctrl+k'), { text: 'harga ', at: 6 });
  assert.equal(edit(value, 'alt+b', 'ctrl+u'), { text: 'naik', at: 0 });
  assert.is(editText(value, 'f5'), undefined);
});

test('the cursor is always in the part that is shown', () => {
  const value = editedText('一二三四五六七八九十');
  assert.equal(visiblePart(value, 8), { shown: '八九十', column: 6 });
  assert.equal(visiblePart({ ...value, at: 0 }, 8), { shown: '一二三', column: 0 });
});

test.run();
