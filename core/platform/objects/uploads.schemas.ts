import { z } from 'zod';

const fileName = z.string().max(5000).meta({ description: 'Only to be shown', example: '顾客 banner.png' });
const mediaType = z
  .string()
  .max(200)
  .meta({ description: 'As claimed; the bytes decide', example: 'image/png' });

/** Names a completed upload of a comment file in place of the comments themselves. */
export const uploadKey = z.string().min(1).max(200).meta({
  description:
    'The `key` of a comment file that the caller has uploaded in parts (`startMultipart` with `metadata.purpose` "comments"); the file is read here and removed once it is taken',
  example: 'uploads/6f0a4a3e-8f5c-4b8c-9a3b-0d6f1f2a4b5c',
});

/** What is to be uploaded. Nothing of it is needed. */
export const StartUploadInput = z
  .strictObject({ filename: fileName.optional(), type: mediaType.optional() })
  .meta({ id: 'StartUploadInput' });
export type StartUploadInput = z.infer<typeof StartUploadInput>;

/** Where the bytes go. */
export const UploadAddress = z
  .object({
    uploadURL: z.string().meta({
      description:
        'Takes the file by one PUT, for 15 minutes; without its query it is the imageUrl to register',
    }),
    store: z
      .enum(['disk', 's3'])
      .meta({ description: 'Whether smops itself or an S3 server takes the bytes' }),
  })
  .meta({ id: 'UploadAddress' });
export type UploadAddress = z.infer<typeof UploadAddress>;
