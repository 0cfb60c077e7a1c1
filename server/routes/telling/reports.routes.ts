import { REPORT_DOCUMENT_FORMATS } from '@smops/core/telling/reports/reports.constants.js';
import { REPORT_TEMPLATES, REPORTS } from '@smops/core/telling/reports/reports.operations.js';
import {
  Report,
  ReportExportInput,
  ReportOf,
  ReportTemplate,
  SaveTemplateInput,
  SetReportLineInput,
} from '@smops/core/telling/reports/reports.schemas.js';
import { exportReport, getReport, setReportLine } from '@smops/core/telling/reports/reports.service.js';
import {
  deleteReportTemplate,
  listReportTemplates,
  saveReportTemplate,
} from '@smops/core/telling/reports/templates.service.js';
import { z } from 'zod';
import { analyzerContextOf, contextOf } from '../../contexts.js';
import { fileResponse, streamOf } from '../../responses/file-response.js';
import { createRouter, defineRoute, jsonResponse } from '../../router.js';
import { serve, serveFile } from '../serve-operation.js';

const tag = 'Reports';
/** Which sections: a query has no rule over two of its parts, so the service checks that. */
const { of: _, id: __, format, ...parts } = ReportExportInput.shape;
const asked = z.object(parts);
const of = { tag, params: ReportOf };

export const reportsRoutes = createRouter();

serve(
  reportsRoutes,
  REPORTS.get,
  { ...of, query: asked, answer: jsonResponse('The report', Report), expensive: 'answer' },
  (c, input) => getReport(analyzerContextOf(c), input),
);
serveFile(
  reportsRoutes,
  REPORTS.export,
  { ...of, query: asked.extend({ format }), formats: REPORT_DOCUMENT_FORMATS, expensive: 'file' },
  (c, input) => exportReport(analyzerContextOf(c), input),
);

/** The page loads nothing and runs nothing; only this dashboard may show it in a frame. Its links open in tabs of their own. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-modals";

const pageRoute = defineRoute(
  'getReportPage',
  'analyze',
  {
    method: 'get',
    path: '/api/reports/{of}/{id}/page',
    tags: [tag],
    summary: 'A report as a page to look at or print',
    request: { params: ReportOf, query: asked },
    responses: { 200: fileResponse(['html']) },
  },
  { expensive: 'answer' },
);

reportsRoutes.openapi(pageRoute, async (c) => {
  const { body, contentType } = await exportReport(analyzerContextOf(c), {
    ...c.req.valid('param'),
    ...c.req.valid('query'),
    format: 'html',
  });
  return c.body(streamOf(c, body), 200, {
    'content-type': contentType,
    'content-security-policy': PAGE_POLICY,
    'x-frame-options': 'SAMEORIGIN',
  });
});

serve(reportsRoutes, REPORTS.setLine, { ...of, body: SetReportLineInput }, (c, { of, id, text }) =>
  setReportLine(analyzerContextOf(c), { of, id }, { text }),
);

const params = z.object({
  name: z.string().min(1).max(120).meta({ description: 'What it is called', example: 'weekly brief' }),
});
const ofTemplate = { tag, params };

serve(
  reportsRoutes,
  REPORT_TEMPLATES.list,
  { tag, answer: jsonResponse('The templates', z.array(ReportTemplate)) },
  (c) => listReportTemplates(contextOf(c)),
);
serve(
  reportsRoutes,
  REPORT_TEMPLATES.save,
  { ...ofTemplate, body: SaveTemplateInput, answer: jsonResponse('The template', ReportTemplate) },
  (c, { name, ...input }) => saveReportTemplate(contextOf(c), name, input),
);
serve(reportsRoutes, REPORT_TEMPLATES.delete, ofTemplate, (c, { name }) =>
  deleteReportTemplate(contextOf(c), name),
);
