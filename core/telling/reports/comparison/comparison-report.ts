import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { RUN } from '../../../analysis/analyzer/runs/run-report.texts.model.js';
import { copiesText } from '../../../analysis/shares/copied-shares.model.js';
import { DIFFERENCES } from '../../../analysis/shares/differences.texts.model.js';
import { scaledParts } from '../../../judging/estimates/run-numbers.model.js';
import { fewText } from '../../../judging/estimates/share-words.model.js';
import { SHARES } from '../../../judging/estimates/shares.texts.model.js';
import type { Comparison } from '../../../judging/insight/comparisons/comparison.schemas.js';
import {
  comparisonScene,
  shownVariables,
} from '../../../judging/insight/comparisons/comparison-charts.model.js';
import {
  comparisonRecords,
  getComparisonResults,
  getComparisonStatus,
  requireComparison,
} from '../../../judging/insight/comparisons/comparisons.service.js';
import { largestOf } from '../../../judging/insight/comparisons/largest-contrast.model.js';
import { sentimentScene } from '../../../judging/insight/comparisons/side-charts.model.js';
import { differenceTurnsText } from '../../../judging/insight/conclusions/turning-words.model.js';
import { COMPARISON } from '../../../judging/insight/reports.texts.model.js';
import { points } from '../../../platform/charts/figures.js';
import {
  type Block,
  type Linked,
  type Quote,
  SERIES_ROLES,
} from '../../../platform/document/report-document.js';
import { count } from '../../../platform/export/report-page.js';
import { PAGE } from '../../../platform/export/report-page.texts.model.js';
import { dayText } from '../../../platform/language/dates.model.js';
import { listed } from '../../../platform/language/language.model.js';
import { percentOf, percentRangeOf } from '../../../platform/language/percent.model.js';
import { differenceCell, listOf, sizeText } from '../parts/changes-table.js';
import { costText } from '../parts/cost-text.js';
import { quoteOf } from '../parts/quote-of.js';
import { QUOTED, quotesOf } from '../parts/quotes.service.js';
import { driverText, LABELS, labelled, partOf } from '../parts/sentiments.js';
import type { AddressOf, ReportKey, ReportKind } from '../reported.js';
import { COMPARED, REPORT } from '../reports.texts.model.js';

interface Said {
  comparison: Comparison;
  quotes: { variable: string; quotes: Quote[] }[];
  addressOf: AddressOf;
  hasTables: boolean;
}

const VIEW = { weighting: 'raw', sort: 'difference', onlyNotable: false } as const;
/** Variables that are named below their number. */
const MOST_NAMED = 5;
const SIDE_ROLES = ['a', 'b'] as const;
/** Parts of a bar from left to right. */
const SENTIMENTS = ['negative', 'neutral', 'positive'] as const;
const byDifference = ({ variables }: Comparison) => shownVariables(variables, VIEW);

/** The filter that a comparison counts by. */
const onceOf = ({ copies }: Comparison): { copies?: 'once' } => (copies === 'once' ? { copies } : {});

/** The comments of a side with a variable. */
function linkOf(
  { comparison, addressOf }: Pick<Said, 'comparison' | 'addressOf'>,
  at: number,
  variable: string,
) {
  const place = comparison.variables.findIndex((one) => one.variable === variable);
  const own = comparison.sides[at]?.variables[place];
  return (
    own && addressOf('/fb-analyzer', { task: own.taskId, variable: own.variable, ...onceOf(comparison) })
  );
}

/** What a difference is of: of two sides both, of more the one and the mean of the others. */
function differenceName({ sides }: Comparison, variable: string, place: number): string {
  const [a, b] = sides.map(({ name }) => name);
  return sides.length === 2
    ? COMPARED().differenceOf(variable, a ?? '', b ?? '')
    : COMPARED().differenceFromOthers(variable, sides[place]?.name ?? '');
}

function figures({ comparison, addressOf }: Said): Block[] {
  const { sides, variables } = comparison;
  const notable = byDifference(comparison).filter(({ raw }) => largestOf(raw).isNotable);
  const [first = byDifference(comparison)[0]] = notable;
  const largest = first && largestOf(first.raw);
  const link = addressOf('/fb-analyzer', { tab: 'compare', id: comparison.taskId, ...onceOf(comparison) });
  return [
    {
      kind: 'figures',
      figures: [
        {
          label: COMPARED().allComments,
          text: count(sides.reduce((sum, { total }) => sum + total, 0)),
          note: listed(sides.map(({ name, total }) => `${name} ${count(total)}`)),
          link,
        },
        ...(first === undefined || largest === undefined
          ? []
          : [
              {
                label: differenceName(comparison, first.variable, largest.place),
                text: points(largest.contrast.difference),
                note: `${REPORT().between(points(largest.contrast.low), points(largest.contrast.high))}; ${SHARES().basis[first.raw.basis]}`,
                link,
              },
            ]),
        {
          label: COMPARED().clearFigure,
          text: COMPARED().ofAll(count(notable.length), count(variables.length)),
          note: listed(notable.slice(0, MOST_NAMED).map(({ variable }) => variable)),
          link,
        },
      ],
    },
  ];
}

function changes(said: Said): Block[] {
  const { comparison } = said;
  const { sides } = comparison;
  const rows = byDifference(comparison).map(({ variable, raw, isThin }): Linked[] => {
    const { contrast, place } = largestOf(raw);
    const difference = differenceCell(contrast);
    const side = sides.length === 2 ? '' : `${sides[place]?.name}: `;
    return [
      { text: variable, note: SHARES().basis[raw.basis] },
      ...raw.sides.map((side, at) => ({
        text: fewText(side) ?? percentOf(side.rate),
        note: percentRangeOf(side.low, side.high),
        link: raw.basis === 'machine' ? linkOf(said, at, variable) : undefined,
      })),
      { ...difference, note: `${side}${difference.note}` },
      { text: sizeText(contrast, isThin) },
    ];
  });
  const { difference, size } = REPORT().changesHead;
  const head = sides.length === 2 ? difference : COMPARISON().largest;
  return [
    {
      kind: 'table',
      caption: COMPARED().table,
      head: [PAGE().variable, ...sides.map(({ name }) => name), head, size],
      rows,
    },
  ];
}

const driver = ({ comparison: { sides, variables } }: Said): Block[] => [
  {
    kind: 'list',
    lines: sides.map(({ name, negative }, at) => {
      const counts = variables.map(({ variable, sentiments }) => ({
        variable,
        negative: sentiments[at]?.negative ?? 0,
      }));
      return { text: `${name}: ${driverText(counts, negative) ?? REPORT().driverNone}` };
    }),
  },
];

/** Variables that stand on another basis than the page. */
function unlikeOf({ variables, basis }: Comparison): Block[] {
  const names = variables.filter(({ raw }) => raw.basis !== basis).map(({ variable }) => variable);
  return names.length === 0 ? [] : [{ kind: 'small', text: `${listed(names)}: ${SHARES().counted}` }];
}

function shares(said: Said): Block[] {
  const { comparison } = said;
  const { sides } = comparison;
  const shown = byDifference(comparison);
  const roles = sides.length === 2 ? SIDE_ROLES : SERIES_ROLES;
  return [
    {
      kind: 'sides',
      label: PAGE().shares,
      scene: (width) =>
        comparisonScene(comparison, VIEW, width, { ...COMPARISON(), differences: DIFFERENCES() }),
      names: shown.map(({ variable }) => variable),
      series: sides.map(({ name }, at) => ({
        name,
        role: roles[at % roles.length] ?? 'base',
        values: shown.map(({ raw }) => {
          const { rate: value = 0, low = 0, high = 0 } = raw.sides[at] ?? {};
          return { value, low, high };
        }),
      })),
    },
    ...unlikeOf(comparison),
    ...(said.hasTables ? [countsTable(said)] : []),
    ...listOf([...(comparison.isMixed ? [COMPARISON().mixed] : []), ...copiesLines(comparison)]),
  ];
}

/** A count is a link where the link shows just these comments. */
function countsTable(said: Said): Block {
  const { comparison } = said;
  const { sides } = comparison;
  return {
    kind: 'table',
    caption: COMPARED().counts,
    head: [PAGE().variable, ...sides.map(({ name }) => name)],
    rows: byDifference(comparison).map(({ variable, raw, sentiments }): Linked[] => [
      { text: variable, note: SHARES().basis[raw.basis] },
      ...sides.map((_, at) => {
        const hits = Math.round(raw.sides[at]?.hits ?? 0);
        const parts = sentiments[at];
        const shown = raw.basis === 'machine' ? parts : parts && scaledParts(parts, hits);
        return {
          text: count(hits),
          note: shown ? LABELS.map((label) => count(shown[label])).join(' / ') : '–',
          link: raw.basis === 'machine' ? linkOf(said, at, variable) : undefined,
        };
      }),
    ]),
  };
}

/** How each side feels, as its chart on the dashboard has it. */
function sentiment({ comparison, addressOf, hasTables }: Said): Block[] {
  const { sides } = comparison;
  const say = COMPARISON().sides;
  return [
    {
      kind: 'parts',
      label: say.label,
      scene: (width) => sentimentScene(sides, width, say),
      names: sides.map(({ name }) => name),
      parts: SENTIMENTS.map((label) => ({
        name: say[label],
        role: label,
        values: sides.map((side) => partOf(side[label], labelled(side))),
      })),
    },
    ...(comparison.basis === 'machine' ? [] : [{ kind: 'small' as const, text: SHARES().bases.machine }]),
    ...(hasTables ? [sentimentsTable(comparison, addressOf)] : []),
  ];
}

function sentimentsTable(comparison: Comparison, addressOf: AddressOf): Block {
  const { sides } = comparison;
  const say = COMPARISON().sides;
  return {
    kind: 'table',
    caption: COMPARED().sentiments,
    head: [say.name, say.mean, say.comments, ...SENTIMENTS.map((label) => say[label])],
    rows: sides.map((side): Linked[] => [
      { text: side.name },
      { text: side.mean?.toFixed(1) ?? '–' },
      { text: count(labelled(side)) },
      ...SENTIMENTS.map((label) => ({
        text: count(side[label]),
        note: percentOf(partOf(side[label], labelled(side))),
        link: addressOf('/fb-analyzer', { task: side.taskId, sentiment: label, ...onceOf(comparison) }),
      })),
    ]),
  };
}

const quotes = ({ quotes: all }: Said): Block[] =>
  all.length === 0
    ? [{ kind: 'text', text: RUN().nothing }]
    : all.map(({ variable, quotes: some }) => ({ kind: 'quotes', heading: variable, quotes: some }));

/** What copies change, a sentence for each variable. */
const copiesLines = ({ sides, variables }: Comparison): string[] =>
  variables.flatMap(({ variable, raw, copies }) =>
    copies === null
      ? []
      : copiesText(
          { variable, names: sides.map(({ name }) => name), copies, place: largestOf(raw).place },
          DIFFERENCES(),
        ),
  );

function watch({ comparison }: Said): Block[] {
  const { sides, variables } = comparison;
  const thin = variables.filter(({ isThin }) => isThin).map(({ variable }) => variable);
  const lines = [
    ...(thin.length > 0 ? [COMPARED().fewComments(listed(thin))] : []),
    ...(variables.some(({ raw }) => raw.basis === 'machine') ? [SHARES().all] : []),
    ...comparison.turning.map((one) =>
      differenceTurnsText(
        one,
        sides.map(({ name }) => name),
      ),
    ),
    ...sides
      .filter(({ failed }) => failed > 0)
      .map(({ name, failed }) => COMPARED().failedIn(name, count(failed))),
  ];
  return lines.length === 0
    ? [{ kind: 'text', text: REPORT().nothingToWatch }]
    : [{ kind: 'list', lines: lines.map((text) => ({ text })) }];
}

/** For each side a comment of each of the variables that differ most. */
async function gatherQuotes(ctx: AnalyzerContext, of: Omit<Said, 'quotes'>): Promise<Said['quotes']> {
  const { comparison } = of;
  const used = new Set<string>();
  const all: Said['quotes'] = [];
  for (const { variable } of byDifference(comparison).slice(0, QUOTED)) {
    const place = comparison.variables.findIndex((one) => one.variable === variable);
    const some: Quote[] = [];
    for (const [at, { name, variables }] of comparison.sides.entries()) {
      const own = variables[place];
      if (own === undefined) continue;
      const comments = await quotesOf(ctx, { ...own, ...onceOf(comparison) }, used, 1);
      some.push(
        ...comments.map((comment) => quoteOf(own.variable, comment, linkOf(of, at, variable), [name])),
      );
    }
    if (some.length > 0) all.push({ variable, quotes: some });
  }
  return all;
}

async function keyOf(ctx: AnalyzerContext, id: string): Promise<ReportKey> {
  const row = await requireComparison(ctx, id);
  return { line: { column: 'comparisonId', value: row.id }, subject: comparisonRecords.subjectOf(row) };
}

/** The report of a comparison. Throws CONFLICT before all of its runs have ended. */
export const comparisonReport: ReportKind = {
  find: keyOf,
  async gather(ctx, id, { addressOf, timeZone, copies, basis, hasTables }) {
    const comparison = await getComparisonResults(ctx, id, { copies, basis });
    const { cost_usd: cost } = await getComparisonStatus(ctx, id);
    const of = { comparison, addressOf, hasTables };
    const said: Said = { ...of, quotes: await gatherQuotes(ctx, of) };
    const { sides, createdAt, createdBy, providerLabel } = comparison;
    const title = sides.map(({ name }) => name).join(' / ');
    const made = () =>
      sides.map((side) =>
        COMPARED().side(
          side.name,
          side.runName || PAGE().noName,
          dayText(new Date(side.analysedAt), timeZone),
          count(side.total),
          side.providerLabel,
        ),
      );
    return {
      key: await keyOf(ctx, id),
      id,
      title,
      period: '',
      basis: comparison.basis,
      hasOneBasis: copies === 'once',
      about: [
        dayText(new Date(createdAt), timeZone),
        providerLabel,
        createdBy,
        ...(copies === 'once' ? [COMPARISON().once] : []),
      ],
      generated: comparison.summary.split('\n')[0] ?? '',
      newest: null,
      findings: { shares: comparison.summary.split('\n')[0] ?? '' },
      sections: {
        figures: () => figures(said),
        changes: () => changes(said),
        driver: () => driver(said),
        shares: () => shares(said),
        sentiment: () => sentiment(said),
        quotes: () => quotes(said),
        watch: () => watch(said),
      },
      method: {
        short: () => [...made(), COMPARED().cost(costText(cost)), SHARES().compared, REPORT().ofComments],
        long: () => [
          ...made(),
          COMPARED().cost(costText(cost)),
          ...DIFFERENCES().reading,
          ...COMPARISON().reading,
          SHARES().compared,
          COMPARED().quotesHow,
        ],
      },
    };
  },
};
