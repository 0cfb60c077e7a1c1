import type { AnalysisTask } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { FILTER } from '@smops/core/analysis/analyzer/overview/filter-words.texts.model.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import { OVERVIEW } from '@smops/core/analysis/analyzer/overview/overview.texts.model.js';
import { peakTexts, timeScene } from '@smops/core/analysis/analyzer/overview/overview-scenes.model.js';
import {
  countedOf,
  type Counted as RunCounts,
  runNumbers,
} from '@smops/core/judging/estimates/run-numbers.model.js';
import {
  fewText,
  kindText,
  meanSentence,
  onceText,
  shareSentence,
} from '@smops/core/judging/estimates/share-words.model.js';
import { SHARES } from '@smops/core/judging/estimates/shares.texts.model.js';
import type { AnalysisComment, AnalysisResults } from '@smops/core/judging/results/results.schemas.js';
import { shareOf } from '@smops/core/platform/charts/figures.js';
import type { Scene } from '@smops/core/platform/charts/scene.js';
import { CELL, sceneBlocks } from '@smops/core/platform/charts/scene-blocks.js';
import { listed } from '@smops/core/platform/language/language.model.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { percentOf, percentText } from '@smops/core/platform/language/percent.model.js';
import { word } from '../../../output/words.js';
import { analyzeTexts } from '../../../runs/analyze.texts.js';
import { duration } from '../../../runs/progress.js';
import { coursesOf } from '../../../runs/results.js';
import { bar, barChart } from '../../components/bars.js';
import { field, line, type ReaderLine } from '../../components/Reader.js';
import { type Tone, toneOfStatus } from '../../theme.js';
import { screensTexts } from '../screens.texts.js';

const TIME_ROWS = 9;
const count = (value: number) => value.toLocaleString('en');
const money = (usd: number) => (usd > 0 ? usdText(usd) : screensTexts().free);

/** State, progress and cost of a run; `now` gives the time left. */
export function taskLines(task: AnalysisTask, now: Date, columns: number): ReaderLine[] {
  const { processed_comments: done, total_comments: total, cost_usd: cost, budget_usd: budget } = task;
  const room = Math.max(10, Math.min(50, columns - 30));
  const startedMs = task.started_at === null ? Number.NaN : Date.parse(task.started_at);
  const perMs = done / Math.max(1, now.getTime() - startedMs);
  const left =
    perMs > 0 && task.status === 'running'
      ? screensTexts().timeLeft(duration((total - done) / perMs / 1000))
      : '';
  const filled = bar(task.progress, 100, room);
  return [
    {
      pieces: [
        { text: filled, tone: toneOfStatus(task.status) },
        { text: '·'.repeat(room - filled.length), tone: 'muted' },
        { text: ` ${percentText(task.progress)}  `, isBold: true },
        { text: word(task.status), tone: toneOfStatus(task.status) },
      ],
    },
    line(
      screensTexts().progress(
        count(done),
        count(total),
        left,
        count(task.matched_comments),
        count(task.failed_comments),
      ),
    ),
    line(
      listed([
        screensTexts().runBy(task.provider_label, task.model),
        money(cost) + (budget === null ? '' : screensTexts().ofBudget(usdText(budget))),
      ]),
      'muted',
    ),
    ...(task.mixed_up_note === null ? [] : [line(task.mixed_up_note, 'waiting')]),
    ...(task.error_message === null ? [] : [line(`✗ ${task.error_message}`, 'bad')]),
    ...(task.can_resume && task.status !== 'running' ? [line(screensTexts().resumeHere, 'waiting')] : []),
    line(),
  ];
}

type ShownComment = Pick<
  AnalysisComment,
  'content' | 'tags' | 'near' | 'author' | 'reactions_count' | 'sentiment' | 'failure' | 'second_opinion'
>;

/** What the second reader of the run says of a comment, if it has read it. */
function secondLines({ second_opinion: opinion }: Pick<AnalysisComment, 'second_opinion'>): ReaderLine[] {
  if (opinion === null) return [];
  const { by, variables, sentiment } = opinion;
  const found = variables.length === 0 ? screensTexts().noVariable : variables.join(' · ');
  const said = [found, ...(sentiment === null ? [] : [word(sentiment)])].join(' · ');
  return [line(`  ${screensTexts().secondOpinion(by, said)}`, 'muted')];
}

/** The comment with its first quote in place, then each tag with its quote and reason, what it only comes near, and the second opinion. */
export function commentLines(comment: ShownComment): ReaderLine[] {
  const { content, tags, near, author, reactions_count: reactions, sentiment } = comment;
  const first = tags[0];
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
  return [
    {
      pieces: [
        { text: author || screensTexts().noName, isBold: true },
        { text: `  ${screensTexts().reactionsCount(count(reactions))}  `, tone: 'muted' },
        ...(sentiment
          ? [
              {
                text: `${word(sentiment.label)} ${sentiment.score.toFixed(1)}/10`,
                tone: toneOfStatus(sentiment.label),
              },
            ]
          : []),
        ...(comment.failure === null ? [] : [{ text: `  ✗ ${comment.failure}`, tone: 'bad' as const }]),
      ],
    },
    first === undefined
      ? line(`  ${flat(content)}`)
      : {
          pieces: [
            { text: `  ${flat(content.slice(0, first.start))}` },
            { text: flat(content.slice(first.start, first.end)), tone: 'accent', isBold: true },
            { text: flat(content.slice(first.end)) },
          ],
        },
    ...tags.map(({ variable, quote, reason }) => ({
      pieces: [
        { text: `  ▪ ${variable} `, tone: 'accent' as const },
        { text: `“${flat(quote)}” `, isBold: true },
        { text: flat(reason), tone: 'muted' as const },
      ],
    })),
    ...near.map(({ variable, reason }) =>
      line(`  ▫ ${screensTexts().near(variable)} · ${flat(reason)}`, 'muted'),
    ),
    ...secondLines(comment),
    line(),
  ];
}

/** A chart as lines of block characters. */
const chartLines = (scene: Scene): ReaderLine[] =>
  sceneBlocks(scene).map((row) => ({
    pieces: row.map(({ text, role }) => {
      const tone = TONES[role];
      return tone === undefined ? { text } : { text, tone };
    }),
  }));
const TONES: Partial<Record<string, Tone>> = {
  ...{ quiet: 'muted', grid: 'muted', negative: 'bad', positive: 'good' },
};

/** The comments over time with their peaks. */
function timeLines({ time }: RunOverview, timeZone: string, columns: number): ReaderLine[] {
  if (time === null) return [line(OVERVIEW().noTimes, 'muted'), line()];
  const size = { width: columns * CELL.width, height: TIME_ROWS * CELL.height, timeZone };
  return [
    line(OVERVIEW().byTime[time.unit], 'accent', true),
    ...chartLines(timeScene(time, size)),
    ...peakTexts(time, timeZone).map((peak) => line(peak)),
    line(),
  ];
}

const languagesLine = ({ languages, comments }: RunOverview): ReaderLine => {
  const names: Record<string, string | undefined> = FILTER().languageNames;
  const parts = languages.map(
    ({ language, count: spoken }) => `${names[language] ?? language} ${percentOf(shareOf(spoken, comments))}`,
  );
  return line(analyzeTexts().inLanguages(listed(parts)));
};

/** How a run's comments divide, and the time zone of its days. */
export interface Counted {
  overview: RunOverview;
  timeZone: string;
  /** The strongest finding, once it has come. */
  finding?: string | undefined;
}

/** What the results themselves count, without sentiments of variables. */
const countedOfResults = (
  { statistics }: AnalysisResults['results'],
  info: AnalysisResults['analysis_info'],
): RunCounts => ({
  comments: info.positive_comments + info.neutral_comments + info.negative_comments,
  mentioning: info.matched_comments,
  variables: Object.entries(statistics).map(([variable, hits]) => ({
    ...{ variable, count: hits },
    ...{ positive: 0, neutral: 0, negative: 0 },
  })),
});

/** The result in the dashboard's order, but with the variables before the chart, to be seen without paging: answer, mean and sentiment, languages, variables, time, summary, comments. */
export function resultLines(
  { results, analysis_info: info, next }: AnalysisResults,
  variable: string | undefined,
  columns: number,
  counted?: Counted,
): ReaderLine[] {
  const courses = counted && coursesOf(counted.overview);
  // Until the overview has come, the counts alone.
  const numbers = runNumbers(
    counted === undefined ? countedOfResults(results, info) : countedOf(counted.overview),
    counted === undefined ? { shares: [], mentioning: null, mean_sentiment: null } : results,
    counted === undefined ? 'machine' : results.basis,
  );
  const { mentioning } = numbers;
  const statistics = numbers.variables.map(({ variable: name, count: value, known, kind }) => ({
    name,
    value,
    said: kind === 'corrected' && known !== undefined ? fewText(known) : null,
    course: courses?.get(name),
  }));
  const behind = numbers.variables.filter(({ kind }) => kind !== numbers.basis);
  const shown =
    variable === undefined ? results.comments.filter(({ tags }) => tags.length > 0) : results.comments;
  const total = variable === undefined ? info.matched_comments : results.statistics[variable];
  return [
    line(counted?.finding ?? ''),
    line(),
    {
      pieces: [
        {
          text: screensTexts().commentsMatch(
            mentioning.isAtLeast ? SHARES().atLeastMention(mentioning.count) : count(mentioning.count),
            count(info.total_comments),
          ),
          isBold: true,
        },
        {
          text: info.failed_comments > 0 ? screensTexts().failedCount(count(info.failed_comments)) : '',
          tone: 'bad',
        },
      ],
    },
    ...(info.mixed_up_note === null ? [] : [line(info.mixed_up_note, 'waiting')]),
    ...(results.mean_sentiment === null
      ? []
      : [line(meanSentence(results.mean_sentiment)), line(SHARES().counts, 'muted')]),
    line(),
    ...barChart(
      [
        { name: word('negative'), value: info.negative_comments, tone: 'bad' },
        { name: word('neutral'), value: info.neutral_comments, tone: 'muted' },
        { name: word('positive'), value: info.positive_comments, tone: 'good' },
      ],
      info.total_comments,
      columns,
    ),
    ...(counted === undefined ? [] : [languagesLine(counted.overview)]),
    line(),
    ...barChart(
      statistics.toSorted((a, b) => b.value - a.value),
      info.total_comments,
      columns,
      OVERVIEW().words.trend,
    ),
    ...numbers.variables.flatMap(({ variable: name, kind, known, tagged }) =>
      kind === 'corrected' && known !== undefined
        ? [line(`${name}: ${shareSentence(known)}; ${SHARES().tagged(tagged)}`, 'muted')]
        : [],
    ),
    ...behind.map(({ variable: name, known }) =>
      line(`${name}: ${known ? kindText(known, SHARES(), numbers.basis) : SHARES().counted}`, 'muted'),
    ),
    ...numbers.variables.flatMap((one) =>
      one.once === null ? [] : [line(`${one.variable}: ${onceText(one)}`, 'muted')],
    ),
    ...(numbers.basis === 'machine' ? [line(SHARES().all, 'muted')] : []),
    line(),
    ...(counted === undefined ? [] : timeLines(counted.overview, counted.timeZone, columns)),
    ...(results.summary === '' ? [] : [...results.summary.split('\n').map((text) => line(text)), line()]),
    line(
      `${variable === undefined ? screensTexts().commentsThatMatch : screensTexts().commentsOn(variable)} (${next === null ? count(shown.length) : screensTexts().firstOf(count(shown.length), total === undefined ? '' : screensTexts().ofTotal(count(total)))})`,
      'accent',
      true,
    ),
    line(),
    ...shown.flatMap(commentLines),
    field(screensTexts().provider, screensTexts().runBy(info.provider_label, info.model)),
    field(screensTexts().cost, money(info.cost_usd)),
    field(screensTexts().time, info.duration_ms === null ? '' : duration(info.duration_ms / 1000)),
  ];
}
