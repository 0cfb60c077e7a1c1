import type { Config } from '@smops/core/config.js';
import { isLoopbackHost } from '../middleware/client-address.js';
import { startUpTexts } from './start-up.texts.js';

/** What a server that other machines reach without TLS means for those who sign in; undefined when nothing does. */
export function openHttpWarning({
  host,
  publicUrl,
  allowHttp,
}: Pick<Config, 'host' | 'publicUrl' | 'allowHttp'>): string | undefined {
  if (allowHttp) {
    return startUpTexts().httpAllowed;
  }
  if (isLoopbackHost(host) || publicUrl?.startsWith('https:')) return undefined;
  const where = host === '0.0.0.0' || host === '::' ? startUpTexts().allAddresses : host;
  return startUpTexts().listensOpenly(where);
}
