import type { AnalysisRecord } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { Waypoints } from 'lucide-react';
import { Link, useSearch } from 'wouter';
import { shownOf, tabAddress } from '../../../addresses/run-address.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { Time } from '../../../components/format/Time.js';
import { DataTable } from '../../../components/table/DataTable.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import type { Column } from '../../../components/table/table-props.js';
import { runsAtom } from '../../../state/analyzer/runs.js';
import { useAtomValue } from '../../../state/atoms.js';
import { TEXT as ALL, listedWords } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { nameOf } from '../runs/RunName.js';
import { RelationsView } from './RelationsView.js';

const TEXT = INSIGHT.relations;

const columns: Column<AnalysisRecord>[] = [
  {
    id: 'file',
    header: ALL.runs.name,
    card: 'title',
    cell: (run) => (
      <Link
        href={tabAddress('relations', run.analysisId)}
        className="break-all font-medium text-primary hover:underline"
      >
        {nameOf(run)}
      </Link>
    ),
    sortValue: nameOf,
  },
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

const isFit = (run: AnalysisRecord) => run.status === 'completed' && run.variables.length > 1;

/** A finished run is chosen, then its relations stand under an address of their own. */
export function RelationsTab() {
  const taskId = shownOf(useSearch());
  return taskId === null ? <RunChoice /> : <RelationsView key={taskId} taskId={taskId} />;
}

function RunChoice() {
  const runs = useAtomValue(runsAtom);
  return (
    <ListPanel title={TEXT.choose}>
      {runs.error && !runs.data ? (
        <ErrorState
          title={ALL.runs.loadFailed}
          error={runs.error}
          onRetry={() => void runsAtom.refetch()}
          retryLabel={ALL.run.retry}
        />
      ) : (
        <DataTable
          label={TEXT.choose}
          columns={columns}
          rows={runs.data}
          filter={isFit}
          rowKey={(run) => run.analysisId}
          empty={<EmptyState icon={<Waypoints />} title={TEXT.empty} text={TEXT.emptyText} />}
        />
      )}
    </ListPanel>
  );
}
