import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@smops/core/config.js';
import { messageOf } from '@smops/core/errors.js';
import { tryNativeParts } from '@smops/core/native-parts.js';
import { findOpenFiles, isOpenToOthers } from '@smops/core/platform/data-folder/file-modes.js';
import { findPortProblem } from '../lifecycle/port.js';
import { doctorTexts } from './doctor.texts.js';
import { bad, type Finding, ok, warning } from './findings.js';

const OLDEST_NODE = [20, 19] as const;
const MB = 1024 * 1024;

export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return isEnough
    ? ok('node', doctorTexts().node(version))
    : bad('node', doctorTexts().oldNode(version), doctorTexts().installNode(OLDEST_NODE.join('.')));
}

/** Whether the native parts can be loaded on this machine. */
export async function checkNativeParts(parts = tryNativeParts()): Promise<Finding> {
  const { all, missing } = await parts;
  return missing.length === 0
    ? ok('native parts', all.join(', '))
    : warning('native parts', doctorTexts().missingParts(missing.join(', ')), doctorTexts().partsRemedy);
}

/** The folder itself, or the nearest one above it that exists. */
function nearest(folder: string): string {
  const path = resolve(folder);
  return existsSync(path) || path === dirname(path) ? path : nearest(dirname(path));
}

/** Whether other users of this machine have rights to the data folder, or to what is kept in it. */
function checkFileModes(dataDir: string): Finding[] {
  const findings: Finding[] = [];
  if (isOpenToOthers(dataDir))
    findings.push(warning('data folder', doctorTexts().openFolder, `chmod 700 ${dataDir}`));
  const open = findOpenFiles(dataDir);
  if (open !== undefined) {
    const text = doctorTexts().openFiles(open.count, open.example);
    const paths = open.entries.map((name) => join(dataDir, name)).sort();
    findings.push(warning('file modes', text, `chmod -R go= ${paths.join(' ')}`));
  }
  return findings;
}

export function checkDataFolder(dataDir: string): Finding[] {
  const place = nearest(dataDir);
  const findings: Finding[] = [];
  try {
    accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK);
    findings.push(
      place === resolve(dataDir)
        ? ok('data folder', dataDir)
        : ok('data folder', doctorTexts().notMade(dataDir)),
    );
  } catch (error) {
    const remedy = doctorTexts().letWrite;
    return [bad('data folder', doctorTexts().cannotWrite(place, messageOf(error)), remedy)];
  }
  if (place === resolve(dataDir)) findings.push(...checkFileModes(dataDir));
  const { bavail, bsize } = statfsSync(place);
  const free = Math.floor((bavail * bsize) / MB);
  const text = doctorTexts().free(free.toLocaleString('en'));
  const remedy = doctorTexts().freeSpace;
  if (free < 200) findings.push(bad('disk', text, remedy));
  else findings.push(free < 1024 ? warning('disk', text, remedy) : ok('disk', text));
  return findings;
}

/** Whether `serve` could listen where it is told to; ask only while no server runs. */
export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const problem = await findPortProblem({ host, port });
  return problem === undefined
    ? ok('port', doctorTexts().portFree(host, port))
    : warning('port', problem, doctorTexts().otherPort);
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

function newestSource(folder: string): number {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) newest = Math.max(newest, newestSource(path));
    else if (/\.(ts|tsx|css|html|txt|json)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) {
      newest = Math.max(newest, statSync(path).mtimeMs);
    }
  }
  return newest;
}

/** Whether what runs was built from the sources beside it. An installed package has none: nothing to say. */
export function checkBuild(): Finding[] {
  if (!existsSync(join(root, 'cli/main.ts'))) return [];
  const parts = [
    ['program', 'cli/dist/bundle/main.js', ['core', 'server', 'cli']],
    ['dashboard', 'web/dist/app/index.html', ['web']],
  ] as const;
  return parts.map(([name, built, sources]) => {
    const path = join(root, built);
    // same-text: a command
    const remedy = 'npm run build';
    if (!existsSync(path)) return warning(name, doctorTexts().notBuilt, remedy);
    const newest = Math.max(...sources.map((source) => newestSource(join(root, source))));
    return statSync(path).mtimeMs >= newest
      ? ok(name, doctorTexts().built)
      : warning(name, doctorTexts().outdated, remedy);
  });
}
