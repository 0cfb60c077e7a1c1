import { getSentiment, listSentiments } from '@smops/server/client/sentiments.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** All records by date: the latest is the last. */
export const sentimentsAtom = resourceAtom({
  key: ['api', 'sentiments'],
  load: () => listSentiments(client),
});

/** One analysis with the comments that stand out. */
export const sentimentAtom = (id: number) =>
  resourceAtom({ key: ['api', 'sentiments', id], load: () => getSentiment(client, id) });
