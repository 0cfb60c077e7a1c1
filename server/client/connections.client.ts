import type { ConnectionId } from '@smops/core/connections/connections.constants.js';
import type { SetUpConnectionInput } from '@smops/core/connections/connections.schemas.js';
import { type Client, readJson } from './client.js';

/** What smops can connect to, and whether it is set up. */
export const listConnections = (client: Client) => readJson(client.api.connections.$get());

/** Writes settings of a connection; keys among them are never shown again. */
export const setUpConnection = (client: Client, connection: ConnectionId, json: SetUpConnectionInput) =>
  readJson(client.api.connections[':connection'].$put({ param: { connection }, json }));
