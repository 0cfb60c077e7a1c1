import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { engagementOf } from './engagement.model.js';
import { abbreviateCount, filterPosts } from './facebook.model.js';
import type { FacebookPost } from './facebook.schemas.js';

const test = suite('abbreviateCount');

test('counts are whole below 1,000, then thousands, then millions, with one decimal', () => {
  const shown = [0, 999, 1000, 1049, 1050, 12_345, 999_949, 999_950, 1_000_000, 2_560_000, 1_234_500_000];
  assert.equal(shown.map(abbreviateCount), [
    '0',
    '999',
    '1.0K',
    '1.0K',
    '1.1K',
    '12.3K',
    '999.9K',
    '1000.0K',
    '1.0M',
    '2.6M',
    '1234.5M',
  ]);
});

test.run();

const posts = suite('posts of a page');

const post = (
  id: string,
  time: string,
  message: string,
  [reactions, comments, shares]: number[],
): FacebookPost => ({
  id,
  created_time: time,
  message,
  reactions: { summary: { total_count: reactions ?? 0 } },
  comments: { summary: { total_count: comments ?? 0 } },
  shares: { count: shares ?? 0 },
});
const PAGE = [
  post('1_3', '2026-11-12T02:00:00.000Z', 'Bekalan air terputus di Kampung Seri Melati', [120, 80, 9]),
  post('1_2', '2026-11-10T17:30:00.000Z', '路灯修好了', [40, 6, 1]),
  post('1_1', '2026-11-10T01:00:00.000Z', 'Gotong-royong bulanan', [15, 2, 0]),
];
const idsOf = (found: FacebookPost[]) => found.map(({ id }) => id);

posts('a filter takes the days of the team, words whatever their case, and orders what it leaves', () => {
  const found = (filter: Parameters<typeof filterPosts>[1]) =>
    idsOf(filterPosts(PAGE, filter, 'Asia/Kuala_Lumpur'));
  assert.equal(found({}), ['1_3', '1_2', '1_1']);
  // 17:30 in London is the next day in Kuala Lumpur.
  assert.equal(found({ from: '2026-11-11', to: '2026-11-11' }), ['1_2']);
  assert.equal(found({ search: 'seri MELATI' }), ['1_3']);
  assert.equal(found({ sort: 'least-comments' }), ['1_1', '1_2', '1_3']);
  assert.equal(found({ ids: '1_1,1_3', sort: 'oldest' }), ['1_1', '1_3']);
});

posts('engagement is by the day without gaps, over longer spans by week and month', () => {
  const { unit, spans } = engagementOf(PAGE, 'Asia/Kuala_Lumpur');
  assert.is(unit, 'day');
  assert.equal(spans, [
    { from: '2026-11-10', to: '2026-11-10', posts: 1, reactions: 15, comments: 2, shares: 0 },
    { from: '2026-11-11', to: '2026-11-11', posts: 1, reactions: 40, comments: 6, shares: 1 },
    { from: '2026-11-12', to: '2026-11-12', posts: 1, reactions: 120, comments: 80, shares: 9 },
  ]);
  const since = (time: string) => engagementOf([...PAGE, post('1_0', time, 'Lama', [1, 1, 1])], 'UTC');
  const half = since('2026-05-06T00:00:00.000Z');
  assert.equal([half.unit, half.spans[0]?.from, half.spans[0]?.to], ['week', '2026-05-04', '2026-05-10']);
  const years = since('2019-01-31T00:00:00.000Z');
  assert.equal([years.unit, years.spans.length, years.spans[0]?.to], ['month', 95, '2019-01-31']);
  assert.is(
    years.spans.reduce((sum, span) => sum + span.posts, 0),
    4,
  );
  assert.equal(engagementOf([], 'UTC'), { unit: 'day', spans: [] });
  assert.is(since('9999-12-31T00:00:00.000Z').spans.at(-1)?.posts, 1);
});

posts.run();
