import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { logOddsZ } from '../../engine/explore/log-odds.js';
import { createRandom } from '../../engine/train/random.js';
import { alarmsOf, spreadBetween } from './alarms.js';
import { quietDays } from './quiet-days.js';

const test = suite('what changed: formulas');

test('days that differ by sampling alone have no spread, days that differ by more have theirs', () => {
  const alike = [50, 43, 57, 50, 46, 54, 50].map((hits) => ({ hits, total: 1000 }));
  assert.is(spreadBetween(alike), 0);
  // By hand: p = 0.1, weights 90, chi-square (400 + 1600 + 400 + 1600) / 90 = 44.44; (44.44 - 4) / (450 - 90).
  const apart = [80, 140, 100, 120, 60].map((hits) => ({ hits, total: 1000 }));
  assert.is(spreadBetween(apart).toFixed(4), '0.1123');
  assert.is(spreadBetween([{ hits: 0, total: 20 }]), 0);
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
  // 50.3 + 3.09 * sqrt(1000 * 0.0504 * 0.9496 * (1 + 1 / 7)): these days differ by sampling alone.
  assert.is(alarm?.limit.toFixed(1), '73.2');
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

/** Alarms in 100 weeks of variables whose days differ as `quiet` says. */
const falseAlarms = (quiet: Parameters<ReturnType<typeof quietDays>['days']>[1], weeks = 600) =>
  (100 * alarmsOf(quietDays(createRandom(7)).days(7 * (weeks + 4), quiet)).length) / weeks;

test('days that differ as days do raise at most 4 false alarms in 100 variable-weeks, days alike at most 1', () => {
  for (const share of [0.05, 0.2]) {
    for (const comments of [200, 1000]) {
      const quiet = { comments, share, spread: 0 };
      assert.ok(falseAlarms(quiet) <= 1, `days alike, ${share} of ${comments}`);
      for (const spread of [0.15, 0.3])
        assert.ok(falseAlarms({ ...quiet, spread }) <= 4, `a spread of ${spread}, ${share} of ${comments}`);
      assert.ok(falseAlarms({ ...quiet, weekend: 1.6 }) <= 4, `weekends, ${share} of ${comments}`);
    }
  }
});

test('a topic of 5 % that doubles among 1,000 comments a day is found that day in at least 85 %, after a week as after four', () => {
  const { day } = quietDays(createRandom(11));
  for (const before of [7, 28]) {
    const isFound = () => {
      const series = Array.from({ length: before + 1 }, (_, at) => day(1000, at === before ? 0.1 : 0.05));
      return alarmsOf(series).some(({ at }) => at === before);
    };
    const found = Array.from({ length: 400 }, isFound).filter(Boolean).length;
    assert.ok(found >= 0.85 * 400, `${found} of 400 after ${before} days`);
  }
});

test.run();
