/** The parts of a report, in the order they stand in unless a template says otherwise. */
export const REPORT_SECTIONS = [
  'line',
  'figures',
  'changes',
  'driver',
  'shares',
  'sentiment',
  'time',
  'quotes',
  'watch',
  'method',
] as const;
export type ReportSectionId = (typeof REPORT_SECTIONS)[number];

/** What there are reports of: a run, a comparison, the series of a codebook, the sentiment history of a task or of all. */
export const REPORT_SUBJECTS = ['run', 'comparison', 'series', 'sentiments'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** In place of a task's id: the sentiment history of all tasks. */
export const ALL_TASKS = 'all';

/** A run tells sentiments with its shares, a series has none of its own. */
const WITHOUT_SENTIMENT = REPORT_SECTIONS.filter((id) => id !== 'sentiment');

/** The sections that a report of each can have, in their usual order. */
export const SECTIONS_OF: Readonly<Record<ReportSubject, readonly ReportSectionId[]>> = {
  run: WITHOUT_SENTIMENT,
  comparison: ['line', 'figures', 'changes', 'driver', 'shares', 'sentiment', 'quotes', 'watch', 'method'],
  series: WITHOUT_SENTIMENT,
  sentiments: ['line', 'figures', 'changes', 'shares', 'time', 'quotes', 'watch', 'method'],
};

/** The formats that a report is written in. */
export const REPORT_DOCUMENT_FORMATS = ['html', 'docx', 'pptx'] as const;
export type ReportDocumentFormat = (typeof REPORT_DOCUMENT_FORMATS)[number];

/** Characters. */
export const MAX_LINE_LENGTH = 300;
export const MAX_TEMPLATE_NAME = 80;
/** Templates of a team; more is a mistake. */
export const MAX_TEMPLATES = 200;

/** In place of a run: a report that compares with no run before. */
export const NO_BEFORE = 'none';
