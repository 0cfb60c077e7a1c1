import { type Client, readJson } from './client.js';

/** What one looks at first, of all that the caller may see. */
export const getHome = (client: Client) => readJson(client.api.home.$get());
