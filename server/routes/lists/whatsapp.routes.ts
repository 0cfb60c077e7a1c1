import { STATES, WHATSAPP_STATUSES } from '@smops/core/whatsapp/whatsapp.constants.js';
import { filterWhatsApp } from '@smops/core/whatsapp/whatsapp.model.js';
import {
  SetWhatsAppStatusesInput,
  WhatsAppAccount,
  WhatsAppInput,
} from '@smops/core/whatsapp/whatsapp.schemas.js';
import { setWhatsAppStatuses, whatsapps } from '@smops/core/whatsapp/whatsapp.service.js';
import { WHATSAPP_COLUMNS, whatsappImport } from '@smops/core/whatsapp/whatsapp.transfer.js';
import { z } from 'zod';
import { contextOf, defineRoute, jsonBody } from '../../router.js';
import { bulkReport, defineListRoutes } from './list-routes.js';

const setStatusesRoute = defineRoute('setWhatsAppStatuses', 'lists', {
  method: 'patch',
  path: '/status',
  tags: ['WhatsApp'],
  summary: 'Set the status of several WhatsApp accounts',
  request: { body: jsonBody(SetWhatsAppStatusesInput) },
  responses: { 200: bulkReport },
});

export const whatsappRoutes = defineListRoutes({
  name: 'whatsapps',
  tag: 'WhatsApp',
  one: 'a WhatsApp account',
  many: 'WhatsApp accounts',
  noun: 'WhatsAppAccount',
  schema: WhatsAppAccount,
  createInput: WhatsAppInput,
  updateInput: WhatsAppInput,
  filters: {
    search: z.string().max(200).optional(),
    state: z.enum(STATES).optional(),
    status: z.enum(WHATSAPP_STATUSES).optional(),
  },
  filter: filterWhatsApp,
  verbs: whatsapps,
  transfer: whatsappImport,
  columns: WHATSAPP_COLUMNS,
  fileName: 'whatsapp',
}).openapi(setStatusesRoute, async (c) =>
  c.json(await setWhatsAppStatuses(contextOf(c), c.req.valid('json')), 200),
);
