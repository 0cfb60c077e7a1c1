import type { AnalysisRecord } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { actorText } from '@smops/core/people/users/actor-names.model.js';
import { BookOpenText, History, Pencil, Pin, PinOff, SearchX, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { RUNS_ADDRESS, readingAddress } from '../../../addresses/run-address.js';
import { Badge } from '../../../components/Badge.js';
import { useDeletion } from '../../../components/dialog/useDeletion.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { TimeToday } from '../../../components/format/Time.js';
import { later } from '../../../components/Later.js';
import { DataTable } from '../../../components/table/DataTable.js';
import { DeferredSearchBox } from '../../../components/table/DeferredSearchBox.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import type { Column } from '../../../components/table/table-props.js';
import { useAction } from '../../../components/useAction.js';
import { runsAtom } from '../../../state/analyzer/runs.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { toast } from '../../../state/toasts.js';
import { ACTOR_WORDS } from '../actor-words.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { RenameRunDialog } from './RenameRunDialog.js';
import { nameOf, RunName } from './RunName.js';
import { runsFound } from './runs-found.model.js';
import { STATUS_TONES } from './status-tones.js';

const TEXT = ALL.runs;

const SentimentParts = later(
  async () => (await import('../../../charts/SentimentParts.js')).SentimentParts,
  'h-3',
);

const columns: Column<AnalysisRecord>[] = [
  {
    id: 'file',
    header: TEXT.name,
    card: 'title',
    cell: (run) => <RunName run={run} />,
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
  {
    id: 'sentiment',
    header: TEXT.sentiment,
    cell: (run) => {
      const counts = {
        positive: run.positiveComments,
        neutral: run.neutralComments,
        negative: run.negativeComments,
      };
      return (
        <span className="block w-24">
          <SentimentParts
            {...counts}
            width={96}
            label={TEXT.sentiments(counts.positive, counts.neutral, counts.negative)}
          />
        </span>
      );
    },
  },
  { id: 'provider', header: TEXT.provider, cell: (run) => run.providerLabel },
  {
    id: 'by',
    header: TEXT.by,
    cell: (run) => actorText(run.createdBy, ACTOR_WORDS),
    sortValue: (run) => run.createdBy,
  },
  {
    id: 'date',
    header: TEXT.date,
    cell: (run) => <TimeToday value={run.uploadDate} />,
    sortValue: (run) => Date.parse(run.uploadDate),
  },
];

type Does = (run: AnalysisRecord) => unknown;

/** What can be done with a run in the list. */
const actionsOf = (
  run: AnalysisRecord,
  { read, rename, pin, remove }: { read: Does; rename: Does; pin: Does; remove: Does },
) => [
  ...(run.status === 'completed'
    ? [
        {
          label: TEXT.read(nameOf(run)),
          icon: <BookOpenText />,
          onSelect: () => read(run),
        },
      ]
    : []),
  {
    label: TEXT.rename(nameOf(run)),
    icon: <Pencil />,
    onSelect: () => rename(run),
  },
  {
    label: run.pinned ? TEXT.unpin(nameOf(run)) : TEXT.pin(nameOf(run)),
    icon: run.pinned ? <PinOff /> : <Pin />,
    onSelect: () => pin(run),
  },
  {
    label: TEXT.delete(nameOf(run)),
    icon: <Trash2 />,
    danger: true,
    onSelect: () => remove(run),
  },
];

/**
 * Earlier runs; each opens again under its own address. With `most`, only as many of them and the way to the others: they
 * stand below something else.
 */
export function RunsList({ most }: { most?: number }) {
  const runs = useAtomValue(runsAtom);
  const [, navigate] = useLocation();
  const [search, setSearch] = useState('');
  const [renaming, rename] = useState<AnalysisRecord>();
  const rows = useMemo(
    () => runs.data && runsFound(runs.data, search).slice(0, most),
    [runs.data, search, most],
  );
  const all = runs.data?.length ?? 0;
  const [pin] = useAction(
    async (run: AnalysisRecord) => {
      await client.call(RUNS.update, { taskId: run.analysisId, pinned: !run.pinned });
      await runsAtom.refetch();
    },
    (error) => toast({ title: TEXT.changeFailed, description: error.message, tone: 'destructive' }),
    ({ analysisId }) => analysisId,
  );
  const deletion = useDeletion<AnalysisRecord>({
    texts: TEXT,
    words: TEXT,
    nameOf,
    remove: (run) => client.call(RUNS.delete, { taskId: run.analysisId }),
    restore: (run) => client.call(RUNS.restore, { taskId: run.analysisId }),
    refetch: () => runsAtom.refetch(),
  });
  const read = (run: AnalysisRecord) => navigate(readingAddress(run.analysisId));
  return (
    <ListPanel
      title={TEXT.title}
      tools={
        most === undefined ? (
          <DeferredSearchBox
            className="max-sm:w-full sm:w-72"
            value={search}
            onSearch={setSearch}
            placeholder={TEXT.search}
          />
        ) : (
          all > most && (
            <Link href={RUNS_ADDRESS} className="rounded font-medium text-primary text-sm hover:underline">
              {TEXT.all(all)}
            </Link>
          )
        )
      }
    >
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
          rows={rows}
          rowKey={(run) => run.analysisId}
          actionsHeader={TEXT.actions}
          rowActions={(run) => actionsOf(run, { read, rename, pin, remove: deletion.ask })}
          empty={
            search === '' ? (
              <EmptyState icon={<History />} title={TEXT.empty} text={TEXT.emptyText} />
            ) : (
              <EmptyState icon={<SearchX />} title={TEXT.notFound} text={TEXT.notFoundText} />
            )
          }
        />
      )}
      {deletion.dialog}
      {renaming && <RenameRunDialog run={renaming} onClose={() => rename(undefined)} />}
    </ListPanel>
  );
}
