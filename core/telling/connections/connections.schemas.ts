import { z } from 'zod';
import { CONNECTION_IDS, NEED_KINDS } from './connections.constants.js';

const MAX_VALUE = 2000;

export const Connection = z
  .object({
    id: z.enum(CONNECTION_IDS),
    isReady: z.boolean().meta({ description: 'Whether all of its settings are set' }),
    needs: z
      .array(
        z.object({
          name: z.string().meta({ example: 'YOUTUBE_API_KEY' }),
          kind: z.enum(NEED_KINDS),
          isSet: z.boolean(),
          isFixed: z
            .boolean()
            .meta({ description: "The server's environment gives it, so that nothing else can change it" }),
          needsRestart: z.boolean().meta({ description: 'Whether a change counts only after a restart' }),
          example: z.string(),
        }),
      )
      .nullable()
      .meta({ description: 'Its settings, never their values; null for callers who do not administer' }),
  })
  .meta({ id: 'Connection' });
export type Connection = z.infer<typeof Connection>;

/** Settings by name; an empty value removes one. */
export const SetUpConnectionInput = z
  .strictObject({
    settings: z
      .record(z.string().max(64), z.string().trim().max(MAX_VALUE))
      .meta({ example: { YOUTUBE_CHANNEL: '@suarapenang' } }),
  })
  .meta({ id: 'SetUpConnectionInput' });
export type SetUpConnectionInput = z.infer<typeof SetUpConnectionInput>;
