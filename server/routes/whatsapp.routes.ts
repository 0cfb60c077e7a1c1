import { ListQuery } from '@smops/core/lists/lists.schemas.js';
import { WhatsAppAccount, WhatsAppInput } from '@smops/core/whatsapp/whatsapp.schemas.js';
import {
  createWhatsAppAccount,
  deleteWhatsAppAccount,
  getWhatsAppAccount,
  listWhatsAppAccounts,
  restoreWhatsAppAccount,
  updateWhatsAppAccount,
} from '@smops/core/whatsapp/whatsapp.service.js';
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
