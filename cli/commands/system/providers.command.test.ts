import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FakeProvider, startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Io } from '../../output/io.js';
import { analysesCommands } from '../analyses/analyses.command.js';
import { analyzeCommand } from '../analyze/analyze.command.js';
import { envOf, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';
import { providersCommands } from './providers.command.js';

const KEY = 'sk-kunci-rahsia-42';
const test = suite<{ folder: string; file: string; server: RunningServer; fake: FakeProvider }>(
  'smops providers, and what a run costs',
);

test.before(async (context) => {
  context.fake = await startFakeProvider(QUIET);
  Object.assign(
    context,
    await serveCommandFolder({
      DEEPSEEK_9_URL: context.fake.url,
      DEEPSEEK_9_API_KEY: KEY,
      SMOPS_ASK_ABOVE_USD: '0.001',
    }),
  );
  context.file = join(context.folder, 'komen.json');
  const comments = Array.from({ length: 100 }, (_, n) => ({
    text: `Jalan banyak lubang ${n}`,
    author: `A${n}`,
  }));
  writeFileSync(context.file, JSON.stringify(comments));
});
test.after(async (context) => {
  await removeCommandFolder(context);
  await context.fake.close();
});

const smops = (folder: string, argv: string[], io: Partial<Io> & { signal?: AbortSignal } = {}) =>
  runCommand([analyzeCommand, ...analysesCommands, ...providersCommands], argv, {
    env: envOf(folder),
    ...io,
  });

test('the list tells whether there is a key, a test asks each that has one', async ({ folder, fake }) => {
  const list = await smops(folder, ['providers', 'list']);
  assert.is(list.code, 0);
  assert.match(list.out, /deepseek-9 +9后商谈 +set/);
  assert.match(list.out, /gemini +Gemini +not set; may come with a request/);
  assert.not.match(list.out, KEY);
  const good = await smops(folder, ['providers', 'test']);
  assert.is(good.code, 0, good.out);
  assert.match(good.out, /^ok +deepseek-9: 9后商谈 answered as it should/m);
  fake.setProfile({ ...QUIET, faults: { 'status-402': 1 } });
  const bad = await smops(folder, ['providers', 'test', 'deepseek-9']);
  fake.setProfile(QUIET);
  assert.is(bad.code, 7);
  assert.match(bad.out, /^FAILED +deepseek-9: 9后商谈 answered 402/m);
  assert.is((await smops(folder, ['providers', 'test', 'openai'])).code, 2);
});

test('a run above the limit is not started by a script that does not say --yes', async ({
  folder,
  file,
  fake,
}) => {
  const argv = ['analyze', file, '--var', 'lubang', '--provider', 'deepseek-9'];
  const calls = fake.stats.calls;
  const refused = await smops(folder, argv);
  assert.equal([refused.code, fake.stats.calls - calls], [2, 0]);
  assert.match(refused.err, /about USD 0\.\d+ at most, 13 requests to 9后商谈/);
  assert.match(
    refused.err,
    /This will cost about USD 0\.\d+, more than USD 0\.0010 \(SMOPS_ASK_ABOVE_USD\)\. Run again with --yes/,
  );
  assert.is(
    (await smops(folder, [...argv, '--budget', '0.0005'])).code,
    8,
    'a budget below it is a limit too',
  );
  const run = await smops(folder, [...argv, '--yes', '--json']);
  assert.is(run.code, 0, run.err);
  assert.is(run.err, '');
  assert.equal(JSON.parse(run.out).results.statistics, { lubang: 100 });
  const free = await smops(folder, ['analyze', file, '--var', 'lubang']);
  assert.is(free.code, 0, free.err);
  assert.not.match(free.err, 'USD');
  const costs = await smops(folder, ['providers', 'list', '--costs']);
  assert.match(costs.out, /^\d{4}-\d\d +deepseek-9 +[\d,]+ +[\d,]+ +USD 0\.\d{4}$/m);
  assert.match(costs.err, /^Today: USD 0\.\d{4}$/m);
});

test('^C stops the run, keeps what is done and says how to go on', async ({ folder, file, fake }) => {
  // Longer than a start waits for its results, so that the run is under way at the signal.
  fake.setProfile({ ...QUIET, latency: { medianMs: 4000 } });
  const stopping = new AbortController();
  stopping.abort(130);
  const argv = ['analyze', file, '--var', 'lubang', '--provider', 'deepseek-9', '--fresh', '--yes'];
  const { code, err } = await smops(folder, argv, { signal: stopping.signal });
  fake.setProfile(QUIET);
  assert.is(code, 130, err);
  const resume = /smops (analyses resume [0-9a-f-]{36})/.exec(err)?.[1]?.split(' ') ?? [];
  const resumed = await smops(folder, [...resume, '--json']);
  assert.is(resumed.code, 0, resumed.err);
  assert.equal(JSON.parse(resumed.out).results.statistics, { lubang: 100 });
});

test('a person at a terminal is asked before a paid run, however little it costs', async ({
  folder,
  fake,
}) => {
  const small = join(folder, 'sedikit.json');
  writeFileSync(small, JSON.stringify([{ text: 'Lampu jalan mati' }]));
  const questions: string[] = [];
  const terminal = (answer: string): Partial<Io> => ({
    isInTty: true,
    isErrTty: true,
    ask: async (question) => {
      questions.push(question);
      return answer;
    },
  });
  const argv = ['analyze', small, '--var', 'lampu', '--provider', 'deepseek-9'];
  const calls = fake.stats.calls;
  const refused = await smops(folder, argv, terminal('n'));
  assert.equal([refused.code, fake.stats.calls - calls], [2, 0]);
  assert.match(refused.err, 'Nothing was done.');
  const started = await smops(folder, argv, terminal('y'));
  assert.is(started.code, 0, started.err);
  assert.is(questions.length, 2);
  assert.match(questions[1] ?? '', /^This will cost about USD 0\.000\d\. Go on\? \[y\/N\] $/);
  await smops(folder, [...argv, '--budget', '0.0001'], terminal('n'));
  assert.match(questions[2] ?? '', /about USD 0\.000\d, and the run pauses at USD 0\.0001\. Go on\?/);

  assert.is((await smops(folder, [...argv, '--yes'], terminal('n'))).code, 0);
  assert.is((await smops(folder, ['analyze', small, '--var', 'lampu'], terminal('n'))).code, 0, 'free');
  const piped = await smops(folder, argv);
  assert.is(piped.code, 0, 'a script below the limit is not asked');
  assert.is(questions.length, 3);
});

test.run();
