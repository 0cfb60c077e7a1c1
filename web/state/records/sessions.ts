import { listSessions } from '@smops/server/client/session.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** Where one is signed in oneself. */
export const ownSessionsAtom = resourceAtom({ key: ['api', 'sessions'], load: () => listSessions(client) });

/** Everybody's open sessions. Admins only. */
export const allSessionsAtom = resourceAtom({
  key: ['api', 'sessions', 'all'],
  load: () => listSessions(client, { all: true }),
});
