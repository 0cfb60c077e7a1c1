import { type Client, readJson } from './client.js';

/** The AI services as an admin sees them, without their keys. */
export const listProviderStates = (client: Client) => readJson(client.api.providers.$get());

/** Asks a provider one tiny question with the server's key. A refusal is a response too: see `ok`. */
export const testProvider = (client: Client, provider: string) =>
  readJson(client.api.providers[':provider'].test.$post({ param: { provider } }));

/** What the providers have charged, by month, newest first. */
export const listProviderCosts = (client: Client, months?: number) =>
  readJson(
    client.api.providers.costs.$get({ query: months === undefined ? {} : { months: String(months) } }),
  );
