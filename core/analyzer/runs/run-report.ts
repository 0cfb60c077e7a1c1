import type { Scene } from '../../charts/scene.js';
import { sceneSvg } from '../../charts/scene-svg.js';
import { kindText, meanSentence, shareText } from '../../estimates/share-words.model.js';
import { estimatesOfRun } from '../../estimates/shares.service.js';
import { SHARES } from '../../estimates/shares.texts.model.js';
import { count, html, reportPage, reportTable, unprinted, withNote } from '../../export/report-page.js';
import { HEADINGS, PAGE } from '../../export/report-page.texts.model.js';
import { wilsonInterval } from '../../insight/proportions.js';
import { listed } from '../../language/language.model.js';
import { percentOf } from '../../language/percent.model.js';
import type { SentimentCounts } from '../analyzer.model.js';
import type { AnalysisComment } from '../analyzer.schemas.js';
import type { RunRow } from '../analyzer.table.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import type { CommentFilter } from '../overview/comment-filter.schemas.js';
import { filterText } from '../overview/filter-words.model.js';
import { FILTER } from '../overview/filter-words.texts.model.js';
import type { RunOverview } from '../overview/overview.schemas.js';
import { OVERVIEW } from '../overview/overview.texts.model.js';
import { peakTexts, timeScene, variablesScene } from '../overview/overview-scenes.model.js';
import { overviewOf } from '../overview/run-overview.service.js';
import { windowOf } from '../overview/time-window.model.js';
import { toldSummary } from '../told-reasons.js';
import { chosenNumbers, infoOf, readCommentPages } from './analysis-results.service.js';
import { leftOutText } from './intake.model.js';
import { RUN } from './run-report.texts.model.js';

/** Comments shown per variable, and how much of each is shown before and after its quote. */
const EXAMPLES = 3;
const BEFORE = 160;
const AFTER = 240;

/** What the report says of a variable. */
interface ReportedVariable {
  name: string;
  comments: number;
  sentiments: SentimentCounts;
  /** The comments with most reactions, most first. */
  top: AnalysisComment[];
}

/** One pass over the comments: the variables with most comments first. */
async function variablesOf(
  ctx: AnalyzerContext,
  row: RunRow,
  numbers: readonly number[],
): Promise<ReportedVariable[]> {
  const variables = new Map(
    row.variables.map(({ name }): [string, ReportedVariable] => [
      name,
      { name, comments: 0, sentiments: { positive: 0, neutral: 0, negative: 0 }, top: [] },
    ]),
  );
  for await (const page of readCommentPages(ctx, row, numbers)) {
    for (const comment of page) {
      for (const name of new Set(comment.matched_variables)) {
        const variable = variables.get(name);
        if (variable === undefined) continue;
        variable.comments++;
        if (comment.sentiment !== null) variable.sentiments[comment.sentiment.label]++;
        variable.top = [...variable.top, comment]
          .sort((one, two) => two.reactions_count - one.reactions_count)
          .slice(0, EXAMPLES);
      }
    }
  }
  return [...variables.values()].sort((one, two) => two.comments - one.comments);
}

/** A comment with its quote marked, without its author: the report is about topics. Long ones are cut around the quote. */
function example(variable: string, comment: AnalysisComment): string {
  const { content, number, reactions_count: reactions, sentiment } = comment;
  const tag = comment.tags.find((one) => one.variable === variable);
  const { start, end } = tag ?? { start: 0, end: 0 };
  const before = content.slice(Math.max(0, start - BEFORE), start).toWellFormed();
  const after = content.slice(end, end + AFTER).toWellFormed();
  const text = `${start > BEFORE ? '…' : ''}${html(before)}<mark>${html(content.slice(start, end))}</mark>${html(after)}${end + AFTER < content.length ? '…' : ''}`;
  const about = [
    RUN().commentNumber(number),
    RUN().reactions(count(reactions)),
    ...(sentiment === null ? [] : [PAGE().sentiments[sentiment.label]]),
  ];
  return `<blockquote>${text}<br><span class="muted">${listed(about)}</span></blockquote>`;
}

/** How many variables a chart shows, and how many rows and examples a printed page has: the file has all. */
const CHARTED = 16;
const PRINTED_ROWS = 12;
const PRINTED_EXAMPLES = 5;
const CHART_WIDTH = 760;
const TIME_HEIGHT = 190;

const figure = (title: string, scene: Scene, note = '') =>
  `<h2>${html(title)}</h2>\n<figure>${sceneSvg(scene)}</figure>${note === '' ? '' : `\n<p class="muted">${html(note)}</p>`}`;

/** The part of a time line that a filter leaves. */
function timeWithin(time: NonNullable<RunOverview['time']>, filter: CommentFilter, timeZone: string) {
  const { from, to } = windowOf(filter, timeZone);
  const starts = time.buckets.map(({ start }) => new Date(start));
  const isIn = (index: number) => {
    const [start, next] = [starts[index], starts[index + 1]];
    return !((to && start && start >= to) || (from && next && next <= from));
  };
  return { ...time, buckets: time.buckets.filter((_, index) => isIn(index)) };
}

/** Wilson's interval of a share below the share. */
function shareCell(hits: number, total: number): string {
  const { low, high } = wilsonInterval({ hits, total });
  return withNote(percentOf(total === 0 ? 0 : hits / total), `${percentOf(low)} – ${percentOf(high)}`);
}

/**
 * A run as one HTML page to print or send, on at most three sheets: counts and shares, time, sentiment, and quotes. Of a run
 * that has not ended, what is done; with a filter, of the comments that it leaves.
 */
export async function runReport(
  ctx: AnalyzerContext,
  row: RunRow,
  filter: CommentFilter = {},
): Promise<string> {
  const [say, page, charts] = [RUN(), PAGE(), OVERVIEW()];
  const info = infoOf(row);
  const said = filterText(filter);
  const isWhole = said === '';
  const { timeZone } = ctx.config;
  const overview = await overviewOf(ctx, row, filter);
  const total = isWhole ? info.total_comments : overview.matching;
  const variables = await variablesOf(ctx, row, await chosenNumbers(ctx, row, filter));
  const estimates = isWhole ? await estimatesOfRun(ctx.db, row) : { shares: [], mean_sentiment: null };
  const shares = new Map(estimates.shares.map((share) => [share.variable, share]));
  const mean = estimates.mean_sentiment;
  const better = new Map(
    estimates.shares.flatMap(({ variable, estimate: { share, low, high } }) =>
      low === null || high === null ? [] : [[variable, { share, low, high }] as const],
    ),
  );
  /** A variable's share: corrected with its interval, or the machine's count, which has none. */
  const variableCell = (name: string, comments: number) => {
    const share = shares.get(name);
    return share === undefined
      ? withNote(percentOf(total === 0 ? 0 : comments / total), SHARES().basis.machine)
      : withNote(shareText(share), kindText(share));
  };
  const left = leftOutText(info.intake);
  const facts = isWhole
    ? [
        say.counted(count(total), count(info.matched_comments)),
        ...(info.status === 'completed' ? [] : [say.unfinished[info.status]]),
        ...(info.failed_comments > 0 ? [say.failed(count(info.failed_comments))] : []),
        ...(left === '' ? [] : [say.leftOut(left)]),
      ]
    : [FILTER().only(count(total), count(overview.comments), said)];
  const asked = filter.sentiment?.length ? filter.sentiment : undefined;
  const sentiments = (['positive', 'neutral', 'negative'] as const).map((label) => {
    const comments = asked?.includes(label) === false ? 0 : overview.sentiment[label];
    return [page.sentiments[label], count(comments), shareCell(comments, total)];
  });
  const rows = variables.map(({ name, comments, sentiments: counts }) => [
    html(name),
    count(comments),
    variableCell(name, comments),
    `${count(counts.positive)} / ${count(counts.neutral)} / ${count(counts.negative)}`,
  ]);
  const counted = new Map(overview.variables.map((variable) => [variable.variable, variable]));
  const charted = variables.slice(0, CHARTED).map(({ name, comments, sentiments: counts }) => ({
    variable: name,
    count: comments,
    certain: 0,
    reactions: 0,
    ...counts,
    byTime: counted.get(name)?.byTime ?? [],
    byLanguage: [],
  }));
  const time = overview.time && timeWithin(overview.time, filter, timeZone);
  const quotes = variables
    .filter(({ top }) => top.length > 0)
    .map(({ name, top }, index) => {
      const examples = top.map((comment, place) =>
        unprinted(example(name, comment), place > 0 || index >= PRINTED_EXAMPLES),
      );
      return `${unprinted(`<h3>${html(name)}</h3>`, index >= PRINTED_EXAMPLES)}${examples.join('')}`;
    });
  return reportPage({
    title: say.title(row.fileName || page.noName),
    heading: HEADINGS().run,
    about: [
      info.created_at.slice(0, 10),
      `${info.provider_label} (${info.model})`,
      row.createdByName,
      ...(info.codebook === null ? [] : [say.codebook(info.codebook.name, info.codebook.version)]),
    ],
    body: `<p><strong>${html(row.fileName || page.noName)}</strong>: ${html(facts.join('; '))}. ${html(isWhole ? SHARES().counts : say.filteredCounts)}</p>${info.mixed_up_note === null ? '' : `\n<p>${html(info.mixed_up_note)}</p>`}
${isWhole ? `<h2>${page.summary}</h2><p class="muted">${html(SHARES().summary)}</p><pre>${html(toldSummary(row))}</pre>\n` : ''}${
  time === null
    ? `<p class="muted">${html(charts.noTimes)}</p>`
    : figure(
        charts.byTime[time.unit],
        timeScene(time, { width: CHART_WIDTH, height: TIME_HEIGHT, timeZone }),
        peakTexts(time, timeZone).join(' · '),
      )
}
${figure(
  charts.variables,
  variablesScene(charted, { width: CHART_WIDTH, whole: total, better, withTrend: isWhole && time !== null }),
  charts.sides,
)}
${reportTable(say.table, [page.variable, page.commentsHead, say.share, page.threeSentiments], rows, PRINTED_ROWS)}
<h2>${page.sentiment}</h2>
${mean === null ? '' : `<p>${html(meanSentence(mean))}</p>\n`}${reportTable(say.allComments, [page.sentiment, page.commentsHead, say.share], sentiments)}
<h2>${say.topComments}</h2>
${quotes.join('\n') || `<p>${say.nothing}</p>`}
<p class="muted printed">${html(say.moreInFile)}</p>`,
    reading: say.reading,
  });
}
