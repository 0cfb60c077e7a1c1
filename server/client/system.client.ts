import { type Client, readJson } from './client.js';

/** What the server is: version, engine, demo, connections. */
export const getStatus = (client: Client) => readJson(client.api.status.$get());
