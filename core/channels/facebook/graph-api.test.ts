import { GRAPH_FAILURES } from '@smops/fixtures/stand-in/faults.js';
import { type StandIn, startStandIn } from '@smops/fixtures/stand-in/stand-in.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { UpstreamError } from '../../platform/upstream/upstream-error.js';
import { createGraphApi, type GraphApi } from './graph-api.js';
import type { GraphUsage } from './graph-usage.js';

const NOW = new Date('2026-11-21T04:00:00Z');
const TOKEN = 'EAABPLANTEDfacebooktoken0002';

interface Bench {
  standIn: StandIn;
  api: GraphApi;
  usages: GraphUsage[];
}
const test = suite<Bench>('createGraphApi');

test.before.each(async (context) => {
  const standIn = await startStandIn({ now: () => NOW, videos: 1, posts: 230, pageToken: TOKEN });
  context.usages = [];
  context.standIn = standIn;
  context.api = createGraphApi({
    url: standIn.graphUrl,
    version: 'v26.0',
    token: TOKEN,
    clock: { now: () => NOW },
    onUsage: async (usage) => void context.usages.push(usage),
    retries: { delaysMs: [1, 1], maxWaitMs: 50 },
    timeoutMs: 500,
    slowDownMs: 1,
  });
});
test.after.each(async ({ standIn }) => await standIn.close());

async function failureOf(call: Promise<unknown>): Promise<UpstreamError> {
  try {
    await call;
  } catch (error) {
    assert.instance(error, UpstreamError);
    const told = `${JSON.stringify(error)} ${(error as Error).stack} ${String((error as Error).cause)}`;
    assert.not.match(told, /PLANTED|access_token/, 'the token appears in the error');
    return error as UpstreamError;
  }
  throw new Error('the call did not fail');
}

test('reads all pages, in order, with times in RFC 3339 and absent fields as such', async ({
  api,
  standIn,
}) => {
  const posts = await api.listPosts(standIn.page.id);
  assert.equal(
    posts.map(({ postId }) => postId),
    standIn.page.posts.map(({ id }) => id),
  );
  assert.is(standIn.requests.length, 3);
  const at = standIn.page.posts.findIndex(({ message }) => message === undefined);
  assert.is(posts[at]?.message, null);
  assert.equal(posts[0]?.createdTime, standIn.page.posts[0]?.createdTime);
  const unshared = standIn.page.posts.findIndex(({ shares }) => shares === undefined);
  assert.is(posts[unshared]?.shareCount, 0);
});

test('an empty page in the middle is no end', async ({ api, standIn }) => {
  standIn.behaviour.hasGaps = true;
  assert.is((await api.listPosts(standIn.page.id)).length, 230);
});

test('a list that leads round comes to an end', async ({ api, standIn }) => {
  const body = {
    data: [],
    paging: { next: 'https://graph.facebook.com/v26.0/x/posts?after=A&access_token=t' },
  };
  standIn.faults.push({ path: /posts$/, times: 99, answer: { status: 200, body } });
  assert.equal(await api.listPosts(standIn.page.id), []);
  assert.is(standIn.requests.length, 2);
  assert.ok(standIn.requests.every(({ query }) => query.get('access_token') === TOKEN));
});

test('pages that are too large are asked for in halves', async ({ api, standIn }) => {
  standIn.behaviour.largestLimit = 30;
  assert.is((await api.listPosts(standIn.page.id)).length, 230);
  assert.equal(
    standIn.requests.slice(0, 3).map(({ query }) => query.get('limit')),
    ['100', '50', '25'],
  );
});

test('every failure that Facebook words has its class by its code', async ({ api, standIn }) => {
  for (const { name, kind, answer } of GRAPH_FAILURES) {
    standIn.requests.length = 0;
    standIn.faults.splice(0, Infinity, { path: /posts$/, times: 9, answer });
    const error = await failureOf(api.listPosts(standIn.page.id));
    assert.is(error.kind, kind, name);
    assert.match(error.message, 'AxYz0123456789Trace');
    assert.is(standIn.requests.length, kind === 'transient' ? 3 : 1, `tries of ${name}`);
  }
});

test('an expired token is told apart from a removed app', async ({ api, standIn }) => {
  const told = [];
  for (const name of ['190/463', '190/458']) {
    const answer = GRAPH_FAILURES.find((one) => one.name === name)?.answer;
    standIn.faults.splice(0, Infinity, { path: /posts$/, answer });
    told.push((await failureOf(api.listPosts(standIn.page.id))).message);
  }
  assert.match(told[0] as string, 'expired');
  assert.match(told[1] as string, 'removed');
});

test('a throttled call waits the minutes that the header names', async ({ api, standIn }) => {
  const answer = GRAPH_FAILURES.find(({ name }) => name === '80001')?.answer;
  const usage = [
    { type: 'pages', call_count: 101, total_cputime: 5, total_time: 5, estimated_time_to_regain_access: 17 },
  ];
  const headers = { 'x-business-use-case-usage': JSON.stringify({ 1048: usage }) };
  standIn.faults.push({ path: /posts$/, answer, headers });
  const error = await failureOf(api.listPosts(standIn.page.id));
  assert.is(error.kind, 'rate');
  assert.is(error.retryAt?.toISOString(), '2026-11-21T04:17:00.000Z');
});

test('at 100 percent it stops before the next page, above 80 it goes on slowly', async ({
  api,
  standIn,
  usages,
}) => {
  const at = (percent: number) => ({
    'x-app-usage': JSON.stringify({ call_count: percent, total_time: 25, total_cputime: 25 }),
  });
  standIn.faults.push({ path: /posts$/, headers: at(85) }, { path: /posts$/, headers: at(100) });
  assert.is((await failureOf(api.listPosts(standIn.page.id))).kind, 'rate');
  assert.is(standIn.requests.length, 2);
  assert.equal(
    usages.map(({ percent }) => percent),
    [85, 100],
  );
});

for (const way of ['hang', 'half-json', 'cut-off', 'html', 'html-502'] as const) {
  test(`an answer that is ${way} is passing trouble`, async ({ api, standIn }) => {
    standIn.faults.push({ path: /posts$/, times: 9, way });
    assert.is((await failureOf(api.listPosts(standIn.page.id))).kind, 'transient');
  });
}

test('a redirect is not followed, so the token goes nowhere else', async ({ api, standIn }) => {
  standIn.faults.push({ path: /posts$/, way: 'redirect' });
  assert.is((await failureOf(api.listPosts(standIn.page.id))).kind, 'bad_request');
  assert.not.ok(standIn.requests.some(({ path }) => path === '/elsewhere'));
});

test('comments come oldest first over all pages, replies with their parent', async ({ api, standIn }) => {
  const post = standIn.page.posts.find(({ comments }) => comments.length > 110);
  const { comments, isWhole } = await api.listComments(post?.id as string);
  assert.equal([comments.length, isWhole], [post?.comments.length, true]);
  assert.ok(comments.some(({ parent }) => parent !== undefined));
  const some = await api.listComments(post?.id as string, 7);
  assert.equal([some.comments.length, some.isWhole], [7, false]);
});

test('comments without ids and authors, as a token without MODERATE sees them, are all kept', async ({
  api,
  standIn,
}) => {
  standIn.behaviour.withoutModerate = true;
  const post = standIn.page.posts.find(({ comments }) => comments.length > 110);
  const { comments } = await api.listComments(post?.id as string);
  assert.is(comments.length, post?.comments.length);
  assert.ok(comments.every(({ id, from }) => id === undefined && from === undefined));
});

test.run();
