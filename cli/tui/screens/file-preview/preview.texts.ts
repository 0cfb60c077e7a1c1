import { sentencesOf } from '@smops/core/platform/language/language.model.js';

export const previewTexts = sentencesOf('cliPreview', {
  title: 'Before the run starts',
  reading: 'reading…',
  starting: 'starting…',
  fileOf: (at: number, all: number) => `file ${at} of ${all}`,
  ofComments: (read: string, all: string) => `${read} of ${all}`,
  guessed: 'recognised by its content',
  noColumn: 'no column',
  id: 'id',
  dateOrder: 'dates',
  dayFirst: 'day first',
  monthFirst: 'month first',
  notSaid: 'not said: they have no time',
  posts: 'posts',
  names: 'names',
  leftOut: 'left out',
  asComments: 'read as comments',
  kept: 'kept',
  firstComments: 'The first comments:',
  howTo: 'Enter changes a line; Ctrl+S starts the run',
  startGuessed: (columns: string) =>
    `These columns were recognised by their content: ${columns}. Start with them, and remember them for files with this header?`,
  forgotten: 'The columns for files with this header are forgotten.',
});
