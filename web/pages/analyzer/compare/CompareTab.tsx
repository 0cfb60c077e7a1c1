import { useSearch } from 'wouter';
import { comparisonAddress, copiesOf, isReportOf, shownOf } from '../../../addresses/run-address.js';
import { basisOf } from '../../../components/BasisSwitch.js';
import { ReportView } from '../../reports/ReportView.js';
import { ComparePrepare } from './ComparePrepare.js';
import { ComparisonView } from './ComparisonView.js';

/** Preparing a comparison, looking at one and its report are addresses of the same tab. */
export function CompareTab() {
  const search = useSearch();
  const runId = shownOf(search);
  if (runId === null) return <ComparePrepare />;
  if (isReportOf(search)) {
    const query = new URLSearchParams(search);
    const copies = copiesOf(query.get('copies'));
    const back = comparisonAddress(runId, { copies, basis: basisOf(query.get('basis')) });
    return <ReportView key={runId} of="comparison" id={runId} copies={copies} back={back} />;
  }
  return <ComparisonView key={runId} runId={runId} />;
}
