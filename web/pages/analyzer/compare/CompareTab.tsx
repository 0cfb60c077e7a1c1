import { useSearch } from 'wouter';
import { comparisonAddress, copiesOf, isReportOf, shownOf } from '../../../addresses/run-address.js';
import { basisOf } from '../../../components/BasisSwitch.js';
import { ReportView } from '../../reports/ReportView.js';
import { ComparePrepare } from './ComparePrepare.js';
import { ComparisonView } from './ComparisonView.js';

/** Preparing a comparison, looking at one and its report are addresses of the same tab. */
export function CompareTab() {
  const search = useSearch();
  const taskId = shownOf(search);
  if (taskId === null) return <ComparePrepare />;
  if (isReportOf(search)) {
    const query = new URLSearchParams(search);
    const copies = copiesOf(query.get('copies'));
    const back = comparisonAddress(taskId, { copies, basis: basisOf(query.get('basis')) });
    return <ReportView key={taskId} of="comparison" id={taskId} copies={copies} back={back} />;
  }
  return <ComparisonView key={taskId} taskId={taskId} />;
}
