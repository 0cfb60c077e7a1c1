import { History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Badge, type BadgeTone } from '../../../components/Badge.js';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { type Column, DataTable } from '../../../components/DataTable.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { ErrorState } from '../../../components/ErrorState.js';
import { ListPanel } from '../../../components/ListPanel.js';
import { reasonOf } from '../../../components/reason-of.js';
import { Time } from '../../../components/Time.js';
import { useAction } from '../../../components/useAction.js';
import { useAtomValue } from '../../../state/atoms.js';
import { toast } from '../../../state/toasts.js';
import type { RunStatusName, RunSummary } from '../analysis.types.js';
import { deleteRun, runsAtom } from '../analyzer.calls.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { runAddress } from '../run-address.js';
import { ProviderName } from './ProviderName.js';

const TEXT = ALL.runs;
const TONES: Record<RunStatusName, BadgeTone> = {
  pending: 'waiting',
  running: 'primary',
  paused: 'waiting',
  completed: 'good',
  failed: 'bad',
};
const nameOf = (run: RunSummary) => run.file_name || TEXT.unnamed;

const columns: Column<RunSummary>[] = [
  {
    id: 'file',
    header: TEXT.file,
    card: 'title',
    cell: (run) => (
      <Link href={runAddress(run.task_id)} className="break-all font-medium text-primary hover:underline">
        {nameOf(run)}
      </Link>
    ),
    sortValue: nameOf,
  },
  {
    id: 'status',
    header: TEXT.status,
    cell: (run) => <Badge tone={TONES[run.status]}>{TEXT.statuses[run.status]}</Badge>,
    sortValue: (run) => TEXT.statuses[run.status],
  },
  {
    id: 'matched',
    header: TEXT.matched,
    align: 'right',
    cell: (run) => (
      <>
        <span className="font-medium">{run.matched_comments.toLocaleString('en')}</span>
        <span className="text-muted"> / {run.total_comments.toLocaleString('en')}</span>
      </>
    ),
    sortValue: (run) => run.matched_comments,
  },
  { id: 'provider', header: TEXT.provider, cell: (run) => <ProviderName id={run.api_provider} /> },
  {
    id: 'date',
    header: TEXT.date,
    cell: (run) => <Time value={run.created_at} lang="zh-CN" />,
    sortValue: (run) => Date.parse(run.created_at),
  },
];

/** Earlier runs; each opens again under its own address. */
export function RunsList() {
  const runs = useAtomValue(runsAtom);
  const [chosen, setChosen] = useState<RunSummary>();
  const [asking, setAsking] = useState(false);
  const [remove, removing] = useAction(
    async (run: RunSummary) => {
      await deleteRun(run.task_id);
      setAsking(false);
      toast({ title: TEXT.deleted, description: nameOf(run) });
      await runsAtom.refetch();
    },
    (error) => {
      setAsking(false);
      toast({ tone: 'destructive', title: TEXT.deleteFailed, description: reasonOf(error) });
    },
  );
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
          rowKey={(run) => run.task_id}
          actionsHeader={TEXT.actions}
          rowActions={(run) => [
            {
              label: TEXT.delete(nameOf(run)),
              icon: <Trash2 />,
              danger: true,
              onSelect: () => {
                setChosen(run);
                setAsking(true);
              },
            },
          ]}
          empty={<EmptyState icon={<History />} title={TEXT.empty} text={TEXT.emptyText} />}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={TEXT.deleteTitle}
        question={TEXT.deleteQuestion(chosen ? nameOf(chosen) : '')}
        confirmLabel={TEXT.deleteConfirm}
        cancelLabel={TEXT.cancel}
        pending={removing}
        pendingLabel={TEXT.deleting}
        onConfirm={() => chosen && void remove(chosen)}
        onClose={() => setAsking(false)}
      />
    </ListPanel>
  );
}
