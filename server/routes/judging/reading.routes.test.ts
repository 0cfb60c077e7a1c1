import { scoreOfCounts } from '@smops/core/engine/words/sentiment-band.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AnyJson, type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; mei: Caller; kumar: Caller; admin: Caller; task: string }>(
  'reading a drawn sample',
);

const SAYINGS = [
  'Banjir lagi di kampung',
  'Air naik sampai pintu',
  'Harga ayam naik',
  '今天天气很好',
  'Terima kasih YB',
];
const comments = Array.from({ length: 400 }, (_, at) => ({
  id: `k${at}`,
  message: at % 40 === 7 ? 'Banjir teruk 😤' : `${SAYINGS[at % 5]} ${at}`,
}));
/** What a person who reads it would say: rising water is a flood, too. */
const isFlood = (text: string) => /banjir|air naik/i.test(text);

async function analyse(caller: Caller): Promise<string> {
  const started = await caller('POST', '/api/fb-analyzer/analyze', {
    comments_data: comments,
    variables: [
      { name: 'Q1', terms: ['banjir'] },
      { name: 'Q2', terms: ['harga'] },
    ],
    file_name: 'komen.json',
    post_content: 'Laporan petang ini',
  });
  const { task_id: runId } = await started.json();
  await ended(caller, `/api/fb-analyzer/task/${runId}`);
  return runId;
}

test.before(async (context) => {
  context.app = await openTestApp();
  context.mei = await context.app.signIn('analyst', 'mei');
  context.kumar = await context.app.signIn('analyst', 'kumar');
  context.admin = await context.app.signIn('admin', 'ketua');
  context.task = await analyse(context.mei);
});
test.after(async ({ app }) => await app.close());

const get = async (caller: Caller, task: string, rest: string): Promise<AnyJson> =>
  await (await caller('GET', `/api/fb-analyzer/task/${task}/${rest}`)).json();
const judge = (caller: Caller, task: string, seq: number, body: object) =>
  caller('PUT', `/api/fb-analyzer/task/${task}/comments/${seq}/judgement`, body);

/** Reads all that is left, blind, as a careful person would. */
async function readAll(caller: Caller, task: string, wrongAt: (content: string) => boolean = () => false) {
  for (;;) {
    const { items } = await get(caller, task, 'reading?limit=200');
    if (items.length === 0) return;
    for (const { seq, content } of items) {
      const isRight = !wrongAt(content);
      const tags = { Q1: isFlood(content) === isRight, Q2: /harga/i.test(content) };
      await judge(caller, task, seq, { tags, sentiment: 'negative', blind: true });
    }
  }
}

/** The results and their exports show the share that the estimates say, and which of the two it is. */
async function isSaidEverywhere(caller: Caller, task: string, kind: string) {
  const { variables, sentiment } = await get(caller, task, 'estimates');
  const shares = variables.map(({ next, ...share }: AnyJson) => share);
  const { results } = await get(caller, task, 'results?limit=1');
  assert.equal([results.shares, results.mean_sentiment], [shares, sentiment]);
  const file = async (format: string) =>
    (
      await caller(
        'GET',
        `/api/fb-analyzer/task/${task}/export?format=${format}&lang=${format === 'html' ? 'en' : 'written'}`,
      )
    ).text();
  const inFile = JSON.parse(await file('json')).results;
  assert.equal([inFile.shares, inFile.mean_sentiment], [shares, sentiment]);
  const report = (await file('html')).replaceAll('&#39;', "'");
  assert.match(report, kind);
  assert.match(report, `>${sentiment.mean.toFixed(1)}<`);
}

/** The score of a run from the labels of its comments. */
async function scoreOf(caller: Caller, task: string): Promise<number> {
  const file = await caller('GET', `/api/fb-analyzer/task/${task}/export?format=json`);
  const counts = { positive: 0, neutral: 0, negative: 0 };
  for (const { sentiment } of (await file.json()).results.comments)
    counts[sentiment.label as 'positive'] += 1;
  return scoreOfCounts(counts) as number;
}

/** Overview, results, summary, report, and the older page all give this score. */
async function hasOneMean(caller: Caller, task: string, mean: number, machine: number) {
  const { results } = await get(caller, task, 'results?limit=1');
  const { mean_sentiment: said, summary } = results;
  assert.equal([said.mean.toFixed(4), said.machine.toFixed(4)], [mean.toFixed(4), machine.toFixed(4)]);
  assert.is((await get(caller, task, 'overview')).mean.toFixed(4), machine.toFixed(4));
  assert.match(summary, `分数 ${machine.toFixed(1)}/10`);
  const report = await (await caller('GET', `/api/reports/run/${task}/page?section=figures&lang=en`)).text();
  const figure = report.slice(report.indexOf('Score, 0 to 10') - 80).slice(0, 200);
  assert.match(figure, new RegExp(`>${mean.toFixed(1)}<`));
}

test('the score follows from the labels of the comments, the same one wherever it stands', async ({
  mei,
  task,
}) => {
  const score = await scoreOf(mei, task);
  await hasOneMean(mei, task, score, score);
});

test('before anything is read a share is what the machine counts, and what is missing is said', async ({
  mei,
  task,
}) => {
  const { variables, sentiment } = await get(mei, task, 'estimates');
  assert.is(variables[0].estimate.kind, 'machine');
  assert.is(variables[0].estimate.low, null);
  assert.equal(variables[0].needs, { tagged: 15, untagged: 60 });
  assert.is(sentiment.kind, 'machine');
  assert.is((await mei('GET', `/api/fb-analyzer/task/${task}/draw`)).status, 404);
  await isSaidEverywhere(mei, task, 'counted by smops');
});

test('the queue shows each text once, with its post and copies, and nothing of the machine or of others', async ({
  mei,
  kumar,
  task,
}) => {
  const draw = await (await mei('POST', `/api/fb-analyzer/task/${task}/draw`, { size: 150 })).json();
  assert.is(draw.drawn, 150);
  assert.ok(draw.texts < 150, 'copies are drawn as comments and read once');
  const queue = await get(kumar, task, 'reading?limit=200');
  assert.is(queue.items.length, draw.texts);
  assert.is(queue.post, 'Laporan petang ini');
  const copied = queue.items.find(({ content }: AnyJson) => content === 'Banjir teruk 😤');
  assert.is(copied.copies, 10);
  assert.not.match(JSON.stringify(queue), /matched|quote|reason|forVariables/);
  const { items } = await get(mei, task, 'draw/comments');
  assert.is(items.length, 150);
  assert.ok(items.every(({ probability }: AnyJson) => probability > 0 && probability <= 1));
});

test('skipped comments come last, flagged ones have a queue of their own with the note', async ({
  mei,
  task,
}) => {
  const [first] = (await get(mei, task, 'reading?limit=1')).items;
  const mark = (body: object) => mei('PUT', `/api/fb-analyzer/task/${task}/comments/${first.seq}/mark`, body);
  assert.is((await mark({ isSkipped: true, isFlagged: true, note: 'tanya Kumar' })).status, 204);
  const { items, progress } = await get(mei, task, 'reading?limit=200');
  assert.is(items.at(-1).seq, first.seq);
  assert.equal([progress.skipped, progress.flagged], [1, 1]);
  const [flagged] = (await get(mei, task, 'reading?queue=flagged')).items;
  assert.equal([flagged.seq, flagged.note], [first.seq, 'tanya Kumar']);
  await mark({ isFlagged: false });
  assert.is((await get(mei, task, 'reading?queue=flagged')).items.length, 0);
});

test('once enough is read the share is corrected: it finds what the machine missed, with its interval', async ({
  mei,
  task,
}) => {
  await readAll(mei, task);
  const { variables, sentiment } = await get(mei, task, 'estimates');
  const [flood] = variables;
  const truth = comments.filter(({ message }) => isFlood(message)).length / comments.length;
  assert.ok(flood.machine.share < truth - 0.15, 'rising water was not found');
  assert.is(flood.estimate.kind, 'corrected');
  assert.ok(flood.estimate.low <= truth && truth <= flood.estimate.high, JSON.stringify(flood.estimate));
  assert.ok(Math.abs(flood.estimate.share - truth) < 0.1);
  assert.is(flood.precision.value, 1);
  assert.ok(flood.recall.value < 0.75);
  assert.ok(flood.next.length > 0);
  assert.is(sentiment.kind, 'corrected');
  // All were judged negative.
  await hasOneMean(mei, task, 0, await scoreOf(mei, task));
  await isSaidEverywhere(mei, task, `corrected, ${flood.estimate.read} read`);
  const accuracy = await get(mei, task, 'accuracy');
  assert.is(accuracy.basis, 'drawn');
  assert.equal(accuracy.variables[0].precision, flood.precision);
  assert.equal(accuracy.variables[0].recall, flood.recall);
  assert.equal((await get(mei, task, 'reading')).progress.read, (await get(mei, task, 'draw')).texts);
});

test('a judgement given in sight of the tags, of a comment that was not drawn, or by a program changes no share', async ({
  app,
  admin,
  kumar,
  task,
}) => {
  const before = (await get(admin, task, 'estimates')).variables;
  const drawn = new Set(
    (await get(admin, task, 'draw/comments')).items.map(({ number }: AnyJson) => number - 1),
  );
  const stray = comments.findIndex((_, at) => !drawn.has(at) && at % 40 !== 7);
  await judge(kumar, task, stray, { tags: { Q1: true, Q2: true }, blind: true });
  const [seq] = [...drawn];
  await judge(kumar, task, seq as number, { tags: { Q1: true, Q2: true } });
  const { token } = await (await admin('POST', '/api/tokens', { name: 'skrip' })).json();
  await app.anonymous(
    'PUT',
    `/api/fb-analyzer/task/${task}/comments/${seq}/judgement`,
    { tags: { Q1: true, Q2: true }, blind: true },
    { authorization: `Bearer ${token}` },
  );
  assert.equal((await get(admin, task, 'estimates')).variables, before);
});

test('the same file analysed again draws the same comments, and asks nothing twice', async ({
  mei,
  task,
}) => {
  const again = await analyse(mei);
  await mei('POST', `/api/fb-analyzer/task/${again}/draw`, { size: 150 });
  const numbers = async (id: string) =>
    (await get(mei, id, 'draw/comments')).items.map(({ number }: AnyJson) => number);
  assert.equal(await numbers(again), await numbers(task));
  assert.is((await get(mei, again, 'reading')).items.length, 0);
  const { variables } = await get(mei, again, 'estimates');
  assert.is(variables[0].estimate.kind, 'corrected');
});

test('readers do not see each other before they have judged; what they differ on is settled, and counts', async ({
  mei,
  kumar,
  admin,
  task,
}) => {
  const isWrong = (content: string) => content.startsWith('Air naik');
  const seen = (await get(kumar, task, 'reading?limit=200')).items;
  assert.ok(seen.every(({ said }: AnyJson) => said.length === 0));
  await readAll(kumar, task, isWrong);
  const { items, progress } = await get(mei, task, 'reading?queue=disputed&limit=200');
  assert.ok(items.length > 10);
  assert.is(progress.disputed, items.length);
  assert.ok(items.every(({ content }: AnyJson) => isWrong(content)));
  const others = items[0].said.filter(({ isYou }: AnyJson) => !isYou);
  assert.is(others[0].reader, null, 'names are for admins');
  assert.equal(others[0].tags, { Q1: false, Q2: false });
  const before = (await get(mei, task, 'estimates')).variables[0].estimate.share;
  const judged = async () => (await get(mei, task, 'accuracy')).variables[0].judged;
  const divided = await judged();
  for (const { seq } of items) await judge(mei, task, seq, { tags: { Q1: true }, settle: true });
  assert.ok((await judged()) > divided, 'accuracy counts what was settled, too');
  const history = `comments/${items[0].seq}/judgement/history`;
  const names = (await get(admin, task, history)).entries.map(({ reader }: AnyJson) => reader);
  assert.ok(names.includes('mei') && names.includes('kumar'), 'admins see all without judging');
  assert.is((await get(mei, task, 'reading?queue=disputed')).items.length, 0);
  assert.ok((await get(mei, task, 'estimates')).variables[0].estimate.share > before + 0.05);
  const { readers } = await get(admin, task, 'draw');
  assert.equal(
    readers.map(({ reader, read }: AnyJson) => [reader, read]),
    [
      ['mei', progress.texts],
      // Kumar has judged one with its tags in sight.
      ['kumar', progress.texts - 1],
    ],
  );
  const audit = await (await admin('GET', '/api/audit?entity=judgement')).json();
  assert.is(audit[0].actorName, 'mei');
});

test('more are drawn after the first, which keep their places; another seed and too many are refused', async ({
  mei,
  task,
}) => {
  const path = `/api/fb-analyzer/task/${task}/draw`;
  const before = (await get(mei, task, 'draw/comments')).items.map(({ number }: AnyJson) => number);
  assert.is((await mei('POST', path, { size: 10, seed: 'lain' })).status, 400);
  assert.is((await (await mei('POST', path, { size: 50 })).json()).drawn, 200);
  const after = (await get(mei, task, 'draw/comments')).items.map(({ number }: AnyJson) => number);
  assert.equal(after.slice(0, 150), before);
  assert.is((await mei('POST', path, { size: 0 })).status, 400);
  await mei('POST', path, { size: 4000 });
  assert.is((await mei('POST', path, { size: 1 })).status, 409, 'all are drawn');
});

test('staff may not read, draw or see shares', async ({ app, task }) => {
  const staff = await app.signIn('staff');
  for (const rest of ['reading', 'draw', 'draw/comments', 'estimates'])
    assert.is((await staff('GET', `/api/fb-analyzer/task/${task}/${rest}`)).status, 403);
});

test.run();
