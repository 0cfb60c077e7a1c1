import { DiskStore } from '@smops/core/objects/disk/disk-store.js';
import { StoreError } from '@smops/core/objects/object-store.js';
import { StartUploadInput, UploadAddress } from '@smops/core/objects/uploads.schemas.js';
import { createUploadAddress } from '@smops/core/objects/uploads.service.js';
import { SAY } from '@smops/core/requests.texts.model.js';
import { z } from 'zod';
import { objectsContextOf } from '../../objects-context.js';
import { respondToStoreError } from '../../responses/store-error-response.js';
import { createRouter, defineRoute, jsonResponse } from '../../router.js';

const tags = ['Files'];

const startRoute = defineRoute('createUploadAddress', 'portraits:manage', {
  method: 'post',
  path: '/api/objects/upload',
  tags,
  summary: 'An address that takes one image of up to 10 MiB by a PUT',
  request: { query: StartUploadInput },
  responses: { 200: jsonResponse('Where the bytes go', UploadAddress) },
});

const xml = { 'application/xml': { schema: z.string() } };

const putRoute = defineRoute(
  'putUpload',
  'public',
  {
    method: 'put',
    path: '/api/objects/uploads/{name}',
    tags,
    summary: 'Takes the bytes of an upload; who has the signed address may send them; they cannot be read',
    description: 'Errors are XML, with the codes and words of S3.',
    request: {
      params: z.object({ name: z.string().openapi({ param: { name: 'name', in: 'path' } }) }),
      body: { content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } } },
    },
    responses: {
      200: { description: 'Stored; the ETag header names the bytes' },
      400: { description: 'The address or the body is not one of ours', content: xml },
      403: { description: 'The signature does not fit, or the address has expired', content: xml },
      413: { description: 'Larger than allowed; nothing is kept', content: xml },
    },
  },
  { bodyLimit: 'streamed' },
);

async function* nothing(): AsyncGenerator<Uint8Array> {}

export const objectsRoutes = createRouter()
  .openapi(startRoute, async (c) =>
    c.json(await createUploadAddress(objectsContextOf(c), c.req.valid('query')), 200),
  )
  .openapi(putRoute, async (c) => {
    const { store } = c.get('runtime');
    try {
      if (!(store instanceof DiskStore)) throw new StoreError('NoSuchKey', SAY().filesElsewhere);
      const query = new URL(c.req.url).searchParams;
      const body = (c.req.raw.body as AsyncIterable<Uint8Array> | null) ?? nothing();
      const { etag } = await store.receive(`uploads/${c.req.valid('param').name}`, query, body);
      return c.body(null, 200, { etag }) as never;
    } catch (error) {
      if (error instanceof StoreError) return respondToStoreError(c, error) as never;
      throw error;
    }
  });
