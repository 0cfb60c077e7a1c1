import { readFile } from 'node:fs/promises';

const MISSING = new Set<string | undefined>(['ENOENT', 'ENAMETOOLONG', 'ENOTDIR']);

/**
 * Reads files that come with the program, each once, and keeps their bytes. All responses share them, so that neither
 * many requests nor callers that do not read cost memory or descriptors. What is not there is not remembered: callers
 * choose names. Returns undefined for a missing file.
 */
export function keepFiles(): (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined> {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();
  return async (path) => {
    let file = kept.get(path);
    if (file === undefined) {
      file = readFile(path).catch((error: NodeJS.ErrnoException) => {
        kept.delete(path);
        if (MISSING.has(error.code)) return undefined;
        throw error;
      });
      kept.set(path, file);
    }
    return await file;
  };
}
