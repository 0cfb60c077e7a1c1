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
} from '@smops/core/objects/multipart.schemas.js';
import {
  abortMultipart,
  completeMultipart,
  getTemporaryKeys,
  getUploadParameters,
  listMultipartParts,
  signMultipartPart,
  startMultipart,
} from '@smops/core/objects/multipart.service.js';
import { SAY } from '@smops/core/requests.texts.model.js';
import { z } from 'zod';
import { objectsContextOf } from '../../objects-context.js';
import { createRouter, defineRoute, jsonBody, jsonResponse } from '../../router.js';

const tags = ['Files'];
const parts = '/api/uploads/s3/multipart';

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
  const error = () => SAY().isRequired(name);
  return z.string({ error }).min(1, { error });
};
const Key = z.object({ key: required('key').max(200) });

const startRoute = defineRoute('startMultipart', 'analyze', {
  method: 'post',
  path: parts,
  tags,
  summary: 'Begin a file that is sent in parts',
  description:
    'For an image, or with `metadata.purpose` "comments" for a comment file of up to SMOPS_MAX_UPLOAD_MB: send the parts to signed addresses, complete, and name the `key` as `upload` where an analysis is started (`startAnalysis`) or comments are imported (`importSentiments`). The file belongs to its sender, cannot be read by anyone, and is removed once it is taken, or a day after its last address was given out.',
  request: { body: jsonBody(StartMultipartInput) },
  responses: { 200: jsonResponse('Its key and upload', Multipart) },
});

const listRoute = defineRoute('listMultipartParts', 'analyze', {
  method: 'get',
  path: `${parts}/{uploadId}`,
  tags,
  summary: 'The parts that have arrived',
  request: { params: UploadId, query: Key },
  responses: { 200: jsonResponse('The parts by number', z.array(MultipartPart)) },
});

const batchRoute = defineRoute('signMultipartParts', 'analyze', {
  method: 'get',
  path: `${parts}/{uploadId}/batch`,
  tags,
  summary: 'Addresses that take parts, several at once',
  request: {
    params: UploadId,
    query: Key.extend({
      partNumbers: z
        .string({ error: () => SAY().isRequired('partNumbers') })
        .max(10_000)
        .transform((text) => text.split(','))
        .pipe(z.array(partNumber).min(1).max(1000))
        .openapi({ type: 'string', example: '1,2' }),
    }),
  },
  responses: {
    200: jsonResponse(
      'The addresses by number',
      z.object({ presignedUrls: z.record(z.string(), z.string()) }),
    ),
  },
});

const signRoute = defineRoute('signMultipartPart', 'analyze', {
  method: 'get',
  path: `${parts}/{uploadId}/{partNumber}`,
  tags,
  summary: 'An address that takes one part by a PUT',
  request: { params: Part, query: Key },
  responses: { 200: jsonResponse('The address', PartAddress) },
});

const completeRoute = defineRoute(
  'completeMultipart',
  'analyze',
  {
    method: 'post',
    path: `${parts}/{uploadId}/complete`,
    tags,
    summary: 'Make the file of its parts',
    request: { params: UploadId, query: Key, body: jsonBody(CompleteMultipartInput) },
    responses: { 200: jsonResponse('Where it is', CompletedMultipart) },
  },
  { bodyLimit: 1024 * 1024 },
);

const abortRoute = defineRoute('abortMultipart', 'analyze', {
  method: 'delete',
  path: `${parts}/{uploadId}`,
  tags,
  summary: 'Give a file up; its parts go',
  request: { params: UploadId, query: Key },
  responses: { 200: jsonResponse('Done', z.object({})) },
});

const paramsRoute = defineRoute('getUploadParameters', 'analyze', {
  method: 'get',
  path: '/api/uploads/s3/params',
  tags,
  summary: 'How a file of up to 100 MiB is sent whole',
  request: {
    query: z.object({
      filename: required('filename').max(5000),
      type: z.string().max(200).default(''),
    }),
  },
  responses: { 200: jsonResponse('Method, address and headers', UploadParameters) },
});

const stsRoute = defineRoute('getTemporaryKeys', 'analyze', {
  method: 'get',
  path: '/api/uploads/s3/sts',
  tags,
  summary: 'Keys with which a browser signs its uploads itself; 400 unless configured',
  responses: { 200: jsonResponse('The keys', TemporaryKeysAnswer) },
});

/** A copy of keys is used no longer than five minutes before their end. */
const KEYS_MARGIN_SECONDS = 300;

export const uploadsRoutes = createRouter()
  .openapi(startRoute, async (c) =>
    c.json(await startMultipart(objectsContextOf(c), c.req.valid('json')), 200),
  )
  .openapi(batchRoute, async (c) => {
    const { key, partNumbers } = c.req.valid('query');
    const upload = { key, uploadId: c.req.valid('param').uploadId };
    const presignedUrls: Record<string, string> = {};
    for (const number of partNumbers) {
      presignedUrls[number] = (await signMultipartPart(objectsContextOf(c), upload, number)).url;
    }
    return c.json({ presignedUrls }, 200);
  })
  .openapi(listRoute, async (c) => {
    const upload = { ...c.req.valid('query'), ...c.req.valid('param') };
    return c.json(await listMultipartParts(objectsContextOf(c), upload), 200);
  })
  .openapi(signRoute, async (c) => {
    const { uploadId: id, partNumber: number } = c.req.valid('param');
    const upload = { ...c.req.valid('query'), uploadId: id };
    return c.json(await signMultipartPart(objectsContextOf(c), upload, number), 200);
  })
  .openapi(completeRoute, async (c) => {
    const upload = { ...c.req.valid('query'), ...c.req.valid('param') };
    return c.json(await completeMultipart(objectsContextOf(c), upload, c.req.valid('json')), 200);
  })
  .openapi(abortRoute, async (c) => {
    await abortMultipart(objectsContextOf(c), { ...c.req.valid('query'), ...c.req.valid('param') });
    return c.json({}, 200);
  })
  .openapi(paramsRoute, async (c) =>
    c.json(await getUploadParameters(objectsContextOf(c), c.req.valid('query')), 200),
  )
  .openapi(stsRoute, async (c) => {
    const keys = await getTemporaryKeys(objectsContextOf(c));
    const lifetime =
      (Date.parse(keys.credentials.Expiration) - c.get('runtime').clock.now().getTime()) / 1000;
    const seconds = Math.max(0, Math.floor(lifetime - KEYS_MARGIN_SECONDS));
    c.header('Cache-Control', `private, max-age=${seconds}`);
    return c.json(keys, 200);
  });
