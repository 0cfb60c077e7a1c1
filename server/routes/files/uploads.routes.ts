import {
  CompletedMultipart,
  CompleteMultipartInput,
  Multipart,
  MultipartPart,
  PartAddress,
  partNumber,
  StartMultipartInput,
  TemporaryKeysAnswer,
  UploadParameters,
} from '@smops/core/platform/objects/multipart.schemas.js';
import {
  abortMultipart,
  completeMultipart,
  getTemporaryKeys,
  getUploadParameters,
  listMultipartParts,
  signMultipartPart,
  startMultipart,
} from '@smops/core/platform/objects/multipart.service.js';
import { UPLOADS } from '@smops/core/platform/objects/uploads.operations.js';
import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import { z } from 'zod';
import { objectsContextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const tag = 'Files';

const uploadId = z
  .string()
  .max(1000)
  .openapi({ param: { name: 'uploadId', in: 'path' } });
const UploadId = z.object({ uploadId });
const Part = z.object({
  uploadId,
  partNumber: partNumber.openapi({ param: { name: 'partNumber', in: 'path' }, type: 'string', example: '1' }),
});
const required = (name: string) => {
  const error = () => REQUESTS_TEXTS().isRequired(name);
  return z.string({ error }).min(1, { error });
};
const Key = z.object({ key: required('key').max(200) });

/** A copy of keys is used no longer than five minutes before their end. */
const KEYS_MARGIN_SECONDS = 300;

export const uploadsRoutes = createRouter();
const ofUpload = { tag, params: UploadId, query: Key };

serve(
  uploadsRoutes,
  UPLOADS.start,
  { tag, body: StartMultipartInput, answer: jsonResponse('Its key and upload', Multipart) },
  (c, input) => startMultipart(objectsContextOf(c), input),
);
serve(
  uploadsRoutes,
  UPLOADS.signParts,
  {
    ...ofUpload,
    query: Key.extend({
      partNumbers: z
        .string({ error: () => REQUESTS_TEXTS().isRequired('partNumbers') })
        .max(10_000)
        .transform((text) => text.split(','))
        .pipe(z.array(partNumber).min(1).max(1000))
        .openapi({ type: 'string', example: '1,2' }),
    }),
    answer: jsonResponse(
      'The addresses by number',
      z.object({ presignedUrls: z.record(z.string(), z.string()) }),
    ),
  },
  async (c, { partNumbers, ...upload }) => {
    const presignedUrls: Record<string, string> = {};
    for (const number of partNumbers) {
      presignedUrls[number] = (await signMultipartPart(objectsContextOf(c), upload, number)).url;
    }
    return { presignedUrls };
  },
);
serve(
  uploadsRoutes,
  UPLOADS.listParts,
  { ...ofUpload, answer: jsonResponse('The parts by number', z.array(MultipartPart)) },
  (c, upload) => listMultipartParts(objectsContextOf(c), upload),
);
serve(
  uploadsRoutes,
  UPLOADS.signPart,
  { tag, params: Part, query: Key, answer: jsonResponse('The address', PartAddress) },
  (c, { partNumber: number, ...upload }) => signMultipartPart(objectsContextOf(c), upload, number),
);
serve(
  uploadsRoutes,
  UPLOADS.complete,
  {
    ...ofUpload,
    body: CompleteMultipartInput,
    answer: jsonResponse('Where it is', CompletedMultipart),
    bodyLimit: 1024 * 1024,
  },
  (c, { key, uploadId, ...named }) => completeMultipart(objectsContextOf(c), { key, uploadId }, named),
);
serve(
  uploadsRoutes,
  UPLOADS.abort,
  { ...ofUpload, answer: jsonResponse('Done', z.object({})) },
  async (c, upload) => {
    await abortMultipart(objectsContextOf(c), upload);
    return {};
  },
);
serve(
  uploadsRoutes,
  UPLOADS.parameters,
  {
    tag,
    query: z.object({
      filename: required('filename').max(5000),
      type: z.string().max(200).default(''),
    }),
    answer: jsonResponse('Method, address and headers', UploadParameters),
  },
  (c, file) => getUploadParameters(objectsContextOf(c), file),
);
serve(
  uploadsRoutes,
  UPLOADS.temporaryKeys,
  { tag, answer: jsonResponse('The keys', TemporaryKeysAnswer) },
  async (c) => {
    const keys = await getTemporaryKeys(objectsContextOf(c));
    const lifetime =
      (Date.parse(keys.credentials.Expiration) - c.get('runtime').clock.now().getTime()) / 1000;
    const seconds = Math.max(0, Math.floor(lifetime - KEYS_MARGIN_SECONDS));
    c.header('Cache-Control', `private, max-age=${seconds}`);
    return keys;
  },
);
