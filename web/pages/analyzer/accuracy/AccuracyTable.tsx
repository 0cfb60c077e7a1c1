import type { RunAccuracy, VariableAccuracy } from '@smops/core/judging/insight/accuracy/accuracy.schemas.js';
import { ACCURACY } from '@smops/core/judging/insight/reports.texts.model.js';
import { percentOf, percentRangeOf } from '@smops/core/platform/language/percent.model.js';
import { Badge } from '../../../components/Badge.js';
import { DataTable } from '../../../components/table/DataTable.js';
import type { Column } from '../../../components/table/table-props.js';
import { count } from '../../../format/format.js';
import { INSIGHT } from '../insight.texts.js';

const TEXT = INSIGHT.accuracy;
const CHART = ACCURACY().chart;

/** The number, with its interval below it. */
function Rate({ rate }: { rate: VariableAccuracy['f1'] }) {
  if (rate === null) return <span className="text-muted">—</span>;
  return (
    <>
      <span className="font-medium">{percentOf(rate.value)}</span>
      <span className="block whitespace-nowrap text-muted text-xs">
        {percentRangeOf(rate.low, rate.high)}
      </span>
    </>
  );
}

const columns: Column<VariableAccuracy>[] = [
  {
    id: 'variable',
    header: CHART.variable,
    card: 'title',
    cell: (one) => (
      <>
        <span className="flex flex-wrap items-center gap-2">
          <span className="break-words font-medium">{one.variable}</span>
          {one.isThin && <Badge tone="waiting">{TEXT.thin}</Badge>}
        </span>
        <span className="text-muted text-xs">{TEXT.basis(one.judged)}</span>
      </>
    ),
    sortValue: (one) => one.variable,
  },
  {
    id: 'counts',
    header: TEXT.counts,
    align: 'right',
    cell: (one) => `${count(one.hits)} / ${count(one.extra)} / ${count(one.missed)}`,
  },
  {
    id: 'precision',
    header: CHART.precision,
    align: 'right',
    cell: (one) => <Rate rate={one.precision} />,
    sortValue: (one) => one.precision?.value ?? -1,
  },
  {
    id: 'recall',
    header: CHART.recall,
    align: 'right',
    cell: (one) => <Rate rate={one.recall} />,
    sortValue: (one) => one.recall?.value ?? -1,
  },
  {
    id: 'f1',
    header: CHART.f1,
    align: 'right',
    cell: (one) => <Rate rate={one.f1} />,
    sortValue: (one) => one.f1?.value ?? -1,
  },
];

/** Every variable that was judged, and all of them together. */
export function AccuracyTable({ accuracy }: { accuracy: RunAccuracy }) {
  const rows: VariableAccuracy[] = [
    ...accuracy.variables,
    { variable: TEXT.overall, judged: accuracy.judged, isThin: false, ...accuracy.overall },
  ];
  return (
    <DataTable
      label={TEXT.table}
      columns={columns}
      rows={rows}
      rowKey={(one) => one.variable}
      empty={null}
      estimatedRowHeight={64}
    />
  );
}
