import { refreshYoutubeNightly } from '@smops/core/channels/youtube/youtube.service.js';
import { messageOf } from '@smops/core/errors.js';
import type { Runtime } from '../environment.js';
import { systemContext } from './start-runtime.js';

const CHECK_MS = 10 * 60 * 1000;

/** Looks every ten minutes whether the night's work is due. Each work decides that itself, once for all servers. */
export function startNightly(runtime: Runtime): { stop: () => void } {
  const timer = setInterval(() => {
    refreshYoutubeNightly(systemContext(runtime)).catch((error) =>
      runtime.logger.warn({ reason: messageOf(error) }, 'the nightly listing failed'),
    );
  }, CHECK_MS);
  return { stop: () => clearInterval(timer) };
}
