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
  const variables = compared.map((one) => ({ ...one, sentiments: [], withCopies: null, byTime: [] }));
  return summarizeComparison(names, variables, language).split('\n');
}

test('the largest difference leads, in points and with its size; what is negligible is only counted', () => {
  const lines = linesOf(['Johor', 'Penang'], {
    price: [247, 345],
    banjir: [321, 89],
    // Clear with a thousand comments, and yet negligible.
    traffic: [120, 160],
  });
  assert.equal(lines.slice(0, 3), [
    '“banjir” is raised more often in Johor, by 23.2 points (32.1% against 8.9%): a medium difference.',
    '“price” is raised more often in Penang, by 9.8 points (34.5% against 24.7%): a small difference.',
    'The other variable differs negligibly, or chance cannot be ruled out.',
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
    '“banjir” is raised more often in Johor: 40.0%, against 11.0% on average in the others: a medium difference.',
  );
});

test('it speaks the reader’s language', () => {
  const said = (language: 'ms' | 'zh') => linesOf(['甲', '乙'], { banjir: [400, 100] }, language)[0] ?? '';
  assert.match(said('zh'), '“banjir”在甲更常被提到，多 30.0 个百分点（40.0% 对 10.0%）：差别中。');
  assert.match(said('ms'), '“banjir” lebih kerap disebut dalam 甲, sebanyak 30.0 mata');
});

test.run();
