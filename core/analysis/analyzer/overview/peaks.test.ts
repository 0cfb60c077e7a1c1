import { plantedBurst } from '@smops/fixtures/planted-burst/planted-burst.js';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dayOf } from '../../../platform/language/search-text.model.js';
import { peaksOf, peaksOfVoices } from './peaks.js';
import { timeBuckets } from './time-buckets.js';

const test = suite('peaks');
const ZONE = 'Asia/Kuala_Lumpur';

/** The peaks of a file, its variables counted by their words. */
function peaksIn({ comments, variables }: Pick<ReturnType<typeof plantedBurst>, 'comments' | 'variables'>) {
  const times = comments.map(({ created_time: at }) => new Date(at));
  const ranked = [...times].sort((one, two) => one.getTime() - two.getTime());
  const { starts, end, unit } = timeBuckets(ranked[0] as Date, ranked.at(-1) as Date, ZONE);
  const bucketOf = (time: Date) => starts.filter((start) => start <= time).length - 1;
  const totals = starts.map(() => 0);
  const hits = variables.map(({ name }) => ({ variable: name, hits: starts.map(() => 0) }));
  for (const [index, { text }] of comments.entries()) {
    const bucket = bucketOf(times[index] as Date);
    totals[bucket]!++;
    for (const [place, { terms }] of variables.entries())
      if (terms.some((term) => text.toLowerCase().includes(term))) hits[place]!.hits[bucket]!++;
  }
  return peaksOf(hits, totals).map((peak) => ({
    ...peak,
    unit,
    from: dayOf(starts[peak.from] as Date, ZONE),
    to: dayOf(new Date((starts[peak.to] ?? end).getTime() - 1), ZONE),
  }));
}

test('a planted burst is found on its three days, whatever the seed', () => {
  for (const seed of [1, 2, 3, 7, 20, 300, 4000, 50_000]) {
    const planted = plantedBurst(seed);
    const found = peaksIn(planted);
    assert.equal(
      found.map(({ variable, from, to }) => ({ variable, from, to })),
      [{ variable: planted.topic, from: planted.from, to: planted.to }],
      `seed ${seed}`,
    );
    const [{ share, elsewhere, count }] = found as [(typeof found)[0]];
    assert.ok(Math.abs(share - 0.72) < 0.05 && Math.abs(elsewhere - 0.16) < 0.05, `${share} ${elsewhere}`);
    assert.ok(count > 100);
  }
});

test('a quiet file has no peak', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom(60, 500, 2000),
      fc.double({ min: 0.02, max: 0.9 }),
      (seed, count, share) => {
        assert.equal(peaksIn(plantedBurst(seed, { count, inside: share, outside: share })), []);
      },
    ),
    { numRuns: 60, seed: 20261123 },
  );
});

test('what lasts for most of the comments is no peak, and five are told at most, the largest difference first', () => {
  const totals = new Array<number>(20).fill(100);
  const hits = totals.map((_, day) => (day < 12 ? 80 : 10));
  assert.equal(peaksOf([{ variable: 'harga', hits }], totals), []);
  const many = totals.map((_, day) => (day % 3 === 0 ? 30 + day * 2 : 5));
  const found = peaksOf([{ variable: 'harga', hits: many }], totals);
  assert.equal(
    found.map(({ from, to }) => [from, to]),
    [
      [18, 19],
      [15, 16],
      [12, 13],
      [9, 10],
      [6, 7],
    ],
  );
  assert.equal(peaksOf([], []), []);
  assert.equal(peaksOf([{ variable: 'harga', hits: [0, 0] }], [0, 0]), []);
});

test('a text that is posted many times makes no peak; where copies change one, both shares are told', () => {
  const totals = new Array<number>(14).fill(100);
  const quiet = totals.map(() => 10);
  const counts = (hits: number[], more: number) => ({
    series: [{ variable: 'banjir', hits }],
    totals: totals.map((total, day) => (day === 6 ? total + more : total)),
  });
  const at = (day: number, more: number) => quiet.map((hits, one) => (one === day ? hits + more : hits));
  assert.equal(peaksOfVoices(counts(quiet, 0), counts(at(6, 60), 60)), []);
  const [told, ...others] = peaksOfVoices(counts(at(6, 40), 0), counts(at(6, 100), 60));
  assert.equal(others, []);
  assert.equal([told?.from, told?.to, told?.count, told?.once?.count], [6, 7, 110, 50]);
  assert.equal([told?.share, told?.once?.share], [110 / 160, 0.5]);
  const [plain] = peaksOfVoices(counts(at(6, 40), 0), counts(at(6, 40), 0));
  assert.is(plain?.once, null, 'without copies there is one share');
  const hidden = { series: [{ variable: 'banjir', hits: totals.map(() => 60) }], totals };
  assert.equal(peaksOfVoices(counts(at(6, 40), 0), hidden), [], 'one that all comments do not show');
});

test('hours, days and weeks begin where they do in the time zone, also when clocks change', () => {
  const starts = (first: string, last: string, zone = ZONE) => {
    const { unit, starts: all, end } = timeBuckets(new Date(first), new Date(last), zone);
    return [unit, ...all, end].map((one) => (one instanceof Date ? one.toISOString() : one));
  };
  assert.equal(starts('2026-11-10T01:30:00Z', '2026-11-10T03:00:00Z'), [
    'hour',
    '2026-11-10T01:00:00.000Z',
    '2026-11-10T02:00:00.000Z',
    '2026-11-10T03:00:00.000Z',
    '2026-11-10T04:00:00.000Z',
  ]);
  assert.equal(starts('2026-03-26T23:30:00Z', '2026-03-30T21:59:00Z', 'Europe/Berlin'), [
    'day',
    '2026-03-26T23:00:00.000Z',
    '2026-03-27T23:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
    '2026-03-30T22:00:00.000Z',
  ]);
  // 1 January 2026 is a Thursday.
  assert.is(starts('2026-01-01T00:00:00Z', '2026-09-01T00:00:00Z')[1], '2025-12-28T16:00:00.000Z');
});

test.run();
