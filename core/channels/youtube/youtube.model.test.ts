import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  filterVideos,
  gainsOf,
  inRange,
  type ListedVideo,
  toListedVideos,
  totalsOf,
} from './youtube.model.js';

const test = suite('YouTube list');
const NOW = new Date('2026-11-21T04:00:00Z');

const video = (videoId: string, publishedAt: string, counts: [string, string, string], title = videoId) => ({
  videoId,
  title,
  description: `Langgan 记得订阅 ${videoId}`,
  thumbnail: '',
  publishedAt,
  viewCount: counts[0],
  likeCount: counts[1],
  commentCount: counts[2],
});

const VIDEOS = toListedVideos(
  [
    video('today', '2026-11-21T01:00:00.000Z', ['10', '5', '1'], 'Pasar malam TOUR 🍢'),
    video('late', '2026-11-14T15:59:59.000Z', ['9876543210123', '0', '3'], '邻里厨艺大赛'),
    video('old', '2020-01-31T16:00:00.000Z', ['300', '7', '2'], 'Banjir kilat'),
  ],
  'Asia/Kuala_Lumpur',
);
const ids = (videos: ListedVideo[]) => videos.map(({ videoId }) => videoId).join(' ');

test('search finds text in title and description, whatever the case', () => {
  assert.is(ids(filterVideos(VIDEOS, { search: ' tour ' })), 'today');
  assert.is(ids(filterVideos(VIDEOS, { search: '厨艺' })), 'late');
  assert.is(ids(filterVideos(VIDEOS, { search: 'LANGGAN' })), 'today late old');
  assert.is(ids(filterVideos(VIDEOS, { search: 'tiada' })), '');
});

test('days are days of the list’s time zone, the end through its last second', () => {
  assert.is(ids(filterVideos(VIDEOS, { to: '2026-11-14' })), 'late old');
  assert.is(ids(filterVideos(VIDEOS, { from: '2020-02-01', to: '2020-02-01' })), 'old');
  assert.is(ids(filterVideos(VIDEOS, { from: '2026-11-15' })), 'today');
});

test('every order sorts as it says', () => {
  const orders = [
    ['newest', 'today late old'],
    ['oldest', 'old late today'],
    ['most-views', 'late old today'],
    ['least-views', 'today old late'],
    ['most-likes', 'old today late'],
    ['least-likes', 'late today old'],
    ['most-comments', 'late old today'],
    ['least-comments', 'today old late'],
  ] as const;
  for (const [sort, order] of orders) assert.is(ids(filterVideos(VIDEOS, { sort })), order, sort);
});

test('the header’s range decides the totals', () => {
  assert.is(ids(inRange(VIDEOS, { kind: 'lifetime' }, NOW)), 'today late old');
  assert.is(ids(inRange(VIDEOS, { kind: 'last', days: 7 }, NOW)), 'today late');
  assert.is(ids(inRange(VIDEOS, { kind: 'custom', to: '2026-11-13' }, NOW)), 'old');
  const totals = totalsOf(inRange(VIDEOS, { kind: 'last', days: 7 }, NOW));
  assert.equal(totals, { videos: 2, views: 9_876_543_210_133, likes: 5, comments: 4 });
});

test('5,000 videos are filtered and sorted well within a keystroke', () => {
  const many = toListedVideos(
    Array.from({ length: 5000 }, (_, i) =>
      video(`v${i}`, new Date(NOW.getTime() - i * 3_600_000).toISOString(), [String(i % 977), '1', '2']),
    ),
    'Asia/Kuala_Lumpur',
  );
  const found = filterVideos(many, { search: 'v1', sort: 'most-views', from: '2026-06-01' });
  assert.ok(found.length > 100);
  assert.ok(found.every((one, i) => i === 0 || (found[i - 1] as ListedVideo).views >= one.views));
});

test('a count becomes its gain per day; over days without a count it is the mean, and says so', () => {
  const counts = [
    { day: '2026-10-30', value: 100 },
    { day: '2026-10-31', value: 140 },
    { day: '2026-11-02', value: 130 },
  ];
  const between = ['2026-10-31', '2026-11-02'];
  assert.equal(gainsOf(counts), [
    { day: '2026-10-31', gain: 40 },
    { day: '2026-11-01', gain: -5, between },
    { day: '2026-11-02', gain: -5, between },
  ]);
  assert.equal(gainsOf(counts.slice(0, 1)), []);
});

test.run();
