import { conflict } from '../../../errors.js';
import type { ExportColumn } from '../../../platform/export/safe-cell.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import type { Basis } from '../../estimates/basis.constants.js';
import { dataExport } from '../report-files.js';
import type {
  ComparedRates,
  ComparedVariable,
  Comparison,
  Contrast,
  RateEstimate,
} from './comparison.schemas.js';
import { getComparison } from './comparisons.service.js';

type Row = Pick<ComparedVariable, 'variable' | 'isThin' | 'copies'> & {
  weighting: string;
  rates: ComparedRates;
};

const letters = (sides: number) => Array.from({ length: sides }, (_, at) => String.fromCharCode(97 + at));

const ofSide = (at: number, letter: string): ExportColumn<Row>[] => {
  const column = (title: Exclude<keyof RateEstimate, 'words'>): ExportColumn<Row> => ({
    title: `${letter}_${title}`,
    value: (row) => row.rates.sides[at]?.[title] ?? null,
  });
  return [column('hits'), column('total'), column('rate'), column('low'), column('high')];
};

/** Of two sides their difference; of more, after the letter of each, its difference from the mean of the others. */
const contrastColumns =
  (columns: readonly [title: string, key: keyof Contrast][]) =>
  (at: number, prefix: string): ExportColumn<Row>[] =>
    columns.map(([title, key]) => ({
      title: `${prefix}${title}`,
      value: (row) => row.rates.contrasts[at]?.[key] ?? null,
    }));
const differenceColumns = contrastColumns([
  ['difference', 'difference'],
  ['difference_low', 'low'],
  ['difference_high', 'high'],
  ['size', 'size'],
  ['is_clear', 'isClear'],
]);
const testColumns = contrastColumns([
  ['test', 'test'],
  ['p', 'p'],
  ['p_holm', 'pAdjusted'],
  ['cohens_h', 'effect'],
]);

/** How copies change the share of a side. */
const copiesColumns = (at: number, letter: string): ExportColumn<Row>[] => [
  { title: `${letter}_copies`, value: ({ copies }) => copies?.[at]?.comments ?? null },
  { title: `${letter}_rate_once`, value: ({ copies }) => copies?.[at]?.once ?? null },
];

function columnsOf(sides: number): ExportColumn<Row>[] {
  const ofContrasts = (columns: typeof testColumns) =>
    sides === 2 ? columns(0, '') : letters(sides).flatMap((letter, at) => columns(at, `${letter}_`));
  return [
    { title: 'variable', value: (row) => row.variable },
    { title: 'weighting', value: (row) => row.weighting },
    ...letters(sides).flatMap((letter, at) => ofSide(at, letter)),
    ...ofContrasts(differenceColumns),
    ...letters(sides).flatMap((letter, at) => copiesColumns(at, letter)),
    { title: 'basis', value: (row) => row.rates.basis },
    { title: 'is_thin', value: (row) => row.isThin },
    ...ofContrasts(testColumns),
  ];
}

const rowsOf = (variables: readonly ComparedVariable[]): Row[] =>
  (['raw', 'weighted'] as const).flatMap((weighting) =>
    variables.map(({ variable, isThin, copies, ...one }) => ({
      ...{ variable, weighting, isThin, copies },
      rates: one[weighting],
    })),
  );

/** A finished comparison as a file. Throws NOT_FOUND, VALIDATION, and CONFLICT while a run has not ended. */
export const exportComparison = dataExport({
  name: 'comparison',
  async load(ctx, { runId, ...counting }: { runId: string; copies?: Comparison['copies']; basis?: Basis }) {
    const comparison = await getComparison(ctx, runId, counting);
    if (comparison.status !== 'completed') throw conflict(ANALYSES_TEXTS().comparisonNotEnded);
    return comparison;
  },
  columns: ({ sides }) => columnsOf(sides.length),
  rows: ({ variables }) => rowsOf(variables),
});
