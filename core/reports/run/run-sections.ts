import type { RunOverview } from '../../analyzer/overview/overview.schemas.js';
import { leftOutText } from '../../analyzer/runs/intake.model.js';
import { RUN } from '../../analyzer/runs/run-report.texts.model.js';
import type { BarRow } from '../../charts/bars.js';
import { points } from '../../charts/figures.js';
import { machineEstimate } from '../../estimates/estimates.js';
import { fewText, kindText, missingText, shareText } from '../../estimates/share-words.model.js';
import { SHARES } from '../../estimates/shares.texts.model.js';
import { count } from '../../export/report-page.js';
import { PAGE } from '../../export/report-page.texts.model.js';
import { percentOf } from '../../language/percent.model.js';
import type { Block, Linked } from '../document/report-document.js';
import type { ReportSectionId } from '../reports.constants.js';
import { REPORT } from '../reports.texts.model.js';
import { dayText, hourText, momentText } from './day-text.js';
import { quoteOf } from './quote-of.js';
import type { RunFacts } from './report-facts.service.js';

/** The address of the comments of the run that a filter leaves; undefined while the server's own is unknown. */
export type LinkTo = (filter: Record<string, string>) => string | undefined;

interface Said {
  facts: RunFacts;
  linkTo: LinkTo;
  timeZone: string;
}

const LABELS = ['positive', 'neutral', 'negative'] as const;

const labelled = ({ sentiment }: RunOverview) => LABELS.reduce((sum, label) => sum + sentiment[label], 0);
const partOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

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
  const negative = percentOf(partOf(overview.sentiment.negative, labelled(overview)));
  const comments = count(overview.comments);
  const [first] = sharesOf(facts).filter(({ counted }) => counted.count > 0);
  if (first === undefined) return REPORT().lineWithout(comments, negative);
  const line = REPORT().line(first.counted.variable, first.short, comments, negative);
  const [most] = clearChanges(facts);
  return most === undefined
    ? line
    : `${line} ${REPORT().lineRose(most.variable, points(most.contrast.difference))}`;
}

/** What differs clearly from the earlier run, the largest difference first; of two alike what rose. */
const clearChanges = ({ earlier }: RunFacts) =>
  (earlier?.compared ?? [])
    .flatMap(({ variable, raw }) => {
      const contrast = raw.contrasts[0];
      return contrast?.isClear ? [{ variable, contrast }] : [];
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

function changes({ facts, linkTo, timeZone }: Said): Block[] {
  const { earlier } = facts;
  if (earlier === null) return [{ kind: 'text', text: REPORT().noEarlier }];
  const head = REPORT().changesHead;
  const rows = earlier.compared
    .map((one) => ({ ...one, contrast: one.raw.contrasts[0] }))
    .sort((one, two) => Math.abs(two.contrast?.difference ?? 0) - Math.abs(one.contrast?.difference ?? 0))
    .map(({ variable, raw, contrast, isThin }): Linked[] => [
      { text: variable, note: SHARES().basis[raw.basis] },
      { text: percentOf(raw.sides[0]?.rate ?? 0), link: linkTo({ variable }) },
      { text: percentOf(raw.sides[1]?.rate ?? 0) },
      contrast === undefined
        ? { text: '' }
        : {
            text: points(contrast.difference),
            note: `${points(contrast.low)} – ${points(contrast.high)}`,
          },
      {
        text: contrast?.isClear && !isThin ? REPORT().sizes[contrast.effectSize] : REPORT().sizes.unclear,
      },
    ]);
  return [
    {
      kind: 'table',
      caption: REPORT().since(earlier.name || PAGE().noName, dayText(earlier.at, timeZone)),
      head: [PAGE().variable, head.now, head.before, head.difference, head.size],
      rows,
    },
  ];
}

function driver({ facts: { overview } }: Said): Block[] {
  const [most] = [...overview.variables].sort((one, two) => two.negative - one.negative);
  const all = overview.sentiment.negative;
  const text =
    most === undefined || most.negative === 0
      ? REPORT().driverNone
      : REPORT().driver(
          most.variable,
          count(most.negative),
          count(all),
          percentOf(partOf(most.negative, all)),
        );
  return [{ kind: 'text', text }];
}

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

function method({ facts, timeZone }: Said): Block[] {
  const { info, run, overview, line } = facts;
  const buckets = overview.time?.buckets ?? [];
  const [first, last] = [buckets[0], buckets.at(-1)];
  const left = leftOutText(info.intake);
  const lines = [
    REPORT().methodComments(count(overview.comments), run.fileName || PAGE().noName),
    ...(first && last
      ? [
          REPORT().methodPeriod(
            dayText(new Date(first.start), timeZone),
            dayText(new Date(last.start), timeZone),
          ),
        ]
      : []),
    REPORT().methodMade(
      info.provider_label,
      info.model,
      info.cost_usd === 0 ? REPORT().free : `$${info.cost_usd.toFixed(2)}`,
    ),
    ...(info.codebook === null ? [] : [RUN().codebook(info.codebook.name, info.codebook.version)]),
    ...(info.status === 'completed' ? [] : [RUN().unfinished[info.status]]),
    ...(left === '' ? [] : [RUN().leftOut(left)]),
    ...RUN().reading,
    REPORT().quotesHow,
    ...(line === undefined ? [] : [REPORT().written(line.writtenByName, dayText(line.writtenAt, timeZone))]),
  ];
  return [{ kind: 'list', lines: lines.map((text) => ({ text })) }];
}

const SECTIONS: Record<ReportSectionId, (said: Said) => Block[]> = {
  line: ({ facts }) => [{ kind: 'text', text: facts.line?.text ?? lineText(facts), isStrong: true }],
  figures,
  changes,
  driver,
  shares,
  time,
  quotes,
  watch,
  method,
};

/** The first sentence as the numbers make it. */
export const generatedLine = lineText;

/** The asked sections of a run's report, in the order asked for. */
export const runSections = (sections: readonly ReportSectionId[], said: Said) =>
  sections.map((id) => ({ id, heading: REPORT().sections[id], blocks: SECTIONS[id](said) }));
