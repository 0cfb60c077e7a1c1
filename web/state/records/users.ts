import { listUsers } from '@smops/server/client/users.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** All users, in creation order. Admins only. */
export const usersAtom = resourceAtom({ key: ['api', 'users'], load: () => listUsers(client) });
