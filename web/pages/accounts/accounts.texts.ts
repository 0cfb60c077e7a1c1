import { textsOf } from '@smops/core/platform/language/language.model.js';
import type { ListMessages } from '../lists/useListEditor.js';

/** The screen's texts. */
export const ACCOUNTS_TEXT = textsOf('accounts', {
  title: 'Social Media Accounts',
  subtitle: 'Manage social media accounts and their status',
  cards: {
    label: 'Accounts in numbers',
    total: 'Total Accounts',
    facebook: 'Facebook Active',
    instagram: 'Instagram Active',
    tiktok: 'TikTok Active',
  },
  add: 'Add Account',
  list: 'Account List',
  search: 'Search accounts...',
  platform: 'Platform',
  chart: { title: 'Status per platform', about: 'Accounts with a profile there', none: 'No account' },
  everywhere: 'Wherever there is a profile',
  columns: { info: 'Account Info', platforms: 'Social Platforms', status: 'Status' },
  opens: (platform: string, name: string) => `${platform} profile of ${name}, opens in a new tab`,
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  empty: 'No accounts found',
  emptyText: 'Add your first account to get started.',
  loadFailed: 'The accounts could not be loaded',
  addTitle: 'Add New Account',
  editTitle: 'Edit Account',
  create: 'Create Account',
  update: 'Update Account',
  deleteTitle: 'Delete account',
  deleteQuestion: (first: string, last: string) =>
    `Are you sure you want to delete ${first} ${last}'s account?`,
  keys: [
    ['/', 'Search'],
    ['n', 'Add an account'],
  ] as const,
});

export const ACCOUNTS_MESSAGES: ListMessages = textsOf('accountsMessages', {
  created: ['Account created', 'New account has been created successfully.'],
  updated: ['Account updated', 'Account has been updated successfully.'],
  deleted: ['Account deleted', 'Account has been successfully deleted.'],
  restored: ['Account restored', 'The account is back in the list.'],
  createFailed: ['Error', 'Failed to create account. Please try again.'],
  updateFailed: ['Error', 'Failed to update account. Please try again.'],
  deleteFailed: ['Error', 'Failed to delete account. Please try again.'],
  restoreFailed: ['Error', 'Failed to restore account. Please try again.'],
  undo: 'Undo',
});
