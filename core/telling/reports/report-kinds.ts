import { comparisonReport } from './comparison/comparison-report.js';
import type { ReportKind } from './reported.js';
import type { ReportSubject } from './reports.constants.js';
import { runReport } from './run/run-report.js';
import { historyReport } from './sentiments/history-report.js';
import { seriesReport } from './series/series-report.js';

/** How the report of each subject is made. */
export const REPORT_KINDS: Readonly<Record<ReportSubject, ReportKind>> = {
  run: runReport,
  comparison: comparisonReport,
  series: seriesReport,
  sentiments: historyReport,
};
