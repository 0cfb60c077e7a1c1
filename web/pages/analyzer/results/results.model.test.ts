import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { langOf, markTags } from './results.model.js';

const marking = suite('markTags');

marking('a quote is marked where it stands, also in Chinese and beside emoji', () => {
  const content = '真的 😤 塞车两小时';
  assert.equal(markTags(content, [{ variable: '交通', start: 6, end: 8 }]), [
    { text: '真的 😤 ', variables: [], isFound: false },
    { text: '塞车', variables: ['交通'], isFound: false },
    { text: '两小时', variables: [], isFound: false },
  ]);
});

marking('quotes may overlap, and nothing of the comment is lost', () => {
  const content = 'harga barang naik lagi bulan ini';
  const pieces = markTags(content, [
    { variable: 'harga', start: 0, end: 12 },
    { variable: 'kenaikan', start: 6, end: 17 },
  ]);
  assert.is(pieces.map((piece) => piece.text).join(''), content);
  assert.equal(
    pieces.map((piece) => [piece.text, piece.variables.length]),
    [
      ['harga ', 1],
      ['barang', 2],
      [' naik', 1],
      [' lagi bulan ini', 0],
    ],
  );
});

marking('a place outside the comment marks nothing, and an empty comment has no pieces', () => {
  assert.equal(markTags('ok', [{ variable: 'x', start: 1, end: 9 }]), [
    { text: 'ok', variables: [], isFound: false },
  ]);
  assert.equal(markTags('', []), []);
});

marking('words that a search finds are marked wherever they stand, also inside a quote', () => {
  const pieces = markTags('Harga barang, harga ayam', [{ variable: 'harga', start: 0, end: 12 }], ' HARGA ');
  assert.equal(
    pieces.map(({ text, variables, isFound }) => [text, variables.length, isFound]),
    [
      ['Harga', 1, true],
      [' barang', 1, false],
      [', ', 0, false],
      ['harga', 0, true],
      [' ayam', 0, false],
    ],
  );
});

marking.run();

const reading = suite('langOf');

reading('a comment is spoken in its own language, and in none where it mixes them', () => {
  assert.equal(['ms', 'zh', 'en', 'mixed', 'und'].map(langOf), ['ms', 'zh-CN', 'en', '', '']);
});

reading.run();
