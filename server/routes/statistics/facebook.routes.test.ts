import { FACEBOOK } from '@smops/core/channels/facebook/facebook.operations.js';
import { graphError } from '@smops/fixtures/stand-in/facebook.js';
import { type StandIn, startStandIn } from '@smops/fixtures/stand-in/stand-in.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ApiError } from '../../client/api-error.js';
import { createClient } from '../../client/client.js';
import { readFacebookPosts } from '../../client/facebook-posts.js';
import { type Caller, LOCAL_TOKEN, openTestApp, type TestApp } from '../../testing.js';

const TOKEN = 'EAABPLANTEDfacebooktoken0002';
const test = suite<{ standIn: StandIn; app: TestApp; staff: Caller }>('routes of Facebook');

test.before(async (context) => {
  const standIn = await startStandIn({ videos: 1, posts: 30, pageToken: TOKEN });
  const app = await openTestApp(
    {},
    {
      FACEBOOK_PAGE_ID: standIn.page.id,
      FACEBOOK_PAGE_TOKEN: TOKEN,
      FACEBOOK_GRAPH_URL: standIn.graphUrl,
    },
  );
  Object.assign(context, { standIn, app, staff: await app.signIn('staff') });
});
test.after(async ({ standIn, app }) => {
  await app.close();
  await standIn.close();
});

test('the client reports a failure as status, colon and text', async ({ app, standIn }) => {
  standIn.faults.push({ path: /posts$/, answer: graphError(190, { subcode: 463 }) });
  const fetch = async (request: Request | string | URL, init?: RequestInit) =>
    await app.app.fetch(new Request(request, init));
  const client = createClient({ baseUrl: 'http://localhost:3000', token: LOCAL_TOKEN, fetch });
  try {
    await readFacebookPosts(client, FACEBOOK.list);
    assert.unreachable();
  } catch (error) {
    assert.match((error as ApiError).message, /^HTTP 502: /);
    assert.match((error as ApiError).text, 'expired');
  }
  await app.connection.db.deleteFrom('statisticsSources').execute();
});

test('the posts have exactly the specified fields', async ({ staff }) => {
  const response = await staff('GET', '/api/facebook-posts');
  assert.is(response.status, 200);
  const { data, cached, cacheTime } = await response.json();
  assert.equal([data.length, cached, Number.isNaN(Date.parse(cacheTime))], [30, false, false]);
  const post = data.find((one: { full_picture?: string }) => one.full_picture !== undefined);
  assert.equal(Object.keys(post).sort(), [
    'comments',
    'created_time',
    'full_picture',
    'id',
    'message',
    'permalink_url',
    'reactions',
    'shares',
  ]);
  assert.type(post.reactions.summary.total_count, 'number');
  assert.type(post.comments.summary.total_count, 'number');
  assert.type(post.shares.count, 'number');
  const again = await (await staff('GET', '/api/facebook-posts')).json();
  assert.equal([again.cached, again.cacheTime], [true, cacheTime]);
});

test('neither the token nor the next page’s address is in any answer', async ({ staff, standIn }) => {
  const id = standIn.page.posts[0]?.id as string;
  for (const path of ['', `/${id}/comments`]) {
    const text = await (await staff('GET', `/api/facebook-posts${path}`)).text();
    assert.not.match(text, /PLANTED|access_token|paging/);
  }
});

test('comments come in a shape that the analyzer takes, as many as were asked for', async ({
  staff,
  standIn,
}) => {
  const id = standIn.page.posts.find(({ comments }) => comments.length > 9)?.id as string;
  const response = await staff('GET', `/api/facebook-posts/${id}/comments?limit=5`);
  const { data, complete, post } = await response.json();
  assert.equal([data.length, complete, post.id], [5, false, id]);
  assert.type(data[0].message, 'string');
  assert.is((await staff('GET', `/api/facebook-posts/${id}/comments?limit=99999`)).status, 400);
  assert.is((await staff('GET', '/api/facebook-posts/me/comments')).status, 400);
});

test('the status tells both services’ limits', async ({ staff }) => {
  const { youtube, facebook } = await (await staff('GET', '/api/statistics/status')).json();
  assert.is(youtube.configured, false);
  assert.equal(
    youtube.quota.map(({ left }: { left: number }) => left),
    [10_000, 10_000],
  );
  assert.equal([facebook.configured, facebook.version, facebook.versionEndsOn], [true, 'v26.0', null]);
  assert.ok(facebook.freshness.refreshedAt !== null);
});

test.run();
