import { PROVIDERS } from '@smops/core/analysis/analyzer/providers/providers.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** The AI services as an admin sees them; asked again whenever they are looked at. */
export const providerStatesAtom = resourceAtom({
  key: ['api', 'providers'],
  load: () => client.call(PROVIDERS.list),
  staleMs: 0,
});

/** What they have charged, by month, newest first. */
export const providerCostsAtom = resourceAtom({
  key: ['api', 'providers', 'costs'],
  load: () => client.call(PROVIDERS.costs),
  staleMs: 0,
});
