import { ACCOUNTS } from '@smops/core/records/accounts/accounts.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** All accounts, in creation order. */
export const accountsAtom = resourceAtom({
  key: ['api', 'accounts'],
  load: () => client.call(ACCOUNTS.list),
});
