import { fewText } from '@smops/core/estimates/share-words.model.js';
import { SHARES } from '@smops/core/estimates/shares.texts.model.js';
import type { ComparedRates, ComparedVariable } from '@smops/core/insight/comparisons/comparison.schemas.js';
import { useMemo } from 'react';
import { Badge } from '../../../components/Badge.js';
import { decimal } from '../../../components/format/format.js';
import { DataTable } from '../../../components/table/DataTable.js';
import type { Column } from '../../../components/table/table-props.js';
import { INSIGHT } from '../insight.texts.js';
import { countText, percent, percentRange, points, pointsRange, pText } from './compare-format.js';

const TEXT = INSIGHT.compare;

/** The number, its interval below it, and on how many comments it rests. */
function Rate({ rate }: { rate: ComparedRates['a'] }) {
  return (
    <>
      <span className="font-medium">{fewText(rate) ?? percent(rate.rate)}</span>
      <span className="block whitespace-nowrap text-muted text-xs">{percentRange(rate.low, rate.high)}</span>
      {rate.words === null && (
        <span className="block whitespace-nowrap text-muted text-xs">
          {TEXT.of(countText(rate.hits), countText(rate.total))}
        </span>
      )}
    </>
  );
}

function columnsOf(pick: (one: ComparedVariable) => ComparedRates): Column<ComparedVariable>[] {
  return [
    {
      id: 'variable',
      header: TEXT.variable,
      card: 'title',
      cell: (one) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="break-words font-medium">{one.variable}</span>
          {pick(one).isClear && <Badge tone="good">{TEXT.clear}</Badge>}
          {one.isThin && <Badge tone="waiting">{TEXT.thin}</Badge>}
          <span className="text-muted text-xs">{SHARES().basis[pick(one).basis]}</span>
        </span>
      ),
      sortValue: (one) => one.variable,
    },
    {
      id: 'a',
      header: TEXT.community('A'),
      align: 'right',
      cell: (one) => <Rate rate={pick(one).a} />,
      sortValue: (one) => pick(one).a.rate,
    },
    {
      id: 'b',
      header: TEXT.community('B'),
      align: 'right',
      cell: (one) => <Rate rate={pick(one).b} />,
      sortValue: (one) => pick(one).b.rate,
    },
    {
      id: 'difference',
      header: TEXT.difference,
      align: 'right',
      cell: (one) => (
        <>
          <span className="font-medium">{points(pick(one).difference)}</span>
          <span className="block whitespace-nowrap text-muted text-xs">
            {pointsRange(pick(one).low, pick(one).high)}
          </span>
        </>
      ),
      sortValue: (one) => pick(one).difference,
    },
    {
      id: 'p',
      header: TEXT.p,
      align: 'right',
      cell: (one) => <span className="whitespace-nowrap">{pText(pick(one).pAdjusted)}</span>,
      sortValue: (one) => pick(one).pAdjusted,
    },
    {
      id: 'effect',
      header: TEXT.effect,
      align: 'right',
      cell: (one) => (
        <>
          {decimal(pick(one).effect)}
          <span className="block whitespace-nowrap text-muted text-xs">
            {TEXT.effects[pick(one).effectSize]}
          </span>
        </>
      ),
      sortValue: (one) => Math.abs(pick(one).effect),
    },
  ];
}

/** The same numbers as the plot, for eyes and for screen readers. */
export function RatesTable({
  variables,
  pick,
}: {
  variables: readonly ComparedVariable[];
  pick(one: ComparedVariable): ComparedRates;
}) {
  const columns = useMemo(() => columnsOf(pick), [pick]);
  return (
    <DataTable
      label={TEXT.table}
      columns={columns}
      rows={variables}
      rowKey={(one) => one.variable}
      estimatedRowHeight={81}
      empty={null}
    />
  );
}
