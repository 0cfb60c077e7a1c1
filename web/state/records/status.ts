import { STATUS } from '@smops/core/telling/status/status.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** What the server says about itself. */
export const statusAtom = resourceAtom({ key: ['api', 'status'], load: () => client.call(STATUS.get) });
