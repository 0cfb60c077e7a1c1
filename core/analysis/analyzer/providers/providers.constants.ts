import { DEEPSEEK_9, DEEPSEEK_PENANG } from './deepseek/definition.js';
import { GEMINI } from './gemini/definition.js';
import { LOCAL } from './local/definition.js';
import { OWN } from './own/definition.js';

/**
 * Every provider, in the order in which screens list them. Variables, limits of input, labels, prices and documents follow
 * from this list: a new provider is a folder beside this file and a line here.
 */
export const PROVIDERS = [GEMINI, DEEPSEEK_9, DEEPSEEK_PENANG, OWN, LOCAL] as const;

type Provider = (typeof PROVIDERS)[number];
type Service = Extract<Provider, { prefix: string }>;
export type ProviderId = Provider['id'];
/** Of the vendors' services, which have a key and an address. */
export type ServiceId = Service['id'];

export const SERVICES: readonly Service[] = PROVIDERS.filter((one) => 'prefix' in one);
export const PROVIDER_IDS: readonly ProviderId[] = PROVIDERS.map(({ id }) => id);
/** Each read gives the label in the language of its call. */
export const PROVIDER_LABELS = Object.defineProperties(
  {},
  Object.fromEntries(PROVIDERS.map((one) => [one.id, { enumerable: true, get: () => one.label }])),
) as Readonly<Record<ProviderId, string>>;
