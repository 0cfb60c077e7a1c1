import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError, type ErrorCode } from '../../errors.js';
import { listAudit } from '../../platform/audit/audit.service.js';
import { purgeDeleted } from '../../telling/retention/purge-deleted.service.js';
import { listAnalyses } from '../analyzer/analyzer.service.js';
import { analyst, failedReply, fakeProvider } from '../analyzer/testing.js';
import { MAX_UPLOAD_BYTES } from './sentiments.constants.js';
import {
  deleteSentiment,
  getSentiment,
  getSentimentsMark,
  listSentimentComments,
  listSentiments,
  restoreSentiment,
} from './sentiments.service.js';
import { COMMENTS, commentFile, openSentiments, type SentimentsBench } from './testing.js';
import {
  analyzeSentiment,
  resumeSentiment,
  uploadSentiment,
  waitForSentiment,
} from './upload-sentiment.service.js';

const test = suite<{ bench: SentimentsBench }>('sentiments');
const WAIT_MS = 20_000;

test.before(async (context) => {
  context.bench = await openSentiments();
});
test.after(async ({ bench }) => await bench.close());

async function codeOf(work: Promise<unknown>): Promise<ErrorCode | 'none'> {
  try {
    await work;
    return 'none';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function upload({ ctx }: SentimentsBench, taskId: string, comments: object[] = COMMENTS) {
  const job = await uploadSentiment(ctx, commentFile(comments), { taskId });
  const { record } = await waitForSentiment(ctx, job.id, WAIT_MS);
  if (record === null) throw new Error('the record was not made');
  return record;
}

test('an uploaded file becomes a record with score, label, counts and summary', async ({ bench }) => {
  const taskId = await bench.newTask();
  const record = await upload(bench, taskId);
  assert.is(record.taskId, taskId);
  // The fake provider finds 8, 2, 8 and 5.
  assert.is(record.sentimentScore, '6.3');
  assert.is(record.label, 'Neutral');
  assert.ok(
    Number(record.weightedScore) > Number(record.sentimentScore),
    'the comment with 120 likes is positive',
  );
  assert.equal([record.comments?.positive, record.comments?.neutral, record.comments?.negative], [2, 1, 1]);
  assert.match(
    record.aiSummary,
    /^4 comments: 2 positive \(50\.0%\), 1 neutral \(25\.0%\), 1 negative \(25\.0%\)\./,
  );
  assert.match(record.aiSummary, /服务态度太差了/);
  assert.equal((await listSentiments(bench.ctx)).at(-1), record);
  assert.equal(await listAnalyses(bench.ctx), [], 'the run behind it is none of the analyzer’s list');
  const { db } = bench.connection;
  const run = await db.selectFrom('analyses').selectAll().executeTakeFirstOrThrow();
  assert.equal([run.sentimentId, run.status, run.doneComments], [record.id, 'completed', 4]);
  const rows = await db.selectFrom('analysisComments').select('seq').execute();
  assert.is(rows.length, 4, 'its comments are those of the record');
});

test('an upload counts the same words of several people, named or not', async ({ bench }) => {
  const opinions = [
    { text: 'bagus' },
    { text: 'bagus' },
    { text: 'bagus', name: 'Siti' },
    { text: 'bagus', name: 'Siti' },
  ];
  const record = await upload(bench, await bench.newTask(), opinions);
  assert.is(record.comments?.total, 3, 'only what Siti says twice is a duplicate');
});

test('an upload may be in another encoding; what is no JSON by name or type is refused, and so is what holds no comments', async ({
  bench,
}) => {
  const taskId = await bench.newTask();
  const send = async (name: string, bytes: Uint8Array, type = '') => {
    const job = await uploadSentiment(bench.ctx, { name, type, bytes }, { taskId });
    return (await waitForSentiment(bench.ctx, job.id, WAIT_MS)).record?.comments?.total;
  };
  const utf16 = Buffer.from('\ufeff[{"text":"价格太高了"},{"text":"加油"}]', 'utf16le');
  assert.is(await send('komen.json', utf16), 2);
  assert.is(await send('KOMEN.JSON', utf16, 'text/plain'), 2);
  assert.is(await send('komen', utf16, 'application/json; charset=utf-16'), 2);
  for (const name of ['komen.txt', 'komen.csv', 'komen.xlsx', 'komen.ndjson', 'komen.json.gz', 'json'])
    assert.is(await codeOf(send(name, utf16)), 'VALIDATION', name);
  for (const text of ['hello', 'text,likes\nbagus,1\n', '%PDF-1.7'])
    assert.is(await codeOf(send('komen.json', Buffer.from(text))), 'VALIDATION', text);
});

test('an upload is read as the person who looked at it has said, and its record keeps what was read', async ({
  bench,
}) => {
  const rows = [
    { Kata: 'Banjir lagi 😡', Siapa: 'Aminah', Bila: '05/11/2026' },
    { Kata: '路灯坏了', Siapa: '陈先生', Bila: '06/11/2026' },
    { Kata: '', Siapa: 'Raj', Bila: '07/11/2026' },
  ];
  const taskId = await bench.newTask();
  const send = (reading?: unknown) =>
    uploadSentiment(bench.ctx, commentFile(rows), { taskId, ...(reading === undefined ? {} : { reading }) });
  const mapping = { content: 'Kata', author: 'Siapa', time: 'Bila' };
  const { id } = await send(JSON.stringify({ mapping, dateOrder: 'day' }));
  await waitForSentiment(bench.ctx, id, WAIT_MS);
  const { intake } = await getSentiment(bench.ctx, id);
  assert.equal([intake?.rows, intake?.accepted, intake?.empty], [3, 2, 1]);
  assert.equal(intake?.files?.[0]?.reading?.columns.author, 'Siapa');
  const { items } = await listSentimentComments(bench.ctx, id, {});
  assert.equal(
    items.map(({ content, author, time }) => [content, author, time?.slice(0, 10)]),
    [
      ['Banjir lagi 😡', 'Aminah', '2026-11-04'],
      ['路灯坏了', '陈先生', '2026-11-05'],
    ],
  );
  assert.is(await codeOf(send()), 'VALIDATION', 'no name tells the text');
  for (const wrong of ['{', '[]', '{"mapping":{"warna":"Kata"}}'])
    assert.is(await codeOf(send(wrong)), 'VALIDATION', wrong);
});

test('its comments are read in pages and narrowed by label and words', async ({ bench }) => {
  const record = await upload(bench, await bench.newTask());
  const authors = async (query: object) => {
    const page = await listSentimentComments(bench.ctx, record.id, query);
    return [
      page.items
        .map((comment) => comment.author)
        .sort()
        .join(' '),
      page.next !== null,
    ];
  };
  assert.equal(await authors({}), ['Kamal Raj Siti 阿明', false]);
  assert.equal(await authors({ label: 'positive' }), ['Raj Siti', false]);
  assert.equal(await authors({ search: '服务' }), ['阿明', false]);
  assert.equal(await authors({ search: 'kamal' }), ['Kamal', false]);
  assert.equal(await authors({ search: '100%' }), ['', false]);
  const first = await listSentimentComments(bench.ctx, record.id, { limit: 3 });
  const rest = await listSentimentComments(bench.ctx, record.id, { limit: 3, after: first.next as number });
  assert.equal([first.items.length, rest.items.length, rest.next], [3, 1, null]);
});

test('the comments that stand out are named', async ({ bench }) => {
  const record = await upload(bench, await bench.newTask());
  const details = await getSentiment(bench.ctx, record.id);
  assert.equal(
    details.mostReacted.map((comment) => comment.author),
    ['Siti', '阿明', 'Kamal'],
  );
  assert.equal(
    details.mostNegative.map((comment) => comment.author),
    ['阿明'],
  );
  assert.is(details.mostPositive.length, 2);
});

test('the same file uploaded twice gives two records', async ({ bench }) => {
  const taskId = await bench.newTask();
  const records = [await upload(bench, taskId), await upload(bench, taskId)];
  assert.is.not(records[0]?.id, records[1]?.id);
  assert.equal(records[0]?.comments, records[1]?.comments);
});

test('a file is scored again by its server-made name, but only for the user who uploaded it', async ({
  bench,
}) => {
  const record = await upload(bench, await bench.newTask());
  const other = await bench.newTask();
  const filename = record.filename as string;
  assert.match(filename, /^upload-[0-9a-f-]+\.json$/);
  const job = await analyzeSentiment(bench.ctx, { filename, taskId: other });
  const again = (await waitForSentiment(bench.ctx, job.id, WAIT_MS)).record;
  assert.is(again?.taskId, other);
  assert.is(again?.sentimentScore, record.sentimentScore);
  const stranger = { ...bench.ctx, actor: { ...analyst, name: 'weiling' } };
  assert.is(await codeOf(analyzeSentiment(stranger, { filename, taskId: other })), 'NOT_FOUND');
  for (const path of ['../../etc/passwd', '/etc/passwd', 'komen.json', `../${filename}`]) {
    assert.is(await codeOf(analyzeSentiment(bench.ctx, { filename: path, taskId: other })), 'NOT_FOUND');
  }
});

test('what cannot be scored is refused and leaves nothing behind', async ({ bench }) => {
  const taskId = await bench.newTask();
  const before = await bench.connection.db.selectFrom('sentimentAnalyses').select('id').execute();
  const send = (file: ReturnType<typeof commentFile>, fields: object = { taskId }) =>
    codeOf(uploadSentiment(bench.ctx, file, fields));
  assert.is(await send(commentFile(COMMENTS), { taskId: 'TASK-9999' }), 'VALIDATION');
  assert.is(await send(commentFile(COMMENTS), {}), 'VALIDATION');
  assert.is(await send(commentFile([])), 'VALIDATION');
  assert.is(await send({ ...commentFile(COMMENTS, 'komen.pdf'), type: 'application/pdf' }), 'VALIDATION');
  assert.is(
    await send({ ...commentFile(COMMENTS), bytes: new TextEncoder().encode('[{"text":"ter') }),
    'VALIDATION',
  );
  const large = { ...commentFile([]), bytes: new Uint8Array(MAX_UPLOAD_BYTES + 1) };
  assert.is(await send(large), 'LIMIT_EXCEEDED');
  const staff = { ...bench.ctx, actor: { ...analyst, role: 'staff' as const } };
  assert.is(await codeOf(uploadSentiment(staff, commentFile(COMMENTS), { taskId })), 'FORBIDDEN');
  assert.is(await codeOf(listSentiments(staff)), 'FORBIDDEN');
  assert.equal(await bench.connection.db.selectFrom('sentimentAnalyses').select('id').execute(), before);
});

const RUN_TABLES = ['analyses', 'analysisComments', 'analysisResults', 'analysisBatches'] as const;
const countRows = ({ connection: { db } }: SentimentsBench) =>
  Promise.all(RUN_TABLES.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));

test('a deleted record is nowhere; restored it is back with its comments', async ({ bench }) => {
  const { ctx } = bench;
  const record = await upload(bench, await bench.newTask());
  const before = await getSentiment(ctx, record.id);
  const all = await listSentiments(ctx);
  const marks = [await getSentimentsMark(ctx)];
  await deleteSentiment(ctx, record.id);
  marks.push(await getSentimentsMark(ctx));
  assert.is(await codeOf(getSentiment(ctx, record.id)), 'NOT_FOUND');
  assert.is(await codeOf(deleteSentiment(ctx, record.id)), 'NOT_FOUND');
  assert.is(await codeOf(listSentimentComments(ctx, record.id)), 'NOT_FOUND');
  assert.is(
    await codeOf(analyzeSentiment(ctx, { filename: record.filename, taskId: record.taskId })),
    'NOT_FOUND',
  );
  assert.equal(
    await listSentiments(ctx),
    all.filter(({ id }) => id !== record.id),
  );
  const staff = { ...ctx, actor: { ...ctx.actor, role: 'staff' as const } };
  assert.is(await codeOf(restoreSentiment(staff, record.id)), 'FORBIDDEN');
  await restoreSentiment(ctx, record.id);
  marks.push(await getSentimentsMark(ctx));
  assert.equal(await listSentiments(ctx), all);
  assert.equal(await getSentiment(ctx, record.id), before);
  assert.is(new Set(marks).size, 3, 'a list that was read before either is read again');
  const admin = { ...ctx, actor: { ...ctx.actor, role: 'admin' as const } };
  assert.equal(
    (await listAudit(admin, { entity: 'sentiment', entityId: record.id })).map((entry) => entry.action),
    ['restore', 'delete'],
  );
});

test('after 30 days a deleted record cannot be restored, and goes with its run, comments and scores', async ({
  bench,
}) => {
  const { ctx } = bench;
  const before = await countRows(bench);
  const record = await upload(bench, await bench.newTask());
  const in30Days = Date.now() + 30 * 24 * 60 * 60 * 1000;
  await deleteSentiment(ctx, record.id);
  const later = (ms: number) => ({ ...ctx, clock: { now: () => new Date(in30Days + ms) } });
  assert.is(await purgeDeleted(later(-60_000)), 0);
  assert.is(await codeOf(restoreSentiment(later(60_000), record.id)), 'NOT_FOUND');
  assert.is(await purgeDeleted(later(60_000)), 1);
  assert.is(await codeOf(restoreSentiment(ctx, record.id)), 'NOT_FOUND');
  assert.equal(await countRows(bench), before);
});

test('records come by date, then id, whole or in pages', async ({ bench }) => {
  for (let count = 0; count < 3; count++) await upload(bench, await bench.newTask());
  const all = await listSentiments(bench.ctx);
  const dates = all.map((record) => record.analyzeDate);
  assert.equal(dates, dates.toSorted());
  const pages: number[] = [];
  for (let after: number | undefined; ; ) {
    const page = await listSentiments(bench.ctx, { limit: 2, after });
    pages.push(...page.map((record) => record.id));
    after = page.at(-1)?.id;
    if (page.length < 2) break;
  }
  assert.equal(
    pages,
    all.map((record) => record.id),
  );
});

test('an upload of many comments is taken over in chunks, with shared answers', async ({ bench }) => {
  const many = Array.from({ length: 2500 }, (_, at) => ({
    id: `m${at}`,
    text: at % 2 === 0 ? 'bagus' : `teruk sangat ${at % 50}`,
  }));
  const record = await upload(bench, await bench.newTask(), many);
  assert.equal(
    [record.comments?.total, record.comments?.positive, record.comments?.negative],
    [2500, 1250, 1250],
  );
  assert.is(record.sentimentScore, '5.0');
});

test('a provider that stops leaves the analysis waiting, and a resume ends it', async () => {
  let isOut = true;
  const provider = fakeProvider({
    id: 'deepseek-9',
    isPaid: true,
    ask: (_comments, right) =>
      isOut ? failedReply({ kind: 'quota', message: 'The account is used up.' }) : right(),
  });
  const bench = await openSentiments(provider);
  try {
    const taskId = await bench.newTask();
    const job = await uploadSentiment(bench.ctx, commentFile(COMMENTS), { taskId });
    const waiting = await waitForSentiment(bench.ctx, job.id, WAIT_MS);
    assert.equal(
      [waiting.status, waiting.error, waiting.record],
      ['scoring', 'The account is used up.', null],
    );
    isOut = false;
    await resumeSentiment(bench.ctx, job.id);
    const done = await waitForSentiment(bench.ctx, job.id, WAIT_MS);
    assert.is(done.record?.provider, 'deepseek-9');
    const summary = done.record?.aiSummary ?? '';
    assert.match(summary, '4 comments: 2 positive (50.0%), 1 neutral (25.0%), 1 negative (25.0%)');
    assert.match(summary, /Scored by 9后商谈 \(\S+\)/);
    assert.not.match(summary, 'Written by local analysis');
  } finally {
    await bench.close();
  }
});

test('an analysis without a single score has failed, with the reason', async () => {
  const bench = await openSentiments(
    fakeProvider({ ask: () => failedReply({ kind: 'blocked', message: 'The service refused it.' }) }),
  );
  try {
    const taskId = await bench.newTask();
    const job = await uploadSentiment(bench.ctx, commentFile(COMMENTS), { taskId });
    const failed = await waitForSentiment(bench.ctx, job.id, WAIT_MS);
    assert.equal([failed.status, failed.error], ['failed', 'The service refused it.']);
    assert.equal(await listSentiments(bench.ctx), []);
  } finally {
    await bench.close();
  }
});

test.run();
