import { graphError } from '@smops/fixtures/stand-in/facebook.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../../errors.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { getStatisticsStatus } from '../../telling/status/get-statistics-status.js';
import {
  dumpDatabase,
  openStatisticsBench,
  PLANTED_TOKEN,
  type StatisticsBench,
} from '../statistics/testing.js';
import { listFacebookPosts, refreshFacebookPosts } from './facebook.service.js';
import { listFacebookComments } from './facebook-comments.service.js';
import { getFacebookImage } from './facebook-images.js';

const test = suite<{ connection: Connection; bench: StatisticsBench }>('Facebook posts');

test.before(async (context) => {
  context.connection = await openTestDatabase();
});
test.after(async ({ connection }) => await connection.close());
test.before.each(async (context) => {
  context.bench = await openStatisticsBench(context.connection, { posts: 130, videos: 1 });
});
test.after.each(async ({ bench }) => await bench.close());

async function errorOf(call: Promise<unknown>): Promise<AppError> {
  try {
    await call;
  } catch (error) {
    assert.instance(error, AppError);
    return error as AppError;
  }
  throw new Error('the call did not fail');
}

test('the first answer is live, the next ones are the copy while it is fresh', async ({ bench }) => {
  const first = await listFacebookPosts(bench.ctx);
  assert.equal([first.cached, first.data.length, bench.calls('posts')], [false, 130, 2]);
  assert.match(first.data[0]?.created_time as string, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
  const second = await listFacebookPosts(bench.ctx);
  assert.equal([second.cached, second.cacheTime, bench.calls('posts')], [true, first.cacheTime, 2]);
  await bench.passTime(301);
  assert.is((await listFacebookPosts(bench.ctx)).cached, false);
});

test('刷新 is live though the copy is fresh, but once in 30 s for everybody together', async ({ bench }) => {
  await listFacebookPosts(bench.ctx);
  await bench.passTime(31);
  const all = await Promise.all(Array.from({ length: 8 }, () => refreshFacebookPosts(bench.ctx)));
  assert.ok(all.every(({ data }) => data.length === 130));
  assert.is(bench.calls('posts'), 4, 'eight at once share one live call of two pages');
  const soon = await refreshFacebookPosts(bench.ctx);
  assert.equal([soon.cached, bench.calls('posts')], [true, 4]);
  assert.ok(soon.freshness.nextAllowedAt !== null);
  await bench.passTime(31);
  assert.is((await refreshFacebookPosts(bench.ctx)).cached, false);
});

test('a token that expires in the middle leaves the copy, with its age and the reason', async ({ bench }) => {
  const live = await listFacebookPosts(bench.ctx);
  await bench.passTime(600);
  bench.standIn.faults.push({ path: /posts$/, skip: 1, times: 9, answer: graphError(190, { subcode: 463 }) });
  const { data, cached, cacheTime, freshness } = await listFacebookPosts(bench.ctx);
  assert.equal([data.length, cached, freshness.failure?.kind], [130, true, 'auth']);
  assert.match(freshness.failure?.message as string, 'expired');
  const age = Date.parse(live.cacheTime as string) - Date.parse(cacheTime as string);
  assert.is(Math.round(age / 1000), 600, 'the age is that of the copy');
});

test('a token that expires in the middle of the very first reading shows what was read', async ({
  bench,
}) => {
  bench.standIn.faults.push({ path: /posts$/, skip: 1, answer: graphError(190, { subcode: 463 }) });
  const { data, cached, freshness } = await listFacebookPosts(bench.ctx);
  assert.equal([data.length, cached, freshness.failure?.kind], [100, true, 'auth']);
});

test('while Facebook asks for a pause it is not called, not even by 刷新', async ({ bench }) => {
  await listFacebookPosts(bench.ctx);
  const usage = [{ type: 'pages', call_count: 100, estimated_time_to_regain_access: 12 }];
  const headers = { 'x-business-use-case-usage': JSON.stringify({ 1048: usage }) };
  bench.standIn.faults.push({ path: /posts$/, answer: graphError(80001), headers });
  await bench.passTime(600);
  assert.is((await refreshFacebookPosts(bench.ctx)).cached, true);
  const calls = bench.standIn.requests.length;
  await bench.passTime(11 * 60);
  assert.is((await refreshFacebookPosts(bench.ctx)).freshness.failure?.kind, 'rate');
  const post = bench.standIn.page.posts[0]?.id as string;
  assert.is((await errorOf(listFacebookComments(bench.ctx, post))).code, 'UPSTREAM');
  assert.is(bench.standIn.requests.length, calls);
  assert.is((await getStatisticsStatus(bench.ctx)).facebook.usagePercent, 100);
  await bench.passTime(90);
  assert.is((await refreshFacebookPosts(bench.ctx)).cached, false);
});

test('a failure with nothing to show is told, and told again without a call', async ({ bench }) => {
  bench.standIn.faults.push({ path: /posts$/, answer: graphError(200) });
  assert.match((await errorOf(listFacebookPosts(bench.ctx))).message, 'permission');
  assert.match((await errorOf(listFacebookPosts(bench.ctx))).message, 'permission');
  assert.is(bench.standIn.requests.length, 1);
  await bench.passTime(31);
  assert.is((await refreshFacebookPosts(bench.ctx)).cached, false, 'a person may try again');
});

test("the token's end is asked for once a day, and is no reason to fail", async ({ bench }) => {
  bench.standIn.faults.push({ path: /debug_token$/, answer: graphError(200) });
  assert.is((await listFacebookPosts(bench.ctx)).cached, false);
  assert.is((await getStatisticsStatus(bench.ctx)).facebook.tokenCheckedAt, null);
  await bench.passTime(31);
  await refreshFacebookPosts(bench.ctx);
  await bench.passTime(31);
  await refreshFacebookPosts(bench.ctx);
  const { facebook } = await getStatisticsStatus(bench.ctx);
  assert.is(facebook.tokenExpiresAt, '2027-03-02T00:00:00.000Z');
  assert.is(bench.calls('debug_token'), 2, 'the refused call and the good one');
});

test('a page without posts is no failure', async ({ bench }) => {
  bench.standIn.page.posts.length = 0;
  const { data, cached, freshness } = await listFacebookPosts(bench.ctx);
  assert.equal([data, cached, freshness.failure], [[], false, null]);
  assert.is((await listFacebookPosts(bench.ctx)).cached, true);
});

test("comments are read for the page's own posts only", async ({ bench }) => {
  await listFacebookPosts(bench.ctx);
  const post = bench.standIn.page.posts.find(({ comments }) => comments.length > 20);
  const { data, complete, post: shown } = await listFacebookComments(bench.ctx, post?.id as string);
  assert.equal([data.length, complete, shown.id], [post?.comments.length, true, post?.id]);
  assert.ok(data.every(({ message, created_time }) => message !== '' && created_time?.endsWith('Z')));
  const calls = bench.standIn.requests.length;
  assert.is((await errorOf(listFacebookComments(bench.ctx, '4_44'))).code, 'NOT_FOUND');
  assert.is(bench.standIn.requests.length, calls);
});

test('the image of a post is served, an expired one is not', async ({ bench }) => {
  await listFacebookPosts(bench.ctx);
  const { posts } = bench.standIn.page;
  const shown = posts.find(({ hasImage, imageIsBroken }) => hasImage && !imageIsBroken);
  const broken = posts.find(({ hasImage, imageIsBroken }) => hasImage && imageIsBroken);
  const { type, bytes } = await getFacebookImage(bench.ctx, shown?.id as string);
  assert.is(type, 'image/png');
  assert.ok(bytes.length > 500);
  assert.is((await errorOf(getFacebookImage(bench.ctx, broken?.id as string))).code, 'NOT_FOUND');
});

test('without a token it says what to configure', async ({ bench }) => {
  const { graphUrl, graphVersion } = bench.ctx.config.facebook;
  const ctx = { ...bench.ctx, config: { ...bench.ctx.config, facebook: { graphUrl, graphVersion } } };
  const error = await errorOf(listFacebookPosts(ctx));
  assert.is(error.code, 'NOT_CONFIGURED');
  assert.is((await getStatisticsStatus(ctx)).facebook.configured, false);
});

test('the token is in no log line, no answer and nowhere in the database', async ({ bench }) => {
  const told: unknown[] = [await listFacebookPosts(bench.ctx)];
  const post = bench.standIn.page.posts[0];
  for (const way of ['redirect', 'huge'] as const) {
    await bench.passTime(4000);
    bench.standIn.faults.splice(0, Infinity, { path: /posts$/, times: 9, way });
    told.push(await listFacebookPosts(bench.ctx));
  }
  bench.standIn.faults.length = 0;
  told.push(await listFacebookComments(bench.ctx, post?.id as string), await getStatisticsStatus(bench.ctx));
  told.push(bench.log, await dumpDatabase(bench.connection));
  assert.not.match(JSON.stringify(told), new RegExp(`${PLANTED_TOKEN}|access_token`));
  assert.ok(bench.log.length >= 3);
});

test.run();
