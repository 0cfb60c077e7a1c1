import { requireAnalysis } from '../../analyzer/analyzer.service.js';
import type { RunRow } from '../../analyzer/analyzer.table.js';
import { runFileName } from '../../analyzer/runs/export-analysis.service.js';
import { leftOutText } from '../../analyzer/runs/intake.model.js';
import { RUN } from '../../analyzer/runs/run-report.texts.model.js';
import type { BarRow } from '../../charts/bars.js';
import { points } from '../../charts/figures.js';
import { machineEstimate } from '../../estimates/estimates.js';
import { fewText, kindText, missingText, shareText } from '../../estimates/share-words.model.js';
import { SHARES } from '../../estimates/shares.texts.model.js';
import { count } from '../../export/report-page.js';
import { PAGE } from '../../export/report-page.texts.model.js';
import { isNotable } from '../../insight/comparisons/largest-contrast.model.js';
import { copiesText } from '../../insight/copied-shares.model.js';
import { DIFFERENCES } from '../../insight/differences.texts.model.js';
import { dayText, hourText, momentText } from '../../language/dates.model.js';
import { percentOf } from '../../language/percent.model.js';
import type { Block, Linked } from '../document/report-document.js';
import { type Change, changesTable } from '../parts/changes-table.js';
import { costText } from '../parts/cost-text.js';
import { quoteOf } from '../parts/quote-of.js';
import { driverText, LABELS, labelled, partOf } from '../parts/sentiments.js';
import type { ReportKey, ReportKind } from '../reported.js';
import { REPORT } from '../reports.texts.model.js';
import { gatherRunFacts, type RunFacts } from './run-facts.service.js';

/** The address of the comments of the run that a filter leaves; undefined while the server's own is unknown. */
export type LinkTo = (filter: Record<string, string>) => string | undefined;

interface Said {
  facts: RunFacts;
  linkTo: LinkTo;
  timeZone: string;
}

/** Every variable with what is to be said of its share, largest first. */
function sharesOf({ overview, shares }: RunFacts) {
  const byName = new Map(shares.map((share) => [share.variable, share]));
  return overview.variables
    .map((counted) => {
      const share = byName.get(counted.variable);
      const estimate = share?.estimate ?? machineEstimate(counted.count, overview.comments);
      return {
        counted,
        share,
        estimate,
        text: share === undefined ? percentOf(estimate.share) : shareText(share),
        short: (share && fewText(share)) ?? percentOf(estimate.share),
        note: share === undefined ? SHARES().basis.machine : kindText(share),
      };
    })
    .sort((one, two) => two.estimate.share - one.estimate.share);
}

function lineText(facts: RunFacts): string {
  const { overview } = facts;
  const negative = percentOf(partOf(overview.sentiment.negative, labelled(overview.sentiment)));
  const comments = count(overview.comments);
  const [first] = sharesOf(facts).filter(({ counted }) => counted.count > 0);
  if (first === undefined) return REPORT().lineWithout(comments, negative);
  const line = REPORT().line(first.counted.variable, first.short, comments, negative);
  const [most] = clearChanges(facts);
  return most === undefined
    ? line
    : REPORT().twoSentences(line, REPORT().lineRose(most.variable, points(most.contrast.difference)));
}

/** What differs clearly from the earlier run, the largest difference first; of two alike what rose. */
const clearChanges = ({ earlier }: RunFacts) =>
  (earlier?.compared ?? [])
    .flatMap(({ variable, raw }) => {
      const contrast = raw.contrasts[0];
      return contrast && isNotable(contrast) ? [{ variable, contrast }] : [];
    })
    .sort(
      ({ contrast: one }, { contrast: two }) =>
        Math.abs(two.difference) - Math.abs(one.difference) || two.difference - one.difference,
    );

/** Where a number lies and what it rests on; the machine's has no interval. */
const noteOf = (
  low: number | null,
  high: number | null,
  read: number | undefined,
  text: (value: number) => string,
) =>
  low === null || high === null
    ? SHARES().basis.machine
    : `${REPORT().between(text(low), text(high))}; ${SHARES().isCorrected(read ?? 0)}`;

function figures({ facts, linkTo }: Said): Block[] {
  const { overview, info, mean } = facts;
  const [first] = sharesOf(facts);
  return [
    {
      kind: 'figures',
      figures: [
        {
          label: REPORT().commentsFigure,
          text: count(overview.comments),
          note: REPORT().mentionNote(count(info.matched_comments)),
          link: linkTo({}),
        },
        {
          label: REPORT().meanFigure,
          text: (mean ?? overview).mean?.toFixed(1) ?? '–',
          note: noteOf(mean?.low ?? null, mean?.high ?? null, mean?.read, (value) => value.toFixed(1)),
          link: linkTo({}),
        },
        ...(first === undefined
          ? []
          : [
              {
                label: REPORT().strongestFigure(first.counted.variable),
                text: first.short,
                note: noteOf(first.estimate.low, first.estimate.high, first.estimate.read, percentOf),
                link: linkTo({ variable: first.counted.variable }),
              },
            ]),
      ],
    },
  ];
}

/** What copies change against the run before, a sentence for each variable. */
function copiesLines({ run, earlier }: RunFacts): string[] {
  const names = [run.name || run.fileName, earlier?.name ?? ''].map((name) => name || PAGE().noName);
  return (earlier?.compared ?? []).flatMap(({ variable, copies }) =>
    copies === null ? [] : copiesText({ variable, names, copies }, DIFFERENCES()),
  );
}

function changes({ facts, linkTo, timeZone }: Said): Block[] {
  const { earlier } = facts;
  if (earlier === null) return [{ kind: 'text', text: REPORT().noEarlier }];
  const changed = earlier.compared.map(({ variable, raw, isThin }): Change => {
    const [now, before] = raw.sides;
    return {
      name: { text: variable, note: SHARES().basis[raw.basis] },
      now: { text: percentOf(now?.rate ?? 0), link: linkTo({ variable }) },
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
  const copies = copiesLines(facts);
  return [
    changesTable(caption, PAGE().variable, changed),
    ...(copies.length === 0 ? [] : [{ kind: 'list' as const, lines: copies.map((text) => ({ text })) }]),
  ];
}

const driver = ({ facts: { overview } }: Said): Block[] => [
  {
    kind: 'text',
    text: driverText(overview.variables, overview.sentiment.negative) ?? REPORT().driverNone,
  },
];

function shares({ facts, linkTo }: Said): Block[] {
  const all = sharesOf(facts);
  const rows = all.map(
    ({ counted, estimate }): BarRow => ({
      key: counted.variable,
      name: counted.variable,
      count: estimate.count,
      share: estimate.share,
      low: estimate.low ?? undefined,
      high: estimate.high ?? undefined,
      sentiment: counted,
    }),
  );
  const table = all.map(({ counted, estimate, text, note }): Linked[] => {
    const { variable } = counted;
    return [
      { text: variable },
      { text: count(estimate.count), link: linkTo({ variable }) },
      { text, note },
      ...LABELS.map((sentiment) => ({
        text: count(counted[sentiment]),
        link: linkTo({ variable, sentiment }),
      })),
    ];
  });
  const page = PAGE();
  return [
    { kind: 'bars', label: page.shares, rows },
    {
      kind: 'table',
      caption: RUN().table,
      head: [page.variable, page.commentsHead, RUN().share, ...LABELS.map((label) => page.sentiments[label])],
      rows: table,
    },
  ];
}

function peakLines({ facts: { overview }, linkTo, timeZone }: Said): Linked[] {
  const { time } = overview;
  return (time?.peaks ?? []).flatMap(({ variable, from, to, share, elsewhere, count: comments }) => {
    if (variable === null) return [];
    const last = new Date(Date.parse(to) - 1);
    const [first, end] = [momentText(from, time?.unit, timeZone), momentText(last, time?.unit, timeZone)];
    const figures = [percentOf(share), percentOf(elsewhere), count(comments)] as const;
    const text =
      first === end
        ? REPORT().peakOnce(variable, first, ...figures)
        : REPORT().peak(variable, first, end, ...figures);
    return [{ text, link: linkTo({ variable, from, to }) }];
  });
}

function time(said: Said): Block[] {
  const { time: of } = said.facts.overview;
  if (of === null) return [{ kind: 'text', text: REPORT().noTime }];
  const dayOf = (start: string) => dayText(new Date(start), said.timeZone);
  return [
    {
      kind: 'columns',
      label: REPORT().timeChart,
      columns: of.buckets.map(({ start }, index) => {
        const name = momentText(start, of.unit, said.timeZone);
        const isSameDay = index > 0 && dayOf(start) === dayOf(of.buckets[index - 1]?.start ?? start);
        return { key: start, name, tick: isSameDay ? hourText(start, said.timeZone) : name };
      }),
      series: [...LABELS].reverse().map((label) => ({
        key: label,
        name: PAGE().sentiments[label],
        role: label,
        values: of.buckets.map((bucket) => bucket[label]),
      })),
    },
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

function watch(said: Said): Block[] {
  const { facts } = said;
  const rose = clearChanges(facts)
    .filter(({ contrast }) => contrast.difference > 0)
    .map(
      ({ variable, contrast }): Linked => ({
        text: REPORT().roseClearly(variable, points(contrast.difference)),
        link: said.linkTo({ variable }),
      }),
    );
  const [first] = facts.shares;
  const missing = first === undefined ? '' : missingText(first);
  const lines: Linked[] = [
    ...peakLines(said),
    ...rose,
    ...(first === undefined || missing === ''
      ? []
      : [{ text: REPORT().notCorrected(first.variable, missing) }]),
    ...(facts.info.failed_comments > 0 ? [{ text: REPORT().failed(count(facts.info.failed_comments)) }] : []),
  ];
  return lines.length === 0 ? [{ kind: 'text', text: REPORT().nothingToWatch }] : [{ kind: 'list', lines }];
}

function method({ facts, timeZone }: Said): string[] {
  const { info, run, overview } = facts;
  const buckets = overview.time?.buckets ?? [];
  const [first, last] = [buckets[0], buckets.at(-1)];
  const left = leftOutText(info.intake);
  return [
    REPORT().methodComments(count(overview.comments), run.fileName || PAGE().noName),
    ...(first && last
      ? [
          REPORT().methodPeriod(
            dayText(new Date(first.start), timeZone),
            dayText(new Date(last.start), timeZone),
          ),
        ]
      : []),
    REPORT().methodMade(info.provider_label, info.model, costText(info.cost_usd)),
    ...(info.mixed_up_note === null ? [] : [info.mixed_up_note]),
    ...(info.codebook === null ? [] : [RUN().codebook(info.codebook.name, info.codebook.version)]),
    ...(info.status === 'completed' ? [] : [RUN().unfinished[info.status]]),
    ...(left === '' ? [] : [RUN().leftOut(left)]),
    ...RUN().reading,
    ...(facts.earlier === null ? [] : DIFFERENCES().reading),
    REPORT().quotesHow,
  ];
}

const keyOf = ({ id, fileName }: RunRow): ReportKey => ({
  line: { column: 'runId', value: id },
  subject: { entity: 'analysis', entityId: id, label: fileName },
});

/** The report of a run. Of one that has not ended, what is done. */
export const runReport: ReportKind = {
  find: async (ctx, id) => keyOf(await requireAnalysis(ctx, id)),
  async gather(ctx, id, { addressOf, timeZone, isShared, before }) {
    const facts = await gatherRunFacts(ctx, id, before);
    const { run, info } = facts;
    const linkTo: LinkTo = (filter) => addressOf('/fb-analyzer', { task: run.analysisId, ...filter });
    const said: Said = { facts, linkTo, timeZone };
    return {
      key: keyOf(run),
      id: run.analysisId,
      title: run.name || run.fileName || PAGE().noName,
      fileName: runFileName(run),
      about: [
        dayText(run.uploadDate, timeZone),
        `${info.provider_label} (${info.model})`,
        ...(isShared ? [] : [run.createdByName]),
      ],
      generated: lineText(facts),
      newest: null,
      sections: {
        figures: () => figures(said),
        changes: () => changes(said),
        driver: () => driver(said),
        shares: () => shares(said),
        time: () => time(said),
        quotes: () => quotes(said),
        watch: () => watch(said),
      },
      method: () => method(said),
    };
  },
};
