/** Hooks of Node's module loader, as `.ci/quicker-loader.mjs` registers them. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { quickerText } from './quicker-dependencies.mjs';
import { root } from './setup.mjs';

const STRING_WIDTH = pathToFileURL(join(root, 'node_modules/string-width/index.js')).href;

/** One measure of widths for all, as in the bundle. */
export const resolve = (specifier, context, next) =>
  specifier === 'string-width' ? { url: STRING_WIDTH, shortCircuit: true } : next(specifier, context);

export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (loaded.format !== 'module' || !url.startsWith('file:')) return loaded;
  const source = quickerText(fileURLToPath(url), () => Buffer.from(loaded.source).toString('utf8'));
  return source === undefined ? loaded : { ...loaded, source };
}
