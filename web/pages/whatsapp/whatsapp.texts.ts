import { textsOf } from '@smops/core/platform/language/language.model.js';
import { plural } from '../../format/format.js';
import type { ListMessages } from '../lists/useListEditor.js';

/** The screen's texts. */
export const WHATSAPP_TEXT = textsOf('whatsapp', {
  title: 'WhatsApp Management',
  subtitle: 'Manage WhatsApp accounts and groups',
  cards: {
    label: 'WhatsApp accounts in numbers',
    total: 'Total Accounts',
    states: 'Active States',
    popular: 'Most Popular State',
    none: 'N/A',
    noAccounts: 'No accounts yet',
    accounts: (count: number) => plural(count, 'account'),
  },
  add: 'Add WhatsApp Account',
  list: 'WhatsApp Accounts',
  search: 'Search WhatsApp accounts...',
  chart: { title: 'Accounts by state', about: 'All WhatsApp accounts', count: 'Accounts' },
  allStates: 'All States',
  state: 'State',
  columns: {
    details: 'Account Details',
    phone: 'Phone Number',
    state: 'State',
    group: 'Group Name',
    status: 'Status',
  },
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  empty: 'No WhatsApp accounts found',
  emptyText: 'Create your first WhatsApp account to get started.',
  loadFailed: 'The WhatsApp accounts could not be loaded',
  addTitle: 'Create WhatsApp Account',
  editTitle: 'Edit WhatsApp Account',
  create: 'Create',
  update: 'Update',
  deleteTitle: 'Delete WhatsApp account',
  deleteQuestion: (name: string) => `Are you sure you want to delete the WhatsApp account for ${name}?`,
  keys: [
    ['/', 'Search'],
    ['n', 'Add a WhatsApp account'],
  ],
});

export const WHATSAPP_MESSAGES: ListMessages = textsOf('whatsappMessages', {
  created: ['WhatsApp account created', 'WhatsApp account has been successfully created.'],
  updated: ['WhatsApp account updated', 'WhatsApp account has been successfully updated.'],
  deleted: ['WhatsApp account deleted', 'WhatsApp account has been successfully deleted.'],
  restored: ['WhatsApp account restored', 'The WhatsApp account is back in the list.'],
  createFailed: ['Error', 'Failed to create WhatsApp account. Please try again.'],
  updateFailed: ['Error', 'Failed to update WhatsApp account. Please try again.'],
  deleteFailed: ['Error', 'Failed to delete WhatsApp account. Please try again.'],
  restoreFailed: ['Error', 'Failed to restore WhatsApp account. Please try again.'],
  undo: 'Undo',
});
