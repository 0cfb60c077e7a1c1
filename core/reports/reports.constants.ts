/** The parts of a report, in the order they stand in unless a template says otherwise. */
export const REPORT_SECTIONS = [
  'line',
  'figures',
  'changes',
  'driver',
  'shares',
  'time',
  'quotes',
  'watch',
  'method',
] as const;
export type ReportSectionId = (typeof REPORT_SECTIONS)[number];

/** The formats that a report is written in. */
export const REPORT_DOCUMENT_FORMATS = ['html', 'docx', 'pptx'] as const;
export type ReportDocumentFormat = (typeof REPORT_DOCUMENT_FORMATS)[number];

/** Characters. */
export const MAX_LINE_LENGTH = 300;
export const MAX_TEMPLATE_NAME = 80;
/** Templates of a team; more is a mistake. */
export const MAX_TEMPLATES = 200;
