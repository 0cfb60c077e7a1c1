import { notFound } from '@smops/core/errors.js';
import { THING_NAMES } from '@smops/core/errors.texts.model.js';
import { LISTS } from '@smops/core/records/lists/lists.constants.js';
import {
  createFeed,
  listFeeds,
  openFeed,
  revokeFeed,
} from '@smops/core/records/spreadsheet/feeds.service.js';
import { getSpreadsheetState, syncSheetNow } from '@smops/core/records/spreadsheet/sheet-sync.service.js';
import { FEEDS, SPREADSHEET } from '@smops/core/records/spreadsheet/spreadsheet.operations.js';
import {
  CreatedFeed,
  CreateFeedInput,
  Feed,
  SpreadsheetState,
} from '@smops/core/records/spreadsheet/spreadsheet.schemas.js';
import { z } from 'zod';
import { contextOf } from '../../contexts.js';
import { systemContext } from '../../lifecycle/start-runtime.js';
import { matchesEtag } from '../../responses/preconditions.js';
import { createRouter, defineRoute, IdParams, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const tag = 'Spreadsheets';

const readFeedRoute = defineRoute(
  'readFeed',
  'public',
  {
    method: 'get',
    path: '/api/feeds/{token}/{file}',
    tags: [tag],
    summary: "A list as live CSV, for Excel's From Web and Google's IMPORTDATA; the address is the key",
    request: {
      params: z.object({
        token: z.string().max(200),
        file: z.string().max(40).meta({ example: 'accounts.csv' }),
      }),
    },
    responses: {
      200: { description: 'The list', content: { 'text/csv': { schema: z.string() } } },
      304: { description: 'Unchanged since the answer whose ETag came as If-None-Match' },
    },
  },
  { expensive: 'file' },
);

/** One response for a wrong token, a wrong list and a wrong name: a stranger learns nothing. */
const noFeed = () => notFound(THING_NAMES().thisFeed);

export const spreadsheetRoutes = createRouter();

spreadsheetRoutes.openapi(readFeedRoute, async (c) => {
  const { token, file } = c.req.valid('param');
  const list = LISTS.find((name) => `${name}.csv` === file);
  const feed = list && (await openFeed(systemContext(c.get('runtime')), token, list));
  if (feed === undefined) throw noFeed();
  const headers = {
    etag: `"${feed.mark}"`,
    'cache-control': 'private, no-cache',
    'content-type': 'text/csv; charset=utf-8',
  };
  if (matchesEtag(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers);
  return c.body(await feed.csv(), 200, headers);
});

serve(
  spreadsheetRoutes,
  FEEDS.list,
  { tag, answer: jsonResponse('The feeds, without their addresses', z.array(Feed)) },
  (c) => listFeeds(contextOf(c)),
);
serve(
  spreadsheetRoutes,
  FEEDS.create,
  { tag, body: CreateFeedInput, answer: jsonResponse('The feed', CreatedFeed), status: 201 },
  (c, input) => createFeed(contextOf(c), input),
);
serve(spreadsheetRoutes, FEEDS.revoke, { tag, params: IdParams }, (c, { id }) =>
  revokeFeed(contextOf(c), id),
);
serve(
  spreadsheetRoutes,
  SPREADSHEET.state,
  { tag, answer: jsonResponse('The state', SpreadsheetState) },
  (c) => getSpreadsheetState(contextOf(c)),
);
serve(
  spreadsheetRoutes,
  SPREADSHEET.sync,
  { tag, answer: jsonResponse('The state after it', SpreadsheetState) },
  (c) => syncSheetNow(contextOf(c)),
);
