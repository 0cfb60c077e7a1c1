import { textsOf } from '@smops/core/platform/language/language.model.js';
import { count, plural } from '../../format/format.js';

/** What is shown of a comment file before anything runs. */
export const FILE_PREVIEW_TEXT = textsOf('filePreview', {
  shape: 'Recognised as',
  generic: 'a plain list',
  accepted: (number: number) => (number === 1 ? 'comment' : 'comments'),
  duplicates: (number: number) => `${plural(number, 'duplicate')} merged`,
  empty: (number: number) => `${count(number)} without text`,
  rejected: (number: number) => `${plural(number, 'row')} not readable`,
  mapping: 'Columns',
  mappingHint: 'Was the wrong column read? Correct it here.',
  unmapped: '(none)',
  fields: {
    content: 'Comment',
    author: 'Author',
    time: 'Time',
    reactionsCount: 'Reactions',
    stars: 'Stars',
    parentId: 'Reply to',
    id: 'ID',
  },
  guessed: (columns: readonly string[]) =>
    `smops knows no export with these columns. It recognised these by their content: ${columns.join('; ')}. Check them, and correct what is wrong under “Columns”.`,
  guessIsRight: 'These are right: remember them',
  remembered: 'These columns are remembered for files with the same header, for the team.',
  forget: 'Forget them',
  problems: 'Rows left out',
  place: (line: number | null, index: number) => (line === null ? `Item ${index + 1}` : `Line ${line}`),
  preview: 'First comments',
  anonymous: 'Anonymous',
  reactions: 'reactions',
});
