import { foldText } from '../lists/list-search.model.js';
import type { Account, AccountFields } from './accounts.schemas.js';
import type { AccountRow } from './accounts.table.js';

/** Email addresses that differ only in case are the same person's (issue: accounts are known by case-folded email). */
export const emailKeyOf = (emailAddress: string): string => foldText(emailAddress);

/** The fields that people edit. */
export const fieldsOf = (row: AccountRow): AccountFields => ({
  emailAddress: row.emailAddress,
  firstName: row.firstName,
  lastName: row.lastName,
  facebookProfileLink: row.facebookProfileLink,
  instagramProfileLink: row.instagramProfileLink,
  tiktokProfileLink: row.tiktokProfileLink,
  facebookStatus: row.facebookStatus,
  instagramStatus: row.instagramStatus,
  tiktokStatus: row.tiktokStatus,
});

export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  ...fieldsOf(row),
  version: row.version,
});
