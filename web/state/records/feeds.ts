import { getSpreadsheetState, listFeeds } from '@smops/server/client/spreadsheet.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** Live addresses of lists that still work. Admins only, like all here. */
export const feedsAtom = resourceAtom({ key: ['api', 'feeds'], load: () => listFeeds(client), staleMs: 0 });

/** Whether spreadsheets read the lists, and how the Google Sheet goes. */
export const spreadsheetAtom = resourceAtom({
  key: ['api', 'spreadsheet'],
  load: () => getSpreadsheetState(client),
  staleMs: 0,
});
