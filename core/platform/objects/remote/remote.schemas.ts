import { z } from 'zod';
import { OBJECTS_TEXTS } from '../objects.texts.model.js';

const url = z
  .string({ error: () => OBJECTS_TEXTS().fieldRequired('url') })
  .min(1, { error: () => OBJECTS_TEXTS().fieldRequired('url') })
  .max(4096)
  .meta({ example: 'https://example.com/a.png' });

export const RemoteMetaInput = z.object({ url }).meta({ id: 'RemoteMetaInput' });
export type RemoteMetaInput = z.infer<typeof RemoteMetaInput>;

export const RemoteMeta = z
  .object({ name: z.string(), type: z.string(), size: z.number().int().nullable() })
  .meta({ id: 'RemoteMeta' });
export type RemoteMeta = z.infer<typeof RemoteMeta>;

/** As the uploader sends it; what is not named here is taken and not used. */
export const RemoteGetInput = z
  .object({ url, metadata: z.object({ name: z.string().max(5000).optional() }).nullish() })
  .meta({ id: 'RemoteGetInput' });
export type RemoteGetInput = z.infer<typeof RemoteGetInput>;

export const RemoteToken = z
  .object({ token: z.string().meta({ description: 'Names the websocket that tells how far it is' }) })
  .meta({ id: 'RemoteToken' });
export type RemoteToken = z.infer<typeof RemoteToken>;

/** A link to a Google sheet. */
export const SheetFileInput = z.object({ url: z.string().min(1).max(2_000) }).meta({
  id: 'SheetFileInput',
  example: {
    url: 'https://docs.google.com/spreadsheets/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms/edit',
  },
});
export type SheetFileInput = z.input<typeof SheetFileInput>;
