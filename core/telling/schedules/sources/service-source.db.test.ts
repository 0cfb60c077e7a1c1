import { graphError } from '@smops/fixtures/stand-in/facebook.js';
import { type StandIn, startStandIn } from '@smops/fixtures/stand-in/stand-in.js';
import { youtubeError } from '@smops/fixtures/stand-in/youtube.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { stopRefreshes } from '../../../channels/statistics/refreshes.js';
import { dumpDatabase, PLANTED_KEY, PLANTED_TOKEN } from '../../../channels/statistics/testing.js';
import type { AppError } from '../../../errors.js';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { inLanguage } from '../../../platform/language/caller-language.js';
import { createSchedule, runSchedule } from '../change-schedules.service.js';
import type { CreateScheduleInput, SchedulePeriod } from '../schedules.schemas.js';
import { getSchedule, getScheduleHistory } from '../schedules.service.js';
import { makeCodebook, type ScheduleWorld, scheduleWorld } from '../testing.js';

interface World {
  connection: Connection;
  world: ScheduleWorld;
  standIn: StandIn;
  ctx: AnalyzerContext;
  /** Runs the schedule once; the period when it has ended. */
  run(maxComments?: number): Promise<SchedulePeriod>;
  /** Calls of a method of the services so far. */
  calls(method: string): number;
}

const test = suite<World>('the Facebook page and the YouTube channel as sources');
const NAME = 'Komen harian';

test.before.each(async (context) => {
  context.connection = await openTestDatabase();
  const { connection } = context;
  const now = new Date();
  const standIn = await startStandIn({
    apiKey: PLANTED_KEY,
    pageToken: PLANTED_TOKEN,
    videos: 130,
    posts: 12,
  });
  const world = await scheduleWorld(connection, now.toISOString());
  const config = {
    ...world.ctx.config,
    youtube: { url: standIn.youtubeUrl, apiKey: standIn.apiKey, channel: standIn.channel.handle },
    facebook: {
      graphUrl: standIn.graphUrl,
      graphVersion: 'v26.0',
      pageId: standIn.page.id,
      pageToken: standIn.pageToken,
    },
  };
  const ctx = { ...world.ctx, config };
  await makeCodebook(ctx);
  Object.assign(context, { world, standIn, ctx });
  context.calls = (method) => standIn.requests.filter(({ path }) => path.endsWith(`/${method}`)).length;
  context.run = async (maxComments = config.maxComments) => {
    await runSchedule(ctx, { schedule: NAME });
    const ticker = world.ticker('server', { config: { ...config, maxComments } });
    await ticker.tick();
    const [begun] = await getScheduleHistory(ctx, { schedule: NAME });
    if (begun?.state === 'running') await waitForAnalysis(ctx, { task_id: begun.taskId as string }, 60_000);
    await ticker.tick();
    world.clock.time = new Date(world.clock.time.getTime() + 60_000);
    const [period] = await getScheduleHistory(ctx, { schedule: NAME });
    return period as SchedulePeriod;
  };
});
test.after.each(async ({ connection, world, standIn }) => {
  await stopRefreshes(connection.db);
  await world.close();
  await standIn.close();
  await connection.close();
});

const daily = (source: CreateScheduleInput['source']): CreateScheduleInput => ({
  ...{ name: NAME, codebook: 'Aduan', source, when: 'daily 08:00' },
});

/** What is stored of the comments of a period's run, in their order. */
const storedOf = async ({ db }: Connection, { taskId: runId }: SchedulePeriod) =>
  await db
    .selectFrom('analysisComments as c')
    .innerJoin('analyses as a', 'a.id', 'c.runId')
    .where('a.analysisId', '=', runId as string)
    .orderBy('c.seq')
    .select(['c.content', 'c.author', 'c.externalId', 'c.parentId'])
    .execute();

const sorted = (texts: readonly string[]) => [...texts].sort();

test('new comments on the posts of the last days are analysed once, replies and authors with them', async ({
  connection,
  standIn,
  ctx,
  run,
  calls,
}) => {
  const { posts } = standIn.page;
  const [newest, ...older] = posts as [(typeof posts)[0], ...typeof posts];
  older.at(-1)!.createdTime = new Date(Date.now() - 40 * 86_400_000);
  await createSchedule(ctx, daily({ kind: 'facebook', days: 30 }));
  const first = await run();
  const recent = posts.slice(0, -1).flatMap(({ comments }) => comments);
  assert.equal([first.state, first.comments, first.files], ['done', recent.length, ['Facebook']]);
  const stored = await storedOf(connection, first);
  assert.equal(
    sorted(stored.map(({ content, author }) => `${author}: ${content}`)),
    sorted(recent.map(({ message, author }) => `${author}: ${message}`)),
  );
  assert.is(
    calls('comments'),
    posts.slice(0, -1).filter(({ commentCount }) => commentCount > 0).length + pagesBeyond(posts),
  );

  assert.equal([(await run()).state], ['nothing'], 'they were read before');
  const createdTime = new Date();
  newest.comments.push({ id: '9_1', message: 'Air dah ada balik', createdTime, author: 'Siti N.', likes: 2 });
  newest.commentCount += 1;
  const third = await run();
  assert.equal([third.state, third.comments], ['done', 1]);
  assert.equal((await storedOf(connection, third))[0]?.content, 'Air dah ada balik');
});

/** Further pages of posts with more than 100 comments, but of the oldest. */
const pagesBeyond = (posts: StandIn['page']['posts']) =>
  posts
    .slice(0, -1)
    .reduce((sum, { comments }) => sum + Math.max(0, Math.ceil(comments.length / 100) - 1), 0);

test('comments of the last days on the channel and its videos are analysed once, with all replies, and each call counts', async ({
  connection,
  standIn,
  ctx,
  run,
  calls,
}) => {
  const { threads } = standIn.channel;
  await createSchedule(ctx, daily({ kind: 'youtube', days: 20 }));
  const first = await run();
  const since = Date.now() - 20 * 86_400_000;
  const recent = threads.filter(({ publishedAt }) => publishedAt.getTime() >= since);
  assert.ok(recent.length < threads.length && recent.some(({ replies }) => replies.length > 5));
  const expected = recent.flatMap((thread) => [thread, ...thread.replies]);
  assert.equal([first.state, first.comments, first.files], ['done', expected.length, ['YouTube']]);
  const stored = await storedOf(connection, first);
  assert.equal(
    sorted(stored.map(({ externalId, author, content }) => `${externalId} ${author} ${content}`)),
    sorted(expected.map(({ id, author, text }) => `${id} ${author} ${text}`)),
  );
  assert.ok(stored.filter(({ parentId }) => parentId !== null).length > 10, 'replies know their comment');
  const uses = await connection.db.selectFrom('quotaUses').selectAll().execute();
  assert.is(
    uses.reduce((sum, { units }) => sum + units, 0),
    calls('channels') + calls('commentThreads') + calls('comments'),
  );

  assert.is((await run()).state, 'nothing');
  threads.unshift({ ...(threads[0] as (typeof threads)[0]), id: 'UgwBaru', replies: [], text: 'Bila live?' });
  assert.equal([(await run()).comments], [1]);
});

test('what does not fit into one run is left for the next time, and told', async ({ ctx, run }) => {
  await createSchedule(ctx, daily({ kind: 'youtube', days: 20 }));
  const first = await run(30);
  assert.equal([first.state, first.comments, first.leftOut.length], ['done', 30, 1]);
  assert.match(first.leftOut[0]?.reason ?? '', /Too many comments for one run/);
  assert.is((await run(30)).comments, 30);
});

test('what a service refuses is told in the history; what came before it is analysed, and the rest comes the next time', async ({
  standIn,
  ctx,
  run,
}) => {
  await createSchedule(ctx, daily({ kind: 'youtube', days: 365 }));
  const quota = youtubeError(403, 'quotaExceeded');
  standIn.faults.push({ path: /commentThreads$/, times: 9, answer: quota });
  const refused = await run();
  assert.equal([refused.state, refused.comments], ['failed', 0]);
  assert.match(refused.reason ?? '', /^YouTube's daily quota is used up/);
  const told = await inLanguage('ms', () => getScheduleHistory(ctx, { schedule: NAME }));
  assert.match(told[0]?.reason ?? '', /^Kuota harian YouTube/, told[0]?.reason ?? '');
  assert.not.match(told[0]?.reason ?? '', /daily quota/);
});

test('a pause that Facebook asks for after the first posts leaves the rest for the next time', async ({
  standIn,
  ctx,
  run,
}) => {
  await createSchedule(ctx, daily({ kind: 'facebook', days: 365 }));
  const all = standIn.page.posts.flatMap(({ comments }) => comments).length;
  standIn.faults.push({ path: /comments$/, skip: 3, times: 9, answer: graphError(190, { subcode: 463 }) });
  const first = await run();
  assert.is(first.state, 'done');
  assert.ok(first.comments > 0 && first.comments < all, `${first.comments} of ${all}`);
  assert.match(first.leftOut[0]?.reason ?? '', /^The rest is left for the next time: .*expired/);
  standIn.faults.length = 0;
  assert.is((await run()).comments, all - first.comments);
});

test('without page, channel or key a schedule is refused, and neither token nor key is stored or told', async ({
  connection,
  standIn,
  ctx,
  run,
}) => {
  for (const [kind, service] of [
    ['facebook', { facebook: { graphUrl: standIn.graphUrl, graphVersion: 'v26.0' } }],
    ['youtube', { youtube: { url: standIn.youtubeUrl } }],
  ] as const) {
    const unset = { ...ctx, config: { ...ctx.config, ...service } };
    const error = (await createSchedule(unset, daily({ kind })).catch((thrown) => thrown)) as AppError;
    assert.equal([error.code, error.problems?.[0]?.path], ['NOT_CONFIGURED', 'source.kind']);
  }
  for (const days of [0, 366, 1.5]) {
    const error = await createSchedule(ctx, daily({ kind: 'youtube', days })).catch((thrown) => thrown);
    assert.is((error as AppError).code, 'VALIDATION', String(days));
  }
  await createSchedule(ctx, daily({ kind: 'facebook' }));
  standIn.faults.push({ path: /comments$/, times: 99, way: 'redirect' });
  const told = [await run(), await getSchedule(ctx, { schedule: NAME }), await dumpDatabase(connection)];
  assert.not.match(JSON.stringify(told), new RegExp(`${PLANTED_TOKEN}|${PLANTED_KEY}|access_token`));
});

test.run();
