import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { getAnalysisStatus } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { startAnalysis } from '../../analysis/analyzer/runs/start-analysis.service.js';
import { fakeProvider, testContext, testWorker } from '../../analysis/analyzer/testing.js';
import type { AnalyzerWorker } from '../../analysis/analyzer/worker/worker.js';
import { changeCodebook } from '../../analysis/codebooks/change-codebooks.service.js';
import { judgeComment } from '../../analysis/judgements/judgements.service.js';
import { textKeyOf } from '../../comments/text-key.node.js';
import { createEnginePool, type EnginePool } from '../../engine/engine-pool.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { getAnalysisResults } from '../results/analysis-results.service.js';
import { createCodebook } from './create-codebook.service.js';
import { decideProposals } from './decide-proposals.service.js';
import { proposeTerms } from './propose-terms.service.js';
import { updateRun } from './update-run.service.js';

interface Context {
  connection: Connection;
  engine: EnginePool;
  worker: AnalyzerWorker;
  gemini: ReturnType<typeof fakeProvider>;
  ctx: AnalyzerContext;
}

const test = suite<Context>('words learned from comments');

// The fake service tags what the variable's name says.
const SAYINGS = [
  'Banjir kilat di {n}',
  'Air naik sampai pintu, {n}',
  'Hujan lebat di {n}',
  '今天 {n} 天气很好',
];
const PLACES = [
  'Klang',
  'Shah Alam',
  'Kajang',
  'Banting',
  'Sepang',
  'Rawang',
  'Gombak',
  'Ampang',
  'Puchong',
  'Cheras',
];
const comments = PLACES.flatMap((place) =>
  SAYINGS.map((text) => ({ message: text.replace('{n}', place), from: { name: 'Siti' } })),
);

test.before(async (context) => {
  context.connection = await openTestDatabase();
  context.engine = createEnginePool();
});
test.before.each(async (context) => {
  context.gemini = fakeProvider({ id: 'gemini', isPaid: true });
  context.worker = testWorker(context.connection, [context.gemini, fakeProvider()], {
    learning: context.engine,
  });
  await context.worker.start();
  context.ctx = testContext(context.connection, context.worker);
});
test.after.each(async ({ connection, worker }) => {
  await worker.stop();
  for (const table of ['judgements', 'analyses', 'codebooks', 'answer_cache'])
    await sql`delete from ${sql.table(table)}`.execute(connection.db);
});
test.after(async ({ connection, engine }) => {
  await engine.close();
  await connection.close();
});

async function ended(ctx: AnalyzerContext, runId: string) {
  for (;;) {
    const task = await getAnalysisStatus(ctx, { task_id: runId });
    if (task.status !== 'pending' && task.status !== 'running') return task;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function paidRun(ctx: AnalyzerContext, codebook: string): Promise<string> {
  const { task_id: id } = await startAnalysis(ctx, {
    comments_data: comments,
    codebook,
    api_provider: 'gemini',
    file_name: 'hujan.json',
    language: 'en',
  });
  await ended(ctx, id);
  return id;
}

const book = (ctx: AnalyzerContext) =>
  createCodebook(ctx, { name: 'Cuaca', variables: [{ name: 'Banjir', vetoes: [] }] });

test('a paid run is brought up to date with new terms and vetoes, without a call and without cost', async ({
  ctx,
  gemini,
}) => {
  const { id, variables } = await book(ctx);
  const run = await paidRun(ctx, id);
  const calls = gemini.calls.length;
  await changeCodebook(ctx, {
    codebook: id,
    variables: variables.map((one) => ({
      ...one,
      terms: ['air naik'],
      vetoes: ['kilat', 'Banjir kilat di Sepang'],
    })),
  });
  const { task_id: next } = await updateRun(ctx, { taskId: run });
  const task = await ended(ctx, next);
  assert.equal([task.status, task.codebook?.version], ['completed', 2]);
  const { results, analysis_info: info } = await getAnalysisResults(ctx, { task_id: next });
  assert.equal(results.statistics, { Banjir: 19 }, 'the service had found 10, a veto takes 1, 10 are new');
  assert.equal([info.cost_usd, info.input_tokens, info.total_comments], [0, 0, 40]);
  assert.is(gemini.calls.length, calls, 'the service was not called');
  const [given, added] = results.comments;
  assert.equal([given?.tags[0]?.quote, given?.tags[0]?.reason], ['Banjir', 'It says Banjir.']);
  const { quote, tier, reason } = added?.tags[0] ?? {};
  assert.equal(
    [quote, tier, reason],
    ['Air naik', 'certain', '“Air naik” is one of your own terms for “Banjir”.'],
  );
  assert.equal(
    [added?.sentiment?.label, added?.provenance?.cached],
    ['neutral', true],
    'the rest of the answer is as it was',
  );
});

test("a service's tag that rests on a veto is left out, and stands where other words say the variable", async ({
  ctx,
  gemini,
}) => {
  const sayings = [
    'Banjir kilat di Klang',
    'Banjir kilat di Kajang, kereta tenggelam',
    'Banjir kilat semalam, banjir lagi hari ini',
    'Banjir di Sepang',
  ];
  const { askBatch } = gemini;
  gemini.askBatch = async (...call) => {
    const reply = await askBatch(...call);
    // Of the second comment the service quotes other words.
    for (const [at, { answer }] of reply.answers.entries())
      if (at === 1)
        Object.assign((answer as { tags: object[] }).tags[0] ?? {}, { quote: 'kereta tenggelam', start: 25 });
    return reply;
  };
  const { id } = await createCodebook(ctx, {
    name: 'Ribut',
    variables: [{ name: 'Banjir', vetoes: ['banjir kilat'] }],
  });
  const tagged = async () => {
    const { task_id: run } = await startAnalysis(ctx, {
      comments_data: sayings.map((message) => ({ message })),
      codebook: id,
      api_provider: 'gemini',
      file_name: 'ribut.json',
    });
    await ended(ctx, run);
    const { results } = await getAnalysisResults(ctx, { task_id: run });
    return results.comments.map(({ tags }) => tags.map(({ quote }) => quote).join());
  };
  const expected = ['', 'kereta tenggelam', 'Banjir', 'Banjir'];
  assert.equal(await tagged(), expected);
  const calls = gemini.calls.length;
  const { rows } = await sql<{ tags: number }>`
    select sum(jsonb_array_length(answer -> 'tags'))::int as tags from answer_cache`.execute(ctx.db);
  assert.is(rows[0]?.tags, 4, 'the cache keeps what the service said');
  assert.equal(await tagged(), expected, 'answers from the cache likewise');
  assert.is(gemini.calls.length, calls);
});

test('what the service was not asked for cannot be laid over its answers', async ({ ctx }) => {
  const { id, variables } = await book(ctx);
  const run = await paidRun(ctx, id);
  const renamed = variables.map((one) => ({ ...one, name: 'Bah' }));
  await changeCodebook(ctx, { codebook: id, variables: renamed });
  const { task_id: next } = await updateRun(ctx, { taskId: run });
  await ended(ctx, next);
  const { results } = await getAnalysisResults(ctx, { task_id: next });
  assert.equal(results.statistics, { Bah: 10 }, 'another name is the same variable');
  await changeCodebook(ctx, { codebook: id, variables: [...renamed, { name: 'Kemarau' }] });
  try {
    await updateRun(ctx, { taskId: run });
    assert.unreachable();
  } catch (error) {
    assert.match(String(error), 'Kemarau');
  }
});

test("an AI service's answers speak for words that local analysis lacks", async ({ ctx }) => {
  const { id } = await createCodebook(ctx, { name: 'Kilat', variables: [{ name: 'lebat' }] });
  const run = await paidRun(ctx, id);
  await sql`update analyses set variables = jsonb_set(variables, '{0,name}', '"qx1zz"') where analysis_id = ${run}`.execute(
    ctx.db,
  );
  await sql`update analysis_results set tags = jsonb_set(tags, '{0,variable}', '"qx1zz"') where tags <> '[]'`.execute(
    ctx.db,
  );
  const { variables } = await proposeTerms(ctx, { taskId: run, source: 'answers' });
  const [{ words, read } = { words: [], read: 0 }] = variables;
  assert.is(read, 40);
  assert.equal(
    words.map(({ terms, right, wrong, comments: reach }) => [terms[0], right, wrong, reach]),
    [['hujan', 10, 0, 10]],
  );
});

test('answers of other runs that asked for the same variable are learned from, too, each text once', async ({
  ctx,
}) => {
  const { id, variables } = await createCodebook(ctx, { name: 'Hujan', variables: [{ name: 'hujan' }] });
  const first = await paidRun(ctx, id);
  await paidRun(ctx, id);
  const [rain] = variables;
  await changeCodebook(ctx, { codebook: id, variables: [{ ...rain, name: 'qx1zz' }] });
  const { task_id: next } = await startAnalysis(ctx, {
    comments_data: [...comments.slice(4, 8), { message: 'Petang ni hujan di Bangi' }],
    codebook: id,
    api_provider: 'local',
    file_name: 'petang.json',
  });
  await ended(ctx, next);
  const { services, variables: learned } = await proposeTerms(ctx, { taskId: next, source: 'answers' });
  assert.equal(services, [{ provider: 'gemini', runs: 1, answers: 40 }]);
  assert.equal(
    learned.map(({ read, missing, words }) => [
      read,
      missing,
      words.map(({ terms, right, wrong, comments: reach }) => [terms[0], right, wrong, reach]),
    ]),
    [[40, 0, [['hujan', 10, 0, 2]]]],
    'only comments of the run itself would be tagged by it',
  );
  await sql`update analyses set variables = jsonb_set(variables, '{0,key}', '"book:other:1"') where analysis_id <> ${next}`.execute(
    ctx.db,
  );
  try {
    await proposeTerms(ctx, { taskId: next, source: 'answers' });
    assert.unreachable();
  } catch (error) {
    assert.match(String(error), 'has asked for these variables');
  }
  const { services: own } = await proposeTerms(ctx, { taskId: first, source: 'answers' });
  assert.equal(own, [{ provider: 'gemini', runs: 1, answers: 40 }]);
});

test('of drawn comments only the odd half is learned from', async ({ ctx, connection: { db } }) => {
  const { id } = await book(ctx);
  const run = await paidRun(ctx, id);
  const isOdd = (seq: number) => ((textKeyOf(comments[seq]?.message ?? '')[0] ?? 0) & 1) === 1;
  const seqs = comments.map((_, seq) => seq);
  await sql`insert into draws (run_id, seed, drawn_at, drawn_by_name) select id, 's', now(), 'aminah' from analyses`.execute(
    db,
  );
  await sql`insert into draw_items (run_id, position, seq, text_key, probability, drawn_at)
    select run_id, seq, seq, text_key, 1, now() from analysis_comments`.execute(db);
  for (const seq of seqs)
    await judgeComment(ctx, { taskId: run, seq, tags: { Banjir: seq % 4 < 2 }, blind: true });
  const { variables } = await proposeTerms(ctx, { taskId: run });
  const odd = seqs.filter(isOdd);
  assert.equal([variables[0]?.read, variables[0]?.learnable], [40, odd.length]);
  const [word] = variables[0]?.words ?? [];
  assert.is(word?.right, odd.filter((seq) => seq % 4 === 1).length);

  await sql`update draw_items set for_variables = '{Banjir}' where position = 0`.execute(db);
  await decideProposals(ctx, {
    taskId: run,
    accept: [{ variable: 'Banjir', kind: 'term', topic: null, terms: word?.terms ?? [] }],
  });
  const { task_id: next } = await updateRun(ctx, { taskId: run });
  await ended(ctx, next);
  const { rows } = await sql<{ position: number; seq: number }>`select d.position, d.seq from draw_items d
    join analyses a on a.id = d.run_id where a.analysis_id = ${next} order by 1`.execute(db);
  assert.equal(
    rows,
    seqs.slice(1).map((seq, position) => ({ position, seq })),
    'what was drawn among all comments is drawn in the updated run, too',
  );
});

test('what is accepted and what is refused are kept together, or not at all', async ({ ctx }) => {
  const { id } = await book(ctx);
  const run = await paidRun(ctx, id);
  const many = Array.from({ length: 50 }, (_, at) => `kata${at}`);
  const accept = [{ variable: 'Banjir', kind: 'term' as const, terms: many }];
  const { codebook } = await decideProposals(ctx, { taskId: run, accept });
  assert.is(codebook?.latest, 2);
  const refuse = [{ variable: 'Banjir', kind: 'term' as const, terms: ['hujan'] }];
  const full = { accept: [{ variable: 'Banjir', kind: 'term' as const, terms: ['air naik'] }], refuse };
  try {
    await decideProposals(ctx, { taskId: run, ...full });
    assert.unreachable();
  } catch (error) {
    assert.match(String(error), '50');
  }
  const { rows } = await sql`select 1 from refused_words`.execute(ctx.db);
  assert.is(rows.length, 0);
});

test.run();
