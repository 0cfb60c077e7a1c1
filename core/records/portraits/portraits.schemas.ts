import { z } from 'zod';
import { OBJECTS_TEXTS } from '../../platform/objects/objects.texts.model.js';

/** One user-portrait image. Its addresses are read through the session; nothing in them opens anything. */
export const Portrait = z
  .object({
    id: z.number().int(),
    imageUrl: z.string().meta({ example: '/api/user-profile-images/17/image' }),
    thumbnailUrl: z.string().meta({ example: '/api/user-profile-images/17/thumbnail' }),
    uploadedBy: z.string().meta({ example: 'analyst' }),
    uploadedAt: z.string().meta({ description: 'RFC 3339', example: '2026-11-21T04:00:00.000Z' }),
    originalFilename: z.string().meta({ example: '顾客 banner.png' }),
    mediaType: z.string().meta({ example: 'image/png' }),
    sizeBytes: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
  })
  .meta({ id: 'Portrait' });
export type Portrait = z.infer<typeof Portrait>;

/** What registers an upload as a portrait. Who uploaded it and its name come from the session and the upload. */
export const CreatePortraitInput = z
  .strictObject({
    imageUrl: z
      .string()
      .min(1, { error: () => OBJECTS_TEXTS().fieldRequired('imageUrl') })
      .max(4096)
      .meta({ description: 'The address that the upload was sent to, with or without its query' }),
  })
  .meta({ id: 'CreatePortraitInput' });
export type CreatePortraitInput = z.infer<typeof CreatePortraitInput>;
