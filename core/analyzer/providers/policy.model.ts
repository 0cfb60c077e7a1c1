import type { Config } from '../../config.js';
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
 * Says what the server's policy (SMOPS_PROVIDERS) promises of comments, in one sentence; undefined while a service
 * elsewhere may be asked.
 */
export function commentsPromise(
  config: Pick<Config, 'allowedProviders' | 'databaseUrl'>,
): string | undefined {
  if (config.allowedProviders.some((id) => id !== 'local')) return undefined;
  return isDatabaseHere(config) ? DESTINATIONS().staysHere : DESTINATIONS().staysInDatabase;
}
