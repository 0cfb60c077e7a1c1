import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listAnalyses, waitForAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { getRunOverview } from '../../../analysis/analyzer/overview/run-overview.service.js';
import { deleteAnalysis } from '../../../analysis/analyzer/runs/delete-analysis.service.js';
import { startAnalysis } from '../../../analysis/analyzer/runs/start-analysis.service.js';
import { fakeProvider, testContext, testWorker } from '../../../analysis/analyzer/testing.js';
import type { AnalyzerWorker } from '../../../analysis/analyzer/worker/worker.js';
import { changeCodebook } from '../../../analysis/codebooks/change-codebooks.service.js';
import { findNearCopies } from '../../../engine/copies/find-near-copies.js';
import { AppError } from '../../../errors.js';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { inLanguage } from '../../../platform/language/caller-language.js';
import { exportReport } from '../../../telling/reports/reports.service.js';
import { createCodebook } from '../../learning/create-codebook.service.js';
import {
  deleteComparison,
  getComparison,
  getComparisonStatus,
  listComparisons,
  restoreComparison,
  updateComparison,
} from './comparisons.service.js';
import { listEarlierRuns } from './earlier-runs.service.js';
import { exportComparison } from './export-comparison.service.js';
import { estimateComparison, startComparison } from './start-comparison.service.js';

interface Context {
  connection: Connection;
  worker: AnalyzerWorker;
  ctx: AnalyzerContext;
  asked: number;
}

const test = suite<Context>('comparisons of runs and files');

test.before.each(async (context) => {
  context.connection = await openTestDatabase();
  context.asked = 0;
  const provider = fakeProvider({
    ask: (comments, right) => {
      context.asked += comments.length;
      return right();
    },
  });
  const nearCopies: AnalyzerWorker['nearCopies'] = async (pages) => {
    const texts: string[] = [];
    for await (const page of pages) texts.push(...page);
    return findNearCopies(texts);
  };
  context.worker = testWorker(context.connection, [provider], { nearCopies });
  context.worker.start();
  context.ctx = testContext(context.connection, context.worker);
});
test.after.each(async ({ connection, worker }) => {
  await worker.stop();
  await connection.close();
});

/** `count` comments, of which the first `floods` speak of floods and the last `prices` of prices. */
const commentsOf = (place: string, count: number, floods: number, prices: number) =>
  Array.from({ length: count }, (_, at) => ({
    content: `${place} ${at}: ${at < floods ? 'banjir lagi teruk' : ''} ${at >= count - prices ? 'harga naik' : ''}`,
    time: new Date(Date.UTC(2026, 9, 1, at)).toISOString(),
    reactions: at % 3,
  }));

/** Ten comments that are not alike. */
const sayings = [
  'Terima kasih kepada semua petugas yang bekerja tanpa rehat',
  '今天去巴刹，菜还是一样的价钱，老板人很好',
  'Parking near the hospital is impossible on Monday mornings',
  'Jalan berlubang depan sekolah sudah tiga bulan tak dibaiki',
  '我家附近的路灯终于修好了，晚上走路安心多了',
  'The new bus route saves my mother half an hour each way',
  'Sampah tak dikutip dua minggu, bau sampai ke dapur',
  '孩子的学校要换新校长，大家都很期待',
  'Kaunter imigresen laju hari ni, sepuluh minit siap',
  'Water pressure drops every evening after seven in our block',
].map((content) => ({ content, reactions: 1 }));

async function ended(ctx: AnalyzerContext, runId: string): Promise<string> {
  assert.is((await waitForAnalysis(ctx, { task_id: runId }, 20_000)).status, 'completed');
  return runId;
}

async function analysed(
  ctx: AnalyzerContext,
  file_name: string,
  comments_data: object[],
  ...names: string[]
) {
  const { task_id } = await startAnalysis(ctx, {
    file_name,
    comments_data,
    variables: names,
    language: 'en',
  });
  return await ended(ctx, task_id);
}

async function compared(ctx: AnalyzerContext, input: Parameters<typeof startComparison>[1]) {
  const { taskId: runId } = await startComparison(ctx, { language: 'en', ...input });
  for (;;) {
    const { status } = await getComparison(ctx, runId);
    if (status === 'completed') return await getComparison(ctx, runId);
    assert.ok(status === 'running' || status === 'pending', status);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const refused = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return `${error.code}: ${error.message}`;
  }
  return 'nothing was thrown';
};

test('earlier runs are compared as they are: nothing is asked, and no run is started', async (context) => {
  const { ctx } = context;
  const johor = await analysed(ctx, 'johor.json', commentsOf('Johor', 60, 30, 6), 'banjir', 'harga');
  const penang = await analysed(ctx, 'penang.json', commentsOf('Penang', 60, 6, 6), 'harga', 'banjir');
  const before = context.asked;
  const comparison = await compared(ctx, { sides: [{ task_id: johor }, { task_id: penang, name: '槟城' }] });
  assert.is(context.asked, before);
  assert.is((await listAnalyses(ctx)).length, 2);
  assert.equal(
    comparison.sides.map(({ name, taskId, extraTaskId }) => [name, taskId, extraTaskId]),
    [
      ['johor', johor, null],
      ['槟城', penang, null],
    ],
  );
  const [floods] = comparison.variables;
  assert.equal(
    [floods?.variable, floods?.raw.sides.map(({ rate }) => rate), floods?.sentiments[0]],
    ['banjir', [0.5, 0.1], { positive: 0, neutral: 0, negative: 30 }],
  );
  assert.match(comparison.summary, '“banjir” is raised more often in johor');
  assert.match(
    await inLanguage('ms', async () => (await getComparison(ctx, comparison.taskId)).summary),
    'lebih kerap',
  );
});

test('each side tells how its comments feel, and how a variable went over time', async (context) => {
  const { ctx } = context;
  const johor = await analysed(ctx, 'johor.json', commentsOf('Johor', 48, 30, 6), 'banjir');
  const untimed = commentsOf('Penang', 20, 6, 6).map(({ time: _, ...comment }) => comment);
  const penang = await analysed(ctx, 'penang.json', untimed, 'harga');
  const asked = { sides: [{ task_id: johor }, { task_id: penang }], variables: ['banjir', 'harga'] };
  const { taskId: runId, ...plain } = await compared(ctx, asked);
  assert.equal(
    [plain.sides[0]?.time, plain.variables[0]?.byTime],
    [null, [[], []]],
    'counts over time are many: only those who ask get them',
  );
  const { sides, variables } = await getComparison(ctx, runId, { time: true });
  const [first, second] = sides;
  const overview = await getRunOverview(ctx, { task_id: johor });
  assert.equal([first?.mean, first?.negative], [overview.mean, overview.sentiment.negative]);
  assert.equal(first?.time?.buckets, overview.time?.buckets);
  assert.equal(
    [variables[0]?.byTime[0], variables[1]?.byTime[0]?.reduce((sum, one) => sum + one, 0)],
    [overview.variables[0]?.byTime, 6],
    'of its own run, and of the one that was started beside it',
  );
  assert.equal([second?.time, variables[0]?.byTime[1], first?.texts], [null, [], null]);
});

test('with one voice per text of near-copies only the first counts, beside the share with all', async (context) => {
  const { ctx } = context;
  const plea =
    'Banjir lagi teruk di kampung kami, tolong hantar bantuan segera kepada mangsa yang terkandas malam ini';
  const wave = Array.from({ length: 30 }, (_, at) => ({
    content: `${plea} ${'!'.repeat(at)}`,
    reactions: 0,
  }));
  const johor = await analysed(ctx, 'johor.json', [...wave, ...sayings], 'banjir');
  const penang = await analysed(ctx, 'penang.json', [...sayings].reverse(), 'banjir');
  const { taskId: runId, ...all } = await compared(ctx, { sides: [{ task_id: johor }, { task_id: penang }] });
  const once = await getComparison(ctx, runId, { copies: 'once' });
  const rates = ({ variables }: Pick<typeof once, 'variables'>) =>
    variables[0]?.raw.sides.map(({ hits, total }) => [hits, total]);
  assert.equal(rates(all), [
    [30, 40],
    [0, 10],
  ]);
  assert.equal(rates(once), [
    [1, 11],
    [0, 10],
  ]);
  assert.equal([all.variables[0]?.withCopies, once.variables[0]?.withCopies], [null, [0.75, 0]]);
  assert.equal([all.copies, once.copies], ['all', 'once']);
  assert.equal(
    once.sides.map(({ texts, total }) => [texts, total]),
    [
      [11, 40],
      [10, 10],
    ],
  );
  assert.is(once.sides[0]?.negative, (all.sides[0]?.negative ?? 0) - 29);
  const { body } = await inLanguage('en', async () =>
    exportReport(ctx, { of: 'comparison', id: runId, copies: 'once', format: 'html' }),
  );
  let html = '';
  for await (const piece of body) html += Buffer.from(piece).toString();
  assert.match(html, 'Each text counts once');
});

test('a side that lacks a variable is asked for it alone, on its stored comments, and once', async (context) => {
  const { ctx } = context;
  const johor = await analysed(ctx, 'johor.json', commentsOf('Johor', 40, 20, 4), 'banjir', 'harga');
  const penang = await analysed(ctx, 'penang.json', commentsOf('Penang', 40, 4, 10), 'banjir');
  const sides = [{ task_id: johor }, { task_id: penang }];
  const question = { sides, variables: ['banjir', 'harga'] };
  const estimate = await estimateComparison(ctx, question);
  assert.equal(
    [estimate.variables, estimate.missing],
    [
      ['banjir', 'harga'],
      [[], ['harga']],
    ],
  );
  assert.is(estimate.total?.calls, 3, '40 comments, 16 at once');

  const before = context.asked;
  const comparison = await compared(ctx, question);
  assert.is(context.asked - before, 40);
  const extra = comparison.sides[1]?.extraTaskId ?? '';
  const [run] = await listAnalyses(ctx);
  assert.equal([run?.analysisId, run?.variables, run?.fileName], [extra, ['harga'], 'penang.json']);
  assert.equal(
    comparison.variables.map(({ raw }) => raw.sides.map(({ hits, total }) => `${hits}/${total}`)),
    [
      ['20/40', '4/40'],
      ['4/40', '10/40'],
    ],
  );
  assert.equal(
    comparison.sides[1]?.variables.map((one) => one.taskId),
    [penang, extra],
    'each variable names the run that has it',
  );

  assert.is((await estimateComparison(ctx, question)).total, null, 'it is there already');
  const again = await compared(ctx, question);
  assert.equal([again.sides[1]?.extraTaskId, context.asked - before], [extra, 40]);
});

test('runs and new files stand side by side, up to six, each against the mean of the others', async (context) => {
  const { ctx } = context;
  const johor = await analysed(ctx, 'johor.json', commentsOf('Johor', 60, 40, 5), 'banjir', 'harga');
  const file = (place: string, floods: number) => ({
    file_name: `${place}.json`,
    comments_data: commentsOf(place, 60, floods, 5),
  });
  const comparison = await compared(ctx, {
    sides: [{ task_id: johor }, file('Penang', 6), file('Penang', 9)],
  });
  assert.equal(
    comparison.sides.map(({ name }) => name),
    ['johor', 'Penang', 'Penang (2)'],
  );
  const [floods] = comparison.variables;
  assert.equal(
    floods?.raw.contrasts.map(({ difference }) => difference.toFixed(3)),
    ['0.542', '-0.308', '-0.233'],
  );
  assert.is((await getComparisonStatus(ctx, comparison.taskId)).total_comments, 180);
  const csv = await exportComparison(ctx, { runId: comparison.taskId }, 'csv');
  let text = '';
  for await (const piece of csv.body) text += Buffer.from(piece).toString();
  assert.match(text, 'a_hits,a_total,a_rate,a_low,a_high,b_hits');
  assert.match(text, 'c_difference,c_difference_low,c_difference_high,c_size');

  const seven = Array.from({ length: 7 }, () => file('Penang', 6));
  assert.match(
    await refused(startComparison(ctx, { sides: seven, variables: ['banjir'] })),
    'two to 6 sides',
  );
});

test('a variable of the same name that says something else is another one', async (context) => {
  const { ctx } = context;
  const book = await createCodebook(ctx, {
    name: 'Banjir',
    variables: [{ name: 'banjir', terms: ['air naik'] }],
  });
  const start = async (place: string) => {
    const comments_data = commentsOf(place, 20, 5, 5);
    const { task_id } = await startAnalysis(ctx, { file_name: place, comments_data, codebook: book.id });
    return await ended(ctx, task_id);
  };
  const [johor, penang] = [await start('Johor'), await start('Penang')];
  const sides = [{ task_id: johor }, { task_id: penang }];
  assert.equal((await estimateComparison(ctx, { sides })).total, null);
  assert.equal(
    (await estimateComparison(ctx, { sides, variables: ['banjir'] })).total,
    null,
    'a name means theirs',
  );
  const [variable] = book.variables;
  assert.ok(variable);
  await changeCodebook(ctx, {
    codebook: book.id,
    variables: [{ ...variable, terms: ['kilat'] }],
    baseVersion: 1,
    note: '',
  });
  const other = await start('Melaka');
  const asked = { sides: [{ task_id: johor }, { task_id: other }] };
  assert.match(await refused(startComparison(ctx, asked)), 'no variable that they look for in the same way');
  assert.equal((await estimateComparison(ctx, { ...asked, codebook: book.id })).missing, [['banjir'], []]);
});

test('what cannot be compared is refused with the side named, and no run stays', async (context) => {
  const { ctx } = context;
  const johor = await analysed(ctx, 'johor.json', commentsOf('Johor', 10, 5, 5), 'banjir');
  const sides = (...of: object[]) => refused(startComparison(ctx, { sides: of, variables: ['banjir'] }));
  assert.match(await sides({ task_id: johor }, { task_id: 'tiada' }), 'NOT_FOUND: Community B:');
  assert.match(await sides({ task_id: johor }, { task_id: johor }), 'VALIDATION: Community B:');
  assert.match(await sides({ task_id: johor }), 'two to 6 sides');
  assert.match(
    await sides({ task_id: johor }, { comments_data: commentsOf('P', 5, 1, 1) }, { comments_data: [] }),
    'VALIDATION: Community C:',
  );
  assert.is((await listAnalyses(ctx)).length, 1);
});

test('names are given once and used in the list, the answer and the report', async (context) => {
  const { ctx } = context;
  const johor = await analysed(ctx, 'johor.json', commentsOf('Johor', 40, 20, 4), 'banjir');
  const penang = await analysed(ctx, 'penang.json', commentsOf('Penang', 40, 4, 4), 'banjir');
  const { taskId: runId } = await compared(ctx, { sides: [{ task_id: johor }, { task_id: penang }] });
  assert.match(
    await refused(updateComparison(ctx, runId, { names: ['A', 'B', 'C'] })),
    'each of the 2 sides',
  );
  const renamed = await updateComparison(ctx, runId, { names: ['Johor Bahru', '<b>槟城</b>'] });
  assert.match(renamed.summary, 'Johor Bahru');
  assert.equal((await listComparisons(ctx))[0]?.sides, ['Johor Bahru', '<b>槟城</b>']);
  const report = await inLanguage('en', async () =>
    exportReport(ctx, { of: 'comparison', id: runId, format: 'html' }),
  );
  let html = '';
  for await (const piece of report.body) html += Buffer.from(piece).toString();
  assert.match(html, 'Johor Bahru');
  assert.not.match(html, '<b>槟城');
});

test('a deleted comparison leaves the runs that were there before it, and those that another one has', async (context) => {
  const { ctx } = context;
  const johor = await analysed(ctx, 'johor.json', commentsOf('Johor', 20, 10, 4), 'banjir', 'harga');
  const penang = await analysed(ctx, 'penang.json', commentsOf('Penang', 20, 4, 4), 'banjir');
  const asked = { sides: [{ task_id: johor }, { task_id: penang }], variables: ['banjir', 'harga'] };
  const first = await compared(ctx, asked);
  const second = await compared(ctx, asked);
  const extra = first.sides[1]?.extraTaskId ?? '';
  await deleteComparison(ctx, first.taskId);
  const ids = async () => (await listAnalyses(ctx)).map(({ analysisId }) => analysisId);
  assert.equal(await ids(), [extra, penang, johor]);
  assert.equal(
    (await listComparisons(ctx)).map(({ taskId }) => taskId),
    [second.taskId],
  );
  assert.is((await restoreComparison(ctx, first.taskId)).status, 'completed');
  await deleteComparison(ctx, second.taskId);
  await deleteComparison(ctx, first.taskId);
  assert.equal(await ids(), [penang, johor]);
  assert.is((await restoreComparison(ctx, first.taskId)).sides[1]?.extraTaskId, extra);
  await deleteAnalysis(ctx, { task_id: johor });
  assert.equal(await listComparisons(ctx), [], 'it is gone with a run of it');
});

/** Comments of a month of 2026 that no other month has. */
const ofMonth = (month: number, place = 'Johor') =>
  Array.from({ length: 30 }, (_, at) => ({
    content: `${place}: ${at < 9 ? 'banjir' : 'harga'} ${sayings[at % 10]?.content} ${month}-${at}`,
    time: new Date(Date.UTC(2026, month - 1, 1 + (at % 28), 4)).toISOString(),
    reactions: 0,
  }));
const idsOf = async (ctx: AnalyzerContext, runId: string) =>
  (await listEarlierRuns(ctx, runId)).map(({ taskId: id, written }) => [id, written]);

test('before a run are others of its page or variables that were written earlier, whenever they were analysed', async ({
  ctx,
}) => {
  const names = ['banjir', 'harga'];
  const november = await analysed(ctx, 'facebook-104_11.json', ofMonth(11), ...names);
  const october = await analysed(ctx, 'facebook-104_10.json', ofMonth(10), ...names);
  const penang = await analysed(ctx, 'penang.json', ofMonth(9, 'Penang'), ...names);
  const august = await analysed(ctx, 'facebook-104_8.json', ofMonth(8), ...names, 'jalan');
  const noTimes = ofMonth(7).map(({ time: _, ...comment }) => comment);
  const timeless = await analysed(ctx, 'facebook-104_7.json', noTimes, ...names);
  // The same comments again, one word in common only, and a month that came later.
  await analysed(ctx, 'facebook-104_11.json', ofMonth(11), ...names);
  await analysed(ctx, 'demo-comments.json', ofMonth(6, 'Demo'), 'banjir');
  await analysed(ctx, 'majlis-disember.json', ofMonth(12), ...names);
  assert.equal(await idsOf(ctx, november), [
    [october, 'earlier'],
    [august, 'earlier'],
    [penang, 'earlier'],
    [timeless, 'unknown'],
  ]);
});

test('a file that shares a tenth of its texts with a run is not the one before', async ({ ctx }) => {
  const november = await analysed(ctx, 'a.json', ofMonth(11), 'banjir');
  const grown = [...ofMonth(10), ...ofMonth(11).slice(0, 3)];
  await analysed(ctx, 'b.json', grown, 'banjir');
  assert.equal(await idsOf(ctx, november), []);
  const apart = await analysed(ctx, 'c.json', [...ofMonth(10), ...ofMonth(11).slice(0, 2)], 'banjir');
  assert.equal(await idsOf(ctx, november), [[apart, 'earlier']]);
});

test('a run of the same codebook is before, whatever its version looks for, and leads', async ({ ctx }) => {
  await createCodebook(ctx, { name: 'Aduan', variables: [{ name: 'banjir' }] });
  const start = async (file_name: string, month: number) => {
    const { task_id } = await startAnalysis(ctx, {
      file_name,
      comments_data: ofMonth(month),
      codebook: 'Aduan',
    });
    return await ended(ctx, task_id);
  };
  const september = await start('kedah.json', 9);
  await changeCodebook(ctx, { codebook: 'Aduan', variables: [{ name: 'banjir' }, { name: 'harga' }] });
  const november = await start('majlis-november.json', 11);
  const october = await analysed(ctx, 'majlis-oktober.json', ofMonth(10), 'banjir', 'harga');
  assert.equal(await idsOf(ctx, november), [
    [september, 'earlier'],
    [october, 'earlier'],
  ]);
});

test('a campaign is one voice: one text sixty times makes nothing clear, and both shares are told', async ({
  ctx,
}) => {
  const plainly = (place: string) =>
    Array.from({ length: 300 }, (_, at) => ({
      content: `${place} ${[at, Math.floor(at / 10), Math.floor(at / 100) + at * 3 + 1].map((one) => sayings[one % 10]?.content).join(' ')} ${at % 10 === 0 ? 'harga naik' : ''}`,
      reactions: 0,
    }));
  const wave = Array.from({ length: 60 }, () => ({
    content: 'Kami mahu harga barang diturunkan segera, jangan lagi rakyat dibebani!',
    reactions: 0,
  }));
  const runId = (
    await compared(ctx, {
      variables: ['harga'],
      sides: [
        { name: 'Johor', file_name: 'a.json', comments_data: plainly('Johor') },
        { name: 'Penang', file_name: 'b.json', comments_data: [...plainly('Penang'), ...wave] },
      ],
    })
  ).taskId;
  for (const copies of ['all', 'once'] as const) {
    const { summary, variables } = await getComparison(ctx, runId, { copies });
    const [harga] = variables;
    assert.is(harga?.raw.contrasts[0]?.isClear, false, copies);
    assert.is(harga?.weighted.contrasts[0]?.isClear, false, copies);
    assert.ok((harga?.copies?.[1]?.comments ?? 0) >= 60, 'the wave is counted');
    assert.match(
      summary,
      /comments of Penang are (one text|copies of \d+ texts); counted once the difference is/,
    );
    assert.match(summary, 'with copies −15.0 points (10.0% against 25.0%)');
  }
  const { body } = await inLanguage('en', async () =>
    exportReport(ctx, { of: 'comparison', id: runId, format: 'html' }),
  );
  let html = '';
  for await (const piece of body) html += Buffer.from(piece).toString();
  assert.match(html, 'comments of Penang are');
});

test.run();
