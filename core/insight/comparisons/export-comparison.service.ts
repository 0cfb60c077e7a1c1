import { SAY } from '../../analyzer/analyses.texts.model.js';
import { conflict } from '../../errors.js';
import type { Basis } from '../../estimates/basis.constants.js';
import type { ExportColumn } from '../../export/safe-cell.js';
import { dataExport } from '../report-files.js';
import type {
  ComparedRates,
  ComparedVariable,
  Comparison,
  Contrast,
  RateEstimate,
} from './comparison.schemas.js';
import { getComparison } from './comparisons.service.js';

type Row = { variable: string; weighting: string; isThin: boolean; rates: ComparedRates };

const letters = (sides: number) => Array.from({ length: sides }, (_, at) => String.fromCharCode(97 + at));

const ofSide = (at: number, letter: string): ExportColumn<Row>[] => {
  const column = (title: Exclude<keyof RateEstimate, 'words'>): ExportColumn<Row> => ({
    title: `${letter}_${title}`,
    value: (row) => row.rates.sides[at]?.[title] ?? null,
  });
  return [column('hits'), column('total'), column('rate'), column('low'), column('high')];
};

/** Of two sides their difference; of more, after the letter of each, its difference from the mean of the others. */
const ofContrast = (at: number, prefix: string): ExportColumn<Row>[] => {
  const column = (title: string, key: keyof Contrast): ExportColumn<Row> => ({
    title: `${prefix}${title}`,
    value: (row) => row.rates.contrasts[at]?.[key] ?? null,
  });
  return [
    column('difference', 'difference'),
    column('difference_low', 'low'),
    column('difference_high', 'high'),
    column('effect_size', 'effectSize'),
    column('is_clear', 'isClear'),
    column('test', 'test'),
    column('p', 'p'),
    column('p_holm', 'pAdjusted'),
    column('cohens_h', 'effect'),
  ];
};

const columnsOf = (sides: number): ExportColumn<Row>[] => [
  { title: 'variable', value: (row) => row.variable },
  { title: 'weighting', value: (row) => row.weighting },
  ...letters(sides).flatMap((letter, at) => ofSide(at, letter)),
  ...(sides === 2 ? ofContrast(0, '') : letters(sides).flatMap((letter, at) => ofContrast(at, `${letter}_`))),
  { title: 'basis', value: (row) => row.rates.basis },
  { title: 'is_thin', value: (row) => row.isThin },
];

const rowsOf = (variables: readonly ComparedVariable[]): Row[] =>
  (['raw', 'weighted'] as const).flatMap((weighting) =>
    variables.map(({ variable, isThin, ...one }) => ({ variable, weighting, isThin, rates: one[weighting] })),
  );

/** A finished comparison as a file. Throws NOT_FOUND, VALIDATION, and CONFLICT while a run has not ended. */
export const exportComparison = dataExport({
  name: 'comparison',
  async load(ctx, { taskId, ...counting }: { taskId: string; copies?: Comparison['copies']; basis?: Basis }) {
    const comparison = await getComparison(ctx, taskId, counting);
    if (comparison.status !== 'completed') throw conflict(SAY().comparisonNotEnded);
    return comparison;
  },
  columns: ({ sides }) => columnsOf(sides.length),
  rows: ({ variables }) => rowsOf(variables),
});
