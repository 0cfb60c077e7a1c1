import {
  STATES,
  type State,
  WHATSAPP_STATUSES,
  type WhatsAppStatus,
} from '@smops/core/whatsapp/whatsapp.constants.js';
import { WHATSAPP_FIELDS } from '@smops/core/whatsapp/whatsapp.fields.js';
import { countWhatsApp, filterWhatsApp, WHATSAPP_KEY } from '@smops/core/whatsapp/whatsapp.model.js';
import type { WhatsAppAccount, WhatsAppInput } from '@smops/core/whatsapp/whatsapp.schemas.js';
import {
  createWhatsAppAccount,
  deleteWhatsAppAccount,
  listWhatsAppAccounts,
  restoreWhatsAppAccount,
  updateWhatsAppAccount,
} from '@smops/server/client/whatsapp.client.js';
import { field } from '../components/Reader.js';
import { longTexts, recordForm } from '../forms/record-form.js';
import { byText } from '../lists/compare-text.js';
import type { ListPage } from '../lists/list-page.js';
import { toneOfStatus } from '../theme.js';

export const whatsappPage: ListPage<WhatsAppAccount, WhatsAppInput> = {
  name: 'whatsapps',
  thing: 'WhatsApp account',
  title: 'WhatsApp Accounts',
  empty: ['No WhatsApp accounts found', 'Create your first WhatsApp account to get started. Press n.'],
  messages: {
    created: ['WhatsApp account created', 'WhatsApp account has been successfully created.'],
    updated: ['WhatsApp account updated', 'WhatsApp account has been successfully updated.'],
    deleted: ['WhatsApp account deleted', 'WhatsApp account has been successfully deleted.'],
    restored: ['WhatsApp account restored', 'The WhatsApp account is back in the list.'],
    createFailed: ['Error', 'Failed to create WhatsApp account. Please try again.'],
    updateFailed: ['Error', 'Failed to update WhatsApp account. Please try again.'],
    deleteFailed: ['Error', 'Failed to delete WhatsApp account. Please try again.'],
    restoreFailed: ['Error', 'Failed to restore WhatsApp account. Please try again.'],
  },
  cards(accounts) {
    const { total, activeStates, mostPopular } = countWhatsApp(accounts);
    return [
      { label: 'Total Accounts', value: String(total) },
      { label: 'Active States', value: String(activeStates) },
      {
        label: 'Most Popular State',
        value: mostPopular ? `${mostPopular.state} (${mostPopular.accounts})` : 'N/A',
      },
    ];
  },
  columns: [
    {
      title: 'Name',
      value: ({ whatsappName }) => whatsappName,
      width: 12,
      grow: 2,
      compare: byText((one) => one.whatsappName),
    },
    {
      title: 'Phone Number',
      value: ({ phoneNumber }) => phoneNumber,
      width: 14,
      compare: byText((one) => one.phoneNumber),
    },
    {
      title: 'State',
      value: ({ state }) => state,
      width: 15,
      tone: () => 'accent',
      compare: byText(({ state }) => state),
      from: 76,
    },
    {
      title: 'Group Name',
      value: ({ groupName }) => groupName,
      width: 10,
      grow: 2,
      compare: byText((one) => one.groupName),
    },
    {
      title: 'Status',
      value: ({ status }) => status,
      width: 8,
      tone: ({ status }) => toneOfStatus(status),
      compare: byText(({ status }) => status),
    },
  ],
  filters: [
    { name: 'state', label: 'state', values: STATES },
    { name: 'status', label: 'status', values: WHATSAPP_STATUSES },
  ],
  filter: (accounts, search, { state, status }) =>
    filterWhatsApp(accounts, {
      search,
      ...(state === undefined ? {} : { state: state as State }),
      ...(status === undefined ? {} : { status: status as WhatsAppStatus }),
    }),
  labelOf: ({ whatsappName }) => whatsappName,
  key: WHATSAPP_KEY,
  deleteQuestion: ({ whatsappName }) =>
    `Are you sure you want to delete the WhatsApp account for ${whatsappName}?`,
  details: (one) => [
    field('WhatsApp Name', one.whatsappName),
    field('Phone Number', one.phoneNumber),
    field('State', one.state),
    field('Group Name', one.groupName),
    field('Status', one.status, toneOfStatus(one.status)),
    ...longTexts(WHATSAPP_FIELDS, one),
  ],
  form: recordForm<WhatsAppAccount, typeof WHATSAPP_FIELDS>({
    fields: WHATSAPP_FIELDS,
    texts: (one) =>
      one === undefined ? ['Create WhatsApp Account', 'Create'] : ['Edit WhatsApp Account', 'Update'],
    schema: async () => (await import('@smops/core/whatsapp/whatsapp.schemas.js')).WhatsAppInput,
  }),
  calls: {
    list: listWhatsAppAccounts,
    create: createWhatsAppAccount,
    update: updateWhatsAppAccount,
    delete: deleteWhatsAppAccount,
    restore: restoreWhatsAppAccount,
  },
};
