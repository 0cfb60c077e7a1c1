import { machineEstimate } from '../../estimates/estimates.js';
import { fewText, kindText, meanSentence, shareText } from '../../estimates/share-words.model.js';
import { estimatesOfRun } from '../../estimates/shares.service.js';
import { SHARES } from '../../estimates/shares.texts.model.js';
import { barPlot, count, html, reportPage, reportTable, withNote } from '../../export/report-page.js';
import { HEADINGS, PAGE } from '../../export/report-page.texts.model.js';
import { wilsonInterval } from '../../insight/proportions.js';
import { listed } from '../../language/language.model.js';
import { percentOf } from '../../language/percent.model.js';
import type { SentimentCounts } from '../analyzer.model.js';
import type { AnalysisComment } from '../analyzer.schemas.js';
import type { RunRow } from '../analyzer.table.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { infoOf, readCommentPages } from './analysis-results.service.js';
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
async function variablesOf(ctx: AnalyzerContext, row: RunRow): Promise<ReportedVariable[]> {
  const variables = new Map(
    row.variables.map(({ name }): [string, ReportedVariable] => [
      name,
      { name, comments: 0, sentiments: { positive: 0, neutral: 0, negative: 0 }, top: [] },
    ]),
  );
  for await (const page of readCommentPages(ctx, row)) {
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

/** A run as one HTML page to print or send: shares with intervals, sentiment, and quotes. Of a run that has not ended, what is done. */
export async function runReport(ctx: AnalyzerContext, row: RunRow): Promise<string> {
  const [say, page] = [RUN(), PAGE()];
  const info = infoOf(row);
  const total = info.total_comments;
  const shareOf = (hits: number) => ({
    rate: total === 0 ? 0 : hits / total,
    ...wilsonInterval({ hits, total }),
  });
  const shareCell = (hits: number) => {
    const { rate, low, high } = shareOf(hits);
    return withNote(percentOf(rate), `${percentOf(low)} – ${percentOf(high)}`);
  };
  const variables = await variablesOf(ctx, row);
  const { shares: all, mean_sentiment: mean } = await estimatesOfRun(ctx.db, row);
  const shares = new Map(all.map((share) => [share.variable, share]));
  /** A variable's share: corrected with its interval, or the machine's count, which has none. */
  const variableCell = (name: string, comments: number) => {
    const share = shares.get(name);
    return share === undefined
      ? withNote(percentOf(shareOf(comments).rate), SHARES().basis.machine)
      : withNote(shareText(share), kindText(share));
  };
  const variableBar = (name: string, comments: number) => {
    const share = shares.get(name);
    const { share: rate, low, high } = share?.estimate ?? machineEstimate(comments, total);
    return { name, rate, low: low ?? rate, high: high ?? rate, said: share ? fewText(share) : null };
  };
  const left = leftOutText(info.intake);
  const facts = [
    say.counted(count(total), count(info.matched_comments)),
    ...(info.status === 'completed' ? [] : [say.unfinished[info.status]]),
    ...(info.failed_comments > 0 ? [say.failed(count(info.failed_comments))] : []),
    ...(left === '' ? [] : [say.leftOut(left)]),
  ];
  const sentiments = (['positive', 'neutral', 'negative'] as const).map((label) => {
    const comments = info[`${label}_comments`];
    return [page.sentiments[label], count(comments), shareCell(comments)];
  });
  const rows = variables.map(({ name, comments, sentiments: counts }) => [
    html(name),
    count(comments),
    variableCell(name, comments),
    `${count(counts.positive)} / ${count(counts.neutral)} / ${count(counts.negative)}`,
  ]);
  const quotes = variables
    .filter(({ top }) => top.length > 0)
    .map(({ name, top }) => `<h3>${html(name)}</h3>${top.map((comment) => example(name, comment)).join('')}`);
  return reportPage({
    title: say.title(row.fileName || page.noName),
    heading: HEADINGS().run,
    about: [
      info.created_at.slice(0, 10),
      `${info.provider_label} (${info.model})`,
      row.createdByName,
      ...(info.codebook === null ? [] : [say.codebook(info.codebook.name, info.codebook.version)]),
    ],
    body: `<p><strong>${html(row.fileName || page.noName)}</strong>: ${html(facts.join('; '))}. ${html(SHARES().counts)}</p>
<h2>${page.summary}</h2><p class="muted">${html(SHARES().summary)}</p><pre>${html(row.aiInsights ?? '')}</pre>
<h2>${page.shares}</h2>
${barPlot(
  variables.map(({ name, comments }) => variableBar(name, comments)),
  page.sharesPlotAndTable,
)}
${reportTable(say.table, [page.variable, page.commentsHead, say.share, page.threeSentiments], rows)}
<h2>${page.sentiment}</h2>
${mean === null ? '' : `<p>${html(meanSentence(mean))}</p>\n`}${reportTable(say.allComments, [page.sentiment, page.commentsHead, say.share], sentiments)}
<h2>${say.topComments}</h2>
${quotes.join('\n') || `<p>${say.nothing}</p>`}`,
    reading: say.reading,
  });
}
