import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { alarmsOf, c1Limit } from './alarms.js';
import { logOddsZ } from './log-odds.js';

const test = suite('what changed: formulas');

test('the limit of EARS C1 is that of the surveillance package (salmNewport 2011, weeks 1 to 4, alpha 0.05)', () => {
  // Counts of seven weeks that give the published limits; the package's data set is not part of smops.
  const limits = [
    [1, 1, 1, 1, 2, 3, 3],
    [0, 1, 2, 2, 2, 2, 3],
    [1, 1, 1, 1, 1, 2, 4],
    [1, 1, 1, 1, 2, 3, 4],
  ].map((weeks) => c1Limit(weeks, 0.05).limit.toFixed(6));
  assert.equal(limits, ['3.278854', '3.278854', '3.436517', '3.855617']);
});

test('log-odds with a Dirichlet prior give the published scores of the fightin-words example', () => {
  const counts = (text: string) => {
    const words = new Map<string, number>();
    for (const word of text.split(' ')) words.set(word, (words.get(word) ?? 0) + 1);
    return words;
  };
  const after = counts('the quick brown fox jumps over the lazy pig');
  const before = counts('the lazy purple pig jumps over the lazier donkey');
  const words = new Set([...after.keys(), ...before.keys()]);
  const totals = { after: 9, before: 9 };
  const z = (word: string) =>
    logOddsZ({ after: after.get(word) ?? 0, before: before.get(word) ?? 0 }, totals, {
      prior: 0.05,
      priors: 0.05 * words.size,
    });
  assert.is(z('donkey').toFixed(8), '-0.68942279');
  assert.is(z('brown').toFixed(8), '0.68942279');
  assert.is(Math.abs(z('pig')), 0);
});

const quiet = [48, 52, 50, 47, 55, 49, 51].map((hits) => ({ hits, total: 1000 }));

test('a day that doubles a topic raises an alarm with its evidence', () => {
  const [alarm, ...more] = alarmsOf([...quiet, { hits: 100, total: 1000 }]);
  assert.is(more.length, 0);
  assert.equal([alarm?.at, alarm?.hits, alarm?.total], [7, 100, 1000]);
  assert.is(alarm?.expected.toFixed(1), '50.3');
  assert.ok((alarm?.limit ?? 0) > 70 && (alarm?.limit ?? 0) < 73);
  assert.ok((alarm?.p ?? 1) < 1e-6);
});

test('a day at exactly the limit raises no alarm, one above it does', () => {
  const uneven = [100, 200, 110, 190, 105, 195, 150].map((hits) => ({ hits, total: 3000 }));
  const alarm = (hits: number) => alarmsOf([...uneven, { hits, total: 3000 }]);
  const limit = alarm(600)[0]?.limit ?? 0;
  assert.ok(limit > 200, String(limit));
  assert.is(alarm(limit).length, 0);
  assert.is(alarm(limit + 1).length, 1);
});

test('more comments of everything raise no alarm, nor do the first week, single comments or a day like the others', () => {
  assert.equal(alarmsOf([...quiet, { hits: 250, total: 5000 }]), []);
  assert.equal(alarmsOf([...quiet.slice(1), { hits: 100, total: 1000 }]), []);
  assert.equal(alarmsOf([...quiet, { hits: 62, total: 1000 }]), []);
  const rare = Array.from({ length: 7 }, () => ({ hits: 0, total: 40 }));
  assert.equal(alarmsOf([...rare, { hits: 4, total: 40 }]), []);
});

test('days without comments are left out of the days before', () => {
  const gap = [
    { hits: 0, total: 0 },
    { hits: 0, total: 0 },
  ];
  const [alarm] = alarmsOf([...quiet.slice(0, 4), ...gap, ...quiet.slice(4), { hits: 100, total: 1000 }]);
  assert.is(alarm?.at, 9);
  assert.is(alarm?.expected.toFixed(1), '50.3');
});

test.run();
