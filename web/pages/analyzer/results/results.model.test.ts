import type { AnalysisComment } from '@smops/core/analyzer/analyzer.schemas.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  filterComments,
  indexComments,
  langOf,
  markTags,
  matchFilterOf,
  sortComments,
} from './results.model.js';

const comment = (content: string, matched: string[] = [], reactions = 0, author = 'Aisyah') =>
  ({
    author,
    content,
    ai_reasoning: '',
    reactions_count: reactions,
    matched_variables: matched,
  }) as AnalysisComment;

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

const naming = suite('matchFilterOf');

naming('an address names a filter; a variable the run does not have filters nothing', () => {
  assert.equal(
    ['variable:harga', 'none', 'any', 'variable:jalan', 'x'].map((name) => matchFilterOf(name, ['harga'])),
    ['variable:harga', 'none', 'any', 'all', 'all'],
  );
});

naming.run();

const filtering = suite('filterComments');
const list = indexComments([
  comment('Harga minyak naik', ['minyak'], 3),
  comment('Terima kasih YB', [], 9, '林美玲'),
  comment('Jalan rosak, harga tol pun naik', ['jalan', 'minyak'], 9),
]);
const shown = (...input: [Parameters<typeof filterComments>[1], string]) =>
  filterComments(list, ...input).map((one) => one.index);

filtering('by one variable, by any, by none', () => {
  assert.equal(shown('variable:jalan', ''), [2]);
  assert.equal(shown('any', ''), [0, 2]);
  assert.equal(shown('none', ''), [1]);
  assert.equal(shown('all', ''), [0, 1, 2]);
});

filtering('the search looks at comment and author, without regard to case', () => {
  assert.equal(shown('all', ' HARGA '), [0, 2]);
  assert.equal(shown('all', '美玲'), [1]);
  assert.equal(shown('variable:minyak', 'tol'), [2]);
});

filtering('most reactions first, equal ones in the order of the file', () => {
  assert.equal(
    sortComments(list, 'reactions').map((one) => one.index),
    [1, 2, 0],
  );
});

filtering.run();
