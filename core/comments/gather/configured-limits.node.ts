import { readConfigAndFile } from '../../config-file.js';
import { type CommentLimits, DEFAULT_LIMITS } from './comment-limits.js';

/** How large a comment file may be by this machine's configuration; undefined when that cannot be read. */
export function readConfiguredLimits(env: NodeJS.ProcessEnv): Partial<CommentLimits> | undefined {
  try {
    const { maxUploadBytes, maxComments } = readConfigAndFile(env);
    return { maxBytes: maxUploadBytes, maxComments };
  } catch {
    // It is told where the configuration is needed.
    return undefined;
  }
}

/** Which networks a link may lead to by this machine's configuration, and how large what stands there may be. */
export function readRemoteRules(env: NodeJS.ProcessEnv): { allowed: string[]; maxBytes: number } {
  try {
    const { remoteNetworks, maxUploadBytes } = readConfigAndFile(env);
    return { allowed: remoteNetworks, maxBytes: maxUploadBytes };
  } catch {
    return { allowed: [], maxBytes: DEFAULT_LIMITS.maxBytes };
  }
}
