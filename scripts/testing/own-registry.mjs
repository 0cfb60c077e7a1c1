/** A registry of packages on this machine, made of those that are installed here: npm can install from it without a network. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** The package's files as npm publishes them, from `node_modules` of `root`; kept in `folder`. */
function archive(root, name, folder) {
  const file = join(folder, `${name.replace('/', '+')}.tgz`);
  if (!existsSync(file)) {
    const names = ['--exclude=./node_modules', '--transform=s,^\\.,package,', '.'];
    const from = join(root, 'node_modules', name);
    const { status, stderr } = spawnSync('tar', ['-I', 'gzip -1', '-cf', file, '-C', from, ...names]);
    if (status !== 0) throw new Error(`tar: ${stderr}`);
  }
  return readFileSync(file);
}

/**
 * Starts it; resolves to `{ url, stop }`. It knows the packages of the lockfile in their one version, and has the files
 * of those that are installed: the others are for other machines.
 */
export async function startRegistry(root, folder) {
  mkdirSync(folder, { recursive: true });
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  let url;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://registry').pathname).slice(1);
    const name = path.replace(/\/-$/, '');
    const entry = lock[`node_modules/${name}`];
    if (entry === undefined) return response.writeHead(404).end('{}');
    const isHere = existsSync(join(root, 'node_modules', name));
    if (path !== name) return response.end(isHere ? archive(root, name, folder) : undefined);
    const integrity = isHere
      ? `sha512-${createHash('sha512')
          .update(archive(root, name, folder))
          .digest('base64')}`
      : entry.integrity;
    const version = { ...entry, name, dist: { tarball: `${url}/${name}/-`, integrity } };
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: entry.version },
        versions: { [entry.version]: version },
      }),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${server.address().port}`;
  return { url, stop: () => server.close().closeAllConnections() };
}
