import { textsOf } from '@smops/core/language/language.model.js';
import { count } from '../../components/format/format.js';
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
  noMatch: 'No row matches the search and the filters.',
  shown: (shown: number, total: number) =>
    shown === total ? `${count(total)} in all` : `${count(shown)} of ${count(total)}`,
});
