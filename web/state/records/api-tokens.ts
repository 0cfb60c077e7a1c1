import { listApiTokens } from '@smops/server/client/users.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** All API tokens that still work, oldest first. Admins only. */
export const apiTokensAtom = resourceAtom({ key: ['api', 'tokens'], load: () => listApiTokens(client) });
