import { listAccounts } from '@smops/server/client/accounts.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** All accounts, in creation order. */
export const accountsAtom = resourceAtom({ key: ['api', 'accounts'], load: () => listAccounts(client) });
