import { API_TOKENS } from '@smops/core/people/users/users.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** All API tokens that still work, oldest first. Admins only. */
export const apiTokensAtom = resourceAtom({
  key: ['api', 'tokens'],
  load: () => client.call(API_TOKENS.list),
});
