import type { ServiceContext } from '../../../context.js';
import { roleHas } from '../../../people/users/users.constants.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import { FAILURE } from '../failures.texts.model.js';
import { PROVIDER_LABELS, type ProviderId, SERVICES } from './providers.constants.js';

/** What to do when a provider has no key, or is not set up. The path of the server's file is for those who look after the server. */
export function describeMissingKey(
  { actor, config }: Pick<ServiceContext, 'actor' | 'config'>,
  id: ProviderId,
): string {
  if (id === 'own') return FAILURE().ownNotSetUp(config.ownModel.label ?? PROVIDER_LABELS.own);
  const service = SERVICES.find((one) => one.id === id);
  const variable = service === undefined ? ANALYSES_TEXTS().itsKey : `${service.prefix}_API_KEY`;
  const isAdmin = roleHas(actor.role, 'administer');
  const get = service?.keyPage === undefined ? '' : ANALYSES_TEXTS().keyAt(service.keyPage);
  const set = isAdmin
    ? ANALYSES_TEXTS().adminSets(variable, config.configFile)
    : ANALYSES_TEXTS().askAdmin(variable);
  return ANALYSES_TEXTS().noKey(PROVIDER_LABELS[id], get, set);
}
