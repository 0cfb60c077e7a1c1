import { plural, sentencesOf } from '../../../platform/language/language.model.js';

/** The report of a run. */
export const RUN = sentencesOf('core.run', {
  title: (fileName: string) => `What the comments say: ${fileName}`,
  counted: (comments: string, matched: string) =>
    `${plural(comments, 'comment')}, ${matched} with a variable`,
  unfinished: {
    pending: 'The analysis has not started. Shown are the comments analysed so far.',
    running: 'The analysis is still running. Shown are the comments analysed so far.',
    paused: 'The analysis is paused. Shown are the comments analysed so far.',
    failed: 'The analysis has failed. Shown are the comments analysed so far.',
  },
  failed: (comments: string) => `${comments} failed`,
  leftOut: (rows: string) => `left out: ${rows}`,
  codebook: (name: string, version: number) => `Codebook ${name}, version ${version}`,
  commentNumber: (number: number) => `Comment ${number}`,
  reactions: (shown: string) => `${shown} ${shown === '1' ? 'reaction' : 'reactions'}`,
  table: 'Variables, most comments first',
  share: 'Share, 95%',
  allComments: 'All comments',
  topComments: 'Comments with most reactions',
  nothing: 'No comment mentions a variable.',
  moreInFile: 'The printout shows only the first comments; the file contains all of them.',
  filteredCounts: 'Counted by smops for the filtered comments; corrected shares are of all comments only.',
  reading: [
    "The share of a variable is counted by smops, with Wilson's 95% interval of each text counted once, which holds for chance alone and not for what smops misreads, until people have read enough drawn comments; then it is the corrected share with its 95% interval. Sentiments are counted by smops; those of a corrected count divide as the tagged comments do. A comment may have several variables. The marked words are the quote on which a tag rests.",
    'These are shares of comments in one file, not of people. Names of authors are left out.',
  ] as readonly string[],
});

/** What became of the rows of a file, as a table and in a sentence. */
export const INTAKE = sentencesOf('core.intake', {
  commentsSheet: 'comments',
  sheet: 'intake',
  read: 'read',
  analysed: 'analysed',
  leftOutDuplicates: 'left out: duplicates',
  leftOutEmpty: 'left out: without text',
  leftOutRejected: 'left out: cannot be read',
  file: 'file',
  readAs: 'read as',
  leftOut: 'left out',
  filter: 'filtered',
  duplicates: (rows: string) => `${rows} ${rows === '1' ? 'duplicate' : 'duplicates'}`,
  empty: (rows: string) => `${rows} ${rows === '1' ? 'row' : 'rows'} without text`,
  rejected: (rows: string) => `${rows} ${rows === '1' ? 'row' : 'rows'} that cannot be read`,
});
