import { listAssistantCalls } from '@smops/server/client/assistants.client.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** The last calls of assistants, newest first. Admins only. */
export const assistantCallsAtom = resourceAtom({
  key: ['api', 'assistants', 'calls'],
  load: () => listAssistantCalls(client),
});
