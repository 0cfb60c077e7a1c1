import { ASSISTANTS } from '@smops/core/people/assistants/assistants.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** The last calls of assistants, newest first. Admins only. */
export const assistantCallsAtom = resourceAtom({
  key: ['api', 'assistants', 'calls'],
  load: () => client.call(ASSISTANTS.calls),
});
