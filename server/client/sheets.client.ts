import type { SheetFileInput } from '@smops/core/objects/remote/remote.schemas.js';
import { ensureOk } from './api-error.js';
import type { Client } from './client.js';

/** A Google sheet that anyone with its link may read, as CSV. */
export const getSheetFile = async (client: Client, input: SheetFileInput): Promise<Blob> =>
  (await ensureOk(client.api['fb-analyzer'].sheet.$post({ json: input }))).blob();
