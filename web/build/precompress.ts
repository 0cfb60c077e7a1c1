import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|wasm)$/;
/** Below this a compressed copy saves less than the header that announces it. */
const SMALLEST_BYTES = 512;

/**
 * Writes `file.br` and `file.gz` beside every built asset, so that the server only has to choose. The page itself is
 * left out: it differs per request by its nonce.
 */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'smops:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = await readFile(path);
        if (bytes.length < SMALLEST_BYTES) continue;
        await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        await writeFile(
          `${path}.br`,
          brotliCompressSync(bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            },
          }),
        );
      }
    },
  };
}
