import { getStatus } from '@smops/server/client/system.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** What the server says about itself. */
export const statusAtom = resourceAtom({ key: ['api', 'status'], load: () => getStatus(client) });
