import type { CreateFeedInput } from '@smops/core/spreadsheet/spreadsheet.schemas.js';
import { type Client, readJson, readNothing } from './client.js';
import { param } from './list-calls.js';

/** Feeds that are not revoked. Admins only, as everything here. */
export const listFeeds = (client: Client) => readJson(client.api.feeds.$get());

/** The response carries the address, below the server's own: show it once. */
export const createFeed = (client: Client, input: CreateFeedInput) =>
  readJson(client.api.feeds.$post({ json: input }));

export const revokeFeed = (client: Client, id: number) =>
  readNothing(client.api.feeds[':id'].$delete({ param: param(id) }));

/** Whether spreadsheets read the lists, and how the Google Sheet goes. */
export const getSpreadsheetState = (client: Client) => readJson(client.api.spreadsheet.$get());

/** Writes the changed lists into the Google Sheet now. */
export const syncSheet = (client: Client) => readJson(client.api.spreadsheet.sync.$post());
