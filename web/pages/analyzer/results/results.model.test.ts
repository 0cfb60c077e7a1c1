import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ResultComment } from '../analysis.types.js';
import { countSentiments, filterComments, indexComments, markQuotes, sortComments } from './results.model.js';

const comment = (
  content: string,
  matched: string[] = [],
  reactions = 0,
  author = 'Aisyah',
): ResultComment => ({
  author,
  content,
  ai_reasoning: '',
  reactions_count: reactions,
  matched_variables: matched,
});

const marking = suite('markQuotes');

marking('the quote is marked wherever it stands, also in Chinese and beside emoji', () => {
  assert.equal(markQuotes('塞车两小时 😤 又塞车', ['塞车']), [
    { text: '塞车', marked: true },
    { text: '两小时 😤 又', marked: false },
    { text: '塞车', marked: true },
  ]);
});

marking('quotes that overlap become one mark, and nothing of the comment is lost', () => {
  const content = 'harga barang naik lagi bulan ini';
  const pieces = markQuotes(content, ['barang naik', 'harga barang', 'tiada di sini', '']);
  assert.is(pieces.map((piece) => piece.text).join(''), content);
  assert.equal(
    pieces.filter((piece) => piece.marked).map((piece) => piece.text),
    ['harga barang', ' naik'],
  );
});

marking.run();

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

filtering('sentiments are counted only where they are known', () => {
  assert.is(countSentiments([comment('ok')]), undefined);
  assert.equal(
    countSentiments([comment('ok'), { ...comment('teruk'), sentiment: { label: 'negative', score: 2.1 } }]),
    { positive: 0, neutral: 0, negative: 1 },
  );
});

filtering.run();
