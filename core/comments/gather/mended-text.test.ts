import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mendedRow, mendedText } from './file-plan.js';

const test = suite('text whose letters are bytes');

const garbled = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

test('the bytes of UTF-8 become the letters they were', () => {
  for (const text of ['Terima kasih 🙏', '水灾又来了', 'Abang kata “ok”'])
    assert.is(mendedText(garbled(text)), text);
});

test('any other text stays', () => {
  for (const text of ['Banjir lagi', 'café', '水灾 é', '']) assert.is(mendedText(text), text);
});

test('a row is mended with the objects inside it, and its other values stay', () => {
  const row = { title: garbled('好'), data: { comment: { comment: garbled('谢谢'), timestamp: 5 } } };
  assert.equal(mendedRow(row), { title: '好', data: { comment: { comment: '谢谢', timestamp: 5 } } });
});

test.run();
