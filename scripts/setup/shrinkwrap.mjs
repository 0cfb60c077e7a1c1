/** What of a lockfile the packages `names` need, by path: `[path, entry, isOptional]`, each once, in no order. */
export function neededBy(names, lock) {
  const found = new Map();
  const queue = names.map((name) => ({ name, from: '', isOptional: false }));
  for (const { name, from, isOptional } of queue) {
    const path = find(lock, name, from);
    if (path === undefined && isOptional) continue;
    if (path === undefined) throw new Error(`${name}, needed by ${from || 'smops'}, is not in the lockfile`);
    // What one needs and another could do without is needed.
    if (found.has(path) && (isOptional || !found.get(path).isOptional)) continue;
    const entry = lock.packages[path];
    found.set(path, { entry, isOptional });
    for (const next of Object.keys(entry.dependencies ?? {}))
      queue.push({ name: next, from: path, isOptional });
    for (const next of Object.keys(entry.optionalDependencies ?? {})) {
      queue.push({ name: next, from: path, isOptional: true });
    }
  }
  return [...found].map(([path, { entry, isOptional }]) => [path, entry, isOptional]);
}

/** Where the lockfile has a package that `from` needs: as Node finds it, in the nearest node_modules. */
function find({ packages }, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}

/**
 * The manifest's dependencies, each by its exact version, those of dependencies too: npm heeds the lockfile of a package
 * only when it comes from a registry. Packages that fit other machines are left to those that name them exactly.
 */
export const pinned = (needed) =>
  Object.fromEntries(
    needed
      .filter(([, , isOptional]) => !isOptional)
      .map(([path, { version }]) => {
        const name = path.slice('node_modules/'.length);
        if (name.includes('node_modules/'))
          throw new Error(`two versions of one package are needed: ${path}`);
        return [name, version];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The lockfile of a package that is installed by itself (npm-shrinkwrap.json). */
export function shrinkwrap(
  { name, version, license, bin, engines, dependencies, bundleDependencies },
  needed,
) {
  const own = { name, version, license, bin, engines, dependencies, bundleDependencies };
  const entries = needed.map(([path, { dev, devOptional, optional, ...entry }, isOptional]) => [
    path,
    isOptional ? { ...entry, optional: true } : entry,
  ]);
  for (const bundled of bundleDependencies) {
    entries.push([`node_modules/${bundled}`, { version: dependencies[bundled], inBundle: true }]);
  }
  const packages = { '': own, ...Object.fromEntries(entries) };
  return { name, version, lockfileVersion: 3, requires: true, packages };
}
