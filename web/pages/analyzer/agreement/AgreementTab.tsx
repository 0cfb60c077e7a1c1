import type { ComparableRun } from '@smops/core/judging/insight/agreement/agreement.schemas.js';
import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { runAddress, runViewAddress } from '../../../addresses/run-address.js';
import { BackLink } from '../../../components/BackLink.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import { LoadedTable } from '../../../components/table/LoadedTable.js';
import type { Column } from '../../../components/table/table-props.js';
import { comparableRunsAtom } from '../../../state/analyzer/agreement.js';
import { useAtomValue } from '../../../state/atoms.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { dateColumn, nameColumn, wordsColumn } from '../insight-columns.js';
import { AgreementView } from './AgreementView.js';

const TEXT = INSIGHT.agreement;

/** The other run is chosen, then the agreement stands under an address of its own. */
export function AgreementTab({ runId, other }: { runId: string; other: string | null }) {
  return other === null ? <OtherRun runId={runId} /> : <AgreementView key={other} a={runId} b={other} />;
}

function OtherRun({ runId }: { runId: string }) {
  const atom = useMemo(() => comparableRunsAtom(runId), [runId]);
  const runs = useAtomValue(atom);
  const others = runs.data?.filter((run) => run.common === 0).length ?? 0;
  const nameOf = (run: ComparableRun) => run.runName || ALL.runs.unnamed;
  const columns: Column<ComparableRun>[] = [
    nameColumn(ALL.runs.name, nameOf, (run) => runViewAddress(runId, 'agreement', run.analysisId)),
    {
      id: 'common',
      header: TEXT.commonComments,
      cell: (run) => run.common.toLocaleString('en'),
      sortValue: (run) => run.common,
    },
    { id: 'provider', header: ALL.runs.provider, cell: (run) => `${run.providerLabel} (${run.model})` },
    wordsColumn(INSIGHT.compare.variables, (run) => run.variables),
    dateColumn((run) => run.uploadDate),
  ];
  return (
    <div className="space-y-4">
      <BackLink href={runAddress(runId)} text={INSIGHT.accuracy.back} />
      <ListPanel title={TEXT.choose} foot={others > 0 && TEXT.otherFiles(others)}>
        <LoadedTable
          atom={atom}
          failed={ALL.runs.loadFailed}
          retry={ALL.run.retry}
          label={TEXT.choose}
          columns={columns}
          filter={(run) => run.common > 0}
          rowKey={(run) => run.analysisId}
          empty={<EmptyState icon={<Scale />} title={TEXT.empty} text={TEXT.chooseText} />}
        />
      </ListPanel>
    </div>
  );
}
