import { type Config, ConfigError } from '../../../config.js';
import { CONFIG_TEXTS } from '../../../config.texts.model.js';
import { isHomeOnly } from './home-only.model.js';
import { lookUpPlace, type Resolve } from './http/places.js';

/**
 * Throws ConfigError where the policy keeps comments in the network (`SMOPS_PROVIDERS=local,own`), and the name of the model's
 * server is looked up to an address outside of it. `resolve`: instead of the system's name service.
 */
export async function requireHome(
  { allowedProviders, ownModel: { url } }: Pick<Config, 'allowedProviders' | 'ownModel'>,
  resolve?: Resolve,
): Promise<void> {
  if (url === undefined || !allowedProviders.includes('own') || !isHomeOnly(allowedProviders)) return;
  if ((await lookUpPlace(url, resolve)) === 'outside')
    throw new ConfigError(CONFIG_TEXTS().outsideNotAllowed(new URL(url).host));
}
