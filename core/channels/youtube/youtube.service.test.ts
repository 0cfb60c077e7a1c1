import { youtubeError } from '@smops/fixtures/stand-in/youtube.js';
import { seedVideo } from '@smops/fixtures/stand-in/youtube-seed.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../../errors.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import {
  dumpDatabase,
  openStatisticsBench,
  PLANTED_KEY,
  type StatisticsBench,
} from '../statistics/testing.js';
import { nextPacificMidnight } from './pacific-day.js';
import {
  getYoutubeChannelGrowth,
  getYoutubeVideo,
  getYoutubeVideoGrowth,
  listYoutubeVideos,
  refreshYoutube,
  refreshYoutubeNightly,
} from './youtube.service.js';

const HOUR = 60 * 60;
const NOON = new Date('2026-11-21T04:00:00Z');
const test = suite<{ connection: Connection; bench: StatisticsBench; time: { now: Date } }>('YouTube');

test.before(async (context) => {
  context.connection = await openTestDatabase();
});
test.after(async ({ connection }) => await connection.close());
test.before.each(async (context) => {
  const time = { now: NOON };
  const options = { videos: 120, now: () => time.now };
  Object.assign(context, { time, bench: await openStatisticsBench(context.connection, options) });
});
test.after.each(async ({ bench }) => await bench.close());

async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'no failure';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

test('the first look lists the channel, the next ones cost nothing', async ({ bench }) => {
  const channel = await listYoutubeVideos(bench.ctx);
  assert.is(channel.channelName, 'Suara Kejiranan 邻里之声');
  assert.is(channel.subscriberCount, '48213');
  assert.equal(
    channel.videos.map(({ videoId }) => videoId),
    bench.standIn.channel.videos.map(({ id }) => id),
    'all videos, newest first',
  );
  const [video] = channel.videos;
  assert.match(video?.publishedAt as string, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
  assert.match(video?.thumbnail as string, /640x480/);
  assert.is(channel.freshness.failure, null);
  const before = bench.standIn.requests.length;
  assert.is(before, 1 + 3 + 3);
  assert.is((await listYoutubeVideos(bench.ctx)).videos.length, 120);
  assert.is((await getYoutubeVideo(bench.ctx, video?.videoId as string)).title, video?.title);
  assert.is(bench.standIn.requests.length, before);
});

test('1,000 videos cost 41 units the first time, a refresh two and twenty', async ({ bench }) => {
  const { channel } = bench.standIn;
  for (let index = 120; index < 1000; index++) {
    channel.videos.push(seedVideo(7, index, new Date(NOON.getTime() - index * 86_400_000)));
  }
  const first = await refreshYoutube(bench.ctx, {});
  assert.equal(first.units, { ordinary: 41, batch: 0 });
  await bench.passTime(HOUR);
  const second = await refreshYoutube(bench.ctx, {});
  assert.equal(second.units, { ordinary: 2, batch: 20 });
  channel.videos.unshift(seedVideo(8, 5000, NOON));
  await bench.passTime(HOUR);
  const third = await refreshYoutube(bench.ctx, {});
  assert.equal([third.units, third.added, third.videos], [{ ordinary: 2, batch: 20 }, 1, 1001]);
});

test('pages to 5,000 videos', async ({ bench }) => {
  const { channel } = bench.standIn;
  for (let index = 120; index < 5000; index++) {
    channel.videos.push(seedVideo(7, index, new Date(NOON.getTime() - index * 3_600_000)));
  }
  assert.equal((await refreshYoutube(bench.ctx, { full: true })).units, { ordinary: 201, batch: 0 });
  assert.is((await listYoutubeVideos(bench.ctx)).videos.length, 5000);
});

test('deleted and private videos leave the list, and come back when they are public again', async ({
  bench,
}) => {
  const { channel } = bench.standIn;
  await refreshYoutube(bench.ctx, {});
  const removed = channel.videos.splice(10, 2);
  channel.withheld.add(removed[0]?.id as string);
  await bench.passTime(HOUR);
  const refresh = await refreshYoutube(bench.ctx, {});
  assert.equal([refresh.gone, refresh.videos, refresh.added], [2, 118, 0]);
  assert.is(await codeOf(getYoutubeVideo(bench.ctx, removed[0]?.id as string)), 'NOT_FOUND');
  channel.videos.splice(10, 0, ...removed);
  channel.withheld.clear();
  await bench.passTime(HOUR);
  assert.is((await refreshYoutube(bench.ctx, { full: true })).added, 2);
  assert.is((await getYoutubeVideo(bench.ctx, removed[0]?.id as string)).videoId, removed[0]?.id);
});

test('an id that YouTube lists but never gives does not keep the subscribers from being read', async ({
  bench,
}) => {
  bench.standIn.channel.withheld.add('privateVid01');
  await refreshYoutube(bench.ctx, {});
  bench.standIn.channel.subscribers = 50_000;
  await bench.passTime(HOUR);
  await refreshYoutube(bench.ctx, {});
  assert.is((await listYoutubeVideos(bench.ctx)).subscriberCount, '50000');
});

test('a channel without uploads has no videos and is no failure', async ({ bench }) => {
  bench.standIn.channel.videos.length = 0;
  const { videos, freshness, channelName } = await listYoutubeVideos(bench.ctx);
  assert.equal([videos, freshness.failure], [[], null]);
  assert.is(channelName, 'Suara Kejiranan 邻里之声');
  await bench.passTime(HOUR);
  assert.is((await refreshYoutube(bench.ctx, {})).refreshed, true);
});

test('a page token that expired in the middle begins the listing again', async ({ bench }) => {
  const answer = youtubeError(400, 'invalidPageToken');
  bench.standIn.faults.push({ path: /playlistItems$/, skip: 1, answer });
  assert.is((await listYoutubeVideos(bench.ctx)).videos.length, 120);
  assert.is(bench.calls('playlistItems'), 2 + 3);
});

test('two refreshes at once make one, and a second one too soon none', async ({ bench }) => {
  const [a, b] = await Promise.all([refreshYoutube(bench.ctx, {}), refreshYoutube(bench.ctx, {})]);
  assert.equal([a.refreshed, b.refreshed, bench.calls('channels')], [true, true, 1]);
  const third = await refreshYoutube(bench.ctx, {});
  assert.is(third.refreshed, false);
  assert.ok(third.freshness.nextAllowedAt !== null);
  assert.is(bench.calls('channels'), 1);
});

test('while another server refreshes, this one makes no call and says so', async ({ bench }) => {
  await refreshYoutube(bench.ctx, {});
  await bench.passTime(HOUR);
  await bench.connection.db
    .updateTable('statisticsSources')
    .set({ leaseOwner: 'another server', leaseUntil: new Date(Date.now() + 30_000) })
    .execute();
  const before = bench.standIn.requests.length;
  const { refreshed, freshness } = await refreshYoutube(bench.ctx, {});
  assert.equal([refreshed, freshness.refreshing], [false, true]);
  assert.is((await listYoutubeVideos(bench.ctx)).videos.length, 120);
  assert.is(bench.standIn.requests.length, before);
});

test('when the quota runs out the old data stays, with its age and the reason', async ({ bench, time }) => {
  time.now = new Date();
  await refreshYoutube(bench.ctx, {});
  await bench.passTime(2 * HOUR);
  const answer = youtubeError(403, 'quotaExceeded');
  bench.standIn.faults.push({ path: /batchGetStats$/, times: 99, answer });
  assert.is(await codeOf(refreshYoutube(bench.ctx, {})), 'UPSTREAM');
  const { videos, freshness } = await listYoutubeVideos(bench.ctx);
  assert.is(videos.length, 120);
  assert.is(freshness.failure?.kind, 'quota');
  assert.match(freshness.failure?.message as string, 'midnight US Pacific');
  assert.is(
    freshness.nextAllowedAt,
    nextPacificMidnight(new Date()).toISOString(),
    'it is not asked again before it returns',
  );
  const age = Date.now() - Date.parse(freshness.refreshedAt as string);
  assert.ok(age > 2 * HOUR * 1000 - 5000, 'the shown age is that of the data');
});

test('a key that is refused stops smops, not a person who has mended it', async ({ bench }) => {
  const answer = youtubeError(400, 'keyInvalid');
  bench.standIn.faults.push({ path: /channels$/, answer });
  assert.is(await codeOf(listYoutubeVideos(bench.ctx)), 'UPSTREAM');
  const calls = bench.standIn.requests.length;
  assert.is(await codeOf(listYoutubeVideos(bench.ctx)), 'UPSTREAM', 'the stored reason is told again');
  assert.is(bench.standIn.requests.length, calls, 'without another call');
  await bench.passTime(60);
  assert.is((await refreshYoutube(bench.ctx, {})).refreshed, true);
});

test('a listing that fails half way keeps what came before, and finishes next time', async ({ bench }) => {
  const answer = youtubeError(403, 'forbidden');
  bench.standIn.faults.push({ path: /videos$/, skip: 2, answer });
  const half = await listYoutubeVideos(bench.ctx);
  // 120 videos are three calls at once, of 50, 50 and 20; the third to arrive fails, whichever it is.
  assert.ok([100, 70].includes(half.videos.length), `${half.videos.length} videos are kept`);
  assert.is(half.freshness.failure?.kind, 'auth');
  await bench.passTime(2 * HOUR);
  assert.is((await listYoutubeVideos(bench.ctx)).videos.length, 120);
});

test('counts of every day are kept, so growth can be shown', async ({ bench, time }) => {
  const [video] = bench.standIn.channel.videos;
  for (let day = 0; day < 4; day++) {
    time.now = new Date(NOON.getTime() + day * 24 * HOUR * 1000);
    await bench.passTime(24 * HOUR);
    await refreshYoutube(bench.ctx, {});
  }
  const growth = await getYoutubeVideoGrowth(bench.ctx, video?.id as string);
  assert.equal(
    growth.map(({ day }) => day),
    ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'],
  );
  const views = growth.map(({ viewCount }) => Number(viewCount));
  assert.equal(
    views,
    [...views].sort((a, b) => a - b),
  );
  assert.is((await getYoutubeChannelGrowth(bench.ctx)).length, 4);
  const recent = await getYoutubeChannelGrowth(bench.ctx, 1);
  assert.equal(
    recent.map(({ day }) => day),
    ['2026-11-22', '2026-11-23', '2026-11-24'],
    'the day before the range is its base',
  );
});

test('the nightly listing runs once a day and only for a channel that was listed', async ({
  bench,
  time,
}) => {
  await refreshYoutubeNightly(bench.ctx);
  assert.is(bench.standIn.requests.length, 0);
  await refreshYoutube(bench.ctx, {});
  const calls = bench.standIn.requests.length;
  time.now = new Date();
  await bench.passTime(1);
  await refreshYoutubeNightly(bench.ctx);
  assert.is(bench.standIn.requests.length, calls, 'not again on the same day');
  time.now = new Date(Date.now() + 2 * 24 * HOUR * 1000);
  await bench.passTime(HOUR);
  time.now.setUTCHours(18);
  await refreshYoutubeNightly(bench.ctx);
  assert.is(bench.standIn.requests.length, calls, 'not before three in the morning');
  time.now.setUTCHours(19);
  await refreshYoutubeNightly(bench.ctx);
  assert.is(bench.calls('channels'), 2);
});

test('without a key it says what to configure', async ({ bench }) => {
  const { youtube } = bench.ctx.config;
  const ctx = { ...bench.ctx, config: { ...bench.ctx.config, youtube: { url: youtube.url } } };
  assert.is(await codeOf(listYoutubeVideos(ctx)), 'NOT_CONFIGURED');
});

test('the key is in no log line, no answer and nowhere in the database', async ({ bench }) => {
  const told: unknown[] = [await listYoutubeVideos(bench.ctx)];
  for (const way of ['html', 'redirect'] as const) {
    await bench.passTime(2 * HOUR);
    bench.standIn.faults.push({ path: /playlistItems$/, times: 9, way });
    await refreshYoutube(bench.ctx, {}).catch((error) => told.push(error.message, error.stack));
    bench.standIn.faults.length = 0;
  }
  told.push(await listYoutubeVideos(bench.ctx), bench.log, await dumpDatabase(bench.connection));
  assert.not.match(JSON.stringify(told), PLANTED_KEY);
  assert.ok(bench.log.length >= 3);
});

test.run();
