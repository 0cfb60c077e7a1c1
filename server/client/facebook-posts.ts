import type { FACEBOOK, FacebookPart } from '@smops/core/channels/facebook/facebook.operations.js';
import type { FacebookPosts } from '@smops/core/channels/facebook/facebook.schemas.js';
import { ApiError } from './api-error.js';
import type { Client } from './client.js';

/** Posts by `FACEBOOK.list` or `FACEBOOK.refresh`, the only calls whose errors read `HTTP {status}: {statusText}`. */
export async function readFacebookPosts(
  client: Client,
  operation: typeof FACEBOOK.list,
  input: FacebookPart = {},
): Promise<FacebookPosts> {
  try {
    return await client.call(operation, input);
  } catch (error) {
    if (error instanceof ApiError) error.message = `HTTP ${error.status}: ${error.statusText}`;
    throw error;
  }
}
