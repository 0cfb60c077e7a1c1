import { OpenLimit } from '@smops/core/sharing/open-limit.js';
import { CreatedShare, CreateShareInput, Share } from '@smops/core/sharing/sharing.schemas.js';
import { createShare, listShares, openShare, revokeShare } from '@smops/core/sharing/sharing.service.js';
import { networkOf } from '@smops/core/users/networks.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { systemContext } from '../../lifecycle/start-runtime.js';
import { PUBLIC_PAGE_RESPONSES, respondWithPublicPage } from '../../responses/public-page.js';
import {
  contextOf,
  createRouter,
  defineRoute,
  IdParams,
  jsonBody,
  jsonResponse,
  noContent,
} from '../../router.js';

const tags = ['Sharing'];

const listRoute = defineRoute('listShares', 'analyze', {
  method: 'get',
  path: '/api/shares',
  tags,
  summary: 'Links for people without an account that work, newest first; without their secrets',
  responses: { 200: jsonResponse('The links', z.array(Share)) },
});

const createRoute = defineRoute('createShare', 'analyze', {
  method: 'post',
  path: '/api/shares',
  tags,
  summary: "Make a link to a run's report for people without an account; it is shown in this answer only",
  request: { body: jsonBody(CreateShareInput) },
  responses: { 201: jsonResponse('The link', CreatedShare) },
});

const revokeRoute = defineRoute('revokeShare', 'analyze', {
  method: 'delete',
  path: '/api/shares/{id}',
  tags,
  summary: 'Make a link useless at once',
  request: { params: IdParams },
  responses: { 204: noContent },
});

const openRoute = defineRoute('openShare', 'public', {
  method: 'get',
  path: '/shared/{token}',
  tags,
  summary: 'The report behind a link, as its numbers are now; without authors and names',
  request: { params: z.object({ token: z.string().max(200) }) },
  responses: PUBLIC_PAGE_RESPONSES,
});

const limit = new OpenLimit();

export const sharingRoutes = createRouter()
  .openapi(listRoute, async (c) => c.json(await listShares(contextOf(c)), 200))
  .openapi(createRoute, async (c) =>
    c.json(await createShare(analyzerContextOf(c), c.req.valid('json')), 201),
  )
  .openapi(revokeRoute, async (c) => {
    await revokeShare(contextOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  })
  .openapi(openRoute, (c) =>
    respondWithPublicPage(c, async () => {
      const runtime = c.get('runtime');
      const address = c.get('address');
      limit.count(address, runtime.clock);
      const by = { caller: networkOf(address), signal: c.req.raw.signal };
      return await openShare(systemContext(runtime), c.req.valid('param').token, by);
    }),
  );
