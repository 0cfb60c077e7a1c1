import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { plainSpelling } from './jawi.js';

const spelling = suite('plain spelling');

spelling('writes chat words out, and leaves all else as it is', () => {
  assert.is(
    plainSpelling('Xde duit dah, brg sgt mahal 😭 kat kedai tu!'),
    'Tiada duit sudah, barang sangat mahal 😭 kat kedai itu!',
  );
  assert.is(plainSpelling('Budak2 xboleh main, bestttt je'), 'Budak-budak tak boleh main, best sahaja');
});

spelling('is not offered where a comment is spelled well enough', () => {
  for (const text of [
    'Barang sangat mahal.',
    'Aku tidak tahu.',
    '这个太贵了',
    'The queue was so long u know',
    'MRT2 lambat',
    '',
    '😂😂',
  ])
    assert.is(plainSpelling(text), null, text);
});

spelling.run();
