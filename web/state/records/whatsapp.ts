import { listWhatsAppAccounts } from '@smops/server/client/whatsapp.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** All WhatsApp accounts, in creation order. */
export const whatsAppAtom = resourceAtom({
  key: ['api', 'whatsapps'],
  load: () => listWhatsAppAccounts(client),
});
