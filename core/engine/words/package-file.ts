import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Where the engine's data files (lexicon, concepts, weights) lie: `core/engine` of the package, found by walking up
 * from the running file, so that compiled code in `core/dist/engine` and a bundle elsewhere in the repository both find it.
 */
function findEngineFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    for (const candidate of [join(folder, 'engine'), join(folder, 'core', 'engine')]) {
      if (existsSync(join(candidate, 'lexicon', 'ms.txt'))) return candidate;
    }
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error('The data files of the analysis engine (core/engine) are missing.');
    folder = parent;
  }
}

let engineFolder: string | undefined;

/** Full path of a data file of the engine, given relative to `core/engine`. */
export function enginePath(...parts: string[]): string {
  engineFolder ??= findEngineFolder();
  return join(engineFolder, ...parts);
}

/** The lines of a data file that are neither empty nor comments (`# …`). */
export function readDataLines(...parts: string[]): string[] {
  return readFileSync(enginePath(...parts), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('# '));
}
