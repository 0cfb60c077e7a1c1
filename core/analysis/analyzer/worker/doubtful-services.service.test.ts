import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { getAnalysisResults } from '../../../judging/results/analysis-results.service.js';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { inLanguage } from '../../../platform/language/caller-language.js';
import { exportReport } from '../../../telling/reports/reports.service.js';
import { getAnalysisStatus, waitForAnalysis } from '../analyzer.service.js';
import type { AskReply } from '../providers/provider.js';
import { startAnalysis } from '../runs/start-analysis.service.js';
import { failedReply, fakeProvider, plainAnswer, testContext, testWorker } from '../testing.js';
import type { AnalyzerWorker } from './worker.js';

const test = suite<{ connection: Connection; workers: AnalyzerWorker[] }>(
  'AI services whose answers are doubtful',
);
const BILLED = { inputTokens: 10, outputTokens: 10, costUsd: 0.001 };

test.before(async (context) => {
  context.connection = await openTestDatabase();
  context.workers = [];
});
test.after.each(async ({ connection, workers }) => {
  for (const worker of workers.splice(0)) await worker.stop(0);
  for (const table of ['analyses', 'answerCache', 'providerState'] as const) {
    await connection.db.deleteFrom(table).execute();
  }
});
test.after(async ({ connection }) => await connection.close());

type Ask = NonNullable<NonNullable<Parameters<typeof fakeProvider>[0]>['ask']>;

const paid = (ask?: Ask) =>
  fakeProvider({ id: 'deepseek-9', isPaid: true, ...(ask === undefined ? {} : { ask }) });

/** The same reply, billed, with other tags. */
const withTags = (reply: AskReply, tags: () => unknown[]): AskReply => ({
  ...reply,
  usage: BILLED,
  answers: reply.answers.map(({ id, answer }) => ({ id, answer: { ...(answer as object), tags: tags() } })),
});

/** A worker that asks `provider`, and how to start a run there. */
async function open(
  { connection, workers }: { connection: Connection; workers: AnalyzerWorker[] },
  provider: ReturnType<typeof fakeProvider>,
) {
  const worker = testWorker(connection, [provider]);
  workers.push(worker);
  await worker.start();
  const ctx = testContext(connection, worker);
  const start = async (
    texts: string[],
    variables: (string | { name: string; terms: string[] })[] = ['lubang', 'banjir'],
  ) => {
    const comments_data = texts.map((text, n) => ({ text, author: `A${n}` }));
    const started = await startAnalysis(ctx, {
      comments_data,
      variables,
      api_provider: 'deepseek-9',
      batch_size: 8,
    });
    return started.task_id;
  };
  const end = async (task_id: string) => await waitForAnalysis(ctx, { task_id }, 60_000);
  const results = async (task_id: string) => {
    const { results, analysis_info } = await getAnalysisResults(ctx, { task_id });
    return { ...results, mixed_up_note: analysis_info.mixed_up_note };
  };
  const status = async (task_id: string) => (await getAnalysisStatus(ctx, { task_id })).mixed_up_note;
  const pages = async (id: string) => {
    const report = await exportReport(ctx, { of: 'run', id, format: 'html' });
    return [await text(Readable.from(report.body))];
  };
  return { start, end, status, results, pages };
}

const texts = (count: number) =>
  Array.from({ length: count }, (_, n) => (n % 2 === 0 ? `Banyak lubang di Lorong ${n}` : `Bagus YB ${n}`));

/** The same reply with the answers of its first two comments exchanged. */
const cross = (reply: AskReply): AskReply => {
  const [first, second, ...rest] = reply.answers;
  if (first === undefined || second === undefined) return reply;
  return {
    ...reply,
    answers: [{ ...first, answer: second.answer }, { ...second, answer: first.answer }, ...rest],
  };
};

test('answers crossed within a batch are asked again, and every comment gets its own', async (context) => {
  const { start, end, results } = await open(
    context,
    paid((_comments, right) => cross(right())),
  );
  const id = await start(texts(40));
  assert.is((await end(id)).status, 'completed');
  for (const { content, matched_variables, sentiment } of (await results(id)).comments) {
    const right = plainAnswer([{ name: 'lubang', terms: [] }], content);
    assert.equal(
      matched_variables,
      right.tags.map((tag) => tag.variable),
      content,
    );
    assert.is(sentiment?.label, right.sentiment.label, content);
  }
});

test('how many comments a service mixed up, and what that cost, is told in the language of the reader', async (context) => {
  const { start, end, status, results, pages } = await open(
    context,
    paid((_comments, right) => cross({ ...right(), usage: BILLED })),
  );
  const id = await start(texts(16));
  const task = await end(id);
  assert.is(task.mixed_up_comments, 16);
  assert.is(task.mixed_up_cost_usd.toFixed(4), '0.0160');
  assert.is(task.cost_usd.toFixed(4), '0.0180');
  assert.is((await results(id)).mixed_up_note, task.mixed_up_note);
  for (const page of await inLanguage('en', () => pages(id)))
    assert.match(page, '16 were asked again alone, for USD 0.0160.');
  assert.equal(
    [task.mixed_up_note, await inLanguage('zh', () => status(id)), await inLanguage('ms', () => status(id))],
    [
      '9后商谈 mixed up comments; 16 were asked again alone, for USD 0.0160. That is more than a tenth of the comments: choose another service.',
      '9后商谈 混淆了留言；其中 16 条已逐条重新询问，花费 USD 0.0160。这超过了留言的十分之一：请改用其他服务。',
      '9后商谈 mengelirukan komen antara satu sama lain; 16 komen ditanya semula secara berasingan, dengan kos USD 0.0160. Itu lebih daripada sepersepuluh komen: pilih perkhidmatan lain.',
    ],
  );
});

test('of a service that keeps comments apart nothing is said', async (context) => {
  const { start, end } = await open(context, paid());
  const task = await end(await start(texts(16)));
  assert.equal([task.mixed_up_comments, task.mixed_up_cost_usd, task.mixed_up_note], [0, 0, null]);
});

test('the same new file analysed twice at once is paid once', async (context) => {
  const provider = paid(async (_comments, right) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { ...right(), usage: BILLED };
  });
  const { start, end } = await open(context, provider);
  const ids = await Promise.all([start(texts(200)), start(texts(200))]);
  const tasks = await Promise.all(ids.map(end));
  assert.equal(
    tasks.map((task) => [task.status, task.processed_comments]),
    [
      ['completed', 200],
      ['completed', 200],
    ],
  );
  assert.is(provider.calls.flat().length, 200);
});

test('the same variables in another order are the same question', async (context) => {
  const provider = paid();
  const { start, end, results } = await open(context, provider);
  await end(await start(texts(16), ['lubang', { name: 'banjir', terms: ['air naik', 'flood'] }]));
  const calls = provider.calls.length;
  const again = await start(texts(16), [{ name: 'banjir', terms: ['flood', 'air naik'] }, 'lubang']);
  assert.is((await end(again)).status, 'completed');
  assert.is(provider.calls.length, calls);
  assert.equal((await results(again)).statistics, { banjir: 0, lubang: 8 });
});

test('a service that never quotes the comment pauses the run before the file is paid many times', async (context) => {
  const invent = (reply: AskReply): AskReply => ({
    ...reply,
    usage: BILLED,
    answers: reply.answers.map(({ id, answer }) => {
      const { tags, ...rest } = answer as ReturnType<typeof plainAnswer>;
      return { id, answer: { ...rest, tags: tags.map((tag) => ({ ...tag, quote: 'kata rekaan' })) } };
    }),
  });
  const provider = paid(async (_comments, right) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return invent(right());
  });
  const { start, end } = await open(context, provider);
  const task = await end(await start(texts(800).map((text) => `${text} lubang`)));
  assert.equal([task.status, task.stop_reason, task.can_resume], ['paused', 'error', true]);
  assert.match(task.error_message ?? '', /9后商谈 answered, but \d+ of \d+ answers did not pass the check/);
  assert.ok(provider.calls.length < 60, `${provider.calls.length} calls for 100 batches`);
});

test('tags that are dropped in the end are counted in the summary', async (context) => {
  const provider = paid((_comments, right) => {
    const reply = right();
    return {
      ...reply,
      answers: reply.answers.map(({ id, answer }) => {
        const own = answer as ReturnType<typeof plainAnswer>;
        const tags = id === 4 ? own.tags.map((tag) => ({ ...tag, quote: 'kata rekaan' })) : own.tags;
        return { id, answer: { ...own, tags } };
      }),
    };
  });
  const { start, end, results } = await open(context, provider);
  const id = await start(texts(40));
  assert.is((await end(id)).status, 'completed');
  assert.match((await results(id)).summary, 'without 1 tags');
});

test('a service whose answers are always cut, or to which every batch is too large, pauses the run soon', async (context) => {
  const provider = paid(() =>
    failedReply({ kind: 'truncated', message: 'The answer was cut at its limit.' }),
  );
  const { start, end } = await open(context, provider);
  const task = await end(await start(texts(10)));
  assert.equal([task.status, task.error_message], ['paused', 'The answer was cut at its limit.']);
  assert.ok(provider.calls.length <= 60, `${provider.calls.length} calls`);
});

/** A service that gives 80 comments, in ten batches, the same kind of wrong answer each. */
const ALWAYS_WRONG: [kind: string, ask: Ask][] = [
  ['names variables that are no text', (_comments, right) => withTags(right(), () => [7, 8])],
  [
    'names variables that are lists',
    (_comments, right) => withTags(right(), () => [{ variable: ['lubang'] }]),
  ],
  ['names no words', (_comments, right) => withTags(right(), () => [{ variable: 'jambatan', quote: '' }])],
  [
    'quotes words that stand nowhere',
    (_comments, right) => withTags(right(), () => [{ variable: 'lubang', quote: 'kata rekaan' }]),
  ],
  [
    'gives nothing readable',
    () => ({ ...failedReply({ kind: 'invalid', message: 'Nothing readable.' }), usage: BILLED }),
  ],
  [
    'filters everything',
    () => ({
      ...failedReply({ kind: 'blocked', message: 'A content filter stopped the answer.' }),
      usage: BILLED,
    }),
  ],
  [
    'cuts everything',
    () => ({
      ...failedReply({ kind: 'truncated', message: 'The answer was cut at its limit.' }),
      usage: BILLED,
    }),
  ],
];

for (const [kind, ask] of ALWAYS_WRONG) {
  test(`a service that ${kind}, always, pauses the run after a few more calls than were under way`, async (context) => {
    const provider = paid(async (...asked) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return await ask(...asked);
    });
    const { start, end } = await open(context, provider);
    const task = await end(await start(texts(80)));
    assert.equal([task.status, task.stop_reason], ['paused', 'error']);
    assert.ok(provider.calls.length <= 16, `${provider.calls.length} calls for 10`);
  });
}

test('one comment that a filter stops in each batch fails alone, and the others are answered', async (context) => {
  const provider = paid((comments, right) =>
    comments.some(({ id }) => id % 8 === 0)
      ? failedReply({ kind: 'blocked', message: 'A content filter stopped the answer.' })
      : right(),
  );
  const { start, end } = await open(context, provider);
  const task = await end(await start(texts(80)));
  assert.equal([task.status, task.failed_comments, task.processed_comments], ['completed', 10, 80]);
});

test.run();
