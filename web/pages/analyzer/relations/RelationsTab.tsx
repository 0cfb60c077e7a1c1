import type { AnalysisRecord } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { Waypoints } from 'lucide-react';
import { useSearch } from 'wouter';
import { shownOf, tabAddress } from '../../../addresses/run-address.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import { LoadedTable } from '../../../components/table/LoadedTable.js';
import type { Column } from '../../../components/table/table-props.js';
import { runsAtom } from '../../../state/analyzer/runs.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { dateColumn, nameColumn, wordsColumn } from '../insight-columns.js';
import { nameOf } from '../runs/RunName.js';
import { RelationsView } from './RelationsView.js';

const TEXT = INSIGHT.relations;

const columns: Column<AnalysisRecord>[] = [
  nameColumn<AnalysisRecord>(ALL.runs.name, nameOf, (run) => tabAddress('relations', run.analysisId)),
  wordsColumn(INSIGHT.compare.variables, (run) => run.variables),
  dateColumn((run) => run.uploadDate),
];

const isFit = (run: AnalysisRecord) => run.status === 'completed' && run.variables.length > 1;

/** A finished run is chosen, then its relations stand under an address of their own. */
export function RelationsTab() {
  const runId = shownOf(useSearch());
  return runId === null ? <RunChoice /> : <RelationsView key={runId} runId={runId} />;
}

const RunChoice = () => (
  <ListPanel title={TEXT.choose}>
    <LoadedTable
      atom={runsAtom}
      failed={ALL.runs.loadFailed}
      retry={ALL.run.retry}
      label={TEXT.choose}
      columns={columns}
      filter={isFit}
      rowKey={(run) => run.analysisId}
      empty={<EmptyState icon={<Waypoints />} title={TEXT.empty} text={TEXT.emptyText} />}
    />
  </ListPanel>
);
