import { requireRight, type ServiceContext } from '../../context.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { defineList } from '../lists/list.service.js';
import type { BulkReport } from '../lists/lists.schemas.js';
import { fieldsOf, toAccount } from './account-rows.js';
import { ACCOUNT_KEY, STATUS_OF, shownProfilesOf } from './accounts.model.js';
import { type AccountFields, AccountInput, SetAccountStatusesInput } from './accounts.schemas.js';

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
  subjectOf: ({ emailAddress }) => THING_NAMES().accountOf(emailAddress),
});

export const {
  list: listAccounts,
  get: getAccount,
  create: createAccount,
  update: updateAccount,
  delete: deleteAccount,
  restore: restoreAccount,
  deleteMany: deleteAccounts,
  restoreMany: restoreAccounts,
} = accounts;

/** Sets the status of many accounts: on the platform, or wherever the list shows a status of theirs. */
export async function setAccountStatuses(ctx: ServiceContext, input: unknown): Promise<BulkReport> {
  requireRight(ctx, 'lists');
  const { ids, status, platform } = parseInput(SetAccountStatusesInput, input);
  return await accounts.changeMany(ctx, ids, (account) => {
    const platforms = platform ? [platform] : shownProfilesOf(account).map((profile) => profile.platform);
    return Object.fromEntries(platforms.map((one) => [STATUS_OF[one], status]));
  });
}
