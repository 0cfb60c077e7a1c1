import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { getEstimates } from '../../judging/estimates/shares.service.js';
import { getReadingQueue } from '../../judging/reading/reading.service.js';
import { drawSample } from '../../judging/sampling/draws.service.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { waitForAnalysis } from '../analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import { startAnalysis } from '../analyzer/runs/start-analysis.service.js';
import { analyst, fakeProvider, testContext, testWorker } from '../analyzer/testing.js';
import type { AnalyzerWorker } from '../analyzer/worker/worker.js';
import { getJudgementHistory, judgeComment, undoJudgement } from './judgements.service.js';

const test = suite<{ connection: Connection; worker: AnalyzerWorker; ctx: AnalyzerContext }>(
  'judgements of people who have seen the tags',
);

const COMMENTS = Array.from({ length: 20 }, (_, at) => ({
  text: at % 2 === 0 ? `Banjir lagi di lorong ${at} 😤` : `第 ${at} 区没事`,
}));

test.before(async (context) => {
  context.connection = await openTestDatabase();
  context.worker = testWorker(context.connection, [fakeProvider()]);
  await context.worker.start();
  context.ctx = testContext(context.connection, context.worker);
});
test.after(async ({ worker, connection }) => {
  await worker.stop();
  await connection.close();
});

/** A run all of whose comments are drawn. */
async function drawnRun(ctx: AnalyzerContext): Promise<string> {
  const { task_id } = await startAnalysis(ctx, {
    comments_data: COMMENTS,
    variables: ['banjir'],
    fresh: true,
  });
  await waitForAnalysis(ctx, { task_id }, 20_000);
  await drawSample(ctx, { taskId: task_id, size: COMMENTS.length });
  return task_id;
}

const readOf = async (ctx: AnalyzerContext, runId: string) => {
  const [banjir] = (await getEstimates(ctx, { taskId: runId })).variables;
  return (banjir?.read.tagged ?? 0) + (banjir?.read.untagged ?? 0);
};

test('a comment judged with its tags in sight never counts as blind for the same person again', async ({
  ctx,
  connection,
  worker,
}) => {
  const runId = await drawnRun(ctx);
  const kumar = testContext(connection, worker, { ...analyst, name: 'kumar', userId: null });
  const place = { taskId: runId, seq: 0 };
  await judgeComment(ctx, { ...place, tags: { banjir: true } });
  for (const banjir of [true, false]) await judgeComment(ctx, { ...place, tags: { banjir }, blind: true });
  assert.is(await readOf(ctx, runId), 0);
  await undoJudgement(ctx, place);
  await undoJudgement(ctx, place);
  await judgeComment(ctx, { ...place, tags: { banjir: true }, sentiment: 'negative', blind: true });
  assert.is(await readOf(ctx, runId), 0, 'what was undone was seen all the same');
  const { entries } = await getJudgementHistory(ctx, place);
  assert.ok(entries.every(({ isBlind, isDrawn }) => !isBlind && !isDrawn));
  await judgeComment(kumar, { ...place, tags: { banjir: true }, blind: true });
  assert.is(await readOf(ctx, runId), 1, 'another reader has not seen them');
});

test('a verdict given before the tags were seen is blind, also when it arrives later', async ({ ctx }) => {
  const runId = await drawnRun(ctx);
  const place = { taskId: runId, seq: 1 };
  const before = new Date(ctx.clock.now().getTime() - 60_000).toISOString();
  const read = await readOf(ctx, runId);
  await judgeComment(ctx, { ...place, sentiment: 'neutral' });
  await judgeComment(ctx, { ...place, tags: { banjir: false }, blind: true, givenAt: before });
  assert.is(await readOf(ctx, runId), read + 1);
});

test('the queue does not offer a comment to the person who has judged it with its tags in sight', async ({
  ctx,
  connection,
  worker,
}) => {
  const runId = await drawnRun(ctx);
  const kumar = testContext(connection, worker, { ...analyst, name: 'kumar', userId: null });
  const queueOf = async (reader: AnalyzerContext) => {
    const { items, progress } = await getReadingQueue(reader, { taskId: runId, limit: 100 });
    return { seqs: items.map(({ seq }) => seq), texts: progress.texts };
  };
  const all = await queueOf(ctx);
  assert.ok(all.seqs.includes(2));
  await judgeComment(ctx, { taskId: runId, seq: 2, tags: { banjir: true } });
  const left = await queueOf(ctx);
  assert.equal([left.seqs.includes(2), left.texts], [false, all.texts - 1]);
  assert.ok((await queueOf(kumar)).seqs.includes(2));
});

test.run();
