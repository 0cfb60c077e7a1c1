import { getHome } from '@smops/server/client/home.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** What one looks at first; runs go on, so it is soon stale. */
export const homeAtom = resourceAtom({ key: ['api', 'home'], load: () => getHome(client), staleMs: 15_000 });
