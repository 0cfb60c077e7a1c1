import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { IDS_TEXT, idsText, isAmong } from './record-ids.model.js';

const test = suite('ids as a text');

test('neighbours become a range, in whatever order they come', () => {
  assert.is(idsText([45, 3, 1, 2, 2, 40, 39]), '1-3,39-40,45');
  assert.is(idsText([]), '');
});

test('the text holds the ids it was made of, and no others', () => {
  const ids = [1, 2, 3, 7, 9, 10];
  const isIn = isAmong(idsText(ids));
  assert.equal(
    Array.from({ length: 12 }, (_, id) => id).filter((id) => isIn(id)),
    ids,
  );
});

test('anything else is no text of ids', () => {
  for (const text of ['1', '1-40,45']) assert.ok(IDS_TEXT.test(text), text);
  for (const text of ['', '1,', '1--2', 'a', '1-2-3', '1 OR 1=1']) assert.not(IDS_TEXT.test(text), text);
});

test.run();
