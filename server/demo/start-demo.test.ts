import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { systemContext } from '../lifecycle/start-runtime.js';
import { openTestApp, type TestApp } from '../testing.js';
import { startDemo } from './start-demo.js';

const test = suite<{ app: TestApp; stop: () => Promise<void> }>('demo');

test.before(async (context) => {
  const app = await openTestApp(
    {},
    { SMOPS_DEMO: '1', YOUTUBE_API_KEY: 'a-real-key', YOUTUBE_CHANNEL: '@real' },
  );
  const demo = await startDemo(systemContext(app.runtime));
  Object.assign(app.runtime, { config: demo.config });
  Object.assign(context, { app, stop: demo.stop });
});
test.after(async ({ app, stop }) => {
  await stop();
  await app.close();
});

test('shows sample videos and posts, marked as demo, whatever keys are configured', async ({ app }) => {
  const channel = await (await app.local('GET', '/api/youtube/videos')).json();
  assert.equal([channel.videos.length, channel.freshness.demo], [160, true]);
  const posts = await (await app.local('GET', '/api/facebook-posts')).json();
  assert.equal([posts.data.length, posts.freshness.demo], [42, true]);
  const portraits = await (await app.local('GET', '/api/user-profile-images')).json();
  assert.equal(
    portraits.map((portrait: { uploadedBy: string }) => portrait.uploadedBy),
    ['demo', 'demo', 'demo', 'demo'],
  );
});

test('the charts have a past that only grows', async ({ app }) => {
  const channel = await (await app.local('GET', '/api/youtube/growth?days=365')).json();
  assert.ok(channel.length > 60);
  const views = channel.map(({ viewCount }: { viewCount: string }) => Number(viewCount));
  assert.equal(
    views,
    [...views].sort((a, b) => a - b),
  );
});

test('a second start on the same data shows the images again', async ({ app }) => {
  const { videos } = await (await app.local('GET', '/api/youtube/videos')).json();
  const again = await startDemo(systemContext(app.runtime));
  Object.assign(app.runtime, { config: again.config });
  await app.local('GET', '/api/youtube/videos');
  const image = await app.local('GET', `/api/youtube/video/${videos[0].videoId}/thumbnail`);
  await again.stop();
  assert.is(image.status, 200);
});

test.run();
