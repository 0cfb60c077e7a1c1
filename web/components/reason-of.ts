import { ApiError } from '@smops/server/client/client.js';

/** The sentence of an error for people: the server's own words, without the status. */
export function reasonOf(error: Error): string {
  return error instanceof ApiError ? error.text : error.message;
}
