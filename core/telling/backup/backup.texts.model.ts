import { sentencesOf } from '../../platform/language/language.model.js';

/** What is said of backups. */
export const SAY = sentencesOf('core.backup', {
  unusable: (why: string) => `This backup cannot be used: ${why}. Nothing was changed.`,
  longLine: (line: number) => `its line ${line} is longer than 16 MB`,
  noObjects: 'its rows are not objects',
  goesOn: 'it has data after its end',
  cutObject: 'a stored object is cut short',
  notOurs: 'it was not written by smops',
  noTable: 'it has rows without a table',
  longObject: 'a stored object is longer than it says',
  missing: 'rows or objects are missing',
  empty: 'it is empty',
  cutShort: 'it is cut short',
  noGzip: 'it is not a gzip file, or it is damaged',
  strangeLine: (why: string) => `a line is not what smops writes (${why})`,
  doesNotFit: (table: string, rule: string) =>
    `what it holds${table === '' ? '' : ` of the table ${table}`} does not fit${rule === '' ? '' : ` (${rule})`}`,
  newer: (version: string, migration: string) =>
    `This backup was made by a newer smops (${version}; it knows ${migration}). Update this smops, then restore. Nothing was changed.`,
  strangeTable: (table: string) => `This backup has a table ${table} that does not fit. Nothing was changed.`,
  noAdmin:
    'This backup has no admin who may sign in: it would leave no one to manage the data. Nothing was changed.',
  outside: 'This backup holds an object outside of its folder. Nothing was changed.',
  notWritten: (reason: string, why: string) =>
    `The backup before the ${reason} could not be written (${why}). Nothing was changed.`,
});
