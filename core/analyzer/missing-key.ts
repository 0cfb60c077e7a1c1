import type { ServiceContext } from '../context.js';
import { roleHas } from '../users/users.constants.js';
import { PROVIDER_LABELS, type ProviderId } from './analyzer.constants.js';

/** The variable with a provider's key, and where a key comes from. */
const KEYS: Partial<Record<ProviderId, { variable: string; from?: string }>> = {
  gemini: { variable: 'GEMINI_API_KEY', from: 'https://aistudio.google.com/apikey' },
  'deepseek-9': { variable: 'DEEPSEEK_9_API_KEY' },
  'deepseek-penang': { variable: 'DEEPSEEK_PENANG_API_KEY' },
};

/** What to do when a provider has no key. The path of the server's file is for those who look after the server. */
export function describeMissingKey(
  { actor, config }: Pick<ServiceContext, 'actor' | 'config'>,
  id: ProviderId,
): string {
  const { variable = 'its key', from } = KEYS[id] ?? {};
  const isAdmin = roleHas(actor.role, 'administer');
  const get = from === undefined ? '' : `Get one at ${from}. `;
  const set = isAdmin
    ? `Put ${variable}=… into ${config.configFile} (smops config set ${variable})`
    : `An admin can put ${variable}=… into smops.env`;
  return `${PROVIDER_LABELS[id]} has no API key. ${get}${set}, then run smops reload.`;
}
