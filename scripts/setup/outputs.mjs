/** Sources, and the folders of what is made from them. Uses nothing but Node. */
import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const OUTPUT = /\.(d\.ts|js)(\.map)?$/;
/** Folders of a package that hold no sources. */
export const OUTPUT_FOLDERS = new Set(['node_modules', 'dist']);

/** How esbuild makes a module for Node of a source. */
export const MODULE = {
  format: 'esm',
  platform: 'node',
  target: 'node20',
  charset: 'utf8',
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
};

/** Whether a file becomes a module; declarations alone do not. */
export const isSource = (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

/** Every file below a folder, as paths from it, without the folders named in `skipped`. */
export function filesBelow(folder, skipped = new Set()) {
  const found = [];
  const walk = (below) => {
    for (const entry of readdirSync(below, { withFileTypes: true })) {
      if (skipped.has(entry.name)) continue;
      const path = join(below, entry.name);
      if (entry.isDirectory()) walk(path);
      else found.push(relative(folder, path));
    }
  };
  if (existsSync(folder)) walk(folder);
  return found.sort();
}

/** The source of an output (`tasks/tasks.model.js`), or undefined where there is none any more. */
export function sourceOf(packageFolder, output) {
  const base = output.replace(OUTPUT, '');
  return [`${base}.ts`, `${base}.tsx`].find((source) => existsSync(join(packageFolder, source)));
}

/**
 * Deletes the compiled files of sources that are gone: the compiler leaves them, and a deleted test would run on.
 * `foreign` names the folders in `dist` that others write (bundles).
 */
export function removeOrphans(packageFolder, foreign = new Set(['bundle', 'app'])) {
  const dist = join(packageFolder, 'dist');
  const removed = [];
  for (const output of filesBelow(dist, foreign)) {
    const orphan = OUTPUT.test(output)
      ? sourceOf(packageFolder, output) === undefined
      : output.endsWith('.json') && !existsSync(join(packageFolder, output));
    if (!orphan) continue;
    rmSync(join(dist, output));
    removed.push(output);
    removeEmpty(dist, join(dist, output, '..'));
  }
  return removed;
}

function removeEmpty(dist, folder) {
  if (folder === dist || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dist, join(folder, '..'));
}

/** Whether every source has its compiled file. */
export const isComplete = (packageFolder) =>
  filesBelow(packageFolder, OUTPUT_FOLDERS)
    .filter(isSource)
    .every((source) => existsSync(join(packageFolder, 'dist', source.replace(/\.tsx?$/, '.js'))));
