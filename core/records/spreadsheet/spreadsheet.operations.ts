import { type OfId, operationsFor } from '../../platform/operations/operation.js';
import type { CreatedFeed, CreateFeedInput, Feed, SpreadsheetState } from './spreadsheet.schemas.js';

const operation = operationsFor('administer');
const feeds = '/api/feeds';
const spreadsheet = '/api/spreadsheet';

/** What can be done with the live addresses of lists. */
export const FEEDS = {
  list: operation<object, Feed[]>({
    id: 'listFeeds',
    get: feeds,
    summary: 'All feeds that are not revoked, oldest first',
  }),
  /** The answer carries the address, below the server's own: show it once. */
  create: operation<CreateFeedInput, CreatedFeed>({
    id: 'createFeed',
    post: feeds,
    summary: 'Make a feed of a list; its address is shown in this answer only',
  }),
  revoke: operation<OfId, void>({
    id: 'revokeFeed',
    delete: `${feeds}/{id}`,
    summary: 'Revoke a feed at once',
  }),
};

/** What can be done with the Google Sheet. */
export const SPREADSHEET = {
  state: operation<object, SpreadsheetState>({
    id: 'getSpreadsheetState',
    get: spreadsheet,
    summary: 'Whether spreadsheets read the lists, and how the Google Sheet goes',
  }),
  sync: operation<object, SpreadsheetState>({
    id: 'syncSheet',
    post: `${spreadsheet}/sync`,
    summary: 'Write the changed lists into the Google Sheet now',
  }),
};
