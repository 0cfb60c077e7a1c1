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

export const whatsappPage: ListPage<WhatsAppAccount> = {
  name: 'whatsapps',
  cards(accounts) {
    const { total, activeStates, mostPopular } = countWhatsApp(accounts);
    return [
      { label: screensTexts().totalAccounts, value: String(total) },
      { label: screensTexts().activeStates, value: String(activeStates) },
      {
        label: screensTexts().mostPopular,
        value: mostPopular
          ? `${word(mostPopular.state)} (${mostPopular.accounts})`
          : screensTexts().notAvailable,
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
      title: screensTexts().phoneNumber,
      value: ({ phoneNumber }) => phoneNumber,
      width: 14,
      compare: byText((one) => one.phoneNumber),
    },
    {
      title: screensTexts().state,
      value: ({ state }) => word(state),
      width: 15,
      tone: () => 'accent',
      compare: byText(({ state }) => state),
      from: 76,
    },
    {
      title: screensTexts().groupName,
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
    field(screensTexts().whatsappName, one.whatsappName),
    field(screensTexts().phoneNumber, one.phoneNumber),
    field(screensTexts().state, word(one.state)),
    field(screensTexts().groupName, one.groupName),
    field(screensTexts().status, word(one.status), toneOfStatus(one.status)),
    ...longTexts(WHATSAPP_VIEW.fields, one),
  ],
  form: recordForm<WhatsAppAccount>({
    view: WHATSAPP_VIEW,
    schema: async () => (await import('@smops/core/records/whatsapp/whatsapp.schemas.js')).WhatsAppInput,
  }),
  operations: WHATSAPP,
};
