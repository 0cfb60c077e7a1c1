import type { Basis } from '@smops/core/estimates/basis.constants.js';
import type { Comparison } from '@smops/core/insight/comparisons/comparison.schemas.js';
import type {
  ReportDocumentFormat,
  ReportExtra,
  ReportSectionId,
} from '@smops/core/reports/reports.constants.js';
import type { ReportOf } from '@smops/core/reports/reports.schemas.js';
import { ensureOk } from './api-error.js';
import { type Client, readJson, readNothing } from './client.js';

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

/** As they stand in the address: a codebook's name may hold anything. */
const paramOf = ({ of, id }: ReportOf) => ({ of, id: encodeURIComponent(id) });

/** A report in the caller's language. */
export const getReport = (client: Client, report: ReportOf, content: ReportContent = {}) =>
  readJson(client.api.reports[':of'][':id'].$get({ param: paramOf(report), query: content }));

/** The response with the file as its body, still to be read. */
export const exportReport = (
  client: Client,
  report: ReportOf,
  format: ReportDocumentFormat,
  content: ReportContent = {},
) =>
  ensureOk(
    client.api.reports[':of'][':id'].export.$get({ param: paramOf(report), query: { format, ...content } }),
  );

/** Writes the first sentence; empty goes back to the one that the numbers make. */
export const setReportLine = (client: Client, report: ReportOf, text: string) =>
  readNothing(client.api.reports[':of'][':id'].line.$put({ param: paramOf(report), json: { text } }));

/** Templates by name. */
export const listReportTemplates = (client: Client) => readJson(client.api['report-templates'].$get());

/** Keeps sections under a name, in place of what has the name. */
export const saveReportTemplate = (client: Client, name: string, sections: ReportSectionId[]) =>
  readJson(
    client.api['report-templates'][':name'].$put({
      param: { name: encodeURIComponent(name) },
      json: { sections },
    }),
  );

export const deleteReportTemplate = (client: Client, name: string) =>
  readNothing(client.api['report-templates'][':name'].$delete({ param: { name: encodeURIComponent(name) } }));
