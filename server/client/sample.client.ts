import { type Client, readJson, readNothing } from './client.js';

/** Analyses the sample comments; where they are already, they stay as they are. */
export const addSample = (client: Client) => readJson(client.api.sample.$post());

/** Removes the sample comments for good. */
export const removeSample = (client: Client) => readNothing(client.api.sample.$delete());
