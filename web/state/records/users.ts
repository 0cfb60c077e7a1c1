import { USERS } from '@smops/core/people/users/users.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** All users, in creation order. Admins only. */
export const usersAtom = resourceAtom({ key: ['api', 'users'], load: () => client.call(USERS.list) });
