import { z } from 'zod';
import { PARTS_MAX, UPLOAD_PURPOSES } from './objects.constants.js';
import { OBJECTS_TEXTS } from './objects.texts.model.js';

const metadata = z
  .looseObject({
    purpose: z
      .enum(UPLOAD_PURPOSES, { error: () => OBJECTS_TEXTS().purposeIs(UPLOAD_PURPOSES.join(' or ')) })
      .optional()
      .meta({ description: 'comments: a comment file, to be named as `upload` by an analysis or an import' }),
  })
  .optional()
  .meta({ description: 'Only `purpose` is used' });

/** Begins an upload in parts, as the uploader sends it. */
export const StartMultipartInput = z
  .object({
    filename: z
      .string({ error: () => OBJECTS_TEXTS().fieldRequired('filename') })
      .min(1, { error: () => OBJECTS_TEXTS().fieldRequired('filename') })
      .max(5000),
    type: z.string().max(200).nullish(),
    metadata,
  })
  .meta({ id: 'StartMultipartInput' });
export type StartMultipartInput = z.input<typeof StartMultipartInput>;

export const Multipart = z
  .object({ key: z.string(), uploadId: z.string(), bucket: z.string() })
  .meta({ id: 'Multipart' });
export type Multipart = z.infer<typeof Multipart>;

export const MultipartPart = z
  .object({ PartNumber: z.number().int(), ETag: z.string(), Size: z.number().int() })
  .meta({ id: 'MultipartPart' });
export type MultipartPart = z.infer<typeof MultipartPart>;

export const PartAddress = z
  .object({ url: z.string(), expires: z.number().int().meta({ description: 'Seconds' }) })
  .meta({ id: 'PartAddress' });
export type PartAddress = z.infer<typeof PartAddress>;

export const partNumber = z
  .string()
  .regex(/^\d{1,5}$/, { error: () => OBJECTS_TEXTS().partNumber(PARTS_MAX) })
  .transform(Number)
  .refine((number) => number >= 1 && number <= PARTS_MAX, {
    error: () => OBJECTS_TEXTS().partNumber(PARTS_MAX),
  });

export const CompleteMultipartInput = z
  .object({
    parts: z
      .array(
        z.object({ PartNumber: z.number().int().min(1).max(PARTS_MAX), ETag: z.string().min(1).max(200) }),
      )
      .min(1, { error: () => OBJECTS_TEXTS().onePart })
      .max(PARTS_MAX),
  })
  .meta({ id: 'CompleteMultipartInput' });
export type CompleteMultipartInput = z.infer<typeof CompleteMultipartInput>;

export const CompletedMultipart = z
  .object({ location: z.string(), key: z.string(), bucket: z.string() })
  .meta({ id: 'CompletedMultipart' });
export type CompletedMultipart = z.infer<typeof CompletedMultipart>;

/** How a file that is sent whole goes to the store. */
export const UploadParameters = z
  .object({
    method: z.literal('PUT'),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    fields: z
      .record(z.string(), z.string())
      .meta({ description: 'Only to be read: the key, and the bucket' }),
    expires: z.number().int().meta({ description: 'Seconds' }),
  })
  .meta({ id: 'UploadParameters' });
export type UploadParameters = z.infer<typeof UploadParameters>;

export const TemporaryKeysAnswer = z
  .object({
    credentials: z.object({
      AccessKeyId: z.string(),
      SecretAccessKey: z.string(),
      SessionToken: z.string(),
      Expiration: z.string(),
    }),
    bucket: z.string(),
    region: z.string(),
  })
  .meta({ id: 'TemporaryKeys' });
export type TemporaryKeysAnswer = z.infer<typeof TemporaryKeysAnswer>;
