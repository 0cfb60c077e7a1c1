import type { Config } from '../../../config.js';
import { isHomeOnly } from './home-only.model.js';
import { reachOf } from './http/places.js';
import { DESTINATIONS } from './providers.texts.model.js';

const LOOPBACK = /^(|localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** A PostgreSQL on this machine, by TCP or by a socket, keeps the comments here; without one the data folder does. */
function isDatabaseHere({ databaseUrl }: Pick<Config, 'databaseUrl'>): boolean {
  if (databaseUrl === undefined) return true;
  if (!URL.canParse(databaseUrl)) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  return host.startsWith('/') || LOOPBACK.test(host);
}

/**
 * Says what the server's policy (SMOPS_PROVIDERS) promises of comments, in one sentence, as each connection is held to it;
 * undefined while a service elsewhere may be asked.
 */
export function commentsPromise(
  config: Pick<Config, 'allowedProviders' | 'databaseUrl' | 'ownModel'>,
): string | undefined {
  const { allowedProviders, ownModel } = config;
  if (!isHomeOnly(allowedProviders)) return undefined;
  const say = DESTINATIONS();
  const isHere = isDatabaseHere(config);
  const { url, model } = ownModel;
  if (!allowedProviders.includes('own') || url === undefined || model === undefined)
    return isHere ? say.staysHere : say.staysInDatabase;
  const { host } = new URL(url);
  if (!isHere) return say.staysInDatabaseAndNetwork(model, host);
  return reachOf(url) === 'machine' ? say.staysWithModel(model, host) : say.staysInNetwork(model, host);
}
