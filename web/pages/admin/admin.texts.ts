import type { Role } from '@smops/core/people/users/users.constants.js';
import { textsOf } from '@smops/core/platform/language/language.model.js';
import { plural } from '../../format/format.js';

export const ROLE_NAMES: Record<Role, string> = textsOf('roleNames', {
  staff: 'Staff',
  'portrait-viewer': 'Portrait viewer',
  analyst: 'Analyst',
  admin: 'Admin',
});

export const ROLE_HINTS: Record<Role, string> = textsOf('roleHints', {
  staff: 'Accounts, tasks, YouTube, Facebook, WhatsApp',
  'portrait-viewer': 'As staff, and may look at user portraits',
  analyst: 'As staff, and sentiments, FB Analyzer, portraits',
  admin: 'Everything, and users, API tokens, audit log',
});

export const USERS_TEXT = textsOf('users', {
  title: 'Users and sessions',
  subtitle: 'Who may sign in, what each of them may do, and who is signed in now',
  add: 'Add User',
  list: 'User List',
  search: 'Search users...',
  loadFailed: 'The users could not be loaded',
  noneFound: 'No users found',
  noneFoundText: 'No username matches your search.',
  columns: { username: 'Username', role: 'Role', status: 'Status', created: 'Created' },
  active: 'Active',
  disabled: 'Disabled',
  mustChange: 'New password due',
  you: 'You',
  addTitle: 'Add New User',
  username: 'Username',
  role: 'Role',
  password: 'Password',
  passwordOptional: 'optional',
  passwordHint: 'Leave it empty, and smops makes one. It is shown once and must be changed at first sign-in.',
  mustChoose: 'Must choose a new password at the next sign-in',
  create: 'Create User',
  saving: 'Saving...',
  editTitle: (name: string) => `Role of ${name}`,
  update: 'Update User',
  roleEndsSessions: 'Their open sessions end, so that the new rights count at once.',
  resetTitle: (name: string) => `New password for ${name}`,
  reset: 'Set Password',
  passwordTitle: 'Copy this password now',
  passwordText: (name: string) =>
    `It is shown only once. Give it to ${name}, who will be asked to choose a new one at the first sign-in.`,
  count: (shown: number, all: number) =>
    shown === all ? plural(all, 'user') : `${shown} of ${plural(all, 'user')}`,
  actions: {
    edit: (name: string) => `Change role of ${name}`,
    password: (name: string) => `Set password of ${name}`,
    disable: (name: string) => `Disable ${name}`,
    enable: (name: string) => `Enable ${name}`,
    remove: (name: string) => `Remove ${name}`,
  },
  disableTitle: 'Disable User',
  disableQuestion: (name: string) =>
    `Are you sure you want to disable ${name}? Open sessions end and API tokens stop at once. You can enable the user again.`,
  disable: 'Disable',
  removeTitle: 'Remove User',
  removeQuestion: (name: string) =>
    `Are you sure you want to remove ${name}? Sessions and API tokens go with the user. This cannot be undone.`,
  remove: 'Remove',
  removing: 'Removing...',
  error: 'Error',
  created: ['User created', 'New user has been created successfully.'],
  updated: ['User updated', 'User has been updated successfully.'],
  removed: ['User removed', 'User has been successfully removed.'],
  passwordSet: ['Password set', 'The new password works at once.'],
});

export const TOKENS_TEXT = textsOf('tokens', {
  title: 'Programs',
  subtitle:
    'Scripts, cron, the command line on other machines and AI assistants, each with a token of its own',
  add: 'Create Token',
  list: 'Token List',
  loadFailed: 'The API tokens could not be loaded',
  none: 'No API tokens yet',
  noneText: 'Create one to let a script or another machine use smops without a password.',
  columns: {
    name: 'Name',
    role: 'Role',
    assistant: 'AI assistant',
    owner: 'Owner',
    expires: 'Expires',
    lastUsed: 'Last used',
  },
  never: 'Never',
  addTitle: 'Create API Token',
  name: 'Name',
  namePlaceholder: 'nightly sentiment import',
  nameHint: 'What will use it, so that it can be recognised later.',
  role: 'Role',
  assistant: 'For an AI assistant',
  assistants: { off: 'No', read: 'Read', write: 'Read and write' },
  assistantHints: {
    off: 'For scripts, cron and commands',
    read: 'For an assistant alone, at /mcp',
    write: 'As read; also starts runs, makes tasks, drafts codebooks',
  },
  expiry: 'Expires after',
  expiries: { '30': '30 days', '90': '90 days', '365': '1 year', never: 'Never' },
  create: 'Create Token',
  createdTitle: 'Copy this token now',
  createdText: 'It is shown only once; smops keeps only its fingerprint.',
  use: 'On the other machine:',
  useAssistant: 'How assistants connect with it stands below the list, under “Connect an Assistant”.',
  revokeAction: (name: string) => `Revoke ${name}`,
  revokeTitle: 'Revoke Token',
  revokeQuestion: (name: string) =>
    `Are you sure you want to revoke ${name}? Whatever uses it stops working at once.`,
  revoke: 'Revoke',
  revoking: 'Revoking...',
  error: 'Error',
  revoked: ['Token revoked', 'The token no longer works.'],
});

export const SESSIONS_TEXT = textsOf('allSessions', {
  list: 'Open Sessions',
  loadFailed: 'The sessions could not be loaded',
});
