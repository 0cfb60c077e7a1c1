import { textsOf } from '@smops/core/platform/language/language.model.js';

/** Texts of the parts that all screens share. */
export const COMPONENTS_TEXT = textsOf('components', {
  copy: 'Copy',
  copied: 'Copied',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  retry: 'Retry',
  tryAgain: 'Try again',
  request: 'Request',
  loading: 'Loading',
  notification: 'Notification',
  /** Radix puts the key in. */
  notifications: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
  remove: (label: string) => `Remove ${label}`,
  actions: 'Actions',
  select: { all: 'Select all rows shown', row: (name: string) => `Select ${name}` },
  typeToSearch: 'Type to search',
  options: 'Options',
  nothingFound: 'Nothing found',
  clearSearch: 'Clear search',
  filters: (set: number) => (set === 0 ? 'Filters' : `Filters (${set})`),
  keys: 'Keys of this page',
  showKeys: 'Show these keys',
  toRows: 'To the list',
  form: {
    saving: 'Saving...',
    overtaken:
      'Another user has changed this in the meantime. Cancel to see their version, or save yours over it.',
    overwrite: 'Save mine anyway',
  },
  discard: {
    question: 'Discard what you typed?',
    hint: 'It has not been saved.',
    keep: 'Keep editing',
    discard: 'Discard',
  },
});
