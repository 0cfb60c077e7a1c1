import { operationsFor } from '../../../platform/operations/operation.js';
import type {
  FoundServer,
  ProviderCosts,
  ProviderMeasure,
  ProviderModels,
  ProviderState,
  ProviderTest,
} from './providers.schemas.js';

const operation = operationsFor('administer');
const path = '/api/providers';

/** What can be done with the AI services. */
export const PROVIDERS = {
  /** As an admin sees them, without their keys. */
  list: operation<object, ProviderState[]>({
    id: 'listProviderStates',
    get: path,
    summary: 'The AI services: whether each has a key, its model and limits',
  }),
  /** A refusal is an answer too: see `ok`. */
  test: operation<{ provider: string }, ProviderTest>({
    id: 'testProvider',
    post: `${path}/{provider}/test`,
    summary: "Ask a provider about two sample comments with the server's key",
  }),
  /** Looks only when it is called, and only on this machine. */
  findServers: operation<object, FoundServer[]>({
    id: 'findModelServers',
    post: `${path}/own/servers`,
    summary: 'Servers of models on the usual addresses of this machine, with the models that each has',
  }),
  models: operation<{ provider: string }, ProviderModels>({
    id: 'listProviderModels',
    get: `${path}/{provider}/models`,
    summary: "The models at the address of a model of one's own",
  }),
  /** Costs what its requests cost; takes about a minute. */
  measure: operation<{ provider: string }, ProviderMeasure>({
    id: 'measureProvider',
    post: `${path}/{provider}/measure`,
    summary: 'How well a provider reads sample comments whose answers are known, beside the local engine',
  }),
  costs: operation<{ months?: number }, ProviderCosts>({
    id: 'listProviderCosts',
    get: `${path}/costs`,
    summary: 'What the providers have charged, by month',
  }),
};
