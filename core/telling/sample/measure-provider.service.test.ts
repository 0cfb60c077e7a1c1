import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { fakeProvider, testContext, testWorker } from '../../analysis/analyzer/testing.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { measureProvider } from './measure-provider.service.js';
import { knownComments } from './sample-comments.model.js';

const test = suite<{ connection: Connection }>('how good a provider is');
test.before(async (context) => {
  context.connection = await openTestDatabase();
});
test.after(({ connection }) => connection.close());

/** Answers as it is told for each known comment. */
const reader = (id: 'own' | 'local', answerOf: (text: string) => { tags: string[]; sentiment: string }) =>
  fakeProvider({
    id,
    isService: id === 'own',
    ask: (comments) => ({
      answers: comments.map(({ id: seq, text }) => {
        const { tags, sentiment } = answerOf(text);
        const made = tags.map((variable) => ({ variable, quote: text.slice(0, 3), tier: 'certain' }));
        return { id: seq, answer: { tags: made, sentiment: { label: sentiment } } };
      }),
      model: 'fake-1.2',
      usage: { inputTokens: 10, outputTokens: 10, costUsd: 0.002 },
    }),
  });

const known = new Map(knownComments().map((one) => [one.text, one]));
const right = (text: string) => known.get(text) ?? { tags: [], sentiment: 'neutral' };
const context = (connection: Connection, providers: ReturnType<typeof fakeProvider>[]): AnalyzerContext =>
  testContext(connection, testWorker(connection, providers), {
    kind: 'user',
    userId: null,
    name: 'aminah',
    role: 'admin',
    mustChangePassword: false,
  });

test('tags, sentiment and cost are counted on comments whose answers are known, beside the engine', async ({
  connection,
}) => {
  const ctx = context(connection, [
    reader('own', right),
    reader('local', () => ({ tags: [], sentiment: 'negative' })),
  ]);
  const { provider, engine, problem } = await measureProvider(ctx, { provider: 'own' });
  assert.is(problem, null);
  assert.equal([provider.f1, provider.sentiment, provider.failed], [1, 1, 0]);
  assert.equal([provider.comments, engine.comments], [known.size, known.size]);
  assert.is(engine.f1, 0);
  assert.ok((engine.sentiment ?? 0) > 0.3 && (engine.sentiment ?? 1) < 1);
  assert.ok((provider.usdPerThousand ?? 0) > 0);
});

test('what goes wrong is told with what was measured by then', async ({ connection }) => {
  const ctx = context(connection, [
    fakeProvider({
      id: 'own',
      isService: true,
      concurrency: 1,
      ask: () => ({
        answers: [],
        failure: { kind: 'auth', message: 'Own model answered 401.' },
        model: 'x',
        usage: { inputTokens: 0, outputTokens: 0, costUsd: 0 },
      }),
    }),
    reader('local', right),
  ]);
  const { provider, engine, problem } = await measureProvider(ctx, { provider: 'own' });
  assert.is(problem, 'Own model answered 401.');
  assert.equal([provider.comments, provider.failed, engine.comments], [8, 8, 8], 'not asked on');
  const refused = await measureProvider(ctx, { provider: 'gemini' }).catch(({ code }) => code);
  assert.is(refused, 'NOT_FOUND');
});

test('the known comments have all topics, languages and sentiments, each text once', () => {
  const all = knownComments();
  assert.is(new Set(all.map(({ text }) => text)).size, all.length);
  assert.ok(all.length >= 40);
  assert.equal([...new Set(all.slice(0, 24).flatMap(({ tags }) => tags))].sort(), [
    'banjir',
    'harga',
    'sampah',
  ]);
  assert.is(new Set(all.map(({ sentiment }) => sentiment)).size, 3);
});

test.run();
