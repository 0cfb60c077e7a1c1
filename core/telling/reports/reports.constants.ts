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

/** The sections of a report for which nothing was chosen: they fit on one page. */
export const USUAL_SECTIONS: Readonly<Record<ReportSubject, readonly ReportSectionId[]>> = {
  run: ['line', 'figures', 'time', 'shares', 'changes', 'method'],
  comparison: ['line', 'figures', 'shares', 'sentiment', 'method'],
  series: ['line', 'figures', 'time', 'changes', 'method'],
  sentiments: ['line', 'figures', 'time', 'changes', 'method'],
};

/** What a report has more when it is asked for: sections that are not usual, tables beside charts, the method at length. */
export const REPORT_EXTRAS = ['quotes', 'driver', 'watch', 'tables', 'method'] as const;
export type ReportExtra = (typeof REPORT_EXTRAS)[number];

/** Rows of a chart or a table of a report without its tables: more would leave the page. */
export const SHORT_ROWS = 6;

/** The formats that a report is written in. */
export const REPORT_DOCUMENT_FORMATS = ['html', 'docx', 'pptx'] as const;
export type ReportDocumentFormat = (typeof REPORT_DOCUMENT_FORMATS)[number];

/** Characters. */
export const MAX_LINE_LENGTH = 300;
export const MAX_TEMPLATE_NAME = 80;
export const MAX_TITLE_LENGTH = 120;
/** Templates of a team; more is a mistake. */
export const MAX_TEMPLATES = 200;
