import { readConfigAndFile } from '../../config-file.js';
import type { CommentLimits } from '../fields/comment-limits.js';

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
