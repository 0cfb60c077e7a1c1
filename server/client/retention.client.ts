import type { PurgeInput } from '@smops/core/retention/purge.schemas.js';
import type { z } from 'zod';
import { type Client, readJson } from './client.js';

/** Removes for good what is older than `before` (YYYY-MM-DD), or counts it. Admins only. */
export const purge = (client: Client, input: z.input<typeof PurgeInput>) =>
  readJson(client.api.purge.$post({ json: input }));
