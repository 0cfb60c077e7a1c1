import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compareSides } from './compare-rates.js';
import { summarizeComparison } from './comparison-summary.js';

const test = suite('what a comparison says in words');

const side = (comments: number) => ({
  total: 1000,
  weight: 1000,
  weightSquared: 1000,
  hits: { comments, weight: comments },
});
/** The lines of a comparison of sides with these comments per variable, of a thousand. */
function linesOf(names: string[], hits: Record<string, number[]>, language: 'en' | 'ms' | 'zh' = 'en') {
  const compared = compareSides(
    Object.entries(hits).map(([name, counts]) => ({ name, counts: counts.map(side) })),
  );
  const variables = compared.map((one) => ({
    ...one,
    sentiments: [],
    withCopies: null,
    copies: null,
    byTime: [],
  }));
  return summarizeComparison(names, variables, language).split('\n');
}

test('the largest difference leads, in points and with its size; what is little is only counted', () => {
  const lines = linesOf(['Johor', 'Penang'], {
    price: [247, 345],
    banjir: [321, 89],
    // Chance is ruled out, and yet it is little.
    traffic: [40, 59],
    bas: [10, 10],
  });
  assert.equal(lines.slice(0, 3), [
    '“banjir” is raised more often in Johor, by 23.2 points (32.1% against 8.9%): a large difference.',
    '“price” is raised more often in Penang, by 9.8 points (34.5% against 24.7%): a clear difference.',
    'The other 2 variables differ little, or chance cannot be ruled out.',
  ]);
  assert.match(lines.at(-1) ?? '', 'shares of comments, not of residents');
});

test('without a notable difference it says so', () => {
  assert.match(linesOf(['Johor', 'Penang'], { harga: [100, 101] })[0] ?? '', 'No variable differs notably');
});

test('of three sides one is told with the mean of the others', () => {
  const [line] = linesOf(['Johor', 'Penang', 'Melaka'], { banjir: [400, 100, 120] });
  assert.is(
    line,
    '“banjir” is raised more often in Johor: 40.0%, against 11.0% on average in the others: a large difference.',
  );
});

test('it speaks the reader’s language', () => {
  const said = (language: 'ms' | 'zh') => linesOf(['甲', '乙'], { banjir: [400, 100] }, language)[0] ?? '';
  assert.match(said('zh'), '「banjir」在甲更常被提到，多 30.0 个百分点（40.0% 对 10.0%）：差别很大。');
  assert.match(said('ms'), '“banjir” lebih kerap disebut dalam 甲, sebanyak 30.0 mata');
});

test('copies that change a share are told in every language, with the difference counted both ways', () => {
  const counts = [40, 40].map((hits) => ({ ...side(hits), total: 400 }));
  const [harga] = compareSides([{ name: 'harga', counts }]);
  assert.ok(harga);
  const copies = [
    { comments: 0, texts: 0, all: 0.1, once: 0.1 },
    { comments: 60, texts: 1, all: 0.233, once: 0.1 },
  ];
  const said = (language: 'en' | 'ms' | 'zh') =>
    summarizeComparison(
      ['Johor', 'Penang'],
      [{ ...harga, sentiments: [], withCopies: null, copies, byTime: [] }],
      language,
    ).split('\n')[1];
  assert.is(
    said('en'),
    '“harga”: 60 comments of Penang are one text; counted once the difference is 0.0 points (10.0% against 10.0%), with copies −13.3 points (10.0% against 23.3%).',
  );
  assert.match(
    said('zh') ?? '',
    'Penang有 60 条留言是同一段文字；相同文字只计一次，差别是 0.0 个百分点（10.0% 对 10.0%）',
  );
  assert.match(
    said('ms') ?? '',
    '60 komen Penang ialah satu teks yang sama; jika setiap teks dikira sekali, perbezaannya 0.0',
  );
});

test.run();
