import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import type { AskedComment, CommentAnswer } from '../../analysis/analyzer/providers/provider.js';
import { startAnalysis } from '../../analysis/analyzer/runs/start-analysis.service.js';
import { fakeProvider, plainAnswer, testContext, testWorker } from '../../analysis/analyzer/testing.js';
import type { AnalyzerWorker } from '../../analysis/analyzer/worker/worker.js';
import { judgeComment } from '../../analysis/judgements/judgements.service.js';
import { findNearCopies } from '../../engine/copies/find-near-copies.js';
import { createCodebook } from '../../judging/learning/create-codebook.service.js';
import { getReadingQueue } from '../../judging/reading/reading.service.js';
import { drawSample } from '../../judging/sampling/draws.service.js';
import { startSecondReader } from '../../judging/second-reader/second-reader.service.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { comparePeriods } from './periods.service.js';
import { getSeries } from './series.service.js';

interface Fixture {
  connection: Connection;
  worker: AnalyzerWorker;
  ctx: AnalyzerContext;
}
const test = suite<Fixture>('rises of a series that turn with the reader');

const DAYS = 14;
const A_DAY = 40;
const isFlood = (text: string) => /air naik/i.test(text);

/** The engine knows the word `banjir`, which more say in the second week; the second reader knows what a flood is, which fewer say then. */
function sayingOf(day: number, at: number): string {
  const isLate = day >= DAYS / 2;
  if (at < (isLate ? 16 : 8)) return 'Jualan banjir diskaun';
  return at < (isLate ? 20 : 28) ? 'Air naik sampai pintu' : 'Terima kasih YB';
}

function saysFlood({ text }: AskedComment): CommentAnswer {
  const plain = plainAnswer([], text);
  if (!isFlood(text)) return plain;
  const quote = text.slice(0, 8);
  const tag = {
    variable: 'banjir',
    quote,
    start: 0,
    end: 8,
    reason: 'Water rises.',
    tier: 'certain' as const,
  };
  return { ...plain, tags: [tag] };
}

async function analyse(ctx: AnalyzerContext, codebook: string, days: readonly number[]): Promise<string> {
  const comments_data = days.flatMap((day) =>
    Array.from({ length: A_DAY }, (_, at) => ({
      id: `${codebook}-${day}-${at}`,
      message: `${sayingOf(day, at)} ${codebook} ${day} ${at}`,
      created_time: new Date(Date.UTC(2026, 9, day + 1, 4, at)).toISOString(),
    })),
  );
  const { task_id } = await startAnalysis(ctx, { comments_data, codebook, api_provider: 'local' });
  await waitForAnalysis(ctx, { task_id }, 20_000);
  return task_id;
}

async function readBySecond(ctx: AnalyzerContext, runId: string, comments: number): Promise<void> {
  const { second_reader } = await startSecondReader(ctx, { taskId: runId, api_provider: 'gemini', comments });
  await waitForAnalysis(ctx, { task_id: second_reader?.task.task_id ?? '' }, 20_000);
}

test.before(async (context) => {
  context.connection = await openTestDatabase();
  const gemini = fakeProvider({
    id: 'gemini',
    model: 'gemini-1',
    isPaid: true,
    takesKey: true,
    ask: async (comments) => ({
      answers: comments.map((comment) => ({ id: comment.id, answer: saysFlood(comment) })),
      model: 'gemini-1',
      usage: { inputTokens: 10, outputTokens: 5, costUsd: 0.001 },
    }),
  });
  const nearCopies: AnalyzerWorker['nearCopies'] = async (pages) => {
    const texts: string[] = [];
    for await (const page of pages) texts.push(...page);
    return findNearCopies(texts);
  };
  context.worker = testWorker(context.connection, [fakeProvider(), gemini], { nearCopies });
  await context.worker.start();
  context.ctx = testContext(context.connection, context.worker);
});
test.after(async ({ worker, connection }) => {
  await worker.stop();
  await connection.close();
});

test('of two spans of one run the rise that turns is said with both figures, until people have read enough in both', async ({
  ctx,
}) => {
  await createCodebook(ctx, { name: 'Minggu', variables: [{ name: 'banjir' }] });
  const run = await analyse(ctx, 'Minggu', [...Array(DAYS).keys()]);
  assert.equal((await comparePeriods(ctx, { codebook: 'Minggu' })).turning, [], 'without a second reader');
  await readBySecond(ctx, run, 300);
  const { turning } = await comparePeriods(ctx, { codebook: 'Minggu' });
  assert.is(turning.length, 1);
  const [rise] = turning;
  assert.is(rise?.reader, 'Gemini');
  assert.ok(Math.abs((rise?.machine ?? 0) - 0.2) < 1e-9, `${rise?.machine}`);
  // Of each week's comments 20 in 40 are floods, then 4.
  assert.ok(Math.abs((rise?.second ?? 0) + 0.4) < 0.12, `${rise?.second}`);
  await drawSample(ctx, { taskId: run, size: 300 });
  for (let left = 1; left > 0; ) {
    const { items } = await getReadingQueue(ctx, { taskId: run, limit: 200 });
    left = items.length;
    for (const { seq, content } of items)
      await judgeComment(ctx, { taskId: run, seq, tags: { banjir: isFlood(content) }, blind: true });
  }
  assert.equal((await comparePeriods(ctx, { codebook: 'Minggu' })).turning, [], 'people have settled it');
});

test('by run it is said of the last two runs', async ({ ctx }) => {
  await createCodebook(ctx, { name: 'Larian', variables: [{ name: 'banjir' }] });
  const half = DAYS / 2;
  const runs = [
    await analyse(ctx, 'Larian', [...Array(half).keys()]),
    await analyse(
      ctx,
      'Larian',
      [...Array(half).keys()].map((day) => day + half),
    ),
  ];
  await readBySecond(ctx, runs[0] ?? '', 150);
  assert.equal(
    (await getSeries(ctx, { codebook: 'Larian', unit: 'run' })).turning,
    [],
    'one has no second reader',
  );
  await readBySecond(ctx, runs[1] ?? '', 150);
  const { turning } = await getSeries(ctx, { codebook: 'Larian', unit: 'run' });
  assert.is(turning.length, 1);
  assert.ok((turning[0]?.machine ?? 0) > 0.19 && (turning[0]?.second ?? 0) < -0.2, JSON.stringify(turning));
  assert.equal(
    (await comparePeriods(ctx, { codebook: 'Larian' })).turning.length,
    1,
    'the spans are runs of their own',
  );
});

test.run();
