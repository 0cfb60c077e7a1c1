import { PORTRAITS } from '@smops/core/records/portraits/portraits.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** Portraits are fresh for less long than lists: others add to them all the time. */
const STALE_MS = 2 * 60_000;

/** All user-portrait images, the newest first. */
export const portraitsAtom = resourceAtom({
  key: ['api', 'user-profile-images'],
  load: () => client.call(PORTRAITS.list),
  staleMs: STALE_MS,
});
