/**
 * Turns each source into a module that Node runs, one to one. Types are not looked at, which takes a tenth of the time:
 * `npm run check` does that.
 */
import { join } from 'node:path';
import { build } from 'esbuild';
import { filesBelow, isSource, MODULE, OUTPUT_FOLDERS, removeOrphans } from './outputs.mjs';
import { PACKAGES, root } from './setup.mjs';

for (const name of PACKAGES) {
  const folder = join(root, name);
  await build({
    entryPoints: filesBelow(folder, OUTPUT_FOLDERS)
      .filter(isSource)
      .map((source) => join(folder, source)),
    outdir: join(folder, 'dist'),
    outbase: folder,
    ...MODULE,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  });
  removeOrphans(folder);
}
