import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import readXlsxFile from 'read-excel-file/node';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scoreOfCounts } from '../../../engine/words/sentiment-band.js';
import type { AppError } from '../../../errors.js';
import { getAnalysisResults } from '../../../judging/results/analysis-results.service.js';
import { exportAnalysis } from '../../../judging/results/export-analysis.service.js';
import type { AnalysisComment } from '../../../judging/results/results.schemas.js';
import { drawSample } from '../../../judging/sampling/draws.service.js';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { judgeComment } from '../../judgements/judgements.service.js';
import { type ExportFormat, RESULT_ORDERS, type ResultOrder } from '../analyzer.constants.js';
import { requireAnalysis, waitForAnalysis } from '../analyzer.service.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { startAnalysis } from '../runs/start-analysis.service.js';
import { analyst, fakeProvider, plainAnswer, testContext, testWorker } from '../testing.js';
import type { AnalyzerWorker } from '../worker/worker.js';
import type { CommentFilter } from './comment-filter.schemas.js';
import { collectorOf, readFactPages } from './facts.service.js';
import { getRunOverview } from './run-overview.service.js';

const test = suite<{ connection: Connection; worker: AnalyzerWorker; ctx: AnalyzerContext; task_id: string }>(
  'the overview of a run',
);

const VARIABLES = ['banjir', 'harga', '塞车'];
/** By place: text, reactions, time. A question mark makes the tags less sure; the language is told by the words. */
const TEXTS = [
  'Banjir teruk di Jalan Datuk Keramat',
  'Harga ikan bagus hari ini',
  '每天塞车，太差了',
  'Banjir lagi? harga pun naik',
  'The flood is bad, jalan banjir dan 塞车',
  'Terima kasih kerajaan',
  '价格还好',
  'Harga minyak? teruk',
  'banjir surut, bagus',
  'Selamat pagi semua',
];
const languageOf = (text: string) =>
  /^the /i.test(text) ? 'en' : /\p{Script=Han}/u.test(text) ? 'zh' : 'ms';
const COMMENTS = Array.from({ length: 60 }, (_, index) => ({
  text: `${TEXTS[index % TEXTS.length]}${index % 4 === 0 ? '' : ` ${index % 7}`}`,
  author: ['Siti', '阿明', 'Raj'][index % 3],
  reactions_count: (index * 7) % 13,
  // One in ten without a time; across midnight in Kuala Lumpur.
  ...(index % 10 === 9
    ? {}
    : { created_time: new Date(Date.UTC(2026, 10, 9 + (index % 6), 14 + (index % 4))).toISOString() }),
}));

test.before(async (context) => {
  context.connection = await openTestDatabase();
  context.worker = testWorker(context.connection, [
    fakeProvider({
      ask: (comments, right) => {
        const reply = right();
        return {
          ...reply,
          answers: comments.map(({ id, text }) => {
            const answer = plainAnswer(
              VARIABLES.map((name) => ({ name, terms: [] })),
              text,
            );
            const tier = text.includes('?') ? ('likely' as const) : ('certain' as const);
            const tags = answer.tags.map((tag) => ({ ...tag, tier }));
            return { id, answer: { ...answer, tags, language: languageOf(text) } };
          }),
        };
      },
    }),
  ]);
  await context.worker.start();
  context.ctx = testContext(context.connection, context.worker);
  const { task_id } = await startAnalysis(context.ctx, {
    comments_data: COMMENTS,
    variables: VARIABLES,
    api_provider: 'local',
  });
  context.task_id = task_id;
  await waitForAnalysis(context.ctx, { task_id }, 20_000);
  for (const seq of [0, 1, 12])
    await judgeComment(context.ctx, { taskId: task_id, seq, tags: { banjir: seq !== 1 } });
});
test.after(async ({ connection, worker }) => {
  await worker.stop(0);
  await connection.close();
});

test('the comments that lend a summary their words are spread over the whole run', async ({
  ctx,
  task_id,
}) => {
  const run = await requireAnalysis(ctx, task_id);
  const texts: string[] = [];
  for await (const page of readFactPages(ctx.db, run, collectorOf(run), { quotable: 6, letters: 6 }))
    texts.push(...page.map(({ text }) => text));
  assert.equal(
    texts.flatMap((text, seq) => (text === '' ? [] : [[seq, text]])),
    [0, 10, 20, 30, 40, 50].map((seq) => [seq, 'Banjir']),
  );
});

test('an unfiltered overview counts every comment once per facet', async ({ ctx, task_id }) => {
  const found = await getRunOverview(ctx, { task_id });
  assert.is(found.comments, 60);
  assert.is(found.matching, 60);
  const { positive, neutral, negative } = found.sentiment;
  assert.is(positive + neutral + negative, 60);
  assert.is(
    found.scores.reduce((sum, count) => sum + count),
    60,
  );
  assert.equal(
    found.languages.map(({ language }) => language),
    ['ms', 'zh', 'en'],
  );
  assert.equal(
    found.variables.map(({ variable, count, certain }) => [variable, count, certain]),
    [
      ['banjir', 24, 18],
      ['harga', 18, 6],
      ['塞车', 12, 12],
    ],
  );
  assert.is(found.time?.unit, 'day');
  assert.is(found.time?.withTime, 54);
  // 16:00 UTC is midnight in Kuala Lumpur: the evenings of six days touch seven of them.
  assert.equal(
    found.time?.buckets.map(({ start }) => start),
    [8, 9, 10, 11, 12, 13, 14].map((day) => `2026-11-${String(day).padStart(2, '0')}T16:00:00.000Z`),
  );
  const banjir = found.variables[0];
  assert.is(
    banjir?.byTime.reduce((sum, count) => sum + count),
    24,
  );
});

test('languages are counted by time, and variables within each language, as the same filters count them', async ({
  ctx,
  task_id,
}) => {
  const sum = (counts: readonly number[] = []) => counts.reduce((all, one) => all + one, 0);
  const asked: CommentFilter = { sentiment: ['negative', 'neutral'], from: '2026-11-10' };
  const found = await getRunOverview(ctx, { task_id, ...asked, variable: ['banjir'], language: ['ms'] });
  for (const { language, count, all, byTime } of found.languages) {
    const within = { ...asked, language: [language] };
    assert.is((await getRunOverview(ctx, { task_id, ...within })).matching, all, language);
    const both = { ...within, variable: ['banjir'] };
    assert.is((await getRunOverview(ctx, { task_id, ...both })).matching, count, language);
    const { from: _, ...anyDay } = both;
    const ofTime = (await getRunOverview(ctx, { task_id, ...anyDay })).time?.buckets ?? [];
    assert.equal(
      byTime,
      ofTime.map(({ positive, neutral, negative }) => positive + neutral + negative),
    );
    for (const { variable, byLanguage } of found.variables) {
      const cell = byLanguage.find((one) => one.language === language);
      const only = await getRunOverview(ctx, { task_id, ...within, variable: [variable] });
      assert.equal(
        [cell?.count ?? 0, cell?.negative ?? 0],
        [only.matching, only.sentiment.negative],
        `${variable} in ${language}`,
      );
    }
  }
  assert.ok(sum(found.languages.map(({ count }) => count)) > 0);
});

test('a filter narrows to the comments that the results give under the same filter', async ({
  ctx,
  task_id,
}) => {
  const seqs = async (filter: CommentFilter) =>
    (await getAnalysisResults(ctx, { task_id, ...filter })).results.comments.map(({ seq }) => seq);
  const both = await seqs({ variable: ['banjir', '塞车'] });
  assert.equal(
    both,
    COMMENTS.flatMap(({ text }, seq) => (/banjir/i.test(text) && text.includes('塞车') ? [seq] : [])),
  );
  assert.equal(
    await seqs({ variable: ['banjir'], without: ['harga'], sentiment: ['negative'], language: ['ms'] }),
    COMMENTS.flatMap(({ text }, seq) => (text.startsWith('Banjir teruk') ? [seq] : [])),
  );
  // A day begins at 16:00 UTC the day before, and the last day belongs to it.
  assert.equal(
    await seqs({ from: '2026-11-10', to: '2026-11-10' }),
    COMMENTS.flatMap(({ created_time: at = '' }, seq) =>
      at >= '2026-11-09T16' && at < '2026-11-10T16' ? [seq] : [],
    ),
  );
  assert.equal(
    await seqs({ from: '2026-11-09T16:00:00Z', to: '2026-11-10T16:00:00Z' }),
    await seqs({ from: '2026-11-10', to: '2026-11-10' }),
  );
});

test('each order ranks all comments, and pages go on where the last one ended', async ({ ctx, task_id }) => {
  const read = async (order: ResultOrder, more: object = {}) =>
    (await getAnalysisResults(ctx, { task_id, order, ...more })).results.comments;
  const keys = {
    file: ({ seq }) => seq,
    reactions: ({ reactions_count: reactions }) => -reactions,
    newest: ({ time }) => (time === null ? Number.POSITIVE_INFINITY : -Date.parse(time)),
    oldest: ({ time }) => (time === null ? Number.POSITIVE_INFINITY : Date.parse(time)),
    mostNegative: ({ sentiment }) => sentiment?.score ?? Number.POSITIVE_INFINITY,
    mostPositive: ({ sentiment }) => -(sentiment?.score ?? Number.NEGATIVE_INFINITY),
  } satisfies Record<ResultOrder, (comment: AnalysisComment) => number>;
  const inFile = await read('file');
  for (const order of RESULT_ORDERS) {
    const key = keys[order];
    const ranked = [...inFile].sort((a, b) => (key(a) === key(b) ? a.seq - b.seq : key(a) < key(b) ? -1 : 1));
    assert.equal(
      (await read(order)).map(({ seq }) => seq),
      ranked.map(({ seq }) => seq),
      order,
    );
    const paged: number[] = [];
    for (let after: number | undefined; ; ) {
      const page = await getAnalysisResults(ctx, { task_id, order, limit: 17, after, tagged: true });
      paged.push(...page.results.comments.map(({ seq }) => seq));
      if (page.next === null) break;
      after = page.next;
    }
    assert.equal(
      paged,
      ranked.filter(({ tags }) => tags.length > 0).map(({ seq }) => seq),
      order,
    );
  }
});

test('every export has the comments that the filter leaves, and says which', async ({ ctx, task_id }) => {
  const filter = {
    variable: ['banjir'],
    sentiment: ['negative' as const],
    from: '2026-11-10',
    to: '2026-11-12',
  };
  const wanted = (await getAnalysisResults(ctx, { task_id, ...filter, order: 'reactions' })).results.comments;
  assert.ok(wanted.length > 3);
  const file = async (format: ExportFormat) => {
    const { body } = await exportAnalysis(ctx, { task_id, format, order: 'reactions', ...filter });
    return await buffer(body as AsyncIterable<Uint8Array>);
  };
  const texts = wanted.map(({ content }) => content);
  const ndjson = String(await file('ndjson'))
    .trim()
    .split('\n');
  assert.equal(
    ndjson.map((line) => JSON.parse(line).content),
    texts,
  );
  const json = JSON.parse(String(await file('json')));
  assert.equal(
    json.results.comments.map(({ content }: AnalysisComment) => content),
    texts,
  );
  assert.is(
    String(await file('csv'))
      .trim()
      .split('\r\n').length,
    texts.length + 1,
  );
  const [comments, intake] = await readXlsxFile(await file('xlsx'));
  assert.is(comments?.data.length, texts.length + 1);
  assert.equal(
    intake?.data.at(-1)?.filter((cell) => cell !== null),
    ['filtered', texts.length, 'with banjir, negative, from 2026-11-10, up to and with 2026-11-12'],
  );
});

const one = <Value>(...values: Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const anyFilter: fc.Arbitrary<CommentFilter> = fc.record({
  variable: one<string[]>(['banjir'], ['harga'], ['banjir', '塞车']),
  without: one<string[]>(['harga'], ['塞车']),
  none: one(true, false),
  tagged: one(true, false),
  sentiment: one<('positive' | 'neutral' | 'negative')[]>(['negative'], ['positive', 'neutral']),
  language: one<string[]>(['ms'], ['zh', 'en']),
  tier: one<'certain' | 'likely'>('certain', 'likely'),
  judged: one(true, false),
  from: one('2026-11-10', '2026-11-11T02:00:00Z'),
  to: one('2026-11-12', '2026-11-13T02:00:00Z'),
  search: one('teruk', 'siti', '%'),
  minScore: one(3, 5),
  maxScore: one(4, 8),
});

test('a variable that the run does not have is refused with those it has, not answered with none', async ({
  ctx,
  task_id,
}) => {
  for (const filter of [{ variable: ['Banjir'] }, { without: ['tiada'] }, { variable: ['banjir', 'tiada'] }])
    for (const read of [getRunOverview, getAnalysisResults]) {
      const error = await read(ctx, { task_id, ...filter }).catch((thrown: unknown) => thrown as AppError);
      assert.is((error as AppError).code, 'VALIDATION');
      assert.match(
        (error as AppError).message,
        /is not a variable of this analysis\. It has: banjir, harga, 塞车\./,
      );
    }
});

test('the count of a value is what would be left with that value chosen alone', async ({ ctx, task_id }) => {
  await fc.assert(
    fc.asyncProperty(anyFilter, async (filter) => {
      const found = await getRunOverview(ctx, { task_id, ...filter });
      const left = async (change: CommentFilter) =>
        (await getRunOverview(ctx, { task_id, ...filter, ...change })).matching;
      const page = await getAnalysisResults(ctx, { task_id, ...filter });
      assert.is(found.matching, page.results.comments.length);
      assert.is(found.mean, scoreOfCounts(found.sentiment));
      for (const label of ['positive', 'neutral', 'negative'] as const)
        assert.is(found.sentiment[label], await left({ sentiment: [label] }), label);
      for (const { language, count } of found.languages)
        assert.is(count, await left({ language: [language] }), language);
      for (const tier of ['certain', 'likely'] as const)
        assert.is(found.tiers[tier], await left({ tier }), tier);
      assert.is(found.judged.yes, await left({ judged: true }));
      assert.is(found.judged.no, await left({ judged: false }));
      const alone = { without: undefined, none: undefined, tagged: undefined };
      for (const { variable, count, certain, byTime, positive, neutral, negative } of found.variables) {
        assert.is(count, await left({ ...alone, variable: [variable] }), variable);
        assert.is(positive + neutral + negative, count);
        if (filter.tier !== 'likely')
          assert.is(certain, await left({ ...alone, variable: [variable], tier: 'certain' }), variable);
        const always = { from: undefined, to: undefined };
        const withTime = (
          await getAnalysisResults(ctx, { task_id, ...filter, ...alone, ...always, variable: [variable] })
        ).results.comments;
        assert.is(
          byTime.reduce((sum, more) => sum + more, 0),
          withTime.filter(({ time }) => time !== null).length,
        );
      }
      const { buckets = [] } = found.time ?? {};
      for (const [at, { start, positive, neutral, negative }] of buckets.entries()) {
        if (at % 3 !== 0) continue;
        const to = buckets[at + 1]?.start;
        assert.is(positive + neutral + negative, await left({ from: start, to }), start);
      }
    }),
    { numRuns: 10, seed: 20261123 },
  );
});

test('what others said of a drawn comment makes it judged only for those who may see it', async ({
  ctx,
  connection,
  worker,
  task_id,
}) => {
  const as = (name: string, role: 'analyst' | 'admin') =>
    testContext(connection, worker, { ...analyst, name, role });
  await drawSample(ctx, { taskId: task_id, size: 30 });
  const drawn = (await getAnalysisResults(ctx, { task_id, judged: false })).results.comments;
  for (const { seq } of drawn) {
    const place = { taskId: task_id, seq };
    await judgeComment(as('raj', 'analyst'), { ...place, tags: { harga: true }, blind: true });
  }
  const counts = [];
  for (const asking of [ctx, as('raj', 'analyst'), as('mei', 'admin')]) {
    const all = (await getAnalysisResults(asking, { task_id })).results.comments;
    const seen = all.filter(({ judgements }) => judgements.length > 0).map(({ seq }) => seq);
    const judged = (await getAnalysisResults(asking, { task_id, judged: true })).results.comments;
    assert.equal(
      judged.map(({ seq }) => seq),
      seen,
    );
    assert.is((await getRunOverview(asking, { task_id })).judged.yes, seen.length);
    counts.push(seen.length);
  }
  const [aminah = 0, raj, mei] = counts;
  assert.equal([raj, mei], [60, 60]);
  assert.ok(aminah < 60 && aminah > 3, `${aminah}`);
});

test.run();
