import { listPortraits } from '@smops/server/client/portraits.client.js';
import { client } from './client.js';
import { resourceAtom } from './resource.js';

/** Specification, section 9. */
const STALE_MS = 2 * 60_000;

/** All user-portrait images, the newest first. */
export const portraitsAtom = resourceAtom({
  key: ['api', 'user-profile-images'],
  load: () => listPortraits(client),
  staleMs: STALE_MS,
});
