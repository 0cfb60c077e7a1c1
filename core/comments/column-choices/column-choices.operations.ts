import { operationsFor } from '../../platform/operations/operation.js';
import type { ColumnChoiceSaved, SaveColumnChoiceInput } from './column-choices.schemas.js';

const operation = operationsFor('analyze');
const path = '/api/fb-analyzer/columns';

/** What can be done with the columns that people chose for comment files with a header. */
export const COLUMN_CHOICES = {
  list: operation<object, ColumnChoiceSaved[]>({
    id: 'listColumnChoices',
    get: path,
    summary: 'Which columns people chose for comment files with a header, the latest first',
  }),
  /** Replaces what was chosen for that header before. */
  save: operation<SaveColumnChoiceInput, ColumnChoiceSaved>({
    id: 'saveColumnChoice',
    put: path,
    summary: 'Remember which columns to read in comment files with a header, for the team',
  }),
  forget: operation<{ choiceId: string }, void>({
    id: 'forgetColumnChoice',
    delete: `${path}/{choiceId}`,
    summary: 'Forget the columns that were chosen for a header',
  }),
};
