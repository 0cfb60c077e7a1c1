import { THING } from '../errors.texts.model.js';
import { defineList } from '../lists/list.service.js';
import { fieldsOf, toAccount } from './account-rows.js';
import { ACCOUNT_KEY } from './accounts.model.js';
import { type AccountFields, AccountInput } from './accounts.schemas.js';

const withKey = (fields: AccountFields) => ({ ...fields, emailKey: ACCOUNT_KEY.of(fields) });

/** Two accounts may have the same email address; surfaces say so (`sameKeyHint`). */
export const accounts = defineList({
  list: 'accounts',
  entity: 'account',
  createInput: AccountInput,
  updateInput: AccountInput,
  newRecord: withKey,
  updatedColumns: withKey,
  auditedOf: fieldsOf,
  toRecord: toAccount,
  labelOf: ({ emailAddress }) => emailAddress,
  subjectOf: ({ emailAddress }) => THING().accountOf(emailAddress),
});

export const {
  list: listAccounts,
  get: getAccount,
  create: createAccount,
  update: updateAccount,
  delete: deleteAccount,
  restore: restoreAccount,
} = accounts;
