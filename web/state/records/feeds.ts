import { FEEDS, SPREADSHEET } from '@smops/core/records/spreadsheet/spreadsheet.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** Live addresses of lists that still work. Admins only, like all here. */
export const feedsAtom = resourceAtom({
  key: ['api', 'feeds'],
  load: () => client.call(FEEDS.list),
  staleMs: 0,
});

/** Whether spreadsheets read the lists, and how the Google Sheet goes. */
export const spreadsheetAtom = resourceAtom({
  key: ['api', 'spreadsheet'],
  load: () => client.call(SPREADSHEET.state),
  staleMs: 0,
});
