import type { Client } from '@modelcontextprotocol/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AnyJson, type Caller, ended, openTestApp, type TestApp } from '../testing.js';
import { ask, connectAssistant, makeToken } from './testing.js';

interface Context {
  app: TestApp;
  analyst: Caller;
  assistant: Client;
}

/** A scripted assistant answers what analysts ask, with tools alone: whatever it sends comes from an answer. */
const test = suite<Context>('ten questions of an analyst');

const QUIET = [
  'Harga ikan naik lagi di pasar',
  'Bila nak siap jalan ini',
  '天气很好去散步',
  'Terima kasih atas bantuan',
  'Kakitangan kaunter ramah',
];
/** From 10 November on a flood, and a pipe that no variable of the codebook looks for. */
const FLOOD = [
  'Banjir teruk masuk rumah kami semalam',
  'Banjir lagi, harga barang pun naik',
  'Paip pecah depan surau',
];
const REST =
  'meja kerusi bantal telefon kasut kucing buku almari lampu pintu tingkap pagar basikal radio kamera kipas tikar cawan sudu pinggan'.split(
    ' ',
  );
const restOf = (seed: number) =>
  Array.from({ length: 7 }, (_, at) => REST[(seed * 17 + at * (seed % 11) + at * at) % REST.length]).join(
    ' ',
  );
const SPAM = 'Pinjaman mudah lulus segera tanpa dokumen, hubungi ejen kami sekarang di pautan ini';

/** Twenty comments a day of November 2026, no two alike; on the 12th one text thirty times more. */
function commentsOf(from: number, to: number) {
  const comments: AnyJson[] = [];
  const add = (day: number, index: number, message: string) =>
    comments.push({
      message,
      from: { name: `Pembaca ${index}` },
      created_time: new Date(Date.UTC(2026, 10, day, 2, index)).toISOString(),
    });
  for (let day = from; day <= to; day++) {
    for (let index = 0; index < 20; index++) {
      const saying =
        day >= 10 && index >= 8 ? FLOOD[index % FLOOD.length] : QUIET[(day + index) % QUIET.length];
      add(day, index, `${saying} ${restOf(day * 20 + index)}`);
    }
    if (day === 12) for (let index = 20; index < 50; index++) add(day, index, `${SPAM} ${index}`);
  }
  return comments;
}

async function analyse(analyst: Caller, comments: AnyJson[], fileName: string): Promise<string> {
  const input = { comments_data: comments, codebook: 'Aduan', file_name: fileName, api_provider: 'local' };
  const { task_id } = await (await analyst('POST', '/api/fb-analyzer/analyze', input)).json();
  await ended(analyst, `/api/fb-analyzer/task/${task_id}`);
  return task_id;
}

test.before(async (context) => {
  const app = await openTestApp();
  await app.signIn('admin');
  const analyst = await app.signIn('analyst');
  const variables = [
    { name: 'banjir', terms: ['banjir'] },
    { name: 'harga', terms: ['harga'] },
  ];
  await analyst('POST', '/api/codebooks', { name: 'Aduan', variables });
  const first = await analyse(analyst, commentsOf(1, 7), 'minggu-1.json');
  const second = await analyse(analyst, commentsOf(8, 14), 'minggu-2.json');
  const sides = [
    { task_id: first, name: 'Minggu 1' },
    { task_id: second, name: 'Minggu 2' },
  ];
  const compared = await (
    await analyst('POST', '/api/fb-analyzer/compare', { variables: ['banjir', 'harga'], sides })
  ).json();
  await ended(analyst, `/api/fb-analyzer/compare/${compared.taskId}`);
  const task = {
    date: '2026-11-23',
    socialPlatform: 'Facebook',
    task: '["Like"]',
    requirements: 'Jawab aduan banjir',
  };
  await analyst('POST', '/api/tasks', task);
  const assistant = await connectAssistant(app, await makeToken(app, 'analyst', 'read'));
  Object.assign(context, { app, analyst, assistant });
});
test.after(async ({ app, assistant }) => {
  await assistant.close();
  await app.close();
});

/** What a tool says; a tool that fails is no answer. */
async function answer(client: Client, name: string, args: Record<string, unknown> = {}): Promise<AnyJson> {
  const { data, isError, cut } = await ask(client, name, args);
  assert.not.ok(isError, `${name}: ${JSON.stringify(data)}`);
  assert.is(cut, undefined, `${name} is cut`);
  return data;
}
const newestRun = async (client: Client): Promise<AnyJson> => (await answer(client, 'listAnalyses')).rows[0];
const codebook = async (client: Client): Promise<string> =>
  (await answer(client, 'listCodebooks')).rows[0].id;

test('1. which analyses are there, and which is the newest?', async ({ assistant }) => {
  const { total, rows } = await answer(assistant, 'listAnalyses');
  assert.is(total, 2);
  assert.equal(
    [rows[0].fileName, rows[0].totalComments, rows[0].status],
    ['minggu-2.json', 170, 'completed'],
  );
});

test('2. what rose this week against the week before, and is the rise more than chance?', async ({
  assistant,
}) => {
  const { after, before, variables } = await answer(assistant, 'comparePeriods', {
    codebook: await codebook(assistant),
  });
  assert.equal(
    [before.from, before.to, after.from, after.to],
    ['2026-11-01', '2026-11-07', '2026-11-08', '2026-11-14'],
  );
  const [rise] = variables;
  assert.is(rise.variable, 'banjir');
  assert.ok(rise.isClear && rise.difference > 0.2 && rise.low > 0);
  assert.is(rise.before.count, 0);
});

test('3. why did it rise: which words are new, and what does the codebook not cover?', async ({
  assistant,
}) => {
  const risen = await answer(assistant, 'findRisenWords', {
    codebook: await codebook(assistant),
    language: 'ms',
  });
  const words = risen.words.map(({ word }: AnyJson) => word);
  assert.ok(words.includes('Banjir') && words.includes('Paip'), words.join(' '));
  for (const { word, quote } of risen.words) {
    assert.ok(quote.text.includes(word), word);
    assert.not.ok('number' in quote);
  }
});

test('4. which quotes show it?', async ({ assistant }) => {
  const { taskId: runId, variables } = await risenVariable(assistant);
  const { total, results } = await answer(assistant, 'getAnalysisResults', {
    taskId: runId,
    variable: variables,
    limit: 3,
  });
  assert.is(total, 40);
  assert.is(results.comments.length, 3);
  for (const { content, tags } of results.comments) {
    const tag = tags.find(({ variable }: AnyJson) => variables.includes(variable));
    assert.ok(content.includes(tag.quote), content);
  }
});

async function risenVariable(client: Client): Promise<{ taskId: string; variables: string[] }> {
  const compared = await answer(client, 'comparePeriods', { codebook: await codebook(client) });
  return { taskId: (await newestRun(client)).analysisId, variables: [compared.variables[0].variable] };
}

test('5. how large is the share, and between which bounds?', async ({ assistant }) => {
  const { taskId: runId, variables } = await risenVariable(assistant);
  const estimates = await answer(assistant, 'getEstimates', { taskId: runId });
  const found = estimates.variables.find(({ variable }: AnyJson) => variables.includes(variable));
  // No person has read drawn comments: what the machine counts has no bounds, and the tool says what is needed for them.
  assert.equal([found.machine.count, found.estimate.kind, found.estimate.low], [40, 'machine', null]);
  assert.ok(found.needs.tagged + found.needs.untagged > 0);
  const { variables: periods } = await answer(assistant, 'comparePeriods', {
    codebook: await codebook(assistant),
  });
  const { share, low, high } = periods[0].after;
  assert.ok(low < share && share < high);
});

test('6. how do people feel about it, and in which languages do they say it?', async ({ assistant }) => {
  const { taskId: runId, variables } = await risenVariable(assistant);
  const all = await answer(assistant, 'getRunOverview', { taskId: runId });
  const those = await answer(assistant, 'getRunOverview', { taskId: runId, variable: variables });
  const { positive, neutral, negative } = those.sentiment;
  assert.is(those.matching, 40);
  assert.is(positive + neutral + negative, 40);
  assert.ok(negative > positive);
  assert.ok(those.mean < all.mean);
  assert.is(
    those.languages.reduce((sum: number, { count }: AnyJson) => sum + count, 0),
    40,
  );
});

test('7. on which day did it begin?', async ({ assistant }) => {
  const { variables } = await risenVariable(assistant);
  const { alarms } = await answer(assistant, 'getSeries', {
    codebook: await codebook(assistant),
    unit: 'day',
  });
  const first = alarms.findLast(({ variable }: AnyJson) => variables.includes(variable));
  assert.is(first.start, '2026-11-10');
});

test('8. does one text come again and again?', async ({ assistant }) => {
  const { analysisId: runId } = await newestRun(assistant);
  const { waves } = await answer(assistant, 'listWaves', { taskId: runId });
  assert.is(waves.length, 1);
  assert.match(JSON.stringify(waves[0]), 'Pinjaman mudah lulus segera');
  assert.not.match(JSON.stringify(waves), 'Pembaca');
});

test('9. how do the two weeks differ, and what is said together?', async ({ assistant }) => {
  const { rows } = await answer(assistant, 'listComparisons');
  const comparison = await answer(assistant, 'getComparison', { taskId: rows[0].taskId });
  assert.equal(
    comparison.sides.map(({ name }: AnyJson) => name),
    ['Minggu 1', 'Minggu 2'],
  );
  assert.match(JSON.stringify(comparison), 'banjir');
  const { analysisId: runId } = await newestRun(assistant);
  const { pairs } = await answer(assistant, 'getRelations', { taskId: runId });
  assert.equal([pairs[0].a, pairs[0].b].sort(), ['banjir', 'harga']);
});

test('10. what does the team have to do, and may the machine be trusted?', async ({ assistant }) => {
  const { total, rows } = await answer(assistant, 'listTasks');
  assert.equal([total, rows[0].requirements], [1, 'Jawab aduan banjir']);
  const { analysisId: runId } = await newestRun(assistant);
  // No person has judged a comment: there is no number to trust, and the tool gives none.
  const { judged, overall } = await answer(assistant, 'getAccuracy', { taskId: runId });
  assert.equal([judged, overall.precision], [0, null]);
});

test.run();
