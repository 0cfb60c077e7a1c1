import { SESSION } from '@smops/core/people/users/session.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** Where one is signed in oneself. */
export const ownSessionsAtom = resourceAtom({
  key: ['api', 'sessions'],
  load: () => client.call(SESSION.list),
});

/** Everybody's open sessions. Admins only. */
export const allSessionsAtom = resourceAtom({
  key: ['api', 'sessions', 'all'],
  load: () => client.call(SESSION.list, { all: true }),
});
