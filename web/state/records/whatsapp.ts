import { WHATSAPP } from '@smops/core/records/whatsapp/whatsapp.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** All WhatsApp accounts, in creation order. */
export const whatsAppAtom = resourceAtom({
  key: ['api', 'whatsapps'],
  load: () => client.call(WHATSAPP.list),
});
