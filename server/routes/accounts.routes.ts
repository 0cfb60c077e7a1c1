import { PLATFORMS } from '@smops/core/accounts/accounts.constants.js';
import { filterAccounts } from '@smops/core/accounts/accounts.model.js';
import { Account, AccountInput } from '@smops/core/accounts/accounts.schemas.js';
import {
  createAccount,
  deleteAccount,
  getAccount,
  listAccounts,
  restoreAccount,
  updateAccount,
} from '@smops/core/accounts/accounts.service.js';
import { ACCOUNT_COLUMNS, accountsImport } from '@smops/core/accounts/accounts.transfer.js';
import { ListQuery } from '@smops/core/lists/lists.schemas.js';
import { importList } from '@smops/core/transfer/import-list.service.js';
import { exportFormat, ImportQuery, ImportReport } from '@smops/core/transfer/transfer.schemas.js';
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

const tags = ['Accounts'];

const listRoute = defineRoute('listAccounts', 'lists', {
  method: 'get',
  path: '/api/accounts',
  tags,
  summary: 'All accounts in creation order, or a page of them',
  request: { query: ListQuery },
  responses: {
    200: jsonAnswer('The accounts', z.array(Account)),
    304: { description: 'Unchanged since the answer whose ETag came as If-None-Match' },
  },
});

const ExportQuery = z.object({
  format: exportFormat,
  search: z.string().max(200).optional(),
  platform: z.enum(PLATFORMS).optional(),
});

const exportRoute = defineRoute('exportAccounts', 'lists', {
  method: 'get',
  path: '/api/accounts/export',
  tags,
  summary: 'What the filters leave, as a file that an import takes back',
  request: { query: ExportQuery },
  responses: { 200: fileAnswer },
});

const importRoute = defineRoute(
  'importAccounts',
  'lists',
  {
    method: 'post',
    path: '/api/accounts/import',
    tags,
    summary: 'Import a CSV, XLSX, JSON or NDJSON file; the body is the file',
    request: { query: ImportQuery, body: fileBody },
    responses: { 200: jsonAnswer('What it did, also when rows were refused', ImportReport) },
  },
  { bodyLimit: 'streamed' },
);

const getRoute = defineRoute('getAccount', 'lists', {
  method: 'get',
  path: '/api/accounts/{id}',
  tags,
  summary: 'One account',
  request: { params: IdParams },
  responses: { 200: jsonAnswer('The account', Account) },
});

const createRoute = defineRoute('createAccount', 'lists', {
  method: 'post',
  path: '/api/accounts',
  tags,
  summary: 'Add an account',
  request: { body: jsonBody(AccountInput) },
  responses: { 201: jsonAnswer('The account', Account) },
});

const updateRoute = defineRoute('updateAccount', 'lists', {
  method: 'put',
  path: '/api/accounts/{id}',
  tags,
  summary: 'Replace an account',
  request: { params: IdParams, headers: IfMatch, body: jsonBody(AccountInput) },
  responses: { 200: jsonAnswer('The account', Account) },
});

const deleteRoute = defineRoute('deleteAccount', 'lists', {
  method: 'delete',
  path: '/api/accounts/{id}',
  tags,
  summary: 'Delete an account; it can be taken back for 30 days',
  request: { params: IdParams, headers: IfMatch },
  responses: { 204: noContent },
});

const restoreRoute = defineRoute('restoreAccount', 'lists', {
  method: 'post',
  path: '/api/accounts/{id}/restore',
  tags,
  summary: 'Take back a delete',
  request: { params: IdParams },
  responses: { 200: jsonAnswer('The account', Account) },
});

export const accountsRoutes = createRouter()
  .openapi(listRoute, (c) => answerList(c, 'accounts', (ctx) => listAccounts(ctx, c.req.valid('query'))))
  .openapi(exportRoute, async (c) => {
    const { format, ...filter } = c.req.valid('query');
    const rows = filterAccounts(await listAccounts(contextOf(c)), filter);
    return sendExport(c, format, 'accounts', ACCOUNT_COLUMNS, rows);
  })
  .openapi(importRoute, async (c) =>
    c.json(await importList(contextOf(c), accountsImport, streamedBody(c), c.req.valid('query')), 200),
  )
  .openapi(getRoute, async (c) =>
    answerRecord(c, await getAccount(contextOf(c), c.req.valid('param').id), 200),
  )
  .openapi(createRoute, async (c) =>
    answerRecord(c, await createAccount(contextOf(c), c.req.valid('json')), 201),
  )
  .openapi(updateRoute, async (c) => {
    const seen = seenVersion(c.req.valid('header')['if-match']);
    const { id } = c.req.valid('param');
    return answerRecord(c, await updateAccount(contextOf(c), id, c.req.valid('json'), seen), 200);
  })
  .openapi(deleteRoute, async (c) => {
    const seen = seenVersion(c.req.valid('header')['if-match']);
    await deleteAccount(contextOf(c), c.req.valid('param').id, seen);
    return c.body(null, 204);
  })
  .openapi(restoreRoute, async (c) =>
    answerRecord(c, await restoreAccount(contextOf(c), c.req.valid('param').id), 200),
  );
