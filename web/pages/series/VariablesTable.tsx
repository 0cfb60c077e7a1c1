import { percentOf, percentRangeOf } from '@smops/core/platform/language/percent.model.js';
import type { Series } from '@smops/core/telling/series/series.schemas.js';
import { later } from '../../components/Later.js';
import { DataTable } from '../../components/table/DataTable.js';
import type { Column } from '../../components/table/table-props.js';
import { count } from '../../format/format.js';
import { SERIES_TEXT as TEXT } from './series.texts.js';
import { SHARE_WORDS } from './share-words.js';
import { ToldDay } from './told-day.js';

type Variable = Series['variables'][number];

const Course = later(async () => (await import('./Course.js')).Course, 'h-[22px] w-[120px]');
const lastOf = ({ points }: Variable) => points.filter((point) => point !== null).at(-1);

const columnsFor = (choose: (variable: string) => void, chosen: string): Column<Variable>[] => [
  {
    id: 'variable',
    header: TEXT.columns.variable,
    card: 'title',
    cell: ({ variable }) => (
      <button
        type="button"
        aria-pressed={variable === chosen}
        className="break-words text-left font-medium text-primary hover:underline aria-pressed:underline"
        onClick={() => choose(variable)}
      >
        {variable}
      </button>
    ),
    sortValue: ({ variable }) => variable,
  },
  {
    id: 'comments',
    header: TEXT.columns.comments,
    align: 'right',
    cell: (one) => count(one.count),
    sortValue: (one) => one.count,
  },
  {
    id: 'last',
    header: TEXT.columns.last,
    align: 'right',
    cell: (one) => {
      const last = lastOf(one);
      return (
        <>
          {percentOf(last?.share ?? 0)}
          {last && <span className="block text-muted text-xs">{SHARE_WORDS.basis[last.kind]}</span>}
        </>
      );
    },
    sortValue: (one) => lastOf(one)?.share ?? 0,
  },
  {
    id: 'interval',
    header: TEXT.columns.interval,
    align: 'right',
    cell: (one) => {
      const last = lastOf(one);
      return last === undefined ? '' : percentRangeOf(last.low, last.high);
    },
  },
  {
    id: 'course',
    header: TEXT.columns.course,
    cell: (one) => {
      const shares = one.points.map((point) => point?.share ?? 0);
      const label = TEXT.course(one.variable, percentOf(shares[0] ?? 0), percentOf(shares.at(-1) ?? 0));
      return <Course label={label} values={shares} />;
    },
  },
  {
    id: 'first',
    header: TEXT.columns.first,
    cell: ({ firstSeen }) => (firstSeen === null ? TEXT.never : <ToldDay start={firstSeen} />),
    sortValue: ({ firstSeen }) => firstSeen ?? '',
  },
  {
    id: 'lastSeen',
    header: TEXT.columns.lastSeen,
    cell: ({ lastSeen }) => (lastSeen === null ? TEXT.never : <ToldDay start={lastSeen} />),
    sortValue: ({ lastSeen }) => lastSeen ?? '',
  },
];

export interface VariablesTableProps {
  series: Series;
  chosen: string;
  onChoose(variable: string): void;
}

/** The variables of a series with their last shares; the name of one shows its course. */
export const VariablesTable = ({ series, chosen, onChoose }: VariablesTableProps) => (
  <DataTable
    label={TEXT.variables}
    columns={columnsFor(onChoose, chosen)}
    rows={series.variables}
    rowKey={({ variable }) => variable}
    empty={null}
  />
);
