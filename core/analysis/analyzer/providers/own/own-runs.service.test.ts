import { rightAnswer } from '@smops/fixtures/fake-provider/right-answer.js';
import {
  ACCIDENTS,
  type OwnModelServer,
  startOwnModelServer,
} from '@smops/fixtures/own-model-servers/own-model-server.js';
import { RULES, SERVER_KINDS, type ServerKind } from '@smops/fixtures/own-model-servers/servers.js';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { getAnalysisResults } from '../../../../judging/results/analysis-results.service.js';
import type { Connection } from '../../../../platform/db/connect.js';
import { openTestDatabase } from '../../../../platform/db/testing.js';
import { listProviders, waitForAnalysis } from '../../analyzer.service.js';
import { estimateAnalysis } from '../../runs/estimate-analysis.service.js';
import { startAnalysis } from '../../runs/start-analysis.service.js';
import { testContext, testWorker } from '../../testing.js';
import type { AnalyzerWorker } from '../../worker/worker.js';
import { formMemory } from '../provider-state.repository.js';
import { createOwnProvider } from './own.provider.js';
import type { OwnModelSettings } from './own-settings.js';

interface Context {
  connection: Connection;
  closing: (() => Promise<void>)[];
  /** What names are looked up to. */
  lookUp: string;
  mayLeave: boolean;
}

const test = suite<Context>('runs read by a model of one’s own');
const VARIABLES = ['lubang', '停车位', 'parking'];
const SAYINGS = [
  'Jalan banyak lubang, teruk',
  '停车位不够',
  'Good job YB 👍',
  'more parking please',
  'ok je',
  'ini </think> bukan lubang',
];
/** As many as show each accident several times. */
const COUNT = 300;
const comments = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ text: `${SAYINGS[n % SAYINGS.length]} ${n}`, author: `A${n}` }));

/** What each server's answers are in the end, and what it is not sent. */
const LEARNED: Record<ServerKind, { rung: string; leftOut: string[] }> = {
  ollama: { rung: 'object', leftOut: [] },
  'llama-server': { rung: 'object', leftOut: [] },
  vllm: { rung: 'strict', leftOut: [] },
  'lm-studio': { rung: 'strict', leftOut: [] },
  openrouter: { rung: 'schema', leftOut: [] },
  openai: { rung: 'strict', leftOut: ['chat_template_kwargs', 'temperature'] },
  deepseek: { rung: 'object', leftOut: [] },
};

test.before(async (context) => {
  context.connection = await openTestDatabase();
});
test.before.each((context) => {
  context.closing = [];
  context.lookUp = '127.0.0.1';
  context.mayLeave = true;
});
test.after.each(async ({ connection, closing }) => {
  for (const close of closing) await close();
  for (const table of ['analyses', 'answerCache', 'providerState'] as const)
    await connection.db.deleteFrom(table).execute();
  await formMemory(connection.db, 'own').forget();
});
test.after(({ connection }) => connection.close());

/** A worker with a model of one's own behind a stand-in. */
async function open(context: Context, kind: ServerKind, more: Partial<OwnModelSettings> = {}) {
  const server = await startOwnModelServer(kind);
  const settings: OwnModelSettings = {
    url: server.url,
    model: 'qwen3:8b',
    label: 'Office model',
    format: 'auto',
    thinking: 'off',
    waitMs: 20_000,
    ...(RULES[kind].key === undefined ? {} : { apiKey: RULES[kind].key }),
    ...more,
  };
  const provider = createOwnProvider({
    settings: () => settings,
    mayLeave: () => context.mayLeave,
    memory: formMemory(context.connection.db, 'own'),
    resolve: (_host, _options, done) => done(null, [{ address: context.lookUp, family: 4 }]),
  });
  const worker: AnalyzerWorker = testWorker(context.connection, [provider]);
  await worker.start();
  context.closing.push(async () => {
    await worker.stop(0);
    await provider.close?.();
    await server.close();
  });
  return { server, settings, provider, ctx: testContext(context.connection, worker) };
}

async function run(ctx: ReturnType<typeof testContext>, data: unknown) {
  const { task_id } = await startAnalysis(ctx, {
    comments_data: data,
    variables: VARIABLES,
    api_provider: 'own',
  });
  return await waitForAnalysis(ctx, { task_id }, 120_000);
}

/** Comments whose stored answer is not the one that an honest model gives, drafts among them. */
async function wrongOnes(ctx: ReturnType<typeof testContext>, task_id: string): Promise<string[]> {
  const { results } = await getAnalysisResults(ctx, { task_id });
  assert.is(new Set(results.comments.map(({ seq }) => seq)).size, results.comments.length);
  const variables = VARIABLES.map((name) => ({ name }));
  return results.comments
    .filter(({ content, matched_variables, sentiment, ai_reasoning }) => {
      const right = rightAnswer(variables, content);
      const names = right.tags.map((tag) => tag.variable);
      const isTagged = String(matched_variables) === String(names);
      return !isTagged || sentiment?.label !== right.sentiment.label || ai_reasoning === 'a draft';
    })
    .map(({ content }) => content);
}

const answersOf = ({ requests }: OwnModelServer) => requests.length;

for (const kind of SERVER_KINDS) {
  test(`${kind}: all comments are right, each once, with a fault at every ninth request`, async (context) => {
    const { server, provider, ctx } = await open(context, kind, { concurrency: 4 });
    const learning = await run(ctx, comments(4));
    assert.is(learning.status, 'completed', learning.error_message ?? '');
    const { rung, leftOut } = (await provider.learned?.()) ?? {};
    assert.equal({ rung, leftOut: leftOut?.sort() }, LEARNED[kind]);
    server.accidents = { every: 9, kinds: ACCIDENTS };
    const done = await run(ctx, comments(COUNT));
    assert.equal([done.status, done.failed_comments], ['completed', 0], done.error_message ?? '');
    assert.equal(await wrongOnes(ctx, done.task_id), []);
    assert.is(done.processed_comments, COUNT);
    const again = answersOf(server);
    const same = await run(ctx, comments(COUNT));
    assert.equal([same.status, answersOf(server) - again], ['completed', 0], 'nothing is asked twice');
  });
}

test('a machine of one’s own is asked one thing at a time, and little of it', async (context) => {
  const { server, ctx } = await open(context, 'vllm');
  const done = await run(ctx, comments(20));
  assert.equal([done.status, done.cost_usd], ['completed', 0]);
  assert.is(server.mostAtOnce, 1);
  const sizes = server.requests.slice(-5).map(({ messages }) => {
    const { comments: asked } = JSON.parse(messages[1]?.content ?? '{}') as { comments: unknown[] };
    return asked.length;
  });
  assert.equal(sizes, [4, 4, 4, 4, 4]);
});

test('result and audit say where the comments went, and without a price there is no budget', async (context) => {
  const { ctx, settings } = await open(context, 'vllm');
  const done = await run(ctx, comments(4));
  const { host } = new URL(settings.url ?? '');
  const said = `Read by qwen3:8b at ${host}, on the server’s own machine; nothing left it.`;
  assert.equal([done.provider_label, done.read_by], ['Office model', said]);
  assert.is((await getAnalysisResults(ctx, { task_id: done.task_id })).analysis_info.read_by, said);
  const { rows } = await sql<{
    after: object;
  }>`select after from audit_log where entity = 'analysis'`.execute(context.connection.db);
  assert.equal(rows.at(-1)?.after, {
    analysisId: done.task_id,
    provider: 'own',
    comments: 4,
    sentTo: host,
    place: 'machine',
  });
  settings.label = 'Another name';
  assert.is(
    (await getAnalysisResults(ctx, { task_id: done.task_id })).analysis_info.provider_label,
    'Office model',
  );

  const [info] = await listProviders(ctx);
  assert.equal([info?.place, info?.paid], ['machine', false]);
  settings.url = 'https://model.pejabat.example/v1';
  context.lookUp = '8.8.8.8';
  const question = { variables: ['lubang'], api_provider: 'own' as const };
  const estimate = await estimateAnalysis(ctx, { ...question, comments: 4, text_tokens: 40 });
  assert.match(estimate.uncounted ?? '', /No price is set for Another name/);
  const refused = await startAnalysis(ctx, { ...question, comments_data: comments(2), budget: 1 }).catch(
    String,
  );
  assert.match(String(refused), /budget: no price is set for Another name/);
});

test('a request that is longer than the model reads ends in smaller ones, never in answers to half of it', async (context) => {
  const { server, ctx } = await open(context, 'ollama', { batch: 32 });
  const long = comments(32).map(({ text, author }) => ({
    text: `${text} ${'panjang sangat '.repeat(40)}`,
    author,
  }));
  const { task_id } = await startAnalysis(ctx, {
    comments_data: long,
    variables: VARIABLES,
    api_provider: 'own',
    batch_size: 32,
  });
  const done = await waitForAnalysis(ctx, { task_id }, 60_000);
  assert.equal([done.status, done.failed_comments], ['completed', 0], done.error_message ?? '');
  assert.equal(await wrongOnes(ctx, task_id), []);
  assert.ok(server.requests.length > 3);
});

test('an address that leads elsewhere than was said stops the run before anything is sent', async (context) => {
  const { server, settings, ctx } = await open(context, 'vllm');
  await run(ctx, comments(4));
  const sent = server.requests.length;
  settings.url = 'http://model.pejabat.example:8000/v1';
  context.lookUp = '8.8.8.8';
  const stopped = await run(ctx, comments(8));
  assert.equal([stopped.status, stopped.stop_reason], ['paused', 'policy']);
  assert.match(stopped.error_message ?? '', /^The address of Office model leads farther/);
  assert.is(server.requests.length, sent);
});

test.run();
