import { requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { RunRow } from '../../../analysis/analyzer/analyzer.table.js';
import { OVERVIEW } from '../../../analysis/analyzer/overview/overview.texts.model.js';
import { peakTexts } from '../../../analysis/analyzer/overview/overview-scenes.model.js';
import { leftOutText } from '../../../analysis/analyzer/runs/intake.model.js';
import { RUN } from '../../../analysis/analyzer/runs/run-report.texts.model.js';
import { copiesText, peakOnceText } from '../../../analysis/shares/copied-shares.model.js';
import { DIFFERENCES } from '../../../analysis/shares/differences.texts.model.js';
import type { RunNumbers, VariableNumbers } from '../../../judging/estimates/run-numbers.model.js';
import { fewText, kindText, onceText, shareText } from '../../../judging/estimates/share-words.model.js';
import { SHARES } from '../../../judging/estimates/shares.texts.model.js';
import type { EarlierFacts } from '../../../judging/findings/run-finding.service.js';
import { clearChanges, foundChanges } from '../../../judging/findings/run-finding.service.js';
import {
  differenceTurnsText,
  orderTurnsText,
} from '../../../judging/insight/conclusions/turning-words.model.js';
import {
  type Finding,
  findingSentence,
  findingWords,
  largestShare,
  strongestFinding,
} from '../../../judging/insight/strongest-finding.model.js';
import type { BarRow } from '../../../platform/charts/bars.js';
import { points } from '../../../platform/charts/figures.js';
import type { Block, Linked } from '../../../platform/document/report-document.js';
import { count } from '../../../platform/export/report-page.js';
import { PAGE } from '../../../platform/export/report-page.texts.model.js';
import { dayText, hourText, momentText, periodText } from '../../../platform/language/dates.model.js';
import { listed } from '../../../platform/language/language.model.js';
import { percentOf } from '../../../platform/language/percent.model.js';
import { type Change, changesTable, listOf } from '../parts/changes-table.js';
import { costText } from '../parts/cost-text.js';
import { quoteOf } from '../parts/quote-of.js';
import { driverText, LABELS } from '../parts/sentiments.js';
import type { ReportKey, ReportKind } from '../reported.js';
import { SHORT_ROWS } from '../reports.constants.js';
import { REPORT } from '../reports.texts.model.js';
import { gatherRunFacts, type RunFacts } from './run-facts.service.js';

/** The address of the comments of the run that a filter leaves; undefined while the server's own is unknown. */
export type LinkTo = (filter: Record<string, string>) => string | undefined;

interface Said {
  facts: RunFacts;
  linkTo: LinkTo;
  timeZone: string;
  hasTables: boolean;
}

/** A share as a page writes it: with its interval where it is corrected, in words where it is too small for a number. */
const shareOf = ({ known, kind, share }: VariableNumbers) =>
  known !== undefined && kind === 'corrected' ? shareText(known) : percentOf(share);
const shortShareOf = ({ known, share }: VariableNumbers) => (known && fewText(known)) ?? percentOf(share);

/** What a number rests on; one that too little was read for says how much is missing. */
const restsOn = ({ known }: VariableNumbers, { basis }: RunNumbers) =>
  known === undefined ? SHARES().counted : kindText(known, SHARES(), basis);

/** The interval of a share; where comments repeat a text, what it counts, and the share that they change. */
const intervalOf = (of: VariableNumbers, { isOnce }: RunNumbers) =>
  [
    REPORT().between(percentOf(of.low), percentOf(of.high)),
    ...(isOnce && of.kind === 'machine' ? [onceText(of) ?? SHARES().eachOnce] : []),
  ].join('; ');

function figures({ facts, linkTo }: Said): Block[] {
  const { numbers, mean } = facts;
  const { mentioning, variables } = numbers;
  const [first] = variables.filter(({ count: comments }) => comments > 0);
  const mention = mentioning.isAtLeast ? SHARES().atLeastMention(mentioning.count) : count(mentioning.count);
  return [
    {
      kind: 'figures',
      figures: [
        {
          label: REPORT().commentsFigure,
          text: count(numbers.comments),
          note: listed([
            REPORT().mentionNote(mention),
            ...(mentioning.kind === numbers.basis ? [] : [SHARES().counted]),
          ]),
          link: linkTo({}),
        },
        {
          label: REPORT().meanFigure,
          text: (mean?.mean ?? facts.overview.mean)?.toFixed(1) ?? '–',
          note:
            mean === null || mean.low === null || mean.high === null
              ? SHARES().counted
              : `${REPORT().between(mean.low.toFixed(1), mean.high.toFixed(1))}; ${SHARES().isCorrected(mean.read)}`,
        },
        ...(first === undefined
          ? []
          : [
              {
                label: REPORT().strongestFigure(first.variable),
                text: shortShareOf(first),
                note: `${intervalOf(first, numbers)}; ${restsOn(first, numbers)}`,
              },
            ]),
      ],
    },
  ];
}

/** What copies change against the run before, a sentence for each variable. */
function copiesLines({ run, earlier }: RunFacts, variables: EarlierFacts['compared']): string[] {
  const names = [run.name || run.fileName, earlier?.name ?? ''].map((name) => name || PAGE().noName);
  return variables.flatMap(({ variable, copies }) =>
    copies === null ? [] : copiesText({ variable, names, copies }, DIFFERENCES()),
  );
}

const sizeOf = ({ raw }: EarlierFacts['compared'][number]) => Math.abs(raw.contrasts[0]?.difference ?? 0);

function changes({ facts, linkTo, timeZone, hasTables }: Said): Block[] {
  const { earlier } = facts;
  if (earlier === null) return [{ kind: 'text', text: REPORT().noEarlier }];
  const shown = earlier.compared
    .toSorted((one, two) => sizeOf(two) - sizeOf(one))
    .slice(0, hasTables ? undefined : SHORT_ROWS);
  const changed = shown.map(({ variable, raw, isThin }): Change => {
    const [now, before] = raw.sides;
    return {
      name: { text: variable, note: SHARES().basis[raw.basis] },
      now: {
        text: percentOf(now?.rate ?? 0),
        link: raw.basis === 'machine' ? linkTo({ variable }) : undefined,
      },
      before: { text: percentOf(before?.rate ?? 0) },
      contrast: raw.contrasts[0],
      isThin,
    };
  });
  const name = earlier.name || PAGE().noName;
  const days =
    earlier.written && [earlier.written.from, earlier.written.to].map((at) => dayText(at, timeZone));
  const caption =
    days === null ? REPORT().sinceFile(name) : REPORT().since(name, days[0] ?? '', days[1] ?? '');
  return [changesTable(caption, PAGE().variable, changed), ...listOf(copiesLines(facts, shown))];
}

const driver = ({ facts: { overview } }: Said): Block[] => [
  {
    kind: 'text',
    text: driverText(overview.variables, overview.sentiment.negative) ?? REPORT().driverNone,
  },
];

/** A count is a link where the link shows just these comments; of a corrected one, those that are tagged are. */
function sharesTable({ facts: { numbers }, linkTo }: Said): Block {
  const page = PAGE();
  const isCorrected = numbers.basis === 'corrected';
  return {
    kind: 'table',
    caption: isCorrected ? `${RUN().table}. ${SHARES().partsOfTagged}` : RUN().table,
    head: [
      page.variable,
      page.commentsHead,
      RUN().share,
      ...LABELS.map((label) => page.sentiments[label]),
      ...(isCorrected ? [REPORT().taggedHead] : []),
    ],
    rows: numbers.variables.map((of): Linked[] => {
      const { variable, kind, sentiment, tagged } = of;
      const leads = (filter: Record<string, string>) => (kind === 'machine' ? linkTo(filter) : undefined);
      return [
        { text: variable },
        { text: count(of.count), link: leads({ variable }) },
        { text: shareOf(of), note: restsOn(of, numbers) },
        ...LABELS.map((label) => ({
          text: sentiment === null ? '–' : count(sentiment[label]),
          link: leads({ variable, sentiment: label }),
        })),
        ...(isCorrected ? [{ text: count(tagged), link: linkTo({ variable }) }] : []),
      ];
    }),
  };
}

function shares(said: Said): Block[] {
  const { numbers } = said.facts;
  const shown = said.hasTables ? numbers.variables : numbers.variables.slice(0, SHORT_ROWS);
  const rows = shown.map(
    (of): BarRow => ({
      key: of.variable,
      name: of.variable,
      count: of.count,
      share: of.share,
      low: of.low,
      high: of.high,
      said: (of.known && fewText(of.known)) ?? undefined,
      sentiment: of.sentiment ?? undefined,
      note: restsOn(of, numbers),
    }),
  );
  const unlike = shown.filter(({ kind }) => kind !== numbers.basis);
  const notes = [
    ...(shown.length < numbers.variables.length
      ? [REPORT().firstOf(count(shown.length), count(numbers.variables.length))]
      : []),
    ...unlike.map((of) => `${of.variable}: ${restsOn(of, numbers)}`),
    ...shown.flatMap((of) => (of.once === null ? [] : [`${of.variable}: ${onceText(of)}`])),
    ...(numbers.basis === 'corrected' && !said.hasTables ? [SHARES().partsOfTagged] : []),
  ];
  return [
    { kind: 'bars', label: PAGE().shares, rows },
    ...(notes.length === 0 ? [] : [{ kind: 'small' as const, text: notes.join('; ') }]),
    ...(said.hasTables ? [sharesTable(said)] : []),
  ];
}

function peakLines({ facts: { overview }, linkTo, timeZone }: Said): Linked[] {
  const { time } = overview;
  return (time?.peaks ?? []).flatMap((peak) => {
    const { variable, from, to, share, elsewhere, count: comments } = peak;
    if (variable === null) return [];
    const last = new Date(Date.parse(to) - 1);
    const [first, end] = [momentText(from, time?.unit, timeZone), momentText(last, time?.unit, timeZone)];
    const figures = [percentOf(share), percentOf(elsewhere), count(comments)] as const;
    const text =
      first === end
        ? REPORT().peakOnce(variable, first, ...figures)
        : REPORT().peak(variable, first, end, ...figures);
    return [{ text: peakOnceText(text, peak, DIFFERENCES()), link: linkTo({ variable, from, to }) }];
  });
}

/** The peak as the chart of days has it: a bracket with a short name above the columns. */
function bracketOf(of: NonNullable<RunFacts['overview']['time']>, timeZone: string) {
  const peak = of.peaks.find(({ variable }) => variable !== null);
  if (peak?.variable == null) return undefined;
  const from = of.buckets.findIndex(({ start }) => start === peak.from);
  const to = of.buckets.findLastIndex(({ start }) => start < peak.to);
  if (from < 0 || to < from) return undefined;
  const label = peakTexts({ ...of, peaks: [peak] }, timeZone)[0] ?? '';
  return { from, to, name: OVERVIEW().peakName(peak.variable, percentOf(peak.share)), label };
}

function time({ facts, timeZone }: Said): Block[] {
  const { time: of } = facts.overview;
  if (of === null) return [{ kind: 'text', text: REPORT().noTime }];
  const dayOf = (start: string) => dayText(new Date(start), timeZone);
  const isMarked = facts.numbers.basis === 'corrected';
  return [
    {
      kind: 'columns',
      label: REPORT().timeChart,
      columns: of.buckets.map(({ start }, index) => {
        const name = momentText(start, of.unit, timeZone);
        const isSameDay = index > 0 && dayOf(start) === dayOf(of.buckets[index - 1]?.start ?? start);
        return { key: start, name, tick: isSameDay ? hourText(start, timeZone) : name };
      }),
      series: [...LABELS].reverse().map((label) => ({
        key: label,
        name: PAGE().sentiments[label],
        role: label,
        values: of.buckets.map((bucket) => bucket[label]),
      })),
      peak: bracketOf(of, timeZone),
    },
    ...(isMarked ? [{ kind: 'small' as const, text: SHARES().bases.machine }] : []),
  ];
}

function quotes({ facts, linkTo }: Said): Block[] {
  if (facts.quotes.length === 0) return [{ kind: 'text', text: RUN().nothing }];
  return facts.quotes.map(({ variable, comments }) => ({
    kind: 'quotes',
    heading: variable,
    quotes: comments.map((comment) => quoteOf(variable, comment, linkTo({ variable }))),
  }));
}

/** Pairs of variables that are named whose order turns with the reader. */
const MOST_TURNING = 3;

/** What turns with the reader, in sentences. */
const turningLines = ({ turning, earlier, run }: RunFacts): string[] => [
  ...turning.slice(0, MOST_TURNING).map(orderTurnsText),
  ...(earlier?.turning ?? []).map((one) => differenceTurnsText(one, [run.name || run.fileName])),
];

function watch(said: Said): Block[] {
  const { facts } = said;
  const rose = clearChanges(facts.earlier)
    .filter(({ contrast }) => contrast.difference > 0)
    .map(
      ({ variable, contrast }): Linked => ({
        text: REPORT().roseClearly(variable, points(contrast.difference)),
        link: said.linkTo({ variable }),
      }),
    );
  const first = facts.numbers.variables[0]?.known;
  const missing = first === undefined ? 0 : first.needs.tagged + first.needs.untagged;
  const lines: Linked[] = [
    ...peakLines(said),
    ...rose,
    ...(first === undefined || missing === 0
      ? []
      : [{ text: REPORT().notCorrected(first.variable, count(missing)) }]),
    ...turningLines(facts).map((text) => ({ text })),
    ...(facts.info.failed_comments > 0 ? [{ text: REPORT().failed(count(facts.info.failed_comments)) }] : []),
  ];
  return lines.length === 0 ? [{ kind: 'text', text: REPORT().nothingToWatch }] : [{ kind: 'list', lines }];
}

/** When the comments were written; empty where too few say it. */
const periodOf = ({ overview: { time: of } }: RunFacts, timeZone: string) =>
  of === null ? '' : periodText(new Date(of.first), new Date(of.last), timeZone);

/** What the numbers are of, who counted them, and what is missing. */
function made({ facts }: Said): string[] {
  const { info, run, numbers } = facts;
  const left = leftOutText(info.intake);
  return [
    REPORT().methodComments(count(numbers.comments), run.fileName || PAGE().noName),
    REPORT().methodMade(info.provider_label, info.model, costText(info.cost_usd)),
    info.read_by,
    ...(info.mixed_up_note === null ? [] : [info.mixed_up_note]),
    ...(info.codebook === null ? [] : [`${RUN().codebook(info.codebook.name, info.codebook.version)}.`]),
    ...(info.status === 'completed' ? [] : [`${RUN().unfinished[info.status]}.`]),
    ...(info.failed_comments > 0 ? [REPORT().failed(count(info.failed_comments))] : []),
    ...(left === '' ? [] : [`${RUN().leftOut(left)}.`]),
  ];
}

function method(said: Said): { short: () => string[]; long: () => string[] } {
  const { time: of } = said.facts.overview;
  const days = ({ first, last }: NonNullable<typeof of>) =>
    REPORT().methodPeriod(dayText(new Date(first), said.timeZone), dayText(new Date(last), said.timeZone));
  return {
    short: () => [...made(said), REPORT().basisHow[said.facts.numbers.basis], REPORT().ofComments],
    long: () => [
      ...made(said),
      ...(of === null ? [] : [days(of)]),
      REPORT().basisHow[said.facts.numbers.basis],
      ...RUN().reading,
      ...(said.facts.earlier === null ? [] : DIFFERENCES().reading),
      REPORT().quotesHow,
    ],
  };
}

/** What each section finds, as a sentence. */
function findingsOf({ facts, timeZone }: Said) {
  const { numbers, overview } = facts;
  const words = findingWords((at, unit) => momentText(at, unit, timeZone));
  const sentence = (of: Finding) => findingSentence(of, numbers.basis, words);
  const changed = foundChanges(facts.earlier);
  const strongest = strongestFinding(numbers, overview.time, changed);
  const onlyTime = strongestFinding({ ...numbers, variables: [] }, overview.time);
  return {
    strongest: sentence(strongest),
    findings: {
      ...(onlyTime.kind === 'peak' ? { time: sentence(onlyTime) } : {}),
      ...(changed.length > 0 ? { changes: sentence(strongestFinding(numbers, null, changed)) } : {}),
      shares: sentence(largestShare(numbers)),
    },
  };
}

const keyOf = ({ id, fileName }: RunRow): ReportKey => ({
  line: { column: 'runId', value: id },
  subject: { entity: 'analysis', entityId: id, label: fileName },
});

const ENDING = /\.(?:json|csv|tsv|xlsx|xls|ndjson|jsonl|txt|zip|gz|html)$/i;

/** A name without the endings of the file that it came from: "week.json.gz" has two. */
const titleOf = ({ name, fileName }: RunRow) =>
  (name || fileName).replace(ENDING, '').replace(ENDING, '') || PAGE().noName;

/** The report of a run. Of one that has not ended, what is done. */
export const runReport: ReportKind = {
  find: async (ctx, id) => keyOf(await requireAnalysis(ctx, id)),
  async gather(ctx, id, { addressOf, timeZone, isShared, before, basis, hasTables }) {
    const facts = await gatherRunFacts(ctx, id, { before, basis });
    const { run, info } = facts;
    const linkTo: LinkTo = (filter) => addressOf('/fb-analyzer', { task: run.analysisId, ...filter });
    const said: Said = { facts, linkTo, timeZone, hasTables };
    const { strongest, findings } = findingsOf(said);
    return {
      key: keyOf(run),
      id: run.analysisId,
      title: titleOf(run),
      period: periodOf(facts, timeZone),
      basis: facts.numbers.basis,
      about: [
        dayText(run.uploadDate, timeZone),
        `${info.provider_label} (${info.model})`,
        ...(isShared ? [] : [run.createdByName]),
      ],
      generated: strongest,
      newest: null,
      findings,
      empty: [
        ...(facts.earlier === null ? (['changes'] as const) : []),
        ...(facts.overview.time === null ? (['time'] as const) : []),
      ],
      sections: {
        figures: () => figures(said),
        changes: () => changes(said),
        driver: () => driver(said),
        shares: () => shares(said),
        time: () => time(said),
        quotes: () => quotes(said),
        watch: () => watch(said),
      },
      method: method(said),
    };
  },
};
