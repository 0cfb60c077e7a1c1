import type { ComparableRun } from '@smops/core/judging/insight/agreement/agreement.schemas.js';
import { ArrowLeft, Scale } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { runAddress, runViewAddress } from '../../../addresses/run-address.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { Time } from '../../../components/format/Time.js';
import { DataTable } from '../../../components/table/DataTable.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import type { Column } from '../../../components/table/table-props.js';
import { comparableRunsAtom } from '../../../state/analyzer/agreement.js';
import { useAtomValue } from '../../../state/atoms.js';
import { TEXT as ALL, listedWords } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { AgreementView } from './AgreementView.js';

const TEXT = INSIGHT.agreement;

/** The other run is chosen, then the agreement stands under an address of its own. */
export function AgreementTab({ taskId, other }: { taskId: string; other: string | null }) {
  return other === null ? <OtherRun taskId={taskId} /> : <AgreementView key={other} a={taskId} b={other} />;
}

function OtherRun({ taskId }: { taskId: string }) {
  const atom = useMemo(() => comparableRunsAtom(taskId), [taskId]);
  const runs = useAtomValue(atom);
  const others = runs.data?.filter((run) => run.common === 0).length ?? 0;
  const nameOf = (run: ComparableRun) => run.runName || ALL.runs.unnamed;
  const columns: Column<ComparableRun>[] = [
    {
      id: 'file',
      header: ALL.runs.name,
      card: 'title',
      cell: (run) => (
        <Link
          href={runViewAddress(taskId, 'agreement', run.analysisId)}
          className="break-all font-medium text-primary hover:underline"
        >
          {nameOf(run)}
        </Link>
      ),
      sortValue: nameOf,
    },
    {
      id: 'common',
      header: TEXT.commonComments,
      cell: (run) => run.common.toLocaleString('en'),
      sortValue: (run) => run.common,
    },
    { id: 'provider', header: ALL.runs.provider, cell: (run) => `${run.providerLabel} (${run.model})` },
    {
      id: 'variables',
      header: INSIGHT.compare.variables,
      cell: (run) => <span className="line-clamp-2 break-words">{listedWords(run.variables)}</span>,
    },
    {
      id: 'date',
      header: ALL.runs.date,
      cell: (run) => <Time value={run.uploadDate} />,
      sortValue: (run) => Date.parse(run.uploadDate),
    },
  ];
  return (
    <div className="space-y-4">
      <Link href={runAddress(taskId)} className="btn btn-ghost btn-sm -ml-3 font-medium text-sm">
        <ArrowLeft className="size-4" aria-hidden />
        {INSIGHT.accuracy.back}
      </Link>
      <ListPanel title={TEXT.choose} foot={others > 0 && TEXT.otherFiles(others)}>
        {runs.error && !runs.data ? (
          <ErrorState
            title={ALL.runs.loadFailed}
            error={runs.error}
            onRetry={() => void atom.refetch()}
            retryLabel={ALL.run.retry}
          />
        ) : (
          <DataTable
            label={TEXT.choose}
            columns={columns}
            rows={runs.data}
            filter={(run) => run.common > 0}
            rowKey={(run) => run.analysisId}
            empty={<EmptyState icon={<Scale />} title={TEXT.empty} text={TEXT.chooseText} />}
          />
        )}
      </ListPanel>
    </div>
  );
}
