/**
 * Holds the direction of imports (ARCHITECTURE.md): who may import whom, what may reach a browser, no rings. Prints
 * `file:line: rule` for each line that crosses; run alone or by `npm run check`.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCycles, loads, readGraph } from './import-graph.mjs';
import { checkRooms } from './rooms.mjs';
import { checkWings } from './wings.mjs';

const PACKAGES = ['core', 'fixtures', 'server', 'cli', 'web', 'trials'];

/** Tests, benches, trials and what only they use: these may use sample data, and any layer below theirs. */
export const isTest = (file) =>
  /\.(test|bench|test-suite)\.tsx?$|(^|\/)testing(\/|\.tsx?$)|(^|\/)bench\/|^trials\//.test(file);
const isDemo = (file) => /(^|[/.-])demo[/.-]/.test(file);
/** Settings of tools run by Node. */
const isToolConfig = (file) => /\.config\.ts$/.test(file);

const isClient = (file) => file.startsWith('server/client/');
const IN_PROCESS = 'server/in-process.ts';
const mayStartServer = (file) =>
  file === 'cli/connection/connect.ts' || /^cli\/commands\/system\/serve[^/]*$/.test(file);

/** What of core a browser may load; beyond the name, what these reach is checked too. */
const isBrowserSafeCore = (file) =>
  /^core\/(.+\.(schemas|fields|view|model|constants|operations)|platform\/operations\/operation|errors|platform\/languages\/.+)\.ts$/.test(
    file,
  ) ||
  /^core\/platform\/charts\//.test(file) ||
  (/^core\/comments\//.test(file) && !/\.node\.ts$/.test(file));

const NOT_IN_BROWSER =
  /^(node:.*|pg(-.*)?|pino(-.*)?|kysely|undici|@electric-sql\/.*|@node-rs\/.*|@hono\/node-server)$/;
const JOTAI = /^jotai(-.*)?$/;

/** Data of the dashboard is made in web/state, which knows no screen. */
function findStateCrossing(from, to, isType) {
  const isInside = (file) => file.startsWith('web/state/');
  if (isInside(from))
    return isInside(to) || isTest(from) ? undefined : 'web/state imports no screen or component';
  return /^web\/state\/(resource|kept|query-client)\.ts$/.test(to) && !isType && !isTest(from)
    ? 'only web/state makes data: what a screen shows is an atom there'
    : undefined;
}

/** Trials use the program from outside: of the terminal and the dashboard only what tests have, and the exit codes. */
function findTrialCrossing(to, isType) {
  if (!/^(cli|web)\//.test(to) || isType || isTest(to) || to === 'cli/failures/exit-codes.ts')
    return undefined;
  return 'trials use the program from outside: of cli and web only what is for tests, and the exit codes';
}

/** Why a package's file may not import this file of the workspace, or undefined. */
function findCrossing(from, { file: to, isType, isDynamic, specifier }) {
  const [own, other] = [from.split('/')[0], to.split('/')[0]];
  if (own !== other && specifier.startsWith('.'))
    return 'another package is imported by its name, not by a path';
  if (other === 'trials') return own === other ? undefined : 'nothing imports trials';
  if (own === 'trials') return findTrialCrossing(to, isType);
  if (own === 'web' && other === 'web') return findStateCrossing(from, to, isType);
  if (own === other && !(own === 'server' && isClient(from))) return undefined;
  if (other === 'fixtures') {
    return isTest(from) || isDemo(from) ? undefined : 'fixtures are for tests and the demo only';
  }
  if (own === 'fixtures') return 'fixtures import only fixtures';
  if (own === 'core') return 'core imports only core';
  if (isTest(from)) return other === 'cli' || other === 'web' ? `nothing imports ${other}` : undefined;
  if (own === 'server') {
    if (isClient(from)) {
      if (isClient(to) || isBrowserSafeCore(to) || (other === 'server' && isType)) return undefined;
      return 'server/client imports only types from server and what of core is safe in a browser';
    }
    return other === 'core' ? undefined : 'server imports only core';
  }
  if (to === IN_PROCESS) {
    if (own !== 'cli' || !mayStartServer(from))
      return 'only cli/connection/connect and cli/commands/system/serve start the server';
    return isDynamic || isType
      ? undefined
      : 'the in-process server is loaded only when needed: await import(…)';
  }
  if (isClient(to)) return undefined;
  if (other !== 'core') return `${own} imports of server only server/client`;
  // How a command finds the server of its machine, before anything else is loaded.
  if (own === 'cli' && to.startsWith('core/platform/data-folder/')) return undefined;
  // SIGTERM ends a command too, whatever it is doing.
  if (own === 'cli' && to.startsWith('core/platform/watchdog/')) return undefined;
  // What writes pages of docs/ reads the rules that it describes; it is no part of the program.
  if (from.startsWith('cli/docs/')) return undefined;
  // The terminal runs in Node and reads files of any size itself.
  if (own === 'cli' && /^core\/comments\/.*\.node\.ts$/.test(to)) return undefined;
  return isBrowserSafeCore(to)
    ? undefined
    : `${own} imports of core only schemas, fields, views, models, constants, operations, charts, comments, errors and languages`;
}

function findExternalCrossing(from, { external, isType }) {
  if (JOTAI.test(external) && !from.startsWith('web/state/')) return 'only web/state imports jotai';
  if (isClient(from) && !isTest(from) && !isType) return 'server/client needs no package';
  return undefined;
}

/** A domain's SQL belongs to the domain: `core/records/tasks/….repository.ts` is for core/tasks. */
function findRepositoryCrossing(from, to) {
  const domain = /^core\/([^/]+\/[^/]+)\/.*\.repository\.ts$/.exec(to)?.[1];
  if (domain === undefined || from.startsWith(`core/${domain}/`)) return undefined;
  return `the repository of ${domain} is used only in core/${domain}: call its service`;
}

/** Where SQL may stand: a domain's repository, and what is about the database or tables as such. A browser has no database. */
const mayHoldSql = (file) =>
  isTest(file) ||
  file.startsWith('web/') ||
  /\.repository\.ts$/.test(file) ||
  /^core\/(platform\/db|telling\/backup)\//.test(file);
const QUERY = /\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(/;

/** SQL outside repositories: a value of kysely (its types are free), or a query built from a connection. */
function findSql(root, graph) {
  const rule = 'SQL belongs into a repository (<domain>/*.repository.ts) or core/platform/db';
  return [...graph].flatMap(([file, imports]) => {
    if (mayHoldSql(file)) return [];
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const queries = lines.flatMap((text, index) => (QUERY.test(text) ? [index + 1] : []));
    const values = imports.filter((one) => one.external === 'kysely' && !one.isType);
    return [...values.map(({ line }) => line), ...queries].map((line) => ({ file, line, rule }));
  });
}

/** The shortest way from one of the roots to each file that they load, through all layers. */
function findWays(graph, roots) {
  const seen = new Set(roots);
  const ways = roots.map((file) => [file]);
  for (const way of ways) {
    for (const { file } of loads(graph, way.at(-1))) {
      if (file === undefined || seen.has(file)) continue;
      seen.add(file);
      ways.push([...way, file]);
    }
  }
  return ways;
}

/** What the dashboard and the client load, directly or through others, that a browser cannot. */
function findUnsafeInBrowser(graph) {
  const problems = [];
  const files = [...graph.keys()];
  const ofTools = new Set(findWays(graph, files.filter(isToolConfig)).map((way) => way.at(-1)));
  const roots = files.filter(
    (file) => (file.startsWith('web/') || isClient(file)) && !isTest(file) && !ofTools.has(file),
  );
  for (const way of findWays(graph, roots)) {
    const from = way.at(-1);
    for (const { external, line } of loads(graph, from)) {
      if (external !== undefined && NOT_IN_BROWSER.test(external)) {
        const through = way.length > 1 ? ` (reached by ${way.slice(0, -1).join(' → ')})` : '';
        problems.push({ file: from, line, rule: `the browser cannot load ${external}${through}` });
      }
    }
  }
  return problems;
}

/** Every crossing below `root`: `{ file, line, rule }`, by file and line. */
export function checkImports(root, packages = PACKAGES) {
  const graph = readGraph(root, packages);
  const problems = [
    ...findUnsafeInBrowser(graph),
    ...findSql(root, graph),
    ...checkWings(graph, isTest),
    ...checkRooms(graph, isTest),
  ];
  for (const [from, imports] of graph) {
    for (const entry of imports) {
      const rules =
        entry.file === undefined
          ? [findExternalCrossing(from, entry)]
          : [
              entry.isMissing ? `there is no ${entry.file}` : findCrossing(from, entry),
              findRepositoryCrossing(from, entry.file),
            ];
      for (const rule of rules) if (rule) problems.push({ file: from, line: entry.line, rule });
    }
  }
  for (const cycle of findCycles(graph)) {
    const ring = [...cycle.map(({ from }) => from), cycle[0].from].join(' → ');
    problems.push({ file: cycle[0].from, line: cycle[0].line, rule: `files import each other: ${ring}` });
  }
  const migrations = join(root, 'migrations');
  for (const name of existsSync(migrations) ? readdirSync(migrations) : []) {
    if (!name.endsWith('.sql'))
      problems.push({ file: `migrations/${name}`, line: 1, rule: 'migrations are SQL only' });
  }
  return problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const problems = checkImports(fileURLToPath(new URL('../..', import.meta.url)));
  for (const { file, line, rule } of problems) process.stdout.write(`${file}:${line}: ${rule}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
