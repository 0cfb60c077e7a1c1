import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import { BASES, type Basis } from '@smops/core/judging/estimates/basis.constants.js';
import { countedOf, runNumbers } from '@smops/core/judging/estimates/run-numbers.model.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
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
  /** Two runs that people corrected, with one codebook, and their comparison. */
  runs: string[];
  comparison: string;
  get(path: string): Promise<string>;
  smops(...argv: string[]): Promise<string>;
  /** What an assistant's tool answers. */
  tool(name: string, input: object): Promise<AnyJson>;
}

const test = suite<Context>('one basis on every surface');

const SAYINGS = [
  'Banjir lagi di kampung',
  'Sofa habis basah 😢',
  'Harga ayam naik',
  '今天天气很好',
  'Terima kasih YB',
];
const isFlood = (text: string) => /banjir|basah/i.test(text);

/** `dry` of ten comments of the flood are about something else. */
const commentsOf = (name: string, dry: number) =>
  Array.from({ length: 500 }, (_, at) => ({
    id: `${name}${at}`,
    message: `${SAYINGS[at % 10 < dry ? 4 : (at * 7) % 5]} ${name} ${at}`,
  }));

test.before(async (context) => {
  const made = await serveCommandFolder();
  Object.assign(context, made);
  const { env } = made;
  const { get, send, openAssistant } = otherWaysTo(made);
  context.get = get;
  context.smops = async (...argv) => {
    const { out, err, code } = await runCommand(commands, argv, { env });
    assert.is(code, 0, `${argv.join(' ')}: ${err}`);
    return out;
  };
  const untilDone = async (id: string) => {
    for (;;) {
      const { status } = JSON.parse(await context.get(`/api/fb-analyzer/task/${id}`));
      if (status === 'completed') return id;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  context.runs = [];
  await send('POST', '/api/codebooks', {
    name: 'Aduan',
    variables: [
      { name: 'banjir', terms: ['banjir'] },
      { name: 'harga', terms: ['harga'] },
    ],
  });
  for (const [name, dry] of [
    ['johor', 0],
    ['kelantan', 3],
  ] as const) {
    const started = await send('POST', '/api/fb-analyzer/analyze', {
      comments_data: commentsOf(name, dry),
      file_name: `${name}.json`,
      codebook: 'Aduan',
    });
    const run = await untilDone(started.task_id);
    context.runs.push(run);
    await send('POST', `/api/fb-analyzer/task/${run}/draw`, { size: 200 });
    for (let round = 0; round < 2; round++) {
      const { items } = JSON.parse(await context.get(`/api/fb-analyzer/task/${run}/reading?limit=100`));
      for (const { seq, content } of items) {
        // `harga` of a few alone: its share stays the machine's.
        const tags = { banjir: isFlood(content), ...(seq % 9 === 0 && { harga: /harga/i.test(content) }) };
        const judgement = { tags, sentiment: 'negative', blind: true };
        await send('PUT', `/api/fb-analyzer/task/${run}/comments/${seq}/judgement`, judgement);
      }
    }
  }
  const { taskId: runId } = await send('POST', '/api/fb-analyzer/compare', {
    sides: context.runs.map((task_id) => ({ task_id })),
  });
  context.comparison = await untilDone(runId);
  const assistant = await openAssistant();
  context.tool = async (name, input) => (await assistant(name, input)).replaceAll('\\', '');
});
test.after(removeCommandFolder);

const plain = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** A run's numbers as every screen makes them: what the overview counted, and what is known of the shares. */
async function screenNumbers({ get, runs: [run] }: Context, basis: Basis) {
  const task = `/api/fb-analyzer/task/${run}`;
  const overview = JSON.parse(await get(`${task}/overview`)) as RunOverview;
  const { results } = JSON.parse(await get(`${task}/results?limit=1&basis=${basis}`));
  return { numbers: runNumbers(countedOf(overview), results, basis), overview, results };
}

for (const basis of BASES) {
  test(`${basis}: no part is above its total, and a count is its share's numerator, on the screens`, async (context) => {
    const { numbers, results } = await screenNumbers(context, basis);
    assert.equal([numbers.basis, results.basis], [basis, basis]);
    const [banjir] = numbers.variables;
    assert.is(banjir?.kind, basis, 'enough was read of it');
    for (const one of [...numbers.variables, numbers.mentioning]) {
      assert.ok(one.count <= numbers.comments, 'a count is none above all comments');
      assert.ok(
        Math.abs(one.count - one.share * numbers.comments) <= 0.5,
        `${one.count} is not ${one.share}`,
      );
      // What smops counted has the interval of each text counted once.
      const share = one.once?.share ?? one.share;
      assert.ok(one.low <= share + 0.005 && share <= one.high + 0.005);
    }
    for (const { variable, count, sentiment } of numbers.variables) {
      assert.ok(count <= numbers.mentioning.count, `${variable} is above those that mention any`);
      if (sentiment === null) continue;
      assert.is(sentiment.positive + sentiment.neutral + sentiment.negative, count, variable);
    }
  });

  test(`${basis}: files, reports, terminal and assistants have the screens' numbers`, async (context) => {
    const { get, smops, tool, runs } = context;
    const [run = ''] = runs;
    const { numbers } = await screenNumbers(context, basis);
    const [banjir, harga] = numbers.variables;
    const [count, share] = [banjir?.count ?? 0, percentOf(banjir?.share ?? 0)];
    const task = `/api/fb-analyzer/task/${run}`;

    const file = JSON.parse(await get(`${task}/export?format=json&basis=${basis}`)).results;
    assert.equal([file.basis, file.shares[0].estimate.count], [basis, count]);
    const report = plain(await get(`/api/reports/run/${run}/page?basis=${basis}&more=tables&lang=en`));
    assert.match(report, `banjir ${count} ${share}`);
    assert.match(report, `harga ${harga?.count} `);
    const page = plain(await get(`${task}/export?format=html&basis=${basis}`));
    assert.match(page, share);

    const shown = await smops('analyses', 'show', run, '--basis', basis);
    assert.match(shown, new RegExp(`banjir +${count} +${share.replace('.', '\\.')}`));
    const json = JSON.parse(await smops('analyses', 'results', run, '--basis', basis, '--format', 'json'));
    assert.equal([json.results.basis, json.results.shares[0].estimate.count], [basis, count]);
    const told = await tool('getAnalysisResults', { taskId: run, basis, limit: 1 });
    assert.match(told, new RegExp(`"basis": ?"${basis}"`));
    assert.match(told, new RegExp(`"count": ?${count}[,}]`));
  });

  test(`${basis}: comparisons and series have the runs' numbers, and say where a row differs`, async (context) => {
    const { get, smops, tool, runs, comparison } = context;
    const { numbers } = await screenNumbers(context, basis);
    const [banjir] = numbers.variables;
    const share = percentOf(banjir?.share ?? 0);
    const address = `/api/fb-analyzer/compare/${comparison}`;
    const compared = JSON.parse(await get(`${address}?basis=${basis}`));
    assert.is(compared.basis, basis);
    for (const { variable, raw } of compared.variables) {
      assert.is(raw.basis, variable === 'banjir' ? basis : 'machine');
      for (const side of raw.sides) assert.ok(Math.abs(side.hits - side.rate * side.total) < 0.001);
    }
    const side = compared.variables.find((one: AnyJson) => one.variable === 'banjir').raw.sides[0];
    assert.is(percentOf(side.rate), share, 'the side of a run has its share');
    const rows = (await get(`${address}/export?format=csv&basis=${basis}`)).split('\r\n');
    const place = rows[0]?.split(',').indexOf('basis') ?? -1;
    assert.is(rows.find((row) => row.startsWith('banjir,raw'))?.split(',')[place], basis);
    const report = plain(
      await get(`/api/reports/comparison/${comparison}/page?basis=${basis}&more=tables&lang=en`),
    );
    assert.match(
      report,
      `banjir ${basis === 'machine' ? 'counted by smops' : 'corrected'} ${Math.round(side.hits)}`,
    );
    assert.is(
      /harga: counted by smops/.test(report),
      basis === 'corrected',
      'a row of the other basis is marked',
    );
    const printed = await smops('analyses', 'show', comparison, '--comparison', '--basis', basis);
    assert.match(printed, share);
    assert.match(
      await tool('getComparison', { taskId: comparison, basis }),
      new RegExp(`"basis": ?"${basis}"`),
    );

    const series = JSON.parse(await get(`/api/codebooks/Aduan/series?unit=run&basis=${basis}`));
    const own = series.variables.find((one: AnyJson) => one.variable === 'banjir');
    const at = series.points.findIndex((point: AnyJson) => point.taskId === runs[0]);
    assert.equal([own.points[at].kind, percentOf(own.points[at].share)], [basis, share]);
    for (const { count, total, share: part } of own.points) assert.ok(Math.abs(count - part * total) <= 0.5);
    const drawn = JSON.parse(await get(`/api/reports/series/Aduan?basis=${basis}`));
    assert.equal([drawn.basis, drawn.bases], [basis, [...BASES]]);
    const last = percentOf(own.points.at(-1).share);
    assert.match(plain(await get(`/api/reports/series/Aduan/page?basis=${basis}&lang=en`)), last);
    assert.match(await smops('series', 'Aduan', '--unit', 'run', '--basis', basis), last);
    assert.match(
      await tool('getSeries', { codebook: 'Aduan', unit: 'run', basis }),
      new RegExp(`"kind": ?"${basis}"`),
    );
  });
}

test('where each text counts once, or days are the points, the machine counts, and the page offers nothing else', async ({
  get,
  comparison,
}) => {
  const once = JSON.parse(await get(`/api/fb-analyzer/compare/${comparison}?copies=once&basis=corrected`));
  assert.equal(
    [once.basis, once.variables.map(({ raw }: AnyJson) => raw.basis)],
    ['machine', ['machine', 'machine']],
  );
  const report = JSON.parse(await get(`/api/reports/comparison/${comparison}?copies=once`));
  assert.equal(report.bases, ['machine']);
});

test.run();
