import { operation } from '../../platform/operations/operation.js';
import type { FilterOf } from '../lists/list-view.model.js';
import type { BulkReport } from '../lists/lists.schemas.js';
import { listOperations } from '../transfer/list.operations.js';
import type { SetWhatsAppStatusesInput, WhatsAppAccount, WhatsAppInput } from './whatsapp.schemas.js';
import type { WHATSAPP_VIEW } from './whatsapp.view.js';

/** What can be done with WhatsApp accounts. */
export const WHATSAPP = {
  ...listOperations<WhatsAppAccount, WhatsAppInput, WhatsAppInput, FilterOf<typeof WHATSAPP_VIEW.filters>>({
    name: 'whatsapps',
    noun: 'WhatsAppAccount',
    one: 'a WhatsApp account',
    many: 'WhatsApp accounts',
  }),
  setStatuses: operation<SetWhatsAppStatusesInput, BulkReport>({
    id: 'setWhatsAppStatuses',
    access: 'lists',
    patch: '/api/whatsapps/status',
    summary: 'Set the status of several WhatsApp accounts',
    outlivesPage: true,
  }),
};
