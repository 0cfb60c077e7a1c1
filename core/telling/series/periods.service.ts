import type { z } from 'zod';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { OfCodebook } from '../../analysis/codebooks/codebooks.schemas.js';
import {
  type CopiedShare,
  isChangedByCopies,
  isChangedShare,
} from '../../analysis/shares/copied-shares.model.js';
import {
  cohensH,
  holmAdjust,
  newcombeInterval,
  rateOf,
  testRates,
  wilsonInterval,
} from '../../analysis/shares/proportions.js';
import { dayAfter } from '../../days.model.js';
import { invalid } from '../../errors.js';
import { differenceSize } from '../../judging/insight/difference-size.model.js';
import { verb } from '../../platform/operations/verb.js';
import { gatherCopies, gatherDays, type Mentions } from './gather-days.js';
import { risesThatTurn } from './risen-shares.service.js';
import { SERIES } from './series.operations.js';
import { countCopiesByDay, type DayCount, listSeriesTexts } from './series.repository.js';
import { PeriodComparison, PeriodsInput, Risen, RisenInput } from './series.schemas.js';
import { choiceOf, daysOf, type RunsOfCodebook, runsOfCodebook } from './series.service.js';
import { SERIES_TEXTS } from './series.texts.model.js';

const CLEAR = 0.05;
/** Days of a span unless told. */
const WEEK = 7;
/** Texts of a span in which words are counted: evenly spread, about five seconds of one processor. */
const MOST_TEXTS = 10_000;
const QUOTE = 300;

interface Span {
  from: string;
  to: string;
}

type Asked = Pick<z.infer<typeof PeriodsInput>, 'from' | 'to' | 'beforeFrom' | 'beforeTo'>;

/** The spans that are meant: those given, else the last seven days with comments and as many before. Throws VALIDATION. */
function spansOf({ from, to, beforeFrom, beforeTo }: Asked, lastDay: string): { after: Span; before: Span } {
  const given = [from, to, beforeFrom, beforeTo].filter((one) => one !== undefined).length;
  if (given !== 0 && given !== 2 && given !== 4) throw invalid(SERIES_TEXTS().bothDays);
  if (given === 2 && (from === undefined || to === undefined)) throw invalid(SERIES_TEXTS().bothDays);
  const after = { from: from ?? dayAfter(lastDay, 1 - WEEK), to: to ?? lastDay };
  const days = (Date.parse(after.to) - Date.parse(after.from)) / 86_400_000 + 1;
  const before = {
    from: beforeFrom ?? dayAfter(after.from, -days),
    to: beforeTo ?? dayAfter(after.from, -1),
  };
  for (const span of [after, before])
    if (span.from > span.to) throw invalid(SERIES_TEXTS().wrongOrder(span.from, span.to));
  if (before.from <= after.to && after.from <= before.to) throw invalid(SERIES_TEXTS().overlap);
  return { after, before };
}

const min = (one: string, other: string) => (one < other ? one : other);
const max = (one: string, other: string) => (one > other ? one : other);
const isWithin = (day: string, { from, to }: Span) => from <= day && day <= to;
const commentsIn = (rows: readonly DayCount[], span: Span) =>
  rows
    .filter(({ day, variable }) => variable === null && isWithin(day, span))
    .reduce((sum, { comments }) => sum + comments, 0);

/** The days of a series and the two spans. Throws VALIDATION where no comment carries a time. */
async function readSpans(
  ctx: AnalyzerContext,
  of: RunsOfCodebook,
  asked: Asked & { copies?: 'all' | 'once' },
) {
  const rows = await daysOf(ctx, of, { copies: asked.copies });
  const last = rows.reduce((latest, { day }) => (day > latest ? day : latest), '');
  if (last === '') throw invalid(SERIES_TEXTS().noTimes(of.codebook.name));
  const { after, before } = spansOf(asked, last);
  return {
    rows,
    after: { ...after, comments: commentsIn(rows, after) },
    before: { ...before, comments: commentsIn(rows, before) },
  };
}

/** A share as it is counted, with the interval of the same with each text counted once. */
const sideOf = (count: Mentions, once: Mentions) => ({
  count: count.hits,
  total: count.total,
  share: rateOf(count),
  ...wilsonInterval(once),
});

/**
 * Two spans of days of a series: how far each variable's share differs, tested and corrected over the variables. The machine's
 * counts; the largest difference first. Throws NOT_FOUND, VALIDATION.
 */
export const comparePeriods = verb(
  SERIES.comparePeriods,
  {
    of: OfCodebook,
    input: PeriodsInput,
    answer: ['Each variable, the largest difference first', PeriodComparison],
    expensive: 'answer',
  },
  async (ctx: AnalyzerContext, { codebook, ...asked }) => {
    const of = await runsOfCodebook(ctx, codebook);
    const { rows, after, before } = await readSpans(ctx, of, asked);
    const place = (day: string) => (isWithin(day, before) ? 0 : isWithin(day, after) ? 1 : undefined);
    const { mentions } = gatherDays(rows, of.variables, 2, place);
    const countedAs = async (copies: 'all' | 'once') =>
      gatherDays(await daysOf(ctx, of, { copies }), of.variables, 2, place).mentions;
    const [all, once] = [await countedAs('all'), await countedAs('once')];
    const isAnyChanged = all.some((spans, index) =>
      spans.some((span, at) => isChangedShare(rateOf(span), rateOf(once[index]?.[at] as Mentions))),
    );
    const span = { from: min(before.from, after.from), to: max(before.to, after.to) };
    const copied = isAnyChanged ? await countCopiesByDay(ctx.db, await choiceOf(ctx, of, span)) : [];
    const copiesOf = gatherCopies(copied, of.variables, 2, place);
    // Tests rest on one voice per text; a difference that has another direction with copies is none.
    const tests = once.map(([one, two], index) => {
      const [before, after] = mentions[index] as [Mentions, Mentions];
      const voices = rateOf(two as Mentions) - rateOf(one as Mentions);
      const test = testRates(two as Mentions, one as Mentions);
      return voices * (rateOf(after) - rateOf(before)) <= 0 ? { ...test, p: 1 } : test;
    });
    const adjusted = holmAdjust(tests.map(({ p }) => p));
    const variables = of.variables.map(({ name }, index) => {
      const [one, two] = mentions[index] as [Mentions, Mentions];
      const [voicesBefore, voicesAfter] = once[index] as [Mentions, Mentions];
      const effect = cohensH(two, one);
      const pAdjusted = adjusted[index] ?? 1;
      const [copiesBefore, copiesAfter] = [0, 1].map((at) => ({
        ...(copiesOf[index]?.[at] ?? { comments: 0, texts: 0 }),
        all: rateOf(all[index]?.[at] as Mentions),
        once: rateOf(once[index]?.[at] as Mentions),
      })) as [CopiedShare, CopiedShare];
      const isChanged = isChangedByCopies(copiesBefore) || isChangedByCopies(copiesAfter);
      return {
        variable: name,
        after: sideOf(two, voicesAfter),
        before: sideOf(one, voicesBefore),
        difference: rateOf(two) - rateOf(one),
        ...newcombeInterval(voicesAfter, voicesBefore),
        effect,
        size: differenceSize(rateOf(two), rateOf(one)),
        ...(tests[index] ?? { p: 1, test: 'fisher' as const }),
        pAdjusted,
        isClear: pAdjusted < CLEAR,
        copies: isChanged ? { after: copiesAfter, before: copiesBefore } : null,
      } as const;
    });
    const byDifference = variables.sort(
      (one, other) => Math.abs(other.difference) - Math.abs(one.difference),
    );
    const choice = await choiceOf(ctx, of, { ...span, copies: asked.copies });
    const turning = await risesThatTurn(ctx, of, { rows, spans: [before, after], choice });
    return { codebook: of.codebook, after, before, variables: byDifference, turning };
  },
);

/**
 * Words that rose between two spans of a series, and themes of the comments without a variable that did, each with a
 * quote. Each text counts once: a wave of copies raises no word. The engine's thread does the work. Throws NOT_FOUND,
 * VALIDATION, CONFLICT.
 */
export const findRisenWords = verb(
  SERIES.findRisenWords,
  {
    of: OfCodebook,
    input: RisenInput,
    answer: ['What is said more than before', Risen],
    expensive: 'answer',
  },
  async (ctx: AnalyzerContext, { codebook, language, ...asked }) => {
    const of = await runsOfCodebook(ctx, codebook);
    const { after, before } = await readSpans(ctx, of, { ...asked, copies: 'once' });
    const textsOf = async ({ from, to }: Span) =>
      await listSeriesTexts(ctx.db, await choiceOf(ctx, of, { from, to, copies: 'once' }), MOST_TEXTS);
    const later = await textsOf(after);
    const texts = [...later, ...(await textsOf(before))];
    const { words, themes } = await ctx.analyzer.risen(
      texts.map(({ text, author, isTagged }, place) => ({
        text,
        author,
        isTagged,
        isAfter: place < later.length,
      })),
      language,
    );
    const idOf = new Map(of.runs.map(({ id, analysisId }) => [id, analysisId]));
    const quoteOf = <Found extends { example: number }>({ example, ...found }: Found) => {
      const { runId = 0, seq = 0, text = '' } = texts[example] ?? {};
      const short = text.length > QUOTE ? `${text.slice(0, QUOTE)}…` : text;
      return { ...found, quote: { taskId: idOf.get(runId) ?? '', number: seq + 1, text: short } };
    };
    return { after, before, words: words.map(quoteOf), themes: themes.map(quoteOf) };
  },
);
