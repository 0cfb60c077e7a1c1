import { readConfigAndFile } from '../config-file.js';
import { DEFAULT_LIMITS } from './fields/comment-limits.js';
import { sheetPieces } from './sheets/ask-sheet.js';

/** For a whole sheet, pauses included. */
const DEADLINE_MS = 2 * 60_000;

/** Which networks a link may lead to, and how large what stands there may be; the usual rules where the configuration cannot be read. */
function rulesOf(env: NodeJS.ProcessEnv): { allowed: string[]; maxBytes: number } {
  try {
    const { remoteNetworks, maxUploadBytes } = readConfigAndFile(env);
    return { allowed: remoteNetworks, maxBytes: maxUploadBytes };
  } catch {
    // It is told where the configuration is needed.
    return { allowed: [], maxBytes: DEFAULT_LIMITS.maxBytes };
  }
}

/** The bytes of the Google sheet at a link, fetched from this machine by the rules of its configuration. Throws as `sheetPieces` does. */
export const sheetOfLink = (link: string, env: NodeJS.ProcessEnv): AsyncGenerator<Uint8Array> =>
  sheetPieces(link, { ...rulesOf(env), signal: AbortSignal.timeout(DEADLINE_MS) });
