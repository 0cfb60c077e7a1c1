import type { ReportDocumentFormat } from '@smops/core/telling/reports/reports.constants.js';

/** What people call the formats of a report. */
export const FORMAT_NAMES: Record<ReportDocumentFormat, string> = {
  html: 'HTML',
  docx: 'Word',
  pptx: 'PowerPoint',
};
