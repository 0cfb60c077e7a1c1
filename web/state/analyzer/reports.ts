import type { ReportDocumentFormat, ReportSectionId } from '@smops/core/reports/reports.constants.js';
import * as api from '@smops/server/client/reports.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** The report of one run: its first sentence and the names of its sections. */
export const reportAtom = (taskId: string) =>
  resourceAtom({ key: ['api', 'reports', taskId], load: () => api.getReport(client, taskId) });

/** Which sections reports have, kept under names. */
export const templatesAtom = resourceAtom({
  key: ['api', 'report-templates'],
  load: () => api.listReportTemplates(client),
});

/** Writes the first sentence; empty goes back to the one that the numbers make. */
export const setReportLine = (taskId: string, text: string) => api.setReportLine(client, taskId, text);

export async function saveReportTemplate(name: string, sections: ReportSectionId[]): Promise<void> {
  await api.saveReportTemplate(client, name, sections);
  await templatesAtom.refetch();
}

export async function deleteReportTemplate(name: string): Promise<void> {
  await api.deleteReportTemplate(client, name);
  await templatesAtom.refetch();
}

const queryOf = (sections: readonly ReportSectionId[]) =>
  new URLSearchParams(sections.map((section) => ['section', section]));

/** Where the browser shows the report as a page. */
export const pageAddress = (taskId: string, sections: readonly ReportSectionId[]) =>
  `/api/reports/${encodeURIComponent(taskId)}/page?${queryOf(sections)}`;

/** Where the browser fetches it as a file. */
export function reportFileAddress(
  taskId: string,
  format: ReportDocumentFormat,
  sections: readonly ReportSectionId[],
): string {
  const query = queryOf(sections);
  query.set('format', format);
  return `/api/reports/${encodeURIComponent(taskId)}/export?${query}`;
}
