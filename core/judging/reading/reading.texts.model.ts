import { plural, sentencesOf } from '../../platform/language/language.model.js';

/** What is said of files of read comments. */
export const SAY = sentencesOf('core.reading', {
  fileHasFaults: (rows: number) =>
    rows === 1
      ? 'A row of this file cannot be taken; nothing was stored.'
      : `${plural(rows, 'row')} of this file cannot be taken; nothing was stored.`,
  noNumber: 'must be the number of the comment, as in the export',
  noSuchComment: (number: number) => `the analysis has no comment ${number}`,
  otherText: (number: number) =>
    `is not the text of comment ${number}: is the file that of another analysis?`,
  twice: (line: number) => `this comment stands in line ${line} already`,
  noVerdict: 'must be x, 1 or yes, 0 or no, or empty',
  noSentiment: 'must be positive, neutral or negative, or empty',
  longNote: (most: number) => `must have at most ${most} characters`,
  noColumn: (name: string) => `The file has no column “${name}”. Fill in a file of the queue's export.`,
  tooManyRows: (most: number) => `A file of read comments may have at most ${most} rows.`,
});
