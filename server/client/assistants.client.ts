import type { AssistantCallsQuery } from '@smops/core/assistants/assistants.schemas.js';
import { type Client, readJson } from './client.js';

/** A page of the calls of assistants, newest first; `before` is the id of the last call one has. Admins only. */
export const listAssistantCalls = (client: Client, { limit, before }: AssistantCallsQuery = {}) =>
  readJson(
    client.api.assistants.calls.$get({
      query: {
        ...(limit !== undefined && { limit: String(limit) }),
        ...(before !== undefined && { before: String(before) }),
      },
    }),
  );
