import { DELIVERIES, DESTINATIONS } from '@smops/core/telling/deliveries/deliveries.operations.js';
import { SHARE_LINKS } from '@smops/core/telling/sharing/sharing.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** Where reports can be sent, by name. */
export const destinationsAtom = resourceAtom({
  key: ['api', 'destinations'],
  load: () => client.call(DESTINATIONS.list),
  staleMs: 0,
});

/** The newest of what was sent, waits, or failed. */
export const deliveriesAtom = resourceAtom({
  key: ['api', 'deliveries'],
  load: () => client.call(DELIVERIES.list),
  staleMs: 0,
});

/** Links to reports for people without an account. */
export const sharesAtom = resourceAtom({
  key: ['api', 'shares'],
  load: () => client.call(SHARE_LINKS.list),
  staleMs: 0,
});
