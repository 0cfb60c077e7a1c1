import type { ServiceContext } from '../../context.js';
import { roleHas } from '../../users/users.constants.js';
import { PROVIDER_LABELS, type ProviderId, SERVICES } from './providers.constants.js';

/** What to do when a provider has no key. The path of the server's file is for those who look after the server. */
export function describeMissingKey(
  { actor, config }: Pick<ServiceContext, 'actor' | 'config'>,
  id: ProviderId,
): string {
  const service = SERVICES.find((one) => one.id === id);
  const variable = service === undefined ? 'its key' : `${service.prefix}_API_KEY`;
  const isAdmin = roleHas(actor.role, 'administer');
  const get = service?.keyPage === undefined ? '' : `Get one at ${service.keyPage}. `;
  const set = isAdmin
    ? `Put ${variable}=… into ${config.configFile} (smops config set ${variable})`
    : `An admin can put ${variable}=… into smops.env`;
  return `${PROVIDER_LABELS[id]} has no API key. ${get}${set}, then run smops reload.`;
}
