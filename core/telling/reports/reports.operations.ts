import type { Basis } from '../../judging/estimates/basis.constants.js';
import type { Comparison } from '../../judging/insight/comparisons/comparison.schemas.js';
import { type FileAnswer, operationsFor } from '../../platform/operations/operation.js';
import type { ReportDocumentFormat, ReportExtra, ReportSectionId } from './reports.constants.js';
import type { Report, ReportOf, ReportTemplate } from './reports.schemas.js';

/** What a report has: these sections, those of a template, or the usual ones; how it is headed, and on which basis it counts. */
export interface ReportContent {
  section?: ReportSectionId[];
  template?: string;
  copies?: Comparison['copies'];
  /** The run that a run is compared with, or `none`. */
  before?: string;
  basis?: Basis;
  title?: string;
  period?: string;
  /** What the page has more than fits on it. */
  more?: ReportExtra[];
}

interface OfTemplate {
  /** What it is called. */
  name: string;
}
const operation = operationsFor('analyze');
const ofReport = '/api/reports/{of}/{id}';
const ofTemplate = '/api/report-templates/{name}';

/** What can be done with reports; all in the caller's language. */
export const REPORTS = {
  get: operation<ReportOf & ReportContent, Report>({
    id: 'getReport',
    get: ofReport,
    summary: 'A report: its first sentence and its sections',
  }),
  export: operation<ReportOf & ReportContent & { format: ReportDocumentFormat }, FileAnswer>({
    id: 'exportReport',
    get: `${ofReport}/export`,
    summary: 'A report as a page, a Word document or PowerPoint slides',
  }),
  setLine: operation<ReportOf & { text: string }, void>({
    id: 'setReportLine',
    put: `${ofReport}/line`,
    summary: 'Write the first sentence of a report; empty goes back to the one that the numbers make',
  }),
};

/** What can be done with sections of reports that are kept under names. */
export const REPORT_TEMPLATES = {
  list: operation<object, ReportTemplate[]>({
    id: 'listReportTemplates',
    get: '/api/report-templates',
    summary: 'Templates of reports by name',
  }),
  /** Takes the place of what has the name. */
  save: operation<OfTemplate & { sections: ReportSectionId[] }, ReportTemplate>({
    id: 'saveReportTemplate',
    put: ofTemplate,
    summary: 'Keep the sections of reports, in their order, under a name',
  }),
  delete: operation<OfTemplate, void>({
    id: 'deleteReportTemplate',
    delete: ofTemplate,
    summary: 'Delete a template',
  }),
};
