import { fewText } from '@smops/core/judging/estimates/share-words.model.js';
import type {
  ComparedVariable,
  Comparison,
  RateEstimate,
} from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import type { Weighting } from '@smops/core/judging/insight/comparisons/comparison-charts.model.js';
import { largestOf } from '@smops/core/judging/insight/comparisons/largest-contrast.model.js';
import { DIFFERENCE_SIZES, differenceWord } from '@smops/core/judging/insight/difference-size.model.js';
import { percentOf, percentRangeOf } from '@smops/core/platform/language/percent.model.js';
import { useMemo } from 'react';
import { Badge } from '../../../components/Badge.js';
import { SHARE_WORDS } from '../../../components/share-words.js';
import { DataTable } from '../../../components/table/DataTable.js';
import type { Column } from '../../../components/table/table-props.js';
import { decimal } from '../../../format/format.js';
import { DIFFERENCE_WORDS } from '../difference-words.js';
import { INSIGHT } from '../insight.texts.js';
import { countText, points, pointsRange, pText } from './compare-format.js';

const TEXT = INSIGHT.compare;
/** Sides whose columns fit on a page. */
const MOST_FITTING = 3;

/** The number, its interval below it, and on how many comments it rests. */
function Rate({ rate, withCopies }: { rate: RateEstimate; withCopies: number | undefined }) {
  return (
    <>
      <span className="font-medium">{fewText(rate, SHARE_WORDS) ?? percentOf(rate.rate)}</span>
      <span className="block whitespace-nowrap text-muted text-xs">
        {percentRangeOf(rate.low, rate.high)}
      </span>
      {rate.words === null && (
        <span className="block whitespace-nowrap text-muted text-xs">
          {TEXT.of(countText(rate.hits), countText(rate.total))}
        </span>
      )}
      {withCopies !== undefined && (
        <span className="block whitespace-nowrap text-muted text-xs">
          {TEXT.withCopies(percentOf(withCopies))}
        </span>
      )}
    </>
  );
}

function columnsOf({ sides }: Comparison, weighting: Weighting): Column<ComparedVariable>[] {
  const pick = (one: ComparedVariable) => one[weighting];
  const contrast = (one: ComparedVariable) => largestOf(pick(one)).contrast;
  return [
    {
      id: 'variable',
      header: TEXT.variable,
      card: 'title',
      cell: (one) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="break-words font-medium">{one.variable}</span>
          {one.isThin && <Badge tone="waiting">{TEXT.thin}</Badge>}
          <span className="text-muted text-xs">{SHARE_WORDS.basis[pick(one).basis]}</span>
        </span>
      ),
      sortValue: (one) => one.variable,
    },
    ...sides.map(
      ({ name }, at): Column<ComparedVariable> => ({
        id: `side${at}`,
        header: name,
        align: 'right',
        cell: (one) => {
          const rate = pick(one).sides[at];
          // What reactions weigh is another question than whether copies count.
          const withCopies = weighting === 'raw' ? one.withCopies?.[at] : undefined;
          return rate && <Rate rate={rate} withCopies={withCopies} />;
        },
        sortValue: (one) => pick(one).sides[at]?.rate ?? 0,
      }),
    ),
    {
      id: 'difference',
      header: sides.length === 2 ? TEXT.differencePoints : TEXT.fromOthers,
      align: 'right',
      cell: (one) => {
        const { difference, low, high } = contrast(one);
        return (
          <>
            <span className="font-medium">{points(difference)}</span>
            {sides.length > 2 && (
              <span className="block text-xs">{sides[largestOf(pick(one)).place]?.name}</span>
            )}
            <span className="block whitespace-nowrap text-muted text-xs">{pointsRange(low, high)}</span>
          </>
        );
      },
      sortValue: (one) => Math.abs(contrast(one).difference),
    },
    {
      id: 'size',
      header: TEXT.size,
      cell: (one) => {
        const tone = largestOf(pick(one)).isNotable ? 'good' : 'plain';
        return <Badge tone={tone}>{DIFFERENCE_WORDS.sizes[differenceWord(contrast(one), one.isThin)]}</Badge>;
      },
      sortValue: (one) => DIFFERENCE_SIZES.indexOf(contrast(one).size),
    },
    {
      id: 'p',
      header: TEXT.p,
      align: 'right',
      cell: (one) => (
        <span className="whitespace-nowrap text-muted text-xs">
          {pText(contrast(one).pAdjusted)} · h {decimal(contrast(one).effect)}
        </span>
      ),
      sortValue: (one) => contrast(one).pAdjusted,
    },
  ];
}

/** The same numbers as the chart, with the tests behind them. */
export function RatesTable({
  comparison,
  variables,
  weighting,
}: {
  comparison: Comparison;
  variables: readonly ComparedVariable[];
  weighting: Weighting;
}) {
  const columns = useMemo(() => columnsOf(comparison, weighting), [comparison, weighting]);
  return (
    <DataTable
      label={TEXT.table}
      columns={columns}
      rows={variables}
      rowKey={(one) => one.variable}
      estimatedRowHeight={81}
      isWide={comparison.sides.length > MOST_FITTING}
      empty={null}
    />
  );
}
