import { CreatePortraitInput, Portrait } from '@smops/core/portraits/portraits.schemas.js';
import {
  createPortrait,
  deletePortrait,
  getPortraitImage,
  getPortraitThumbnail,
  listPortraits,
  type PortraitFile,
} from '@smops/core/portraits/portraits.service.js';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnvironment } from '../../environment.js';
import { objectsContextOf } from '../../objects-context.js';
import { streamOf } from '../../responses/file-response.js';
import { imageResponse } from '../../responses/image-response.js';
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

const tags = ['Portraits'];
const path = '/api/user-profile-images';

const listRoute = defineRoute('listPortraits', 'portraits:view', {
  method: 'get',
  path,
  tags,
  summary: 'All user-portrait images, the newest first',
  responses: { 200: jsonResponse('The portraits', z.array(Portrait)) },
});

const createRoute = defineRoute('createPortrait', 'portraits:manage', {
  method: 'post',
  path,
  tags,
  summary: 'Make an upload a portrait: checked by its bytes and re-encoded from its pixels',
  request: { body: jsonBody(CreatePortraitInput) },
  responses: { 201: jsonResponse('The portrait', Portrait) },
});

const deleteRoute = defineRoute('deletePortrait', 'portraits:manage', {
  method: 'delete',
  path: `${path}/{id}`,
  tags,
  summary: 'Delete a portrait for good',
  request: { params: IdParams },
  responses: { 204: noContent },
});

const unchanged = { description: 'Unchanged since the answer whose ETag came as If-None-Match' };

const imageRoute = defineRoute('getPortraitImage', 'portraits:view', {
  method: 'get',
  path: `${path}/{id}/image`,
  tags,
  summary: 'The image of a portrait',
  request: { params: IdParams },
  responses: { 200: imageResponse, 304: unchanged },
});

const thumbnailRoute = defineRoute('getPortraitThumbnail', 'portraits:view', {
  method: 'get',
  path: `${path}/{id}/thumbnail`,
  tags,
  summary: 'A small WebP of a portrait',
  request: { params: IdParams },
  responses: { 200: imageResponse, 304: unchanged },
});

/** The images of an id never change, but the next user of the same browser must ask for them again. */
const CACHING = { 'cache-control': 'private, max-age=3600', vary: 'Cookie, Authorization' };

function respondWithPortrait(c: Context<AppEnvironment>, file: PortraitFile): never {
  const { mediaType, sizeBytes, etag, fileName, body } = file;
  if (matchesEtag(c.req.header('if-none-match'), etag)) {
    return c.body(null, 304, { ...CACHING, etag }) as never;
  }
  return c.body(streamOf(c, body), 200, {
    ...CACHING,
    etag,
    'content-type': mediaType,
    'content-length': String(sizeBytes),
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  }) as never;
}

export const portraitsRoutes = createRouter()
  .openapi(listRoute, async (c) => c.json(await listPortraits(contextOf(c)), 200))
  .openapi(createRoute, async (c) =>
    c.json(await createPortrait(objectsContextOf(c), c.req.valid('json')), 201),
  )
  .openapi(deleteRoute, async (c) => {
    await deletePortrait(objectsContextOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  })
  .openapi(imageRoute, async (c) =>
    respondWithPortrait(c, await getPortraitImage(objectsContextOf(c), c.req.valid('param').id)),
  )
  .openapi(thumbnailRoute, async (c) =>
    respondWithPortrait(c, await getPortraitThumbnail(objectsContextOf(c), c.req.valid('param').id)),
  );
