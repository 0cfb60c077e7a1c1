import { HOME } from '@smops/core/telling/home/home.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** What one looks at first; runs go on, so it is soon stale. */
export const homeAtom = resourceAtom({
  key: ['api', 'home'],
  load: () => client.call(HOME.get),
  staleMs: 15_000,
});
