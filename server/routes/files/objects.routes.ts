import { DiskStore } from '@smops/core/platform/objects/disk/disk-store.js';
import { StoreError } from '@smops/core/platform/objects/object-store.js';
import { UPLOADS } from '@smops/core/platform/objects/uploads.operations.js';
import { StartUploadInput, UploadAddress } from '@smops/core/platform/objects/uploads.schemas.js';
import { createUploadAddress } from '@smops/core/platform/objects/uploads.service.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import { z } from 'zod';
import { objectsContextOf } from '../../contexts.js';
import { respondToStoreError } from '../../responses/store-error-response.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve, serveByHand } from '../serve-operation.js';

const tag = 'Files';

const xml = { 'application/xml': { schema: z.string() } };

async function* nothing(): AsyncGenerator<Uint8Array> {}

export const objectsRoutes = createRouter();

serve(
  objectsRoutes,
  UPLOADS.createAddress,
  { tag, query: StartUploadInput, answer: jsonResponse('Where the bytes go', UploadAddress) },
  (c, input) => createUploadAddress(objectsContextOf(c), input),
);

serveByHand(
  objectsRoutes,
  UPLOADS.put,
  { tag, params: z.object({ name: z.string().openapi({ param: { name: 'name', in: 'path' } }) }) },
  {
    200: { description: 'Stored; the ETag header names the bytes' },
    400: { description: 'The address or the body is not one of ours', content: xml },
    403: { description: 'The signature does not fit, or the address has expired', content: xml },
    413: { description: 'Larger than allowed; nothing is kept', content: xml },
  },
  async (c, { name }) => {
    const { store } = c.get('runtime');
    try {
      if (!(store instanceof DiskStore)) throw new StoreError('NoSuchKey', REQUESTS_TEXTS().filesElsewhere);
      const query = new URL(c.req.url).searchParams;
      const body = (c.req.raw.body as AsyncIterable<Uint8Array> | null) ?? nothing();
      const { etag } = await store.receive(`uploads/${name}`, query, body);
      return c.body(null, 200, { etag });
    } catch (error) {
      if (error instanceof StoreError) return respondToStoreError(c, error);
      throw error;
    }
  },
);
