import { operation } from '../../platform/operations/operation.js';
import type { ColumnChoiceSaved, SaveColumnChoiceInput } from './column-choices.schemas.js';

const access = 'analyze';
const path = '/api/fb-analyzer/columns';

/** What can be done with the columns that people chose for comment files with a header. */
export const COLUMN_CHOICES = {
  list: operation<object, ColumnChoiceSaved[]>({
    id: 'listColumnChoices',
    access,
    method: 'get',
    path: path,
    summary: 'Which columns people chose for comment files with a header, the latest first',
  }),
  /** Replaces what was chosen for that header before. */
  save: operation<SaveColumnChoiceInput, ColumnChoiceSaved>({
    id: 'saveColumnChoice',
    access,
    method: 'put',
    path: path,
    summary: 'Remember which columns to read in comment files with a header, for the team',
  }),
  forget: operation<{ choiceId: string }, void>({
    id: 'forgetColumnChoice',
    access,
    method: 'delete',
    path: `${path}/{choiceId}`,
    summary: 'Forget the columns that were chosen for a header',
  }),
};
