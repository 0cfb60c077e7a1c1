import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import {
  type AnyJson,
  otherWaysTo,
  removeCommandFolder,
  runCommand,
  serveCommandFolder,
} from '../testing.js';

interface Context {
  folder: string;
  env: Record<string, string>;
  server: RunningServer;
  /** The run of the analyzer, and the record of Sentiments, of one file. */
  run: string;
  record: number;
  /** The score as the three counts have it. */
  score: string;
  get(path: string): Promise<string>;
  /** What an assistant's tool answers about the run. */
  tool(name: string): Promise<string>;
}

const test = suite<Context>('the score of one file on every surface');
const FILE = fileURLToPath(new URL('../../../../fixtures/comments.json', import.meta.url));

test.before(async (context) => {
  const made = await serveCommandFolder();
  Object.assign(context, made);
  const { env } = made;
  const { get, send, openAssistant } = otherWaysTo(made);
  context.get = get;
  const { taskId: runId } = await send('POST', '/api/tasks', {
    ...{ date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' },
  });
  const form = new FormData();
  form.set('file', new File([readFileSync(FILE)], 'comments.json', { type: 'application/json' }));
  form.set('taskId', runId);
  context.record = (await send('POST', '/api/sentiments/upload', form)).id;
  const analysed = await runCommand(commands, ['analyze', FILE, '--var', 'banjir', '--print-id'], { env });
  assert.is(analysed.code, 0, analysed.err);
  context.run = analysed.out.trim();
  const page = JSON.parse(await context.get(`/api/fb-analyzer/task/${context.run}/results?limit=1`));
  const { positive_comments: p, neutral_comments: u, negative_comments: n } = page.analysis_info;
  assert.ok(p > 0 && u > 0 && n > 0);
  context.score = ((10 * p + 5 * u) / (p + u + n)).toFixed(1);
  const assistant = await openAssistant();
  context.tool = (name) => assistant(name, { taskId: context.run });
});
test.after(removeCommandFolder);

const json = async ({ get }: Context, path: string) => JSON.parse(await get(path)) as AnyJson;

test('the answers of the API, of runs and of records', async (context) => {
  const { run, record, score } = context;
  const task = `/api/fb-analyzer/task/${run}`;
  const { results } = await json(context, `${task}/results?limit=1`);
  const { sentiment } = await json(context, `${task}/estimates`);
  const details = await json(context, `/api/sentiments/${record}`);
  const [listed] = await json(context, '/api/sentiments');
  const { scores } = await json(context, '/api/home');
  const [whole] = [await json(context, `${task}/export?format=json`)];
  assert.equal(
    [
      results.mean_sentiment.mean,
      results.mean_sentiment.machine,
      (await json(context, `${task}/overview`)).mean,
      sentiment.mean,
      details.record.sentimentScore,
      listed.sentimentScore,
      scores.at(-1).sentimentScore,
      whole.results.mean_sentiment.mean,
    ].map(Number),
    Array(8).fill(Number(score)),
  );
  assert.match(results.summary, `score ${score} of 10`);
  assert.match(details.record.aiSummary, `Score ${score} of 10`);
});

test('a filter and each side of a comparison follow their own counts', async (context) => {
  const { sentiment, mean } = await json(
    context,
    `/api/fb-analyzer/task/${context.run}/overview?variable=banjir`,
  );
  const all = sentiment.positive + sentiment.neutral + sentiment.negative;
  assert.is(mean.toFixed(1), ((10 * sentiment.positive + 5 * sentiment.neutral) / all).toFixed(1));
});

test('files and reports', async (context) => {
  const { run, record, score, get } = context;
  for (const path of [
    `/api/fb-analyzer/task/${run}/export?format=html&lang=en`,
    `/api/reports/run/${run}/page?lang=en`,
  ]) {
    const report = await get(path);
    const label = report.indexOf('Score, 0 to 10');
    assert.match(report.slice(label - 200, label + 200), `>${score}<`, path);
  }
  const history = await get(`/api/reports/sentiments/all/page?lang=en`);
  assert.match(history, `>${score}<`);
  const rows = JSON.parse(await get('/api/sentiments/export?format=json')) as AnyJson[];
  assert.equal(
    rows.map((row) => Number(row.sentimentScore ?? row['Sentiment Score'])),
    [Number(score)],
  );
  assert.match(await get('/api/sentiments/export?format=csv'), score);
  assert.ok(record > 0);
});

test('what assistants are told', async ({ tool, score }) => {
  for (const name of ['getRunOverview', 'getEstimates'])
    assert.match((await tool(name)).replaceAll('\\', ''), new RegExp(`"mean":${Number(score)}[,}]`));
});

test('what commands print', async ({ env, run, record, score }) => {
  const smops = async (...argv: string[]) => {
    const { out, err, code } = await runCommand(commands, argv, { env });
    assert.is(code, 0, `${argv.join(' ')}: ${err}`);
    return out;
  };
  assert.match(await smops('analyze', FILE, '--var', 'banjir'), `score ${score} of 10`);
  assert.match(await smops('analyses', 'show', run), `Score ${score} of 10`);
  assert.match(await smops('analyses', 'results', run, '--overview'), `score ${score}`);
  assert.match(await smops('sentiments', 'list'), score);
  assert.match(await smops('sentiments', 'show', String(record)), `${score}/10`);
  assert.match(await smops('home'), `${score}/10`);
});

test.run();
