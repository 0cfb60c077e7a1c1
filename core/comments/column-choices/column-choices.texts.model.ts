import { sentencesOf } from '../../platform/language/language.model.js';

/** What is said of the columns that people chose. */
export const SAY = sentencesOf('core.columnChoices', {
  choice: (id: string) => `Columns ${id}`,
  tooMany: (most: number) =>
    `Columns are remembered for at most ${most} kinds of files. Forget those that are no longer needed.`,
  nothing: 'Name at least one column, or the order of day and month.',
  notInHeader: (column: string) => `The header has no column ${column}.`,
});
