import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  cancelAnalysis,
  getAnalysisStatus,
  listAnalyses,
  resumeAnalysis,
  waitForAnalysis,
} from '../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import type { AskedComment, CommentAnswer } from '../../analysis/analyzer/providers/provider.js';
import { deleteAnalysis, restoreAnalysis } from '../../analysis/analyzer/runs/delete-analysis.service.js';
import { startAnalysis } from '../../analysis/analyzer/runs/start-analysis.service.js';
import { fakeProvider, plainAnswer, testContext, testWorker } from '../../analysis/analyzer/testing.js';
import type { AnalyzerWorker } from '../../analysis/analyzer/worker/worker.js';
import { listCodebooks } from '../../analysis/codebooks/codebooks.service.js';
import { judgeComment } from '../../analysis/judgements/judgements.service.js';
import { AppError } from '../../errors.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { shareSentence } from '../estimates/share-words.model.js';
import { getEstimates } from '../estimates/shares.service.js';
import { createCodebook } from '../learning/create-codebook.service.js';
import { getReadingQueue } from '../reading/reading.service.js';
import { drawSample, getDraw, listDrawn } from '../sampling/draws.service.js';
import { getSecondReader, removeSecondReader, startSecondReader } from './second-reader.service.js';

interface Fixture {
  connection: Connection;
  worker: AnalyzerWorker;
  ctx: AnalyzerContext;
  /** Texts that the second reader was asked, in the order of the calls. */
  asked: string[];
  /** Where the second reader fails, and after how many comments it waits. */
  mood: { failsOn: RegExp | null; waitsAfter: number };
}
const test = suite<Fixture>('a second reader on a run');

/** Floods that the engine finds by their word, floods that it does not know, false alarms, and other things. */
const SAYINGS = [
  'Banjir lagi',
  'Air naik sampai pintu',
  'Banjir jualan murah',
  ...Array(7).fill('Terima kasih YB'),
];
const COMMENTS = Array.from({ length: 1000 }, (_, at) => ({ text: `${SAYINGS[at % 10]} ${at}` }));
const isFlood = (text: string) => /banjir lagi|air naik/i.test(text);
const VARIABLES = ['banjir', 'terima kasih'];

function saysFlood(comment: AskedComment): CommentAnswer {
  const start = comment.text.search(/banjir lagi|air naik/i);
  const plain = plainAnswer([{ name: 'terima kasih', terms: [] }], comment.text);
  if (start < 0) return plain;
  const [quote] = comment.text.slice(start).split(' ');
  const tag = { variable: 'banjir', quote: quote ?? '', start, end: start + (quote?.length ?? 0) };
  return { ...plain, tags: [...plain.tags, { ...tag, reason: 'Water rises.', tier: 'certain' }] };
}

test.before(async (context) => {
  context.connection = await openTestDatabase();
  context.asked = [];
  context.mood = { failsOn: null, waitsAfter: Number.POSITIVE_INFINITY };
  const gemini = fakeProvider({
    id: 'gemini',
    model: 'gemini-1',
    isPaid: true,
    takesKey: true,
    async ask(comments) {
      while (context.asked.length >= context.mood.waitsAfter) await sleep(5);
      context.asked.push(...comments.map(({ text }) => text));
      const usage = { inputTokens: 10, outputTokens: 5, costUsd: 0.001 * comments.length };
      const answered = comments.filter(({ text }) => context.mood.failsOn?.test(text) !== true);
      return {
        answers: answered.map((comment) => ({ id: comment.id, answer: saysFlood(comment) })),
        model: 'gemini-1',
        usage,
      };
    },
  });
  const deepseek = fakeProvider({ id: 'deepseek-9', model: 'deepseek-1', isPaid: true });
  context.worker = testWorker(context.connection, [fakeProvider(), gemini, deepseek]);
  await context.worker.start();
  context.ctx = testContext(context.connection, context.worker);
});
test.before.each(({ asked, mood }) => {
  asked.length = 0;
  mood.failsOn = null;
  mood.waitsAfter = Number.POSITIVE_INFINITY;
});
test.after(async ({ worker, connection }) => {
  await worker.stop();
  await connection.close();
});

/** A run of the local engine; each of its own, as its texts begin with a word of its own. */
async function localRun(ctx: AnalyzerContext, word: string, codebook?: string): Promise<string> {
  const comments_data = COMMENTS.map(({ text }) => ({ text: `${text} ${word}` }));
  const { task_id } = await startAnalysis(ctx, {
    comments_data,
    ...(codebook === undefined ? { variables: VARIABLES } : { codebook }),
    file_name: `${word}.json`,
  });
  await waitForAnalysis(ctx, { task_id }, 20_000);
  return task_id;
}

async function readBySecond(ctx: AnalyzerContext, runId: string, comments: number) {
  const { second_reader } = await startSecondReader(ctx, { taskId: runId, api_provider: 'gemini', comments });
  await waitForAnalysis(ctx, { task_id: second_reader?.task.task_id ?? '' }, 20_000);
  const after = (await getSecondReader(ctx, { taskId: runId })).second_reader;
  assert.ok(after);
  return after;
}

/** Reads all that is drawn, blind, as a careful person would. */
async function readAll(ctx: AnalyzerContext, runId: string): Promise<number> {
  for (let read = 0; ; ) {
    const { items } = await getReadingQueue(ctx, { taskId: runId, limit: 200 });
    if (items.length === 0) return read;
    for (const { seq, content } of items) {
      const tags = { banjir: isFlood(content), 'terima kasih': /terima kasih/i.test(content) };
      await judgeComment(ctx, { taskId: runId, seq, tags, blind: true });
    }
    read += items.length;
  }
}

const banjirOf = async (ctx: AnalyzerContext, runId: string) => {
  const [banjir] = (await getEstimates(ctx, { taskId: runId })).variables;
  assert.ok(banjir);
  return banjir;
};

/** Fails with this code. */
async function refused(work: Promise<unknown>, code: string, said: RegExp): Promise<void> {
  try {
    await work;
  } catch (error) {
    assert.ok(error instanceof AppError, String(error));
    assert.is(error.code, code);
    assert.match(error.message, said);
    return;
  }
  assert.unreachable('was not refused');
}

test('it reads a part in which all comments of people lie, and a larger part asks only for what is new', async ({
  ctx,
  asked,
}) => {
  const runId = await localRun(ctx, 'satu');
  await drawSample(ctx, { taskId: runId, size: 40 });
  const first = await readBySecond(ctx, runId, 200);
  assert.equal([first.comments, first.failed_comments, first.task.status], [200, 0, 'completed']);
  assert.is(asked.length, 200);
  const { items: drawn } = await listDrawn(ctx, { taskId: runId });
  for (const { content } of drawn) assert.ok(asked.includes(content), content);
  const second = await readBySecond(ctx, runId, 300);
  assert.is(second.comments, 300);
  assert.is(asked.length, 300);
  assert.is(new Set(asked).size, 300, 'no comment is asked twice');
  assert.ok(Math.abs(second.cost_usd - 0.3) < 1e-9, `${second.cost_usd}`);
  await refused(
    startSecondReader(ctx, { taskId: runId, api_provider: 'gemini', comments: 250 }),
    'CONFLICT',
    /300 comments/,
  );
});

test('people read less within its part, and the share rests on both readers', async ({ ctx }) => {
  const runId = await localRun(ctx, 'dua');
  await readBySecond(ctx, runId, 400);
  const before = await banjirOf(ctx, runId);
  assert.equal([before.estimate.kind, before.second], ['machine', null]);
  await drawSample(ctx, { taskId: runId, size: 120 });
  assert.is((await getDraw(ctx, { taskId: runId })).drawn, 120);
  await readAll(ctx, runId);
  const banjir = await banjirOf(ctx, runId);
  assert.is(banjir.estimate.kind, 'corrected');
  assert.is(banjir.second?.label, 'Gemini');
  assert.ok(
    (banjir.second?.read ?? 0) > 300 && (banjir.second?.read ?? 0) <= 400,
    JSON.stringify(banjir.second),
  );
  // One in ten is a flood that smops finds, one in ten a flood that it does not; one in ten is a false alarm.
  const { low, high, share } = banjir.estimate;
  assert.ok((low ?? 1) <= 0.2 && (high ?? 0) >= 0.2, JSON.stringify(banjir.estimate));
  assert.ok(share !== banjir.machine.share || banjir.machine.share === 0.2);
  assert.match(
    shareSentence(banjir),
    new RegExp(
      `; ${banjir.estimate.read} read by people, ${banjir.second?.read} by Gemini; smops alone counted 20.0$`,
    ),
  );
});

test('before its part is read whole, and before enough is read in each cell, the share is that of people alone', async ({
  ctx,
  mood,
}) => {
  const runId = await localRun(ctx, 'tiga');
  await drawSample(ctx, { taskId: runId, size: 150 });
  await readAll(ctx, runId);
  const alone = await banjirOf(ctx, runId);
  assert.is(alone.estimate.kind, 'corrected');
  mood.waitsAfter = 200;
  const { second_reader } = await startSecondReader(ctx, {
    taskId: runId,
    api_provider: 'gemini',
    comments: 500,
  });
  const task_id = second_reader?.task.task_id ?? '';
  await waitForAnalysis(ctx, { task_id }, 120);
  assert.equal((await banjirOf(ctx, runId)).estimate, alone.estimate);
  await refused(
    startSecondReader(ctx, { taskId: runId, api_provider: 'gemini', comments: 800 }),
    'CONFLICT',
    /not read its comments yet/,
  );
  mood.waitsAfter = Number.POSITIVE_INFINITY;
  await waitForAnalysis(ctx, { task_id }, 20_000);
  await drawSample(ctx, { taskId: runId, size: 30 });
  await readAll(ctx, runId);
  const both = await banjirOf(ctx, runId);
  assert.is(both.second?.label, 'Gemini');
  const width = ({ low, high }: typeof both.estimate) => (high ?? 1) - (low ?? 0);
  assert.ok(width(both.estimate) < width(alone.estimate), 'the interval is narrower');
});

test('comments that it could not read count as not read, and can be asked again', async ({
  ctx,
  mood,
  asked,
}) => {
  const runId = await localRun(ctx, 'empat');
  // Few enough that the run goes on: one that is mostly refused pauses.
  mood.failsOn = /Terima kasih YB \d*[2579]3 /;
  const part = await readBySecond(ctx, runId, 200);
  assert.ok(part.failed_comments > 0 && part.task.can_resume, JSON.stringify(part));
  await drawSample(ctx, { taskId: runId, size: 100 });
  await readAll(ctx, runId);
  const banjir = await banjirOf(ctx, runId);
  assert.ok((banjir.second?.read ?? 0) <= 200 - part.failed_comments, JSON.stringify(banjir.second));
  mood.failsOn = null;
  asked.length = 0;
  await resumeAnalysis(ctx, { task_id: part.task.task_id });
  await waitForAnalysis(ctx, { task_id: part.task.task_id }, 20_000);
  assert.is(asked.length, part.failed_comments);
  assert.is((await getSecondReader(ctx, { taskId: runId })).second_reader?.failed_comments, 0);
});

test('it is ended and gone on with by the id of its run, and a budget pauses it', async ({
  ctx,
  mood,
  asked,
}) => {
  const runId = await localRun(ctx, 'lima');
  // Under a budget not all of its calls can be under way when it is ended.
  mood.waitsAfter = 32;
  const started = await startSecondReader(ctx, {
    taskId: runId,
    api_provider: 'gemini',
    comments: 300,
    budget: 0.2,
  });
  const task_id = started.second_reader?.task.task_id ?? '';
  await waitForAnalysis(ctx, { task_id }, 120);
  await cancelAnalysis(ctx, { task_id });
  assert.is((await getAnalysisStatus(ctx, { task_id })).stop_reason, 'cancelled');
  mood.waitsAfter = Number.POSITIVE_INFINITY;
  await resumeAnalysis(ctx, { task_id, budget: 0.1 });
  const paused = await waitForAnalysis(ctx, { task_id }, 20_000);
  assert.equal([paused.status, paused.stop_reason], ['paused', 'budget']);
  await resumeAnalysis(ctx, { task_id, budget: 5 });
  const done = await waitForAnalysis(ctx, { task_id }, 20_000);
  assert.is(done.status, 'completed');
  assert.is(new Set(asked).size, 300);
});

test('its runs are in no list and count nowhere, and go with the run', async ({ ctx }) => {
  await createCodebook(ctx, { name: 'Banjir dua', variables: VARIABLES.map((name) => ({ name })) });
  const runId = await localRun(ctx, 'enam', 'Banjir dua');
  const part = await readBySecond(ctx, runId, 100);
  const { task_id } = part.task;
  assert.not((await listAnalyses(ctx)).some(({ analysisId }) => analysisId === task_id));
  assert.is((await listCodebooks(ctx)).find(({ name }) => name === 'Banjir dua')?.runs, 1);
  await refused(getEstimates(ctx, { taskId: task_id }), 'NOT_FOUND', /does not exist/);
  await refused(startAnalysis(ctx, { task_id, variables: ['banjir'] }), 'NOT_FOUND', /does not exist/);
  await deleteAnalysis(ctx, { task_id: runId });
  await refused(getSecondReader(ctx, { taskId: runId }), 'NOT_FOUND', /does not exist/);
  await restoreAnalysis(ctx, { task_id: runId });
  assert.is((await getSecondReader(ctx, { taskId: runId })).second_reader?.comments, 100);
});

test('there is one second reader, another than the run has; removed, shares rest on common reads alone', async ({
  ctx,
}) => {
  const runId = await localRun(ctx, 'tujuh');
  await refused(
    startSecondReader(ctx, { taskId: runId, api_provider: 'local', comments: 100 }),
    'CONFLICT',
    /must be another one/,
  );
  await readBySecond(ctx, runId, 300);
  await refused(
    startSecondReader(ctx, { taskId: runId, api_provider: 'deepseek-9', comments: 400 }),
    'CONFLICT',
    /Gemini is the second reader/,
  );
  await drawSample(ctx, { taskId: runId, size: 200 });
  await readAll(ctx, runId);
  assert.ok((await banjirOf(ctx, runId)).second);
  await removeSecondReader(ctx, { taskId: runId });
  const alone = await banjirOf(ctx, runId);
  assert.is(alone.second, null);
  const { items } = await listDrawn(ctx, { taskId: runId });
  const common = items.filter(({ forVariables }) => forVariables === null).length;
  assert.is(alone.estimate.read, common);
  assert.is((await getSecondReader(ctx, { taskId: runId })).second_reader, null);
});

test.run();
