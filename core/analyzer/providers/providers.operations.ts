import { operation } from '../../operations/operation.js';
import type { ProviderCosts, ProviderState, ProviderTest } from './providers.schemas.js';

const access = 'administer';
const path = '/api/providers';

/** What can be done with the AI services. */
export const PROVIDERS = {
  /** As an admin sees them, without their keys. */
  list: operation<object, ProviderState[]>({
    id: 'listProviderStates',
    access,
    method: 'get',
    path,
    summary: 'The AI services: whether each has a key, its model and limits',
  }),
  /** A refusal is an answer too: see `ok`. */
  test: operation<{ provider: string }, ProviderTest>({
    id: 'testProvider',
    access,
    method: 'post',
    path: `${path}/{provider}/test`,
    summary: "Ask a provider one tiny question with the server's key",
  }),
  costs: operation<{ months?: number }, ProviderCosts>({
    id: 'listProviderCosts',
    access,
    method: 'get',
    path: `${path}/costs`,
    summary: 'What the providers have charged, by month',
  }),
};
