import { STATES, WHATSAPP_STATUSES } from '@smops/core/whatsapp/whatsapp.constants.js';
import { filterWhatsApp } from '@smops/core/whatsapp/whatsapp.model.js';
import { WhatsAppAccount, WhatsAppInput } from '@smops/core/whatsapp/whatsapp.schemas.js';
import { whatsapps } from '@smops/core/whatsapp/whatsapp.service.js';
import { WHATSAPP_COLUMNS, whatsappImport } from '@smops/core/whatsapp/whatsapp.transfer.js';
import { z } from 'zod';
import { defineListRoutes } from './list-routes.js';

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
});
