import type { ExplorationRecord } from '@smops/core/judging/insight/explorations/exploration.schemas.js';
import { EXPLORATIONS } from '@smops/core/judging/insight/explorations/explorations.operations.js';
import { Compass, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { tabAddress } from '../../../addresses/run-address.js';
import { useDeletion } from '../../../components/dialog/useDeletion.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { Time } from '../../../components/format/Time.js';
import { DataTable } from '../../../components/table/DataTable.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import type { Column } from '../../../components/table/table-props.js';
import { explorationsAtom } from '../../../state/analyzer/explorations.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { TEXT as ALL, listedWords } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';

const TEXT = INSIGHT.explore;
const nameOf = (one: ExplorationRecord) => one.fileName || ALL.runs.unnamed;

const columns: Column<ExplorationRecord>[] = [
  {
    id: 'file',
    header: ALL.runs.file,
    card: 'title',
    cell: (one) => (
      <Link
        href={tabAddress('reactions', one.explorationId)}
        className="break-all font-medium text-primary hover:underline"
      >
        {nameOf(one)}
      </Link>
    ),
    sortValue: nameOf,
  },
  {
    id: 'themes',
    header: TEXT.themes,
    cell: (one) => <span className="line-clamp-2 break-words">{listedWords(one.themes)}</span>,
  },
  {
    id: 'count',
    header: TEXT.count,
    align: 'right',
    cell: (one) => one.total.toLocaleString('en'),
    sortValue: (one) => one.total,
  },
  {
    id: 'date',
    header: ALL.runs.date,
    cell: (one) => <Time value={one.createdAt} />,
    sortValue: (one) => Date.parse(one.createdAt),
  },
];

/** Earlier explorations; each opens again under its own address. */
export function ExplorationsList() {
  const list = useAtomValue(explorationsAtom);
  const deletion = useDeletion<ExplorationRecord>({
    texts: TEXT,
    words: ALL.runs,
    nameOf,
    remove: (one) => client.call(EXPLORATIONS.delete, { explorationId: one.explorationId }),
    refetch: () => explorationsAtom.refetch(),
  });
  return (
    <ListPanel title={TEXT.history}>
      {list.error && !list.data ? (
        <ErrorState
          title={TEXT.historyFailed}
          error={list.error}
          onRetry={() => void explorationsAtom.refetch()}
          retryLabel={ALL.run.retry}
        />
      ) : (
        <DataTable
          label={TEXT.history}
          columns={columns}
          rows={list.data}
          rowKey={(one) => one.explorationId}
          actionsHeader={ALL.runs.actions}
          rowActions={(one) => [
            {
              label: TEXT.delete(nameOf(one)),
              icon: <Trash2 />,
              danger: true,
              onSelect: () => deletion.ask(one),
            },
          ]}
          empty={<EmptyState icon={<Compass />} title={TEXT.empty} text={TEXT.emptyText} />}
        />
      )}
      {deletion.dialog}
    </ListPanel>
  );
}
