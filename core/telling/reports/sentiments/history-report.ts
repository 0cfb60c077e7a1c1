import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { PROVIDER_LABELS } from '../../../analysis/analyzer/providers/providers.constants.js';
import { RUN } from '../../../analysis/analyzer/runs/run-report.texts.model.js';
import { engineChanges } from '../../../analysis/sentiments/engine-changes.model.js';
import type { SentimentComment, SentimentRecord } from '../../../analysis/sentiments/sentiments.schemas.js';
import { copiesText } from '../../../analysis/shares/copied-shares.model.js';
import { DIFFERENCES } from '../../../analysis/shares/differences.texts.model.js';
import { rateOf, wilsonInterval } from '../../../analysis/shares/proportions.js';
import { isNotable } from '../../../judging/insight/comparisons/largest-contrast.model.js';
import {
  findingSentence,
  findingWords,
  strongestOf,
} from '../../../judging/insight/strongest-finding.model.js';
import type { Block, Linked, Quote } from '../../../platform/document/report-document.js';
import { count } from '../../../platform/export/report-page.js';
import { PAGE } from '../../../platform/export/report-page.texts.model.js';
import { dayText, momentText, periodText } from '../../../platform/language/dates.model.js';
import { listed } from '../../../platform/language/language.model.js';
import { percentOf } from '../../../platform/language/percent.model.js';
import { changesTable, listOf } from '../parts/changes-table.js';
import { costText } from '../parts/cost-text.js';
import { LABELS, labelled } from '../parts/sentiments.js';
import type { ReportKey, ReportKind } from '../reported.js';
import { ALL_TASKS } from '../reports.constants.js';
import { HISTORY, REPORT } from '../reports.texts.model.js';
import {
  gatherHistoryFacts,
  type HistoryFacts,
  negativesOf,
  type TaskFacts,
} from './history-facts.service.js';

interface Said {
  facts: HistoryFacts;
  link: string | undefined;
  timeZone: string;
}

/** Lines of the chart, rows of the table of analyses, and comments quoted of either end. */
const MOST_LINES = 6;
const MOST_ROWS = 20;
const MOST_QUOTES = 3;
/** How much of a comment is quoted. */
const QUOTE = 400;
/** A fall of the score that is worth a look, and the score below which negative outweighs positive. */
const FALL = 1;
const LOW = 4;

const dayOf = ({ analyzeDate }: SentimentRecord, { timeZone }: Said) =>
  dayText(new Date(analyzeDate), timeZone);
const scoreOf = ({ sentimentScore }: SentimentRecord) => Number(sentimentScore);
const changeOf = ({ latest, before }: TaskFacts) =>
  before === undefined ? 0 : Math.round((scoreOf(latest) - scoreOf(before)) * 10) / 10;

function lineText(said: Said): string {
  const [lead] = said.facts.tasks;
  const { task, latest, before } = lead;
  const say = HISTORY();
  const parts = [say.line(task, latest.sentimentScore, dayOf(latest, said))];
  if (before !== undefined) {
    const change = changeOf(lead);
    const day = dayOf(before, said);
    const amount = Math.abs(change).toFixed(1);
    parts.push(change === 0 ? say.same(day) : change > 0 ? say.higher(amount, day) : say.lower(amount, day));
  }
  const negative = negativesOf(latest);
  if (negative !== undefined) parts.push(say.negative(percentOf(rateOf(negative)), count(negative.total)));
  return parts.reduce(REPORT().twoSentences);
}

/** The clearest change of a share of negative comments since the analysis before, of all tasks; null where none is clear. */
function changeText(said: Said): string | null {
  const changes = said.facts.tasks.flatMap(({ task, latest, before, contrast, copies }) => {
    const [now, then] = [negativesOf(latest), before && negativesOf(before)];
    if (!contrast || !isNotable(contrast) || !now || !then || !before) return [];
    return [
      {
        ...{ variable: HISTORY().negativeOf(task), now: rateOf(now), before: rateOf(then) },
        ...{ since: dayOf(before, said), basis: 'machine' as const, copies },
      },
    ];
  });
  const found = strongestOf({ changes, shares: { variables: [], comments: 0 } });
  const words = findingWords((at, unit) => momentText(at, unit, said.timeZone));
  return found.kind === 'change' ? findingSentence(found, 'machine', words) : null;
}

const intervalText = (of: { low: number; high: number }) =>
  REPORT().between(percentOf(of.low), percentOf(of.high));

function figures(said: Said): Block[] {
  const { facts, link } = said;
  const { task, latest, before, voices } = facts.tasks[0];
  const say = HISTORY();
  const negative = negativesOf(latest);
  const all = facts.records.reduce((sum, { comments }) => sum + (comments?.total ?? 0), 0);
  return [
    {
      kind: 'figures',
      figures: [
        {
          label: say.scoreFigure(task),
          text: latest.sentimentScore,
          note:
            before === undefined
              ? say.firstScore
              : say.scoreBefore(before.sentimentScore, dayOf(before, said)),
          link,
        },
        ...(negative === undefined
          ? []
          : [
              {
                label: say.negativeFigure,
                text: percentOf(rateOf(negative)),
                note: intervalText(wilsonInterval(voices ?? negative)),
                link,
              },
            ]),
        {
          label: say.commentsFigure,
          text: count(latest.comments?.total ?? 0),
          note: say.inAll(count(all), facts.records.length),
          link,
        },
      ],
    },
  ];
}

/** What copies change against the analysis before, a sentence for each task. */
const copiesLines = (said: Said): string[] =>
  said.facts.tasks.flatMap(({ task, latest, before, copies }) =>
    copies === null || before === undefined
      ? []
      : copiesText(
          { variable: task, names: [dayOf(latest, said), dayOf(before, said)], copies },
          DIFFERENCES(),
        ),
  );

function changes(said: Said): Block[] {
  const say = HISTORY();
  const changed = said.facts.tasks.flatMap(({ task, latest, before, contrast }) => {
    if (before === undefined) return [];
    const cell = (record: SentimentRecord): Linked => {
      const negative = negativesOf(record);
      return {
        text: negative === undefined ? '–' : percentOf(rateOf(negative)),
        note: say.score(record.sentimentScore),
      };
    };
    const days = [...new Set([dayOf(before, said), dayOf(latest, said)])].join(' – ');
    const name = { text: task, note: days };
    return [{ name, now: cell(latest), before: cell(before), contrast }];
  });
  return changed.length === 0
    ? [{ kind: 'text', text: say.noEarlier }]
    : [changesTable(say.changes, say.task, changed), ...listOf(copiesLines(said))];
}

/** Of one task its three sentiments, of several the negative comments of each. */
function bars({ facts: { tasks } }: Said): Block[] {
  const say = HISTORY();
  const barOf = (key: string, name: string, of: { hits: number; total: number }) => ({
    ...{ key, name, count: of.hits, share: rateOf(of) },
  });
  if (tasks.length > 1) {
    const rows = tasks.flatMap(({ task, latest, voices }) => {
      const negative = negativesOf(latest);
      if (negative === undefined) return [];
      return [{ ...barOf(task, task, negative), ...wilsonInterval(voices ?? negative) }];
    });
    return [
      { kind: 'bars', label: say.negativeByTask, rows: rows.sort((one, two) => two.share - one.share) },
    ];
  }
  const { comments } = tasks[0].latest;
  if (comments === null) return [];
  const total = labelled(comments);
  const rows = LABELS.map((label) =>
    barOf(label, PAGE().sentiments[label], { hits: comments[label], total }),
  );
  return [{ kind: 'bars', label: say.byLabel, rows }];
}

function shares(said: Said): Block[] {
  const { records } = said.facts;
  const say = HISTORY();
  const rows = records
    .toReversed()
    .slice(0, MOST_ROWS)
    .map((record): Linked[] => [
      { text: record.taskId, note: dayOf(record, said) },
      {
        text: record.sentimentScore,
        ...(record.earlierScore !== null && { note: say.scoreWas(record.earlierScore) }),
        link: said.link,
      },
      { text: record.weightedScore ?? '–' },
      { text: record.comments === null ? '–' : count(record.comments.total) },
      ...LABELS.map((label) => ({ text: record.comments === null ? '–' : count(record.comments[label]) })),
    ]);
  return [
    ...bars(said),
    {
      kind: 'table',
      caption: say.table,
      head: [
        say.task,
        say.scoreHead,
        say.weightedHead,
        PAGE().commentsHead,
        ...LABELS.map((label) => PAGE().sentiments[label]),
      ],
      rows,
    },
    ...(records.length > MOST_ROWS
      ? [{ kind: 'text' as const, text: say.more(MOST_ROWS, records.length) }]
      : []),
  ];
}

function time(said: Said): Block[] {
  const { facts, timeZone } = said;
  const shown = facts.tasks.slice(0, MOST_LINES).map(({ task }) => task);
  const records = facts.records.filter(({ taskId }) => shown.includes(taskId));
  return [
    {
      kind: 'lines',
      label: HISTORY().chart,
      unit: 'score',
      points: records.map((record) => ({
        key: String(record.id),
        at: Date.parse(record.analyzeDate),
        name: dayOf(record, said),
        tick: momentText(record.analyzeDate, undefined, timeZone),
      })),
      series: shown.map((task) => ({
        name: task,
        values: records.map((record) =>
          record.taskId === task ? { value: scoreOf(record), volume: record.comments?.total ?? 0 } : null,
        ),
      })),
    },
  ];
}

function quoteOf({ content, reactionsCount, score, label, language, link }: SentimentComment): Quote {
  const about = [
    RUN().reactions(count(reactionsCount)),
    ...(score === null ? [] : [HISTORY().scored(score.toFixed(1))]),
    ...(label === null ? [] : [PAGE().sentiments[label]]),
  ];
  return {
    text: content.length > QUOTE ? `${content.slice(0, QUOTE)}…` : content,
    start: 0,
    end: 0,
    about: listed(about),
    language: language ?? 'und',
    link: link ?? undefined,
  };
}

function quotes({ facts: { details, tasks } }: Said): Block[] {
  const say = HISTORY();
  const { task } = tasks[0];
  const used = new Set<string>();
  const blocks = (
    [
      [say.mostNegative(task), details.mostNegative],
      [say.mostPositive(task), details.mostPositive],
    ] as const
  ).flatMap(([heading, comments]): Block[] => {
    const some = comments.filter(({ content }) => !used.has(content) && used.add(content));
    if (some.length === 0) return [];
    return [{ kind: 'quotes', heading, quotes: some.slice(0, MOST_QUOTES).map(quoteOf) }];
  });
  return blocks.length === 0 ? [{ kind: 'text', text: say.noQuotes }] : blocks;
}

function watch(said: Said): Block[] {
  const say = HISTORY();
  const { tasks } = said.facts;
  const lines = [
    ...tasks.flatMap((of) => {
      const change = changeOf(of);
      return of.before !== undefined && change <= -FALL
        ? [say.fell(of.task, Math.abs(change).toFixed(1), dayOf(of.before, said))]
        : [];
    }),
    ...tasks
      .filter(({ latest }) => scoreOf(latest) < LOW)
      .map(({ task, latest }) => say.low(task, latest.sentimentScore)),
    ...tasks.flatMap(({ task, latest: { comments } }) =>
      comments !== null && comments.failed > 0 ? [`${task}: ${REPORT().failed(count(comments.failed))}`] : [],
    ),
  ];
  return lines.length === 0
    ? [{ kind: 'text', text: REPORT().nothingToWatch }]
    : [{ kind: 'list', lines: lines.map((text) => ({ text })) }];
}

function method(said: Said, isLong: boolean): string[] {
  const { records, tasks } = said.facts;
  const say = HISTORY();
  const [first, last] = [records[0], records.at(-1)];
  const providers = new Set(
    records.map(({ provider, model }) =>
      provider === null
        ? say.unknownProvider
        : `${PROVIDER_LABELS[provider]}${model === null ? '' : ` (${model})`}`,
    ),
  );
  const cost = records.reduce((sum, { costUsd }) => sum + costUsd, 0);
  return [
    ...(first && last
      ? [say.method(records.length, tasks.length, dayOf(first, said), dayOf(last, said))]
      : []),
    say.providers(listed([...providers]), costText(cost)),
    ...tasks.flatMap(({ task }) => {
      const own = records.filter(({ taskId }) => taskId === task);
      return engineChanges(own).map(({ index, from, to }) =>
        say.engineChanged(task, dayOf(own[index] as SentimentRecord, said), from, to),
      );
    }),
    ...(isLong ? say.reading : [say.reading[0] ?? '', REPORT().ofComments]),
  ];
}

const keyOf = (task: string, { records }: Pick<HistoryFacts, 'records'>): ReportKey => ({
  line: { column: 'historyOf', value: task },
  subject: { entity: 'sentiment', entityId: records.at(-1)?.id ?? 0, label: task },
});

/** The report of the sentiment history of a task, or of all tasks. */
export const historyReport: ReportKind = {
  find: async (ctx: AnalyzerContext, task) => keyOf(task, await gatherHistoryFacts(ctx, task)),
  async gather(ctx, task, { addressOf, timeZone }) {
    const facts = await gatherHistoryFacts(ctx, task);
    const { records, tasks } = facts;
    const said: Said = { facts, link: addressOf('/sentiments'), timeZone };
    const change = changeText(said);
    const title = task === ALL_TASKS ? HISTORY().titleOfAll : HISTORY().titleOf(task);
    const { latest } = tasks[0];
    const [first, last] = [records[0], records.at(-1)];
    const all = records.reduce((sum, { comments }) => sum + (comments?.total ?? 0), 0);
    return {
      key: keyOf(task, facts),
      id: task,
      title,
      period:
        first && last ? periodText(new Date(first.analyzeDate), new Date(last.analyzeDate), timeZone) : '',
      basis: 'machine',
      hasOneBasis: true,
      about: [dayOf(latest, said), HISTORY().inAll(count(all), records.length)],
      generated: change === null ? lineText(said) : REPORT().twoSentences(change, lineText(said)),
      findings: change === null ? {} : { changes: change },
      newest: new Date(latest.analyzeDate),
      sections: {
        figures: () => figures(said),
        changes: () => changes(said),
        shares: () => shares(said),
        time: () => time(said),
        quotes: () => quotes(said),
        watch: () => watch(said),
      },
      method: { short: () => method(said, false), long: () => method(said, true) },
    };
  },
};
