import { COMPARISONS } from '@smops/core/judging/insight/comparisons/comparisons.operations.js';
import type { ReportDocumentFormat } from '@smops/core/telling/reports/reports.constants.js';
import {
  REPORT_TEMPLATES,
  REPORTS,
  type ReportContent,
} from '@smops/core/telling/reports/reports.operations.js';
import type { ReportOf } from '@smops/core/telling/reports/reports.schemas.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** What a report is of; of a comparison with how copies of one text count, of a run with the run before it. */
export type ShownReport = ReportOf & Pick<ReportContent, 'copies' | 'before' | 'basis'>;

/** What it has; without sections the usual ones. */
export type ReportChoice = Pick<ReportContent, 'section' | 'title' | 'period' | 'more'>;

/** A report: its first sentence and the names of its sections. */
export const reportAtom = ({ of, id, copies = 'all', before, basis }: ShownReport) =>
  resourceAtom({
    key: ['api', 'reports', of, id, copies, before ?? '', basis ?? ''],
    load: () =>
      client.call(REPORTS.get, {
        of,
        id,
        copies,
        ...(before === undefined ? {} : { before }),
        ...(basis && { basis }),
      }),
  });

/** Runs that may be a run's "before", best first. */
export const earlierRunsAtom = (runId: string) =>
  resourceAtom({
    key: ['api', 'fb-analyzer', 'task', runId, 'earlier'],
    load: () => client.call(COMPARISONS.earlierRuns, { taskId: runId }),
  });

/** Which sections reports have, kept under names. */
export const templatesAtom = resourceAtom({
  key: ['api', 'report-templates'],
  load: () => client.call(REPORT_TEMPLATES.list),
});

function queryOf(
  { copies, before, basis }: ShownReport,
  { section = [], title, period, more = [] }: ReportChoice,
) {
  const query = new URLSearchParams([
    ...section.map((one) => ['section', one]),
    ...more.map((one) => ['more', one]),
  ]);
  if (copies === 'once') query.set('copies', copies);
  if (before !== undefined) query.set('before', before);
  if (basis !== undefined) query.set('basis', basis);
  if (title !== undefined) query.set('title', title);
  if (period !== undefined) query.set('period', period);
  return query;
}

const addressOf = ({ of, id }: ReportOf) => `/api/reports/${of}/${encodeURIComponent(id)}`;

/** Where the browser shows the report as a page. */
export const pageAddress = (report: ShownReport, choice: ReportChoice) =>
  `${addressOf(report)}/page?${queryOf(report, choice)}`;

/** Where the browser fetches it as a file. */
export function reportFileAddress(
  report: ShownReport,
  format: ReportDocumentFormat,
  choice: ReportChoice,
): string {
  const query = queryOf(report, choice);
  query.set('format', format);
  return `${addressOf(report)}/export?${query}`;
}
