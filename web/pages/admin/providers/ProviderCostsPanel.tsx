import type { ProviderCosts } from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { Receipt } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { later } from '../../../components/Later.js';
import { DataTable } from '../../../components/table/DataTable.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import type { Column } from '../../../components/table/table-props.js';
import { count } from '../../../format/format.js';
import { useAtomValue } from '../../../state/atoms.js';
import { providerCostsAtom } from '../../../state/records/providers.js';
import { COSTS_TEXT as TEXT } from './providers.texts.js';

type CostRow = ProviderCosts['months'][number]['providers'][number] & { month: string };

const columns: Column<CostRow>[] = [
  { id: 'month', header: TEXT.columns.month, card: 'title', cell: (row) => row.month },
  { id: 'provider', header: TEXT.columns.provider, cell: (row) => row.label },
  {
    id: 'tokensIn',
    header: TEXT.columns.tokensIn,
    align: 'right',
    cell: (row) => <span className="tabular-nums">{count(row.inputTokens)}</span>,
  },
  {
    id: 'tokensOut',
    header: TEXT.columns.tokensOut,
    align: 'right',
    cell: (row) => <span className="tabular-nums">{count(row.outputTokens)}</span>,
  },
  {
    id: 'cost',
    header: TEXT.columns.cost,
    align: 'right',
    cell: (row) => <span className="font-medium tabular-nums">{usdText(row.costUsd)}</span>,
  },
];

const CostsChart = later(async () => (await import('./CostsChart.js')).CostsChart, 'h-60');

/** What the providers have charged, by month and provider, and how much of it today. */
export function ProviderCostsPanel() {
  const { data, error } = useAtomValue(providerCostsAtom);
  const rows = useMemo(
    () => data?.months.flatMap(({ month, providers }) => providers.map((one) => ({ ...one, month }))),
    [data],
  );
  return (
    <>
      {data && rows?.length ? <CostsChart costs={data} /> : null}
      <ListPanel title={TEXT.title} foot={data && rows?.length ? todayOf(data) : undefined}>
        {error && !data ? (
          <ErrorState
            title={TEXT.loadFailed}
            error={error}
            onRetry={() => void providerCostsAtom.refetch()}
          />
        ) : (
          <DataTable
            label={TEXT.title}
            columns={columns}
            rows={rows}
            rowKey={(row) => `${row.month} ${row.id}`}
            empty={<EmptyState icon={<Receipt />} title={TEXT.none} text={TEXT.noneText} />}
          />
        )}
      </ListPanel>
    </>
  );
}

const todayOf = ({ todayUsd, dailyBudgetUsd }: ProviderCosts) =>
  dailyBudgetUsd === null
    ? TEXT.today(usdText(todayUsd))
    : TEXT.todayOf(usdText(todayUsd), usdText(dailyBudgetUsd));
