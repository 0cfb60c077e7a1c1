import { ListQuery } from '@smops/core/lists/lists.schemas.js';
import { importList } from '@smops/core/transfer/import-list.service.js';
import { exportFormat, ImportQuery, ImportReport } from '@smops/core/transfer/transfer.schemas.js';
import { STATES, WHATSAPP_STATUSES } from '@smops/core/whatsapp/whatsapp.constants.js';
import { filterWhatsApp } from '@smops/core/whatsapp/whatsapp.model.js';
import { WhatsAppAccount, WhatsAppInput } from '@smops/core/whatsapp/whatsapp.schemas.js';
import {
  createWhatsAppAccount,
  deleteWhatsAppAccount,
  getWhatsAppAccount,
  listWhatsAppAccounts,
  restoreWhatsAppAccount,
  updateWhatsAppAccount,
} from '@smops/core/whatsapp/whatsapp.service.js';
import { WHATSAPP_COLUMNS, whatsappImport } from '@smops/core/whatsapp/whatsapp.transfer.js';
import { z } from 'zod';
import { answerList, answerRecord, IfMatch, seenVersion } from '../preconditions.js';
import {
  contextOf,
  createRouter,
  defineRoute,
  IdParams,
  jsonAnswer,
  jsonBody,
  noContent,
} from '../router.js';
import { fileAnswer, fileBody, sendExport, streamedBody } from '../transfer.js';

const tags = ['WhatsApp'];

const listRoute = defineRoute('listWhatsAppAccounts', 'lists', {
  method: 'get',
  path: '/api/whatsapps',
  tags,
  summary: 'All WhatsApp accounts in creation order, or a page of them',
  request: { query: ListQuery },
  responses: {
    200: jsonAnswer('The WhatsApp accounts', z.array(WhatsAppAccount)),
    304: { description: 'Unchanged since the answer whose ETag came as If-None-Match' },
  },
});

const ExportQuery = z.object({
  format: exportFormat,
  search: z.string().max(200).optional(),
  state: z.enum(STATES).optional(),
  status: z.enum(WHATSAPP_STATUSES).optional(),
});

const exportRoute = defineRoute('exportWhatsAppAccounts', 'lists', {
  method: 'get',
  path: '/api/whatsapps/export',
  tags,
  summary: 'What the filters leave, as a file that an import takes back',
  request: { query: ExportQuery },
  responses: { 200: fileAnswer },
});

const importRoute = defineRoute(
  'importWhatsAppAccounts',
  'lists',
  {
    method: 'post',
    path: '/api/whatsapps/import',
    tags,
    summary: 'Import a CSV, XLSX, JSON or NDJSON file; the body is the file',
    request: { query: ImportQuery, body: fileBody },
    responses: { 200: jsonAnswer('What it did, also when rows were refused', ImportReport) },
  },
  { bodyLimit: 'streamed' },
);

const getRoute = defineRoute('getWhatsAppAccount', 'lists', {
  method: 'get',
  path: '/api/whatsapps/{id}',
  tags,
  summary: 'One WhatsApp account',
  request: { params: IdParams },
  responses: { 200: jsonAnswer('The WhatsApp account', WhatsAppAccount) },
});

const createRoute = defineRoute('createWhatsAppAccount', 'lists', {
  method: 'post',
  path: '/api/whatsapps',
  tags,
  summary: 'Add a WhatsApp account',
  request: { body: jsonBody(WhatsAppInput) },
  responses: { 201: jsonAnswer('The WhatsApp account', WhatsAppAccount) },
});

const updateRoute = defineRoute('updateWhatsAppAccount', 'lists', {
  method: 'put',
  path: '/api/whatsapps/{id}',
  tags,
  summary: 'Replace a WhatsApp account',
  request: { params: IdParams, headers: IfMatch, body: jsonBody(WhatsAppInput) },
  responses: { 200: jsonAnswer('The WhatsApp account', WhatsAppAccount) },
});

const deleteRoute = defineRoute('deleteWhatsAppAccount', 'lists', {
  method: 'delete',
  path: '/api/whatsapps/{id}',
  tags,
  summary: 'Delete a WhatsApp account; it can be taken back for 30 days',
  request: { params: IdParams, headers: IfMatch },
  responses: { 204: noContent },
});

const restoreRoute = defineRoute('restoreWhatsAppAccount', 'lists', {
  method: 'post',
  path: '/api/whatsapps/{id}/restore',
  tags,
  summary: 'Take back a delete',
  request: { params: IdParams },
  responses: { 200: jsonAnswer('The WhatsApp account', WhatsAppAccount) },
});

export const whatsappRoutes = createRouter()
  .openapi(listRoute, (c) =>
    answerList(c, 'whatsapps', (ctx) => listWhatsAppAccounts(ctx, c.req.valid('query'))),
  )
  .openapi(exportRoute, async (c) => {
    const { format, ...filter } = c.req.valid('query');
    const rows = filterWhatsApp(await listWhatsAppAccounts(contextOf(c)), filter);
    return sendExport(c, format, 'whatsapp', WHATSAPP_COLUMNS, rows);
  })
  .openapi(importRoute, async (c) =>
    c.json(await importList(contextOf(c), whatsappImport, streamedBody(c), c.req.valid('query')), 200),
  )
  .openapi(getRoute, async (c) =>
    answerRecord(c, await getWhatsAppAccount(contextOf(c), c.req.valid('param').id), 200),
  )
  .openapi(createRoute, async (c) =>
    answerRecord(c, await createWhatsAppAccount(contextOf(c), c.req.valid('json')), 201),
  )
  .openapi(updateRoute, async (c) => {
    const seen = seenVersion(c.req.valid('header')['if-match']);
    const { id } = c.req.valid('param');
    return answerRecord(c, await updateWhatsAppAccount(contextOf(c), id, c.req.valid('json'), seen), 200);
  })
  .openapi(deleteRoute, async (c) => {
    const seen = seenVersion(c.req.valid('header')['if-match']);
    await deleteWhatsAppAccount(contextOf(c), c.req.valid('param').id, seen);
    return c.body(null, 204);
  })
  .openapi(restoreRoute, async (c) =>
    answerRecord(c, await restoreWhatsAppAccount(contextOf(c), c.req.valid('param').id), 200),
  );
