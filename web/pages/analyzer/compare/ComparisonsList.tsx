import type { ComparisonRecord } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { COMPARISONS } from '@smops/core/judging/insight/comparisons/comparisons.operations.js';
import { Scale, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { tabAddress } from '../../../addresses/run-address.js';
import { Badge } from '../../../components/Badge.js';
import { useDeletion } from '../../../components/dialog/useDeletion.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { Time } from '../../../components/format/Time.js';
import { DataTable } from '../../../components/table/DataTable.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import type { Column } from '../../../components/table/table-props.js';
import { comparisonsAtom } from '../../../state/analyzer/comparisons.js';
import { runsAtom } from '../../../state/analyzer/runs.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { TEXT as ALL, listedWords } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { STATUS_TONES } from '../runs/status-tones.js';

const TEXT = INSIGHT.compare;
const nameOf = ({ sides }: ComparisonRecord) => listedWords(sides.map((name) => name || ALL.runs.unnamed));

const columns: Column<ComparisonRecord>[] = [
  {
    id: 'files',
    header: ALL.runs.file,
    card: 'title',
    cell: (one) => (
      <Link
        href={tabAddress('compare', one.taskId)}
        className="break-all font-medium text-primary hover:underline"
      >
        {nameOf(one)}
      </Link>
    ),
    sortValue: nameOf,
  },
  {
    id: 'status',
    header: ALL.runs.status,
    cell: (one) => <Badge tone={STATUS_TONES[one.status]}>{ALL.runs.statuses[one.status]}</Badge>,
  },
  {
    id: 'variables',
    header: TEXT.variables,
    cell: (one) => <span className="line-clamp-2 break-words">{listedWords(one.variables)}</span>,
  },
  {
    id: 'date',
    header: ALL.runs.date,
    cell: (one) => <Time value={one.createdAt} />,
    sortValue: (one) => Date.parse(one.createdAt),
  },
];

/** Earlier comparisons; each opens again under its own address. */
export function ComparisonsList() {
  const list = useAtomValue(comparisonsAtom);
  const deletion = useDeletion<ComparisonRecord>({
    texts: TEXT,
    words: ALL.runs,
    nameOf,
    remove: ({ taskId }) => client.call(COMPARISONS.delete, { taskId }),
    restore: ({ taskId }) => client.call(COMPARISONS.restore, { taskId }),
    refetch: () => Promise.all([comparisonsAtom.refetch(), runsAtom.refetch()]),
  });
  return (
    <ListPanel title={TEXT.history}>
      {list.error && !list.data ? (
        <ErrorState
          title={TEXT.historyFailed}
          error={list.error}
          onRetry={() => void comparisonsAtom.refetch()}
          retryLabel={ALL.run.retry}
        />
      ) : (
        <DataTable
          label={TEXT.history}
          columns={columns}
          rows={list.data}
          rowKey={(one) => one.taskId}
          actionsHeader={ALL.runs.actions}
          rowActions={(one) => [
            {
              label: TEXT.delete(nameOf(one)),
              icon: <Trash2 />,
              danger: true,
              onSelect: () => deletion.ask(one),
            },
          ]}
          empty={<EmptyState icon={<Scale />} title={TEXT.empty} text={TEXT.emptyText} />}
        />
      )}
      {deletion.dialog}
    </ListPanel>
  );
}
