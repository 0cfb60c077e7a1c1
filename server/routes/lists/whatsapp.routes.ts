import { WHATSAPP } from '@smops/core/records/whatsapp/whatsapp.operations.js';
import {
  SetWhatsAppStatusesInput,
  WhatsAppAccount,
  WhatsAppInput,
} from '@smops/core/records/whatsapp/whatsapp.schemas.js';
import { setWhatsAppStatuses, whatsapps } from '@smops/core/records/whatsapp/whatsapp.service.js';
import { WHATSAPP_COLUMNS, whatsappImport } from '@smops/core/records/whatsapp/whatsapp.transfer.js';
import { WHATSAPP_VIEW } from '@smops/core/records/whatsapp/whatsapp.view.js';
import { contextOf } from '../../contexts.js';
import { createRouter } from '../../router.js';
import { serve } from '../serve-operation.js';
import { bulkReport, serveList } from './list-routes.js';

const tag = 'WhatsApp';

export const whatsappRoutes = createRouter();

serveList(whatsappRoutes, WHATSAPP, {
  name: 'whatsapps',
  tag,
  schema: WhatsAppAccount,
  createInput: WhatsAppInput,
  updateInput: WhatsAppInput,
  view: WHATSAPP_VIEW,
  verbs: whatsapps,
  transfer: whatsappImport,
  columns: WHATSAPP_COLUMNS,
  fileName: 'whatsapp',
});

serve(
  whatsappRoutes,
  WHATSAPP.setStatuses,
  { tag, body: SetWhatsAppStatusesInput, answer: bulkReport },
  (c, input) => setWhatsAppStatuses(contextOf(c), input),
);
