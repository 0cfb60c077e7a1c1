import type { Image } from '@smops/core/platform/upstream/get-image.js';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnvironment } from '../environment.js';

/** How OpenAPI describes an image. */
export const imageResponse = {
  description: 'The image',
  content: { 'image/*': { schema: z.string().meta({ format: 'binary' }) } },
};

/** An image as a response; browsers keep it an hour, since its address there expires. */
export function respondWithImage(c: Context<AppEnvironment>, { type, bytes }: Image) {
  return c.body(bytes, 200, { 'content-type': type, 'cache-control': 'private, max-age=3600' });
}
