import { notFound } from '@smops/core/errors.js';
import { THING } from '@smops/core/errors.texts.model.js';
import { LISTS } from '@smops/core/lists/lists.constants.js';
import { createFeed, listFeeds, openFeed, revokeFeed } from '@smops/core/spreadsheet/feeds.service.js';
import { getSpreadsheetState, syncSheetNow } from '@smops/core/spreadsheet/sheet-sync.service.js';
import {
  CreatedFeed,
  CreateFeedInput,
  Feed,
  SpreadsheetState,
} from '@smops/core/spreadsheet/spreadsheet.schemas.js';
import { z } from 'zod';
import { systemContext } from '../../lifecycle/start-runtime.js';
import { matchesEtag } from '../../responses/preconditions.js';
import {
  contextOf,
  createRouter,
  defineRoute,
  IdParams,
  jsonBody,
  jsonResponse,
  noContent,
} from '../../router.js';

const tags = ['Spreadsheets'];

const readFeedRoute = defineRoute(
  'readFeed',
  'public',
  {
    method: 'get',
    path: '/api/feeds/{token}/{file}',
    tags,
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

const listFeedsRoute = defineRoute('listFeeds', 'administer', {
  method: 'get',
  path: '/api/feeds',
  tags,
  summary: 'All feeds that are not revoked, oldest first',
  responses: { 200: jsonResponse('The feeds, without their addresses', z.array(Feed)) },
});

const createFeedRoute = defineRoute('createFeed', 'administer', {
  method: 'post',
  path: '/api/feeds',
  tags,
  summary: 'Make a feed of a list; its address is shown in this answer only',
  request: { body: jsonBody(CreateFeedInput) },
  responses: { 201: jsonResponse('The feed', CreatedFeed) },
});

const revokeFeedRoute = defineRoute('revokeFeed', 'administer', {
  method: 'delete',
  path: '/api/feeds/{id}',
  tags,
  summary: 'Revoke a feed at once',
  request: { params: IdParams },
  responses: { 204: noContent },
});

const stateRoute = defineRoute('getSpreadsheetState', 'administer', {
  method: 'get',
  path: '/api/spreadsheet',
  tags,
  summary: 'Whether spreadsheets read the lists, and how the Google Sheet goes',
  responses: { 200: jsonResponse('The state', SpreadsheetState) },
});

const syncRoute = defineRoute('syncSheet', 'administer', {
  method: 'post',
  path: '/api/spreadsheet/sync',
  tags,
  summary: 'Write the changed lists into the Google Sheet now',
  responses: { 200: jsonResponse('The state after it', SpreadsheetState) },
});

/** One response for a wrong token, a wrong list and a wrong name: a stranger learns nothing. */
const noFeed = () => notFound(THING().thisFeed);

export const spreadsheetRoutes = createRouter()
  .openapi(readFeedRoute, async (c) => {
    const { token, file } = c.req.valid('param');
    const list = LISTS.find((name) => `${name}.csv` === file);
    const feed = list && (await openFeed(systemContext(c.get('runtime')), token, list));
    if (feed === undefined) throw noFeed();
    const headers = {
      etag: `"${feed.mark}"`,
      'cache-control': 'private, no-cache',
      'content-type': 'text/csv; charset=utf-8',
    };
    if (matchesEtag(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers) as never;
    return c.body(await feed.csv(), 200, headers) as never;
  })
  .openapi(listFeedsRoute, async (c) => c.json(await listFeeds(contextOf(c)), 200))
  .openapi(createFeedRoute, async (c) => c.json(await createFeed(contextOf(c), c.req.valid('json')), 201))
  .openapi(revokeFeedRoute, async (c) => {
    await revokeFeed(contextOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  })
  .openapi(stateRoute, async (c) => c.json(await getSpreadsheetState(contextOf(c)), 200))
  .openapi(syncRoute, async (c) => c.json(await syncSheetNow(contextOf(c)), 200));
