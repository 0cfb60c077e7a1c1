import { operation } from '../../platform/operations/operation.js';
import type { AssistantCall, AssistantCallsQuery } from './assistants.schemas.js';

/** What can be done with what assistants did. */
export const ASSISTANTS = {
  /** A page; `before` is the id of the last call one has. */
  calls: operation<AssistantCallsQuery, AssistantCall[]>({
    id: 'listAssistantCalls',
    access: 'administer',
    get: '/api/assistants/calls',
    summary: 'Which tools assistants called in the last 30 days, newest first',
  }),
};
