import { operation } from '../../platform/operations/operation.js';
import type { ConnectionId } from './connections.constants.js';
import type { Connection, SetUpConnectionInput } from './connections.schemas.js';

const path = '/api/connections';

/** What can be done with what smops connects to. */
export const CONNECTIONS = {
  list: operation<object, Connection[]>({
    id: 'listConnections',
    access: 'lists',
    get: path,
    summary:
      'What smops can connect to and whether it is set up; for admins also what each needs, without values',
  }),
  setUp: operation<{ connection: ConnectionId } & SetUpConnectionInput, Connection>({
    id: 'setUpConnection',
    access: 'administer',
    put: `${path}/{connection}`,
    summary: 'Write settings of a connection to the configuration file; a key is never shown again',
  }),
};
