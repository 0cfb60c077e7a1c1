import { SAMPLE_SIZE, sampleComments } from '@smops/core/telling/sample/sample-comments.model.js';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; analyst: Caller }>('sample comments');
test.before(async (context) => {
  context.app = await openTestApp();
  context.analyst = await context.app.signIn('analyst');
});
test.after(({ app }) => app.close());

const json = async (answer: Promise<{ json(): Promise<unknown> }>) =>
  // biome-ignore lint/suspicious/noExplicitAny: the test asserts the shape
  (await (await answer).json()) as any;

async function completed(call: Caller, id: string): Promise<void> {
  for (let status = ''; status !== 'completed'; await new Promise((resolve) => setTimeout(resolve, 100)))
    ({ status } = await json(call('GET', `/api/fb-analyzer/task/${id}`)));
}

/** All that is stored of runs, by table. */
async function stored({ connection }: TestApp): Promise<Record<string, number>> {
  const tables = [
    ...['analyses', 'analysis_comments', 'analysis_results', 'analysis_batches', 'comparisons'],
    ...['comparison_sides', 'judgements', 'run_views'],
  ];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(
      connection.db,
    );
    counts[table] = Number(rows[0]?.n);
  }
  return counts;
}

test('three languages, a flood of three days and two communities; the same texts whenever they are made', () => {
  const comments = sampleComments(new Date('2026-11-25T02:00:00Z'));
  assert.is(comments.length, SAMPLE_SIZE);
  const days = new Map<string, number>();
  for (const { text, created_time } of comments) {
    const day = created_time.slice(0, 10);
    if (/banjir|flood|水灾|淹水/.test(text)) days.set(day, (days.get(day) ?? 0) + 1);
  }
  const [first = 0, , third = 0, fourth = 0] = [...days.values()].sort((a, b) => b - a);
  assert.ok(third > 4 * fourth && first < 200, 'three days stand out');
  assert.ok(comments.every(({ created_time }) => created_time < '2026-11-25'));
  assert.is(new Set(comments.map(({ community }) => community)).size, 2);
  const later = sampleComments(new Date('2027-03-01T02:00:00Z'));
  assert.equal(
    later.map(({ text }) => text),
    comments.map(({ text }) => text),
  );
});

test('are analysed and compared once, and leave nothing when they are removed', async ({ app, analyst }) => {
  const own = await json(
    analyst('POST', '/api/fb-analyzer/analyze', {
      comments_data: [{ message: 'Jalan di Jelutong banyak lubang' }],
      variables: ['jalan'],
      api_provider: 'local',
    }),
  );
  await completed(analyst, own.task_id);
  const before = await stored(app);

  const made = await analyst('POST', '/api/sample');
  assert.is(made.status, 201);
  const { taskId: runId, comparisonId } = await made.json();
  assert.equal(
    await json(analyst('POST', '/api/sample')),
    { taskId: runId, comparisonId },
    'there is one at a time',
  );
  assert.equal((await json(analyst('GET', '/api/home'))).sample, { taskId: runId, comparisonId });
  await completed(analyst, runId);
  const { analysis_info } = await json(analyst('GET', `/api/fb-analyzer/task/${runId}/results?limit=1`));
  assert.is(analysis_info.total_comments, SAMPLE_SIZE);
  const comparison = await json(analyst('GET', `/api/fb-analyzer/compare/${comparisonId}`));
  assert.equal(
    comparison.sides.map(({ name }: { name: string }) => name),
    ['George Town', 'Seberang Perai'],
  );
  const judged = await analyst('PUT', `/api/fb-analyzer/task/${runId}/comments/1/judgement`, {
    tags: { banjir: false },
  });
  assert.is(judged.status, 204);

  assert.is((await analyst('DELETE', '/api/sample')).status, 204);
  assert.equal(await stored(app), before);
  assert.is((await json(analyst('GET', '/api/home'))).sample, null);
  assert.is((await analyst('DELETE', '/api/sample')).status, 204, 'a second time changes nothing');
  assert.is((await analyst('POST', '/api/sample')).status, 201, 'and they can be made again');
});

test('are for analysts', async ({ app }) => {
  const staff = await app.signIn('staff');
  assert.is((await staff('POST', '/api/sample')).status, 403);
  assert.is((await staff('DELETE', '/api/sample')).status, 403);
});

test.run();
