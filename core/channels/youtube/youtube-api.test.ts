import { YOUTUBE_FAILURES } from '@smops/fixtures/stand-in/faults.js';
import { type StandIn, startStandIn } from '@smops/fixtures/stand-in/stand-in.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { UpstreamError } from '../../platform/upstream/upstream-error.js';
import { createYoutubeApi, type YoutubeApi } from './youtube-api.js';

const NOW = new Date('2026-11-21T04:00:00Z');
const KEY = 'AIzaPLANTED-youtube-key-0001';

interface Bench {
  standIn: StandIn;
  api: YoutubeApi;
  spent: string[];
}
const test = suite<Bench>('createYoutubeApi');

test.before.each(async (context) => {
  context.standIn = await startStandIn({ now: () => NOW, videos: 130, apiKey: KEY });
  context.spent = [];
  context.api = createYoutubeApi({
    url: context.standIn.youtubeUrl,
    apiKey: KEY,
    clock: { now: () => NOW },
    spend: async (bucket) => void context.spent.push(bucket),
    retries: { delaysMs: [1, 1], maxWaitMs: 50 },
    timeoutMs: 400,
  });
});
test.after.each(async ({ standIn }) => await standIn.close());

async function failureOf(call: Promise<unknown>): Promise<UpstreamError> {
  try {
    await call;
  } catch (error) {
    assert.instance(error, UpstreamError);
    const told = `${JSON.stringify(error)} ${(error as Error).stack} ${String((error as Error).cause)}`;
    assert.not.match(told, /PLANTED|key=/, 'the key appears in the error');
    return error as UpstreamError;
  }
  throw new Error('the call did not fail');
}

test('finds a channel by id, handle and old user name', async ({ api, standIn }) => {
  const { id, handle, username, title } = standIn.channel;
  for (const subject of [id, handle, username]) {
    const channel = await api.getChannel(subject);
    assert.is(channel.channelId, id);
    assert.is(channel.name, title);
    assert.is(channel.subscriberCount, 48_213);
  }
});

test('an unknown channel, which YouTube answers with a success, is not found', async ({ api }) => {
  const error = await failureOf(api.getChannel('@tiadasiapa'));
  assert.is(error.kind, 'not_found');
  assert.match(error.message, '@tiadasiapa');
});

test('hidden subscribers, hidden likes and switched-off comments are 0', async ({ api, standIn }) => {
  const [first, second] = standIn.channel.videos.slice(100);
  Object.assign(first as object, { peakViews: 1e6, likesHidden: true, commentsOff: false });
  Object.assign(second as object, { peakViews: 1e6, likesHidden: false, commentsOff: true });
  standIn.channel.subscribersHidden = true;
  assert.is((await api.getChannel(standIn.channel.id)).subscriberCount, 0);
  const [hidden, off] = await api.getVideos([first?.id as string, second?.id as string]);
  assert.is(hidden?.likeCount, 0);
  assert.is(off?.commentCount, 0);
  for (const count of [hidden?.viewCount, hidden?.commentCount, off?.viewCount, off?.likeCount]) {
    assert.ok((count as number) > 100, 'the other counts are there');
  }
});

test('reads counts beyond 2^31 exactly', async ({ api, standIn }) => {
  const [video] = standIn.channel.videos;
  const item = {
    id: video?.id,
    snippet: { title: 'Lagu raya', description: '', publishedAt: '2015-07-01T00:00:00Z', thumbnails: {} },
    statistics: { viewCount: '9876543210123', likeCount: '2147483649' },
  };
  standIn.faults.push({ path: /videos$/, answer: { status: 200, body: { items: [item] } } });
  const [read] = await api.getVideos([video?.id as string]);
  assert.is(read?.viewCount, 9_876_543_210_123);
  assert.is(read?.likeCount, 2_147_483_649);
  assert.is(read?.thumbnail, '');
});

test('leaves out ids that are private or deleted', async ({ api, standIn }) => {
  const ids = standIn.channel.videos.slice(0, 3).map(({ id }) => id);
  standIn.channel.videos.splice(1, 1);
  assert.equal(
    (await api.getVideos(ids)).map(({ videoId }) => videoId),
    [ids[0], ids[2]],
  );
  assert.is((await api.getStats(ids)).length, 2);
});

test('every failure that YouTube words has its class, and only passing ones are tried again', async ({
  api,
  standIn,
  spent,
}) => {
  for (const { name, kind, answer } of YOUTUBE_FAILURES) {
    spent.length = 0;
    standIn.faults.splice(0, Infinity, { path: /channels$/, times: 9, answer });
    assert.is((await failureOf(api.getChannel(standIn.channel.id))).kind, kind, name);
    assert.is(spent.length, kind === 'transient' || kind === 'rate' ? 3 : 1, `tries of ${name}`);
  }
});

test('a used-up quota comes back at midnight Pacific time', async ({ api, standIn }) => {
  const quota = YOUTUBE_FAILURES.find(({ kind }) => kind === 'quota');
  standIn.faults.push({ path: /channels$/, answer: quota?.answer });
  const error = await failureOf(api.getChannel(standIn.channel.id));
  assert.is(error.retryAt?.toISOString(), '2026-11-21T08:00:00.000Z');
});

test('a wait that the service asks for is obeyed when short and left alone when long', async ({
  api,
  standIn,
  spent,
}) => {
  const rate = YOUTUBE_FAILURES.find(({ kind }) => kind === 'rate')?.answer;
  standIn.faults.push({ path: /channels$/, times: 9, answer: rate, headers: { 'retry-after': '120' } });
  const error = await failureOf(api.getChannel(standIn.channel.id));
  assert.is(spent.length, 1);
  assert.is(error.retryAt?.toISOString(), '2026-11-21T04:02:00.000Z');
});

for (const way of ['hang', 'half-json', 'cut-off', 'html', 'html-502', 'empty'] as const) {
  test(`an answer that is ${way} is tried again, then reported as passing`, async ({
    api,
    standIn,
    spent,
  }) => {
    standIn.faults.push({ path: /channels$/, times: 9, way });
    assert.is((await failureOf(api.getChannel(standIn.channel.id))).kind, 'transient');
    assert.is(spent.length, 3);
    standIn.faults.splice(0, Infinity, { path: /channels$/, times: 1, way });
    assert.is((await api.getChannel(standIn.channel.id)).channelId, standIn.channel.id);
  });
}

test('a slow answer within the deadline is waited for', async ({ api, standIn }) => {
  standIn.faults.push({ path: /channels$/, slowMs: 150 });
  assert.is((await api.getChannel(standIn.channel.id)).channelId, standIn.channel.id);
});

test('a redirect is not followed, so the key goes nowhere else', async ({ api, standIn }) => {
  standIn.faults.push({ path: /channels$/, way: 'redirect' });
  assert.is((await failureOf(api.getChannel(standIn.channel.id))).kind, 'bad_request');
  assert.not.ok(standIn.requests.some(({ path }) => path === '/elsewhere'));
});

test('an answer without end is not read to its end', async ({ api, standIn }) => {
  standIn.faults.push({ path: /channels$/, times: 9, way: 'huge' });
  const error = await failureOf(api.getChannel(standIn.channel.id));
  assert.match(error.message, /MB|within/);
});

test('a service that is not there is passing trouble, named without its address', async ({
  api,
  standIn,
}) => {
  await standIn.close();
  const error = await failureOf(api.getChannel(standIn.channel.id));
  assert.is(error.kind, 'transient');
  assert.not.match(error.message, '127.0.0.1');
});

test.run();
