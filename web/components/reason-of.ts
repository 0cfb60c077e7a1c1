import { ApiError } from '@smops/server/client/api-error.js';

/** The sentence of an error for people: the server's own words, else `fallback`, else that it gave none. */
export function reasonOf(error: Error, fallback?: string): string {
  if (error instanceof ApiError) return error.reason ?? fallback ?? error.text;
  return error.message || (fallback ?? '');
}
