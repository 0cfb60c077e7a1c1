import { PORTRAITS } from '@smops/core/records/portraits/portraits.operations.js';
import { CreatePortraitInput, Portrait } from '@smops/core/records/portraits/portraits.schemas.js';
import {
  createPortrait,
  deletePortrait,
  getPortraitImage,
  getPortraitThumbnail,
  listPortraits,
  type PortraitFile,
} from '@smops/core/records/portraits/portraits.service.js';
import type { Context } from 'hono';
import { z } from 'zod';
import { contextOf, objectsContextOf } from '../../contexts.js';
import type { AppEnvironment } from '../../environment.js';
import { streamOf } from '../../responses/file-response.js';
import { imageResponse } from '../../responses/image-response.js';
import { matchesEtag } from '../../responses/preconditions.js';
import { createRouter, IdParams, jsonResponse } from '../../router.js';
import { serve, serveByHand } from '../serve-operation.js';

const tag = 'Portraits';

/** The images of an id never change, but the next user of the same browser must ask for them again. */
const CACHING = { 'cache-control': 'private, max-age=3600', vary: 'Cookie, Authorization' };

function respondWithPortrait(c: Context<AppEnvironment>, file: PortraitFile): Response {
  const { mediaType, sizeBytes, etag, fileName, body } = file;
  if (matchesEtag(c.req.header('if-none-match'), etag)) {
    return c.body(null, 304, { ...CACHING, etag });
  }
  return c.body(streamOf(c, body), 200, {
    ...CACHING,
    etag,
    'content-type': mediaType,
    'content-length': String(sizeBytes),
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  });
}

export const portraitsRoutes = createRouter();
const ofPortrait = { tag, params: IdParams };
const image = {
  200: imageResponse,
  304: { description: 'Unchanged since the answer whose ETag came as If-None-Match' },
};

serve(
  portraitsRoutes,
  PORTRAITS.list,
  { tag, answer: jsonResponse('The portraits', z.array(Portrait)) },
  (c) => listPortraits(contextOf(c)),
);
serve(
  portraitsRoutes,
  PORTRAITS.create,
  { tag, body: CreatePortraitInput, answer: jsonResponse('The portrait', Portrait), status: 201 },
  (c, input) => createPortrait(objectsContextOf(c), input),
);
serve(portraitsRoutes, PORTRAITS.delete, ofPortrait, (c, { id }) => deletePortrait(objectsContextOf(c), id));
serveByHand(portraitsRoutes, PORTRAITS.image, ofPortrait, image, async (c, { id }) =>
  respondWithPortrait(c, await getPortraitImage(objectsContextOf(c), id)),
);
serveByHand(portraitsRoutes, PORTRAITS.thumbnail, ofPortrait, image, async (c, { id }) =>
  respondWithPortrait(c, await getPortraitThumbnail(objectsContextOf(c), id)),
);
