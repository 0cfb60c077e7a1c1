import { textsOf } from '@smops/core/platform/language/language.model.js';
import { plural } from '../../format/format.js';
/** Texts of the import dialog that the three staff lists share. */
export const IMPORT_TEXT = textsOf('import', {
  open: 'Import',
  title: (list: string) => `Import into ${list}`,
  description: 'Rows that are there already are updated; the same file a second time changes nothing.',
  drop: 'Choose a file or drop it here',
  dropHint: 'CSV, XLSX, JSON or NDJSON, with a title row',
  checking: (name: string) => `Checking ${name}…`,
  importing: (name: string) => `Importing ${name}…`,
  failed: 'The file could not be read',
  counts: { created: 'New', updated: 'Changed', unchanged: 'Unchanged', refused: 'Refused' },
  problems: 'Refused rows',
  line: (line: number) => `Line ${line}`,
  more: (count: string) => `… and ${count} more`,
  ignored: (columns: string) => `Columns that match no field are left out: ${columns}`,
  nothing: 'There is nothing to change.',
  confirm: (rows: number) => `Import ${plural(rows, 'row')}`,
  other: 'Other file',
  cancel: 'Cancel',
  done: 'Import finished',
  doneText: (created: string, updated: string, refused: string) =>
    `${created} new, ${updated} changed, ${refused} refused`,
});
