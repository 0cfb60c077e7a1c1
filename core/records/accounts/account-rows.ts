import { editedOf, recordOf } from '../lists/fields.model.js';
import { ACCOUNT_FIELDS } from './accounts.fields.js';
import type { AccountRow } from './accounts.table.js';

/** The fields that people edit. */
export const fieldsOf = (row: AccountRow) => editedOf(ACCOUNT_FIELDS, row);

export const toAccount = (row: AccountRow) => recordOf(ACCOUNT_FIELDS, row);
