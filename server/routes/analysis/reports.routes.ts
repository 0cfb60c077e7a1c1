import { REPORT_DOCUMENT_FORMATS } from '@smops/core/reports/reports.constants.js';
import {
  Report,
  ReportExportInput,
  ReportOf,
  ReportTemplate,
  SaveTemplateInput,
  SetReportLineInput,
} from '@smops/core/reports/reports.schemas.js';
import { exportReport, getReport, setReportLine } from '@smops/core/reports/reports.service.js';
import {
  deleteReportTemplate,
  listReportTemplates,
  saveReportTemplate,
} from '@smops/core/reports/templates.service.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { fileResponse, respondWithFile, streamOf } from '../../responses/file-response.js';
import { contextOf, createRouter, defineRoute, jsonBody, jsonResponse, noContent } from '../../router.js';

const tags = ['Reports'];
const templateParams = z.object({
  name: z.string().min(1).max(120).meta({ description: 'What it is called', example: 'weekly brief' }),
});
/** Which sections: a query has no rule over two of its parts, so the service checks that. */
const { of: _, id: __, format, ...asked } = ReportExportInput.shape;

const getRoute = defineRoute(
  'getReport',
  'analyze',
  {
    method: 'get',
    path: '/api/reports/{of}/{id}',
    tags,
    summary: 'A report: its first sentence and its sections',
    request: { params: ReportOf, query: z.object(asked) },
    responses: { 200: jsonResponse('The report', Report) },
  },
  { expensive: 'answer' },
);

const exportRoute = defineRoute(
  'exportReport',
  'analyze',
  {
    method: 'get',
    path: '/api/reports/{of}/{id}/export',
    tags,
    summary: 'A report as a page, a Word document or PowerPoint slides',
    request: { params: ReportOf, query: z.object({ ...asked, format }) },
    responses: { 200: fileResponse(REPORT_DOCUMENT_FORMATS) },
  },
  { expensive: 'file' },
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
    tags,
    summary: 'A report as a page to look at or print',
    request: { params: ReportOf, query: z.object(asked) },
    responses: { 200: fileResponse(['html']) },
  },
  { expensive: 'answer' },
);

const lineRoute = defineRoute('setReportLine', 'analyze', {
  method: 'put',
  path: '/api/reports/{of}/{id}/line',
  tags,
  summary: 'Write the first sentence of a report; empty goes back to the one that the numbers make',
  request: { params: ReportOf, body: jsonBody(SetReportLineInput) },
  responses: { 204: noContent },
});

const templatesRoute = defineRoute('listReportTemplates', 'analyze', {
  method: 'get',
  path: '/api/report-templates',
  tags,
  summary: 'Templates of reports by name',
  responses: { 200: jsonResponse('The templates', z.array(ReportTemplate)) },
});

const saveRoute = defineRoute('saveReportTemplate', 'analyze', {
  method: 'put',
  path: '/api/report-templates/{name}',
  tags,
  summary: 'Keep the sections of reports, in their order, under a name',
  request: { params: templateParams, body: jsonBody(SaveTemplateInput) },
  responses: { 200: jsonResponse('The template', ReportTemplate) },
});

const deleteRoute = defineRoute('deleteReportTemplate', 'analyze', {
  method: 'delete',
  path: '/api/report-templates/{name}',
  tags,
  summary: 'Delete a template',
  request: { params: templateParams },
  responses: { 204: noContent },
});

export const reportsRoutes = createRouter()
  .openapi(getRoute, async (c) =>
    c.json(
      await getReport(analyzerContextOf(c), {
        ...c.req.valid('param'),
        ...c.req.valid('query'),
      }),
      200,
    ),
  )
  .openapi(exportRoute, async (c) =>
    respondWithFile(
      c,
      await exportReport(analyzerContextOf(c), {
        ...c.req.valid('param'),
        ...c.req.valid('query'),
      }),
    ),
  )
  .openapi(pageRoute, async (c) => {
    const { body, contentType } = await exportReport(analyzerContextOf(c), {
      ...c.req.valid('param'),
      ...c.req.valid('query'),
      format: 'html',
    });
    return c.body(streamOf(c, body), 200, {
      'content-type': contentType,
      'content-security-policy': PAGE_POLICY,
      'x-frame-options': 'SAMEORIGIN',
    }) as never;
  })
  .openapi(lineRoute, async (c) => {
    await setReportLine(analyzerContextOf(c), c.req.valid('param'), c.req.valid('json'));
    return c.body(null, 204);
  })
  .openapi(templatesRoute, async (c) => c.json(await listReportTemplates(contextOf(c)), 200))
  .openapi(saveRoute, async (c) =>
    c.json(await saveReportTemplate(contextOf(c), c.req.valid('param').name, c.req.valid('json')), 200),
  )
  .openapi(deleteRoute, async (c) => {
    await deleteReportTemplate(contextOf(c), c.req.valid('param').name);
    return c.body(null, 204);
  });
