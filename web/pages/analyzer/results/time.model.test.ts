import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { coveredBy, rangeOf, type Timeline, timeWords } from './time.model.js';

const ZONE = 'Asia/Kuala_Lumpur';
/** Days of Malaysia begin at 16:00 UTC of the day before. */
const DAYS = [9, 10, 11, 12].map((day) => ({
  start: `2026-11-${String(day - 1).padStart(2, '0')}T16:00:00.000Z`,
  positive: 1,
  neutral: 1,
  negative: 1,
}));
const days: Timeline = {
  unit: 'day',
  withTime: 12,
  first: '2026-11-09T00:00:00Z',
  last: '2026-11-12T00:00:00Z',
  buckets: DAYS,
  peaks: [],
};

const time = suite('the time of a result');

time('columns that are days become days of the team, the last one included', () => {
  assert.equal(rangeOf('day', '2026-11-09T16:00:00.000Z', '2026-11-12T16:00:00.000Z', ZONE), {
    from: '2026-11-10',
    to: '2026-11-12',
  });
  assert.equal(rangeOf('day', '2026-11-11T16:00:00.000Z', undefined, ZONE), {
    from: '2026-11-12',
    to: undefined,
  });
  assert.equal(rangeOf('hour', '2026-11-10T03:00:00.000Z', '2026-11-10T05:00:00.000Z', ZONE), {
    from: '2026-11-10T03:00:00.000Z',
    to: '2026-11-10T05:00:00.000Z',
  });
});

time('a filter marks the columns that it covers, and none when it says nothing of time', () => {
  const covered = (filter: Parameters<typeof coveredBy>[0]) =>
    [...coveredBy(filter, days, ZONE)].map((start) => DAYS.findIndex((one) => one.start === start));
  assert.equal(covered({ from: '2026-11-10', to: '2026-11-11' }), [1, 2]);
  assert.equal(covered({ from: '2026-11-11' }), [2, 3]);
  assert.equal(covered({}), []);
  assert.equal(covered(rangeOf('day', DAYS[1]?.start ?? '', DAYS[3]?.start, ZONE)), [1, 2]);
});

time('columns that are hours are named by their hour, and a range of them by both ends', () => {
  const words = timeWords('hour', ZONE, 'en-GB');
  assert.is(words.tick('2026-11-10T00:00:00Z'), '08:00');
  assert.match(words.range('2026-11-10T00:00:00Z', '2026-11-10T02:00:00Z'), /^10 Nov, 08:00\s?–\s?10:00$/u);
});

time('is told in the language of the page, a range once for both ends', () => {
  const said = (lang: 'zh-CN' | 'en-GB' | 'ms-MY') =>
    timeWords('day', ZONE, lang).range('2026-11-09T16:00:00Z', '2026-11-12T16:00:00Z');
  assert.match(said('en-GB'), /^10\s–\s12 Nov$/u);
  assert.match(said('ms-MY'), /^10\s?–\s?12 Nov$/u);
  assert.is(said('zh-CN'), '11月10日 – 11月12日');
  const words = timeWords('day', ZONE, 'en-GB');
  assert.match(words.ofFilter({ from: '2026-11-10', to: '2026-11-12' }), /^10\s–\s12 Nov$/u);
  assert.is(words.ofFilter({ from: '2026-11-10' }), '10 Nov –');
  assert.is(timeWords('day', ZONE, 'ms-MY').tick('2026-08-04T04:00:00Z'), '4 Ogos');
});

time.run();
