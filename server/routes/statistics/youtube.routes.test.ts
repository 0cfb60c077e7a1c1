import { type StandIn, startStandIn } from '@smops/fixtures/stand-in/stand-in.js';
import { youtubeError } from '@smops/fixtures/stand-in/youtube.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ standIn: StandIn; app: TestApp; staff: Caller }>('routes of YouTube');

test.before(async (context) => {
  const standIn = await startStandIn({ videos: 60, apiKey: 'AIzaPLANTED-youtube-key-0001' });
  const app = await openTestApp(
    {},
    {
      YOUTUBE_API_KEY: standIn.apiKey,
      YOUTUBE_CHANNEL: standIn.channel.handle,
      YOUTUBE_URL: standIn.youtubeUrl,
    },
  );
  Object.assign(context, { standIn, app, staff: await app.signIn('staff') });
});
test.after(async ({ standIn, app }) => {
  await app.close();
  await standIn.close();
});

test('a failure before anything was read is told in `error`', async ({ staff, standIn, app }) => {
  standIn.faults.push({ path: /channels$/, answer: youtubeError(400, 'keyInvalid') });
  const response = await staff('GET', '/api/youtube/videos');
  assert.is(response.status, 502);
  const body = await response.json();
  assert.match(body.error, 'YOUTUBE_API_KEY');
  assert.is(body.error, body.message);
  await app.connection.db.deleteFrom('statisticsSources').execute();
});

test('the list has exactly the specified fields, counts as texts', async ({ staff }) => {
  const response = await staff('GET', '/api/youtube/videos');
  assert.is(response.status, 200);
  const { channelName, subscriberCount, videos, freshness } = await response.json();
  assert.equal([channelName, subscriberCount, videos.length], ['Suara Kejiranan 邻里之声', '48213', 60]);
  assert.equal(Object.keys(videos[0]).sort(), [
    'commentCount',
    'description',
    'likeCount',
    'publishedAt',
    'thumbnail',
    'title',
    'videoId',
    'viewCount',
  ]);
  for (const count of ['viewCount', 'likeCount', 'commentCount']) assert.match(videos[0][count], /^\d+$/);
  assert.is(freshness.failure, null);
  const one = await staff('GET', `/api/youtube/video/${videos[0].videoId}`);
  assert.equal(await one.json(), videos[0]);
});

test('an unknown video is 404 with `error`, an impossible id 400', async ({ staff }) => {
  const unknown = await staff('GET', '/api/youtube/video/tiadaVideo1');
  assert.is(unknown.status, 404);
  assert.type((await unknown.json()).error, 'string');
  assert.is((await staff('GET', '/api/youtube/video/..%2Fetc')).status, 400);
});

test('thumbnails come through the server, as images that nothing else can be made of', async ({
  staff,
  standIn,
}) => {
  const id = standIn.channel.videos[0]?.id as string;
  const response = await staff('GET', `/api/youtube/video/${id}/thumbnail`);
  assert.is(response.status, 200);
  assert.is(response.headers.get('content-type'), 'image/png');
  assert.is(response.headers.get('x-content-type-options'), 'nosniff');
  assert.match(response.headers.get('content-security-policy') ?? '', 'sandbox');
  assert.match(response.headers.get('cache-control') ?? '', 'private');
  standIn.faults.push({ path: /images/, way: 'html' }, { path: /images/, way: 'redirect' });
  assert.is((await staff('GET', `/api/youtube/video/${id}/thumbnail`)).status, 404);
  assert.is((await staff('GET', `/api/youtube/video/${id}/thumbnail`)).status, 404);
});

test('a thumbnail on another host is never fetched', async ({ staff, standIn, app }) => {
  const id = standIn.channel.videos[1]?.id as string;
  for (const thumbnail of [
    'http://169.254.169.254/latest/meta-data',
    'https://i.ytimg.com.example.org/a.png',
    'http://i.ytimg.com/a.png',
    'file:///etc/passwd',
  ]) {
    await app.connection.db
      .updateTable('youtubeVideos')
      .set({ thumbnail })
      .where('videoId', '=', id)
      .execute();
    assert.is((await staff('GET', `/api/youtube/video/${id}/thumbnail`)).status, 404, thumbnail);
  }
});

test('a refresh says what it cost, and a second one at once is no call', async ({ staff, standIn, app }) => {
  await app.connection.db.updateTable('statisticsSources').set({ nextAllowedAt: null }).execute();
  const first = await (await staff('POST', '/api/youtube/refresh', {})).json();
  assert.equal([first.refreshed, first.units], [true, { ordinary: 2, batch: 2 }]);
  const calls = standIn.requests.length;
  const second = await staff('POST', '/api/youtube/refresh', { full: true });
  assert.equal([second.status, (await second.json()).refreshed], [200, false]);
  assert.is(standIn.requests.length, calls);
});

test('growth is asked for in days', async ({ staff }) => {
  const growth = await (await staff('GET', '/api/youtube/growth?days=28')).json();
  assert.is(growth.length, 1);
  assert.is((await staff('GET', '/api/youtube/growth?days=-1')).status, 400);
});

test('without a key the answer says what to configure', async () => {
  const app = await openTestApp();
  const response = await app.local('GET', '/api/youtube/videos');
  const { code, error } = await response.json();
  await app.close();
  assert.equal([response.status, code], [409, 'NOT_CONFIGURED']);
  assert.match(error, /YOUTUBE_API_KEY.*YOUTUBE_CHANNEL/);
});

test.run();
