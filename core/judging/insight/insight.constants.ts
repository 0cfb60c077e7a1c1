/** What every result of the insight screens is exported as; HTML is a report to print or send. */
export const REPORT_FORMATS = ['csv', 'xlsx', 'json', 'html'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
export type DataFormat = Exclude<ReportFormat, 'html'>;
