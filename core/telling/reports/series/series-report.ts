import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { RUN } from '../../../analysis/analyzer/runs/run-report.texts.model.js';
import { requireVersion } from '../../../analysis/codebooks/codebooks.service.js';
import { copiesOfShareText, copiesText } from '../../../analysis/shares/copied-shares.model.js';
import { DIFFERENCES } from '../../../analysis/shares/differences.texts.model.js';
import { dayAfter } from '../../../days.model.js';
import type { Basis } from '../../../judging/estimates/basis.constants.js';
import { SHARES } from '../../../judging/estimates/shares.texts.model.js';
import { isNotable } from '../../../judging/insight/comparisons/largest-contrast.model.js';
import { riseTurnsText } from '../../../judging/insight/conclusions/turning-words.model.js';
import {
  type Finding,
  type FoundPeak,
  findingSentence,
  findingWords,
  largestShare,
  strongestOf,
} from '../../../judging/insight/strongest-finding.model.js';
import { infoOf } from '../../../judging/results/analysis-results.service.js';
import { points } from '../../../platform/charts/figures.js';
import type { Block, Linked } from '../../../platform/document/report-document.js';
import { count } from '../../../platform/export/report-page.js';
import { PAGE } from '../../../platform/export/report-page.texts.model.js';
import { dayText, momentText, periodText } from '../../../platform/language/dates.model.js';
import { listed } from '../../../platform/language/language.model.js';
import { percentOf, percentRangeOf } from '../../../platform/language/percent.model.js';
import type { SeriesPoint } from '../../series/series.schemas.js';
import { SERIES_TEXTS } from '../../series/series.texts.model.js';
import { changesTable, listOf } from '../parts/changes-table.js';
import { costText } from '../parts/cost-text.js';
import { quoteOf } from '../parts/quote-of.js';
import { driverText } from '../parts/sentiments.js';
import type { ReportKey, ReportKind } from '../reported.js';
import { REPORT, SERIES_REPORT } from '../reports.texts.model.js';
import { gatherSeriesFacts, type SeriesFacts } from './series-facts.service.js';

interface Said {
  facts: SeriesFacts;
  /** The series on the dashboard, with a variable chosen. */
  linkTo(variable?: string): string | undefined;
  /** The comments of the latest run that a filter leaves. */
  commentsOf(filter: Record<string, string>): string | undefined;
  timeZone: string;
  hasTables: boolean;
}

/** Variables that have a line in the chart, and alarms that are named. */
const MOST_LINES = 6;
const MOST_ALARMS = 8;

const spanText = (low: number, high: number) => REPORT().between(percentOf(low), percentOf(high));

/** The name of a day, or of the moment at which a run was started. */
const timeText = (start: string, { timeZone }: Said) =>
  start.length === 10 ? dayText(new Date(start), 'UTC') : dayText(new Date(start), timeZone);
const daysOf = ({ from, to }: { from: string; to: string }, said: Said) =>
  [timeText(from, said), timeText(to, said)] as const;

interface Share extends Pick<SeriesPoint, 'count' | 'share' | 'low' | 'high' | 'kind'> {
  variable: string;
}

/** Each variable's share in the last days, or in the last run, largest first. */
function sharesNow({ series, periods }: SeriesFacts): Share[] {
  const shares =
    periods === null
      ? series.variables.flatMap(({ variable, points: all }) => {
          const last = all.at(-1);
          return last ? [{ variable, ...last }] : [];
        })
      : periods.variables.map(({ variable, after }) => ({ variable, ...after, kind: 'machine' as const }));
  return shares.sort((one, two) => two.share - one.share);
}

const lastRun = ({ series }: SeriesFacts) => series.runs.at(-1);

const DAYS = { day: 1, week: 7, run: 0 } as const;

/** The alarms of the last days, the latest first. */
function recentAlarms({ series, periods }: SeriesFacts) {
  if (periods === null) return [];
  return series.alarms.filter(({ start }) => dayAfter(start, DAYS[series.unit]) > periods.after.from);
}

/** Everything that may be the strongest finding: alarms of the last days, what differs clearly from those before, the shares. */
function foundIn(said: Said) {
  const { facts } = said;
  const { series, periods } = facts;
  const unit = series.unit === 'week' ? 'week' : 'day';
  const peaks = recentAlarms(facts).map(
    ({ variable, start, count: hits, total, expected, copies }): FoundPeak => {
      const [once, elsewhere] = [hits / Math.max(1, total), expected / Math.max(1, total)];
      return {
        ...{ variable, from: start, unit, elsewhere },
        to: dayAfter(start, DAYS[unit]),
        share: copies?.all ?? once,
        count: copies?.count ?? hits,
        once: copies && { share: once, elsewhere, count: hits },
      };
    },
  );
  const before = periods?.before;
  const changes =
    periods === null || before === undefined || before.comments === 0
      ? []
      : periods.variables.filter(isNotable).map(({ variable, after, before: { share }, copies }) => ({
          ...{ variable, now: after.share, before: share, basis: 'machine' as const },
          copies: copies && [copies.after, copies.before],
          since: periodText(before.from, before.to, 'UTC'),
        }));
  const variables = sharesNow(facts).map((one) => ({
    ...one,
    sentiment: null,
    known: undefined,
    once: null,
  }));
  const comments = periods?.after.comments ?? lastRun(facts)?.comments ?? 0;
  return { peaks, changes, shares: { variables, comments } };
}

/** What the last days, or the last run, are about most. */
function shareText(said: Said): string {
  const { facts } = said;
  const [first] = sharesNow(facts);
  const run = lastRun(facts);
  if (first === undefined || run === undefined) return SERIES_REPORT().none(facts.series.codebook.name);
  const share = percentOf(first.share);
  const { periods } = facts;
  return periods === null
    ? SERIES_REPORT().lineRun(first.variable, share, count(run.comments), run.runName || PAGE().noName)
    : SERIES_REPORT().lineDays(
        first.variable,
        share,
        count(periods.after.comments),
        ...daysOf(periods.after, said),
      );
}

/** The strongest finding, then what the last days are about; and what each section finds. */
function findingsOf(said: Said) {
  const { facts } = said;
  const found = foundIn(said);
  const words = findingWords((at, unit) => momentText(at, unit, 'UTC'));
  const sentence = (of: Finding) => findingSentence(of, basisOf(facts), words);
  const strongest = strongestOf(found);
  const { shares } = found;
  const findings = {
    ...(found.peaks.length > 0 ? { time: sentence(strongestOf({ ...found, changes: [] })) } : {}),
    ...(found.changes.length > 0 ? { changes: sentence(strongestOf({ ...found, peaks: [] })) } : {}),
    shares: sentence(largestShare(shares)),
  };
  return {
    line: [leadText(said, strongest, sentence), ...nextText(said, strongest)].reduce(REPORT().twoSentences),
    findings,
  };
}

/** A peak that copies change says how; a share names its days. */
function leadText(said: Said, strongest: Finding, sentence: (of: Finding) => string): string {
  if (strongest.kind !== 'peak' && strongest.kind !== 'change') return shareText(said);
  const copies = strongest.kind === 'peak' ? (recentAlarms(said.facts)[0]?.copies ?? null) : null;
  if (copies === null) return sentence(strongest);
  const beside = DIFFERENCES().sentence(copiesOfShareText(copies, copies.count, DIFFERENCES()));
  return REPORT().twoSentences(sentence(strongest), beside);
}

/** The share after a peak or a change; after a share that nothing changed, where there were days before. */
function nextText(said: Said, { kind }: Finding): string[] {
  if (kind === 'peak' || kind === 'change') return [shareText(said)];
  return said.facts.periods?.before.comments ? [SERIES_REPORT().unchanged] : [];
}

function figures(said: Said): Block[] {
  const { facts, linkTo } = said;
  const { series, periods } = facts;
  const run = lastRun(facts);
  const [first] = sharesNow(facts);
  if (first === undefined || run === undefined)
    return [{ kind: 'text', text: SERIES_REPORT().none(series.codebook.name) }];
  const [from, to] = [series.points[0]?.start ?? '', series.points.at(-1)?.start ?? ''];
  const most = periods?.before.comments ? periods.variables[0] : undefined;
  const third =
    most === undefined
      ? {
          label: SERIES_REPORT().runs,
          text: count(series.runs.length),
          note: SERIES_REPORT().fromTo(timeText(from, said), timeText(to, said)),
          link: linkTo(),
        }
      : {
          label: SERIES_REPORT().pointsOf(most.variable),
          text: points(most.difference),
          note: REPORT().between(points(most.low), points(most.high)),
          link: linkTo(most.variable),
        };
  return [
    {
      kind: 'figures',
      figures: [
        {
          label:
            periods === null
              ? SERIES_REPORT().commentsRun(run.runName || PAGE().noName)
              : SERIES_REPORT().commentsDays(...daysOf(periods.after, said)),
          text: count(periods === null ? run.comments : periods.after.comments),
          note: SERIES_REPORT().inAll(count(series.comments), series.runs.length),
          link: linkTo(),
        },
        {
          label: REPORT().strongestFigure(first.variable),
          text: percentOf(first.share),
          note: `${spanText(first.low, first.high)}; ${SHARES().basis[first.kind]}`,
          link: linkTo(first.variable),
        },
        third,
      ],
    },
  ];
}

/** A share with its interval below. */
const shareCell = (of: { share: number; low: number; high: number } | null | undefined): Linked =>
  of ? { text: percentOf(of.share), note: percentRangeOf(of.low, of.high) } : { text: '–' };

function changes(said: Said): Block[] {
  const { facts, linkTo } = said;
  const { series, periods } = facts;
  if (periods === null) {
    const before = series.runs.at(-2);
    if (before === undefined) return [{ kind: 'text', text: SERIES_REPORT().noBefore }];
    return [
      changesTable(
        SERIES_REPORT().againstRun(before.runName || PAGE().noName, timeText(before.createdAt, said)),
        PAGE().variable,
        series.variables.map(({ variable, points: all }) => ({
          name: { text: variable, link: linkTo(variable) },
          now: shareCell(all.at(-1)),
          before: shareCell(all.at(-2)),
          contrast: undefined,
        })),
      ),
    ];
  }
  if (periods.before.comments === 0) return [{ kind: 'text', text: SERIES_REPORT().noBefore }];
  return [
    changesTable(
      SERIES_REPORT().against(...daysOf(periods.after, said), ...daysOf(periods.before, said)),
      PAGE().variable,
      periods.variables.map(({ variable, after, before, ...contrast }) => ({
        name: { text: variable, link: linkTo(variable) },
        now: shareCell(after),
        before: shareCell(before),
        contrast,
      })),
    ),
    ...listOf(copiesLines(said)),
  ];
}

function driver({ facts: { latest, series } }: Said): Block[] {
  if (latest === null) return [{ kind: 'text', text: SERIES_REPORT().none(series.codebook.name) }];
  const { overview, fileName } = latest;
  const said = driverText(overview.variables, overview.sentiment.negative) ?? REPORT().driverNone;
  return [{ kind: 'text', text: SERIES_REPORT().latestRun(fileName || PAGE().noName, said) }];
}

function shares(said: Said): Block[] {
  const { facts, linkTo } = said;
  const { series } = facts;
  const now = sharesNow(facts);
  const rows = now.map(({ variable, count: hits, share, low, high }): Linked[] => {
    const own = series.variables.find((one) => one.variable === variable);
    const seen = (start: string | null | undefined) => (start ? timeText(start, said) : '–');
    return [
      { text: variable, link: linkTo(variable) },
      { text: count(hits) },
      shareCell({ share, low, high }),
      { text: count(own?.count ?? 0) },
      { text: seen(own?.firstSeen) },
      { text: seen(own?.lastSeen) },
    ];
  });
  const say = SERIES_REPORT();
  const table: Block = {
    kind: 'table',
    caption: say.variables,
    head: [PAGE().variable, PAGE().commentsHead, RUN().share, say.allMentions, say.firstSeen, say.lastSeen],
    rows,
  };
  return [
    {
      kind: 'bars',
      label: PAGE().shares,
      rows: now.map(({ variable, kind: _, ...share }) => ({ key: variable, name: variable, ...share })),
    },
    ...(said.hasTables ? [table] : []),
  ];
}

/** What the chart says where another version of the engine begins. */
function engineChangeAt({ engineChanges }: Said['facts']['series'], start: string): string | undefined {
  const change = engineChanges.find((one) => one.start === start);
  return change && SERIES_TEXTS().engineChanged(change.from, change.to);
}

function time(said: Said): Block[] {
  const { facts, timeZone } = said;
  const { series } = facts;
  if (series.points.length === 0) return [{ kind: 'text', text: REPORT().noTime }];
  const shown = series.variables
    .filter(({ count: hits }) => hits > 0)
    .toSorted((one, two) => two.count - one.count)
    .slice(0, MOST_LINES);
  return [
    {
      kind: 'lines',
      label: SERIES_REPORT().chart,
      unit: 'share',
      points: series.points.map(({ start }) => ({
        key: start,
        at: Date.parse(start),
        name: timeText(start, said),
        tick: momentText(start, undefined, start.length === 10 ? 'UTC' : timeZone),
        change: engineChangeAt(series, start),
      })),
      series: shown.map(({ variable, points: all }) => ({
        name: variable,
        values: all.map(
          (point) => point && { value: point.share, low: point.low, high: point.high, volume: point.total },
        ),
      })),
    },
  ];
}

function quotes({ facts: { latest }, commentsOf }: Said): Block[] {
  const all = latest?.quotes ?? [];
  if (all.length === 0) return [{ kind: 'text', text: RUN().nothing }];
  return all.map(({ variable, comments }) => ({
    kind: 'quotes',
    heading: variable,
    quotes: comments.map((comment) => quoteOf(variable, comment, commentsOf({ variable }))),
  }));
}

/** What copies change in the last days and those before, a sentence for each variable. */
function copiesLines(said: Said): string[] {
  const { periods } = said.facts;
  if (periods === null) return [];
  const names = [periods.after, periods.before].map((span) => SERIES_REPORT().fromTo(...daysOf(span, said)));
  return periods.variables.flatMap(({ variable, copies }) =>
    copies === null
      ? []
      : copiesText({ variable, names, copies: [copies.after, copies.before] }, DIFFERENCES()),
  );
}

function watch(said: Said): Block[] {
  const { facts, linkTo } = said;
  const { series, periods } = facts;
  const say = SERIES_REPORT();
  const rose = (periods?.before.comments ? periods.variables : []).filter(
    ({ isClear, difference }) => isClear && difference > 0,
  );
  const gone = series.variables.filter(
    ({ lastSeen }) => periods !== null && lastSeen !== null && lastSeen < periods.after.from,
  );
  const lines: Linked[] = [
    ...series.alarms
      .slice(0, MOST_ALARMS)
      .map(({ variable, start, count: hits, total, expected, copies }) => {
        const figures = [count(hits), count(total), expected.toFixed(1)] as const;
        const alarm = say.alarm(variable, timeText(start, said), ...figures);
        const text =
          copies === null ? alarm : `${alarm}; ${copiesOfShareText(copies, copies.count, DIFFERENCES())}`;
        return { text, link: linkTo(variable) };
      }),
    ...rose.map(({ variable, difference }) => ({
      text: REPORT().roseClearly(variable, points(difference)),
      link: linkTo(variable),
    })),
    ...[...series.turning, ...(periods?.turning ?? [])].map((one) => ({
      text: riseTurnsText(one),
      link: linkTo(one.variable),
    })),
    ...gone.map(({ variable, lastSeen }) => ({ text: say.gone(variable, timeText(lastSeen ?? '', said)) })),
  ];
  return lines.length === 0 ? [{ kind: 'text', text: REPORT().nothingToWatch }] : [{ kind: 'list', lines }];
}

function method(said: Said, isLong: boolean): string[] {
  const { series, of } = said.facts;
  const say = SERIES_REPORT();
  const { name } = series.codebook;
  const [first, last] = [series.points[0], series.points.at(-1)];
  if (first === undefined || last === undefined) return [say.none(name), ...say.reading];
  const infos = of.runs.map(({ run }) => infoOf(run));
  const providers = [...new Set(infos.map(({ provider_label, model }) => `${provider_label} (${model})`))];
  return [
    say.method(series.runs.length, name, timeText(first.start, said), timeText(last.start, said)),
    say.byUnit[series.unit],
    ...(series.unit !== 'run' && series.withTime < series.comments
      ? [say.noTime(count(series.comments - series.withTime))]
      : []),
    ...(series.repeated > 0 ? [say.repeated(count(series.repeated))] : []),
    ...series.engineChanges.map(({ start, from, to }) =>
      SERIES_TEXTS().engineNote(timeText(start, said), from, to),
    ),
    say.providers(listed(providers), costText(infos.reduce((sum, { cost_usd }) => sum + cost_usd, 0))),
    ...(isLong
      ? [...DIFFERENCES().reading, ...say.reading, REPORT().quotesHow]
      : [say.reading[0] ?? '', REPORT().ofComments]),
  ];
}

async function keyOf(ctx: AnalyzerContext, codebook: string): Promise<ReportKey> {
  const { row } = await requireVersion(ctx.db, codebook);
  return {
    line: { column: 'codebookId', value: row.id },
    subject: { entity: 'codebook', entityId: row.id, label: row.name },
  };
}

/** By runs, where the points are corrected as soon as enough was read. */
const basisOf = ({ series }: SeriesFacts): Basis =>
  series.variables.some(({ points: all }) => all.some((point) => point?.kind === 'corrected'))
    ? 'corrected'
    : 'machine';

/** The report of the series of a codebook: its last days, or its last run, before the course of time. */
export const seriesReport: ReportKind = {
  find: keyOf,
  async gather(ctx, codebook, { addressOf, timeZone, basis, hasTables }) {
    const facts = await gatherSeriesFacts(ctx, codebook, basis);
    const { series, latest, of } = facts;
    const { id, name } = series.codebook;
    const said: Said = {
      facts,
      timeZone,
      hasTables,
      linkTo: (variable) =>
        addressOf(`/codebooks/${encodeURIComponent(id)}/series`, variable === undefined ? {} : { variable }),
      commentsOf: (filter) =>
        latest === null ? undefined : addressOf('/fb-analyzer', { task: latest.runId, ...filter }),
    };
    const [first, last] = [series.points[0], series.points.at(-1)];
    const { line, findings } = findingsOf(said);
    return {
      key: await keyOf(ctx, codebook),
      id,
      title: SERIES_REPORT().title(name),
      period:
        first && last ? SERIES_REPORT().fromTo(timeText(first.start, said), timeText(last.start, said)) : '',
      basis: basisOf(facts),
      hasOneBasis: series.unit !== 'run',
      about: [SERIES_REPORT().inAll(count(series.comments), series.runs.length)],
      generated: line,
      findings,
      newest: of.runs.reduce<Date | null>(
        (latest, { run: { finishedAt } }) =>
          finishedAt !== null && (latest === null || finishedAt > latest) ? finishedAt : latest,
        null,
      ),
      sections: {
        figures: () => figures(said),
        changes: () => changes(said),
        driver: () => driver(said),
        shares: () => shares(said),
        time: () => time(said),
        quotes: () => quotes(said),
        watch: () => watch(said),
      },
      method: { short: () => method(said, false), long: () => method(said, true) },
    };
  },
};
