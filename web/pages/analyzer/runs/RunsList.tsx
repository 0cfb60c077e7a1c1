import type { AnalysisRecord } from '@smops/core/analyzer/analyzer.schemas.js';
import { deleteAnalysis, restoreAnalysis } from '@smops/server/client/fb-analyzer.client.js';
import { BookOpenText, History, Trash2 } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { Badge } from '../../../components/Badge.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { Time } from '../../../components/format/Time.js';
import { DataTable } from '../../../components/table/DataTable.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import type { Column } from '../../../components/table/table-props.js';
import { runsAtom } from '../../../state/analyzer/runs.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { readingAddress, runAddress } from '../run-address.js';
import { STATUS_TONES } from './status-tones.js';
import { useDeletion } from './useDeletion.js';

const TEXT = ALL.runs;
const nameOf = (run: AnalysisRecord) => run.fileName || TEXT.unnamed;

const columns: Column<AnalysisRecord>[] = [
  {
    id: 'file',
    header: TEXT.file,
    card: 'title',
    cell: (run) => (
      <Link href={runAddress(run.analysisId)} className="break-all font-medium text-primary hover:underline">
        {nameOf(run)}
      </Link>
    ),
    sortValue: nameOf,
  },
  {
    id: 'status',
    header: TEXT.status,
    cell: (run) => <Badge tone={STATUS_TONES[run.status]}>{TEXT.statuses[run.status]}</Badge>,
    sortValue: (run) => TEXT.statuses[run.status],
  },
  {
    id: 'matched',
    header: TEXT.matched,
    align: 'right',
    cell: (run) => (
      <>
        <span className="font-medium">{run.matchedComments.toLocaleString('en')}</span>
        <span className="text-muted"> / {run.totalComments.toLocaleString('en')}</span>
      </>
    ),
    sortValue: (run) => run.matchedComments,
  },
  { id: 'provider', header: TEXT.provider, cell: (run) => run.providerLabel },
  {
    id: 'date',
    header: TEXT.date,
    cell: (run) => <Time value={run.uploadDate} lang="zh-CN" />,
    sortValue: (run) => Date.parse(run.uploadDate),
  },
];

/** Earlier runs; each opens again under its own address. */
export function RunsList() {
  const runs = useAtomValue(runsAtom);
  const [, navigate] = useLocation();
  const deletion = useDeletion<AnalysisRecord>({
    texts: TEXT,
    nameOf,
    remove: (run) => deleteAnalysis(client, run.analysisId),
    restore: (run) => restoreAnalysis(client, run.analysisId),
    refetch: () => runsAtom.refetch(),
  });
  return (
    <ListPanel title={TEXT.title}>
      {runs.error && !runs.data ? (
        <ErrorState
          title={TEXT.loadFailed}
          error={runs.error}
          onRetry={() => void runsAtom.refetch()}
          retryLabel={ALL.run.retry}
        />
      ) : (
        <DataTable
          label={TEXT.title}
          columns={columns}
          rows={runs.data}
          rowKey={(run) => run.analysisId}
          actionsHeader={TEXT.actions}
          rowActions={(run) => [
            ...(run.status === 'completed'
              ? [
                  {
                    label: TEXT.read(nameOf(run)),
                    icon: <BookOpenText />,
                    onSelect: () => navigate(readingAddress(run.analysisId)),
                  },
                ]
              : []),
            {
              label: TEXT.delete(nameOf(run)),
              icon: <Trash2 />,
              danger: true,
              onSelect: () => deletion.ask(run),
            },
          ]}
          empty={<EmptyState icon={<History />} title={TEXT.empty} text={TEXT.emptyText} />}
        />
      )}
      {deletion.dialog}
    </ListPanel>
  );
}
