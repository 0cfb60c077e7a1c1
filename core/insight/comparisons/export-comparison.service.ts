import { SAY } from '../../analyzer/analyses.texts.model.js';
import { conflict } from '../../errors.js';
import type { ExportColumn } from '../../export/safe-cell.js';
import { reportExport } from '../report-files.js';
import type { ComparedRates, ComparedVariable } from './comparison.schemas.js';
import { comparisonReport } from './comparison-report.js';
import { getComparison } from './comparisons.service.js';

type Row = { variable: string; weighting: string; isThin: boolean; rates: ComparedRates };

const COLUMNS: ExportColumn<Row>[] = [
  { title: 'variable', value: (row) => row.variable },
  { title: 'weighting', value: (row) => row.weighting },
  { title: 'a_hits', value: (row) => row.rates.a.hits },
  { title: 'a_total', value: (row) => row.rates.a.total },
  { title: 'a_rate', value: (row) => row.rates.a.rate },
  { title: 'a_low', value: (row) => row.rates.a.low },
  { title: 'a_high', value: (row) => row.rates.a.high },
  { title: 'b_hits', value: (row) => row.rates.b.hits },
  { title: 'b_total', value: (row) => row.rates.b.total },
  { title: 'b_rate', value: (row) => row.rates.b.rate },
  { title: 'b_low', value: (row) => row.rates.b.low },
  { title: 'b_high', value: (row) => row.rates.b.high },
  { title: 'difference', value: (row) => row.rates.difference },
  { title: 'difference_low', value: (row) => row.rates.low },
  { title: 'difference_high', value: (row) => row.rates.high },
  { title: 'basis', value: (row) => row.rates.basis },
  { title: 'test', value: (row) => row.rates.test },
  { title: 'p', value: (row) => row.rates.p },
  { title: 'p_holm', value: (row) => row.rates.pAdjusted },
  { title: 'cohens_h', value: (row) => row.rates.effect },
  { title: 'effect_size', value: (row) => row.rates.effectSize },
  { title: 'is_clear', value: (row) => row.rates.isClear },
  { title: 'is_thin', value: (row) => row.isThin },
];

const rowsOf = (variables: readonly ComparedVariable[]): Row[] =>
  (['raw', 'weighted'] as const).flatMap((weighting) =>
    variables.map(({ variable, isThin, ...one }) => ({ variable, weighting, isThin, rates: one[weighting] })),
  );

/** A finished comparison as a file. Throws NOT_FOUND, and CONFLICT while a run has not ended. */
export const exportComparison = reportExport({
  name: 'comparison',
  async load(ctx, taskId: string) {
    const comparison = await getComparison(ctx, taskId);
    if (comparison.status !== 'completed') throw conflict(SAY().comparisonNotEnded);
    return comparison;
  },
  columns: COLUMNS,
  rows: ({ variables }) => rowsOf(variables),
  html: comparisonReport,
});
