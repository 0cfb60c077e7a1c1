import { SENTIMENTS } from '@smops/core/analysis/sentiments/sentiments.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** All records by date: the latest is the last. */
export const sentimentsAtom = resourceAtom({
  key: ['api', 'sentiments'],
  load: () => client.call(SENTIMENTS.list),
});

/** One analysis with the comments that stand out. */
export const sentimentAtom = (id: number) =>
  resourceAtom({ key: ['api', 'sentiments', id], load: () => client.call(SENTIMENTS.get, { id }) });
