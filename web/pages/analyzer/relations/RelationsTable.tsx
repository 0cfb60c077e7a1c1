import type { Relation } from '@smops/core/judging/insight/relations/relations.schemas.js';
import { RELATIONS } from '@smops/core/judging/insight/reports.texts.model.js';
import { Badge } from '../../../components/Badge.js';
import { DataTable } from '../../../components/table/DataTable.js';
import type { Column } from '../../../components/table/table-props.js';
import { decimal } from '../../../format/format.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { pText } from '../compare/compare-format.js';
import { INSIGHT } from '../insight.texts.js';

const TEXT = INSIGHT.relations;
const REPORT = RELATIONS();

function verdict(pair: Relation) {
  if (!pair.isClear) return null;
  return pair.lift > 1 ? (
    <Badge tone="good">{TEXT.together}</Badge>
  ) : (
    <Badge tone="plain">{TEXT.apart}</Badge>
  );
}

const columns: Column<Relation>[] = [
  {
    id: 'pair',
    header: TEXT.pair,
    card: 'title',
    cell: (pair) => (
      <span className="flex flex-wrap items-center gap-2">
        <span className="break-words font-medium">{REPORT.chart.pair(pair.a, pair.b)}</span>
        {verdict(pair)}
        {pair.isThin && <Badge tone="waiting">{TEXT.thin}</Badge>}
      </span>
    ),
    sortValue: (pair) => REPORT.chart.pair(pair.a, pair.b),
  },
  {
    id: 'both',
    header: REPORT.together,
    align: 'right',
    cell: (pair) => (
      <>
        <span className="font-medium">{pair.both.toLocaleString('en')}</span>
        <span className="block whitespace-nowrap text-muted text-xs">
          {TEXT.expected(pair.expected.toFixed(1))}
        </span>
      </>
    ),
    sortValue: (pair) => pair.both,
  },
  {
    id: 'lift',
    header: REPORT.lift,
    align: 'right',
    cell: (pair) => pair.lift.toFixed(2),
    sortValue: (pair) => pair.lift,
  },
  {
    id: 'pmi',
    header: REPORT.pmi,
    align: 'right',
    cell: (pair) =>
      pair.pmi === null ? (
        TEXT.never
      ) : (
        <>
          {decimal(pair.pmi)}
          <span className="block whitespace-nowrap text-muted text-xs">
            {ALL.range(decimal(pair.low ?? 0), decimal(pair.high ?? 0))}
          </span>
        </>
      ),
    sortValue: (pair) => pair.pmi ?? Number.NEGATIVE_INFINITY,
  },
  {
    id: 'p',
    header: TEXT.p,
    align: 'right',
    cell: (pair) => <span className="whitespace-nowrap">{pText(pair.pAdjusted)}</span>,
    sortValue: (pair) => pair.pAdjusted,
  },
];

/** Every pair of variables with its numbers, the strongest evidence first. */
export function RelationsTable({ pairs }: { pairs: readonly Relation[] }) {
  return (
    <DataTable
      label={TEXT.table}
      columns={columns}
      rows={pairs}
      rowKey={(pair) => `${pair.a}\n${pair.b}`}
      empty={<p className="px-6 py-8 text-muted">{TEXT.noPairs}</p>}
    />
  );
}
