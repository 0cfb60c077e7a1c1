/**
 * `npm run sbom [-- FILE]`: the software bill of materials of what a release ships, as CycloneDX JSON: every package of the
 * lockfile that is no development tool, and no trial, with version, licence and hash. Needs no network. Written at each release.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGES, root } from './setup/setup.mjs';

const readPackage = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/**
 * The bill of materials of the checkout. Throws what npm says when the installed packages do not fit the lockfile.
 * `npm sbom --omit=dev` forgets packages that one workspace needs at work and another for its tests (zod, kysely), so
 * npm lists all, and what it marks as a development tool is taken out here.
 */
export function makeSbom() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--loglevel=error'];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const sbom = JSON.parse(stdout);
  // By chance and by the clock: a release made twice has the same bytes.
  delete sbom.serialNumber;
  delete sbom.metadata.timestamp;
  const isTool = ({ properties = [] }) =>
    properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
  const { name: trials, version } = readPackage('trials');
  const isBeside = (one) => one['bom-ref'] === `${trials}@${version}`;
  const gone = new Set(
    sbom.components.filter((one) => isTool(one) || isBeside(one)).map((one) => one['bom-ref']),
  );
  const isKept = (ref) => !gone.has(ref);
  sbom.components = sbom.components.filter((one) => isKept(one['bom-ref']));
  sbom.dependencies = sbom.dependencies
    .filter(({ ref }) => isKept(ref))
    .map((one) => ({ ...one, dependsOn: one.dependsOn?.filter(isKept) }));
  // npm names a workspace after its folder, and the root after wherever it was checked out.
  sbom.metadata.component.name = readPackage('.').name;
  for (const folder of PACKAGES) {
    const { name, version } = readPackage(folder);
    const own = sbom.components.find((component) => component['bom-ref'] === `${name}@${version}`);
    if (own) own.name = name;
  }
  return sbom;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = resolve(process.argv[2] ?? join(root, '.build', `smops-${readPackage('.').version}.cdx.json`));
  const sbom = makeSbom();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  process.stdout.write(`${sbom.components.length} packages in ${file}\n`);
}
