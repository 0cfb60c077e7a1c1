import type { Config } from '@smops/core/config.js';
import { isLoopbackHost } from '../middleware/client-address.js';

/** What a server that other machines reach without TLS means for those who sign in; undefined when nothing does. */
export function openHttpWarning({
  host,
  publicUrl,
  allowHttp,
}: Pick<Config, 'host' | 'publicUrl' | 'allowHttp'>): string | undefined {
  if (allowHttp) {
    return 'SMOPS_ALLOW_HTTP is set: passwords and sessions travel unencrypted; only for a private network that you trust';
  }
  if (isLoopbackHost(host) || publicUrl?.startsWith('https:')) return undefined;
  const where = host === '0.0.0.0' || host === '::' ? 'all addresses' : host;
  return `listens on ${where} without TLS: browsers on other machines will not keep a sign-in; see docs/operations.md, "In an office network"`;
}
