import { useSearch } from 'wouter';
import { shownOf } from '../run-address.js';
import { ComparePrepare } from './ComparePrepare.js';
import { ComparisonView } from './ComparisonView.js';

/** Preparing a comparison and looking at one are two addresses of the same tab. */
export function CompareTab() {
  const taskId = shownOf(useSearch());
  return taskId === null ? <ComparePrepare /> : <ComparisonView key={taskId} taskId={taskId} />;
}
