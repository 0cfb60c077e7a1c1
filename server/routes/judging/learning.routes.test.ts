import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; analyst: Caller; run: string }>('learning routes');

const WITH = ['Surau bocor bila hujan', 'surau tutup awal', 'lampu surau rosak', '祈祷室 surau 很脏'];
const WITHOUT = ['Lif rosak lagi', 'hujan lebat semalam', 'kedai tutup awal', '今天天气很好'];
const comments = Array.from({ length: 80 }, (_, at) => ({
  id: `k${at}`,
  message: `${(at % 2 === 0 ? WITH : WITHOUT)[(at >> 1) % 4]} ${at}`,
}));

const judge = (caller: Caller, runId: string, seq: number, has: boolean) =>
  caller('PUT', `/api/fb-analyzer/task/${runId}/comments/${seq}/judgement`, { tags: { Q1: has } });
const learn = async (caller: Caller, runId: string, query = '') =>
  await (await caller('GET', `/api/fb-analyzer/task/${runId}/learning${query}`)).json();
const resultsOf = async (caller: Caller, runId: string) =>
  await (await caller('GET', `/api/fb-analyzer/task/${runId}/results`)).json();

test.before(async (context) => {
  context.app = await openTestApp();
  context.analyst = await context.app.signIn('analyst');
  const started = await context.analyst('POST', '/api/fb-analyzer/analyze', {
    comments_data: comments,
    variables: [{ name: 'Q1', terms: [] }],
    file_name: 'surau.json',
  });
  context.run = (await started.json()).task_id;
  await ended(context.analyst, `/api/fb-analyzer/task/${context.run}`);
});
test.after(async ({ app }) => await app.close());

test('before anything is read it says how many comments to read', async ({ analyst, run }) => {
  const { variables, codebook } = await learn(analyst, run);
  assert.is(codebook, null);
  assert.equal(variables, [{ name: 'Q1', read: 0, learnable: 0, missing: 50, words: [] }]);
});

test('a word that read comments speak for is proposed with its evidence, and accepted into a codebook', async ({
  analyst,
  run,
}) => {
  for (let seq = 0; seq < 8; seq += 1) await judge(analyst, run, seq, seq % 2 === 0);
  const { variables } = await learn(analyst, run);
  const [word, ...others] = variables[0].words;
  assert.equal(others, []);
  assert.equal(
    [word.kind, word.terms, word.right, word.wrong, word.comments, word.examples.length],
    ['term', ['surau'], 4, 0, 40, 3],
  );
  assert.equal(word.exampleCopies, [0, 0, 0]);
  assert.is(variables[0].missing, 0);

  const decided = { accept: [{ variable: 'Q1', ...word }] };
  const nameless = await analyst('POST', `/api/fb-analyzer/task/${run}/learning`, decided);
  assert.is(nameless.status, 400);
  const accepted = await analyst('POST', `/api/fb-analyzer/task/${run}/learning`, {
    ...decided,
    codebook: 'Surau',
  });
  const { codebook } = await accepted.json();
  assert.equal([codebook.name, codebook.latest], ['Surau', 2]);
  const book = await (await analyst('GET', `/api/codebooks/${codebook.id}`)).json();
  assert.equal([book.variables[0].terms, book.variables[0].learned], [['surau'], true]);

  const updated = await analyst('POST', `/api/fb-analyzer/task/${run}/update`, { codebook: codebook.id });
  assert.is(updated.status, 201);
  const { task_id: next } = await updated.json();
  assert.is((await ended(analyst, `/api/fb-analyzer/task/${next}`)).status, 'completed');
  const results = await resultsOf(analyst, next);
  assert.equal(results.results.statistics, { Q1: 40 });
  assert.equal(results.analysis_info.codebook, { id: codebook.id, name: 'Surau', version: 2 });
  const [first] = results.results.comments;
  assert.equal([first.tags[0].quote, first.tags[0].tier], ['Surau', 'certain']);
  assert.equal(
    (await resultsOf(analyst, run)).results.statistics,
    { Q1: 0 },
    'the run itself stays as it was',
  );

  const other = { accept: [{ variable: 'Q1', kind: 'term', terms: ['musola'] }], codebook: 'surau' };
  const second = await (await analyst('POST', `/api/fb-analyzer/task/${run}/learning`, other)).json();
  assert.equal([second.codebook.id, second.codebook.latest], [codebook.id, 3], 'the codebook that there is');

  const again = await analyst('POST', `/api/fb-analyzer/task/${next}/update`, { version: 2 });
  assert.is(again.status, 409);
  const after = (await learn(analyst, next)).variables[0];
  assert.equal(
    [after.read, after.words],
    [8, []],
    'judgements are there again, and nothing is left to learn',
  );
});

/** A completed run of comments about a hall, of which eight are read; it has no codebook. */
async function hallRead(analyst: Caller, variable: string): Promise<string> {
  const started = await analyst('POST', '/api/fb-analyzer/analyze', {
    comments_data: comments.map(({ id, message }) => ({ id, message: message.replace(/surau/i, 'dewan') })),
    variables: [{ name: variable, terms: [] }],
    file_name: 'dewan.json',
  });
  const { task_id: runId } = await started.json();
  await ended(analyst, `/api/fb-analyzer/task/${runId}`);
  for (let seq = 0; seq < 8; seq += 1)
    await analyst('PUT', `/api/fb-analyzer/task/${runId}/comments/${seq}/judgement`, {
      tags: { [variable]: seq % 2 === 0 },
    });
  return runId;
}

test('a refused word is not proposed again', async ({ analyst }) => {
  const run = await hallRead(analyst, 'Q9');
  const [word] = (await learn(analyst, run)).variables[0].words;
  const refused = await analyst('POST', `/api/fb-analyzer/task/${run}/learning`, {
    refuse: [{ variable: 'Q9', ...word }],
  });
  assert.equal(await refused.json(), { codebook: null, accepted: 0, refused: 1 });
  const left = (await learn(analyst, run)).variables[0].words;
  assert.not(left.some(({ terms }: { terms: string[] }) => terms.join() === word.terms.join()));
  const other = await hallRead(analyst, 'Q8');
  assert.equal(
    (await learn(analyst, other)).variables[0].words[0].terms,
    word.terms,
    'for other variables it is',
  );
});

test('what cannot be learned from says why', async ({ app, analyst }) => {
  const path = `/api/fb-analyzer/task/${await hallRead(analyst, 'Q5')}`;
  assert.is((await analyst('GET', `${path}/learning?source=answers`)).status, 400);
  assert.is((await analyst('GET', '/api/fb-analyzer/task/nowhere/learning')).status, 404);
  assert.is((await analyst('POST', `${path}/learning`, {})).status, 400);
  const stranger = { accept: [{ variable: 'Q7', kind: 'term', terms: ['surau'] }] };
  assert.is((await analyst('POST', `${path}/learning`, stranger)).status, 400);
  assert.is((await analyst('POST', `${path}/update`, {})).status, 400, 'it has no codebook');
  const staff = await app.signIn('staff');
  assert.is((await staff('GET', `${path}/learning`)).status, 403);
});

test.run();
