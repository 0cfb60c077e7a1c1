import { textsOf } from '@smops/core/platform/language/language.model.js';
import { count } from '../../format/format.js';
/** Texts that the three staff lists share. */
export const RECORD_TEXT = textsOf('records', {
  optional: 'optional',
  delete: 'Delete',
  deleting: 'Deleting...',
  undo: 'Undo',
  showIt: 'Show it',
  error: 'Error',
  platform: 'Platform',
  allPlatforms: 'All Platforms',
  clearFilters: 'Clear filters',
  export: 'Export',
  status: 'Status',
  anyStatus: 'Any status',
  selected: (rows: number) => `${count(rows)} selected`,
  selection: 'Selected rows',
  clearSelection: 'Clear the selection',
  setStatus: 'Set status',
  deleteSeveral: (several: string) => `Are you sure you want to delete ${several}?`,
  deletedSeveral: (several: string) => `Deleted ${several}`,
  restoredSeveral: (several: string) => `Restored ${several}`,
  statusSet: (several: string, status: string) => `${several}: ${status}`,
  /** When others have deleted some of them meanwhile. */
  missing: (rows: number) => `${count(rows)} were already gone.`,
  bulkFailed: 'Nothing was changed. Please try again.',
  keys: [
    ['Space', 'Select a row, when its box has the focus'],
    ['Shift', 'with Space or a click: select all rows up to this one'],
    ['↓ ↑', 'Go to the box of the next row; with Shift, select it too'],
    ['Ctrl A', 'Select all rows shown'],
    ['Esc', 'Select none'],
  ],
  noMatch: 'No row matches the search and the filters.',
  shown: (shown: number, total: number) =>
    shown === total ? `${count(total)} in all` : `${count(shown)} of ${count(total)}`,
});
