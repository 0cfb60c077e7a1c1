import { fieldText } from '@smops/core/platform/texts/lists.texts.model.js';
import { countWhatsApp } from '@smops/core/records/whatsapp/whatsapp.model.js';
import { WHATSAPP } from '@smops/core/records/whatsapp/whatsapp.operations.js';
import type { WhatsAppAccount } from '@smops/core/records/whatsapp/whatsapp.schemas.js';
import { WHATSAPP_VIEW } from '@smops/core/records/whatsapp/whatsapp.view.js';
import { word } from '../../output/words.js';
import { field } from '../components/Reader.js';
import { longTexts, recordForm } from '../forms/record-form.js';
import { byText } from '../lists/compare-text.js';
import type { ListPage } from '../lists/list-page.js';
import { toneOfStatus } from '../theme.js';
import { screensTexts } from './screens.texts.js';

const TEXTS = WHATSAPP_VIEW.texts();

export const whatsappPage: ListPage<WhatsAppAccount> = {
  name: 'whatsapps',
  cards(accounts) {
    const { total, activeStates, mostPopular } = countWhatsApp(accounts);
    return [
      { label: TEXTS.cards.total, value: String(total) },
      { label: TEXTS.cards.states, value: String(activeStates) },
      {
        label: TEXTS.cards.popular,
        value: mostPopular ? `${word(mostPopular.state)} (${mostPopular.accounts})` : TEXTS.cards.none,
      },
    ];
  },
  columns: [
    {
      title: screensTexts().name,
      value: ({ whatsappName }) => whatsappName,
      width: 12,
      grow: 2,
      compare: byText((one) => one.whatsappName),
    },
    {
      title: TEXTS.columns.phone,
      value: ({ phoneNumber }) => phoneNumber,
      width: 14,
      compare: byText((one) => one.phoneNumber),
    },
    {
      title: fieldText('State'),
      value: ({ state }) => word(state),
      width: 15,
      tone: () => 'accent',
      compare: byText(({ state }) => state),
      from: 76,
    },
    {
      title: TEXTS.columns.group,
      value: ({ groupName }) => groupName,
      width: 10,
      grow: 2,
      compare: byText((one) => one.groupName),
    },
    {
      title: screensTexts().status,
      value: ({ status }) => word(status),
      width: 8,
      tone: ({ status }) => toneOfStatus(status),
      compare: byText(({ status }) => status),
    },
  ],
  view: WHATSAPP_VIEW,
  details: (one) => [
    field(fieldText('WhatsApp Name'), one.whatsappName),
    field(TEXTS.columns.phone, one.phoneNumber),
    field(fieldText('State'), word(one.state)),
    field(TEXTS.columns.group, one.groupName),
    field(screensTexts().status, word(one.status), toneOfStatus(one.status)),
    ...longTexts(WHATSAPP_VIEW.fields, one),
  ],
  form: recordForm<WhatsAppAccount>({
    view: WHATSAPP_VIEW,
    schema: async () => (await import('@smops/core/records/whatsapp/whatsapp.schemas.js')).WhatsAppInput,
  }),
  operations: WHATSAPP,
};
