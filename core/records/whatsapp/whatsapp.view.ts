import { sentencesOf } from '../../platform/language/texts.model.js';
import { FILTERS, fieldText } from '../../platform/texts/lists.texts.model.js';
import { type ListView, ofField } from '../lists/list-view.model.js';
import { WHATSAPP_FIELDS } from './whatsapp.fields.js';
import { WHATSAPP_KEY } from './whatsapp.model.js';
import type { WhatsAppAccount } from './whatsapp.schemas.js';

const TEXTS = sentencesOf('core.whatsappView', 'en', {
  state: { en: 'only of that state', zh: '只显示该州的', ms: 'hanya negeri itu' },
  allStates: { en: 'All States', zh: '所有州属', ms: 'Semua Negeri' },
});

/** WhatsApp accounts as they are listed. */
export const WHATSAPP_VIEW = {
  entity: 'whatsapp',
  fields: WHATSAPP_FIELDS,
  nameOf: ({ whatsappName }: WhatsAppAccount) => whatsappName,
  key: WHATSAPP_KEY,
  searched: ({ whatsappName, phoneNumber, groupName }: WhatsAppAccount) => [
    whatsappName,
    phoneNumber,
    groupName,
  ],
  filters: {
    state: {
      ...ofField('state', WHATSAPP_FIELDS.state),
      help: () => TEXTS().state,
      facet: { label: () => fieldText('State'), all: () => TEXTS().allStates },
    },
    status: {
      ...ofField('status', WHATSAPP_FIELDS.status),
      help: () => FILTERS().status,
      facet: { label: () => fieldText('Status'), all: () => FILTERS().anyStatus },
    },
  },
} as const satisfies ListView<WhatsAppAccount>;
