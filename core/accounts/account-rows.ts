import { editedOf, recordOf } from '../lists/fields.model.js';
import { foldText } from '../lists/list-search.model.js';
import { ACCOUNT_FIELDS } from './accounts.fields.js';
import type { AccountRow } from './accounts.table.js';

/** Email addresses that differ only in case are the same person's (issue: accounts are known by case-folded email). */
export const emailKeyOf = (emailAddress: string): string => foldText(emailAddress);

/** The fields that people edit. */
export const fieldsOf = (row: AccountRow) => editedOf(ACCOUNT_FIELDS, row);

export const toAccount = (row: AccountRow) => recordOf(ACCOUNT_FIELDS, row);
