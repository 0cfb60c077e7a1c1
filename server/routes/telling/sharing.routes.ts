import { networkOf } from '@smops/core/people/users/networks.js';
import { OpenLimit } from '@smops/core/telling/sharing/open-limit.js';
import { SHARE_LINKS } from '@smops/core/telling/sharing/sharing.operations.js';
import { CreatedShare, CreateShareInput, Share } from '@smops/core/telling/sharing/sharing.schemas.js';
import {
  createShare,
  listShares,
  openShare,
  revokeShare,
} from '@smops/core/telling/sharing/sharing.service.js';
import { z } from 'zod';
import { analyzerContextOf, contextOf } from '../../contexts.js';
import { systemContext } from '../../lifecycle/start-runtime.js';
import { PUBLIC_PAGE_RESPONSES, respondWithPublicPage } from '../../responses/public-page.js';
import { createRouter, defineRoute, IdParams, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const tag = 'Sharing';

export const sharingRoutes = createRouter();

serve(sharingRoutes, SHARE_LINKS.list, { tag, answer: jsonResponse('The links', z.array(Share)) }, (c) =>
  listShares(contextOf(c)),
);
serve(
  sharingRoutes,
  SHARE_LINKS.create,
  { tag, body: CreateShareInput, answer: jsonResponse('The link', CreatedShare), status: 201 },
  (c, input) => createShare(analyzerContextOf(c), input),
);
serve(sharingRoutes, SHARE_LINKS.revoke, { tag, params: IdParams }, (c, { id }) =>
  revokeShare(contextOf(c), id),
);

const openRoute = defineRoute('openShare', 'public', {
  method: 'get',
  path: '/shared/{token}',
  tags: [tag],
  summary: 'The report behind a link, as its numbers are now; without authors and names',
  request: { params: z.object({ token: z.string().max(200) }) },
  responses: PUBLIC_PAGE_RESPONSES,
});

const limit = new OpenLimit();

sharingRoutes.openapi(openRoute, (c) =>
  respondWithPublicPage(c, async () => {
    const runtime = c.get('runtime');
    const address = c.get('address');
    limit.count(address, runtime.clock);
    const by = { caller: networkOf(address), signal: c.req.raw.signal };
    return await openShare(systemContext(runtime), c.req.valid('param').token, by);
  }),
);
