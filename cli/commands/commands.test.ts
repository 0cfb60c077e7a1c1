import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Operation } from '@smops/core/platform/operations/operation.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NOUNS } from '../help/nouns.js';
import { COMMON_OPTIONS, optionsOf } from '../options/common-options.js';
import { examplesOf } from '../options/instead.js';
import { commands } from './commands.js';

const test = suite('all commands');
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Operations without a command of their own, and why. */
const EXCEPTIONS: Record<string, string> = {
  getAccount: 'smops accounts list --json has each record',
  getTask: 'smops tasks list --json has each record',
  getWhatsAppAccount: 'smops whatsapp list --json has each record',
  signIn: 'a command proves who it is by a token: smops login, SMOPS_TOKEN',
  signOut: 'as signIn; smops logout forgets the token',
  changeOwnPassword: 'of a browser session; smops users edit --new-password sets any',
  listConnections: 'smops config lists what is set, smops doctor says what is missing',
  setUpConnection: 'of a person in a browser; smops config set writes every setting',
  readFeed: 'the address that smops feeds prints is for spreadsheets',
  listProviders: 'what a form offers; smops providers list says more',
  listComparableRuns: 'what the dashboard offers; smops eval --run --against takes any two runs',
  getYoutubeThumbnail: 'an image for the dashboard',
  showLeavePage: 'a page for people who got a mail',
  leaveDestination: 'a page for people who got a mail',
  openShare: 'the address that smops shares prints is for people without an account',
  getReportPage: 'smops report has the same as a file',
  getFacebookImage: 'an image for the dashboard',
  getPortraitImage: 'an image for the dashboard',
  getPortraitThumbnail: 'an image for the dashboard',
  getHealth: 'for monitoring: curl …/healthz',
  getReadiness: 'for monitoring: curl …/readyz',
  getMetrics: 'for Prometheus: curl …/metrics',
  putUpload: 'where an upload address points',
  listExplorations: 'smops explore prints what it finds',
  getExploration: 'smops explore prints what it finds',
  listAuditActors: 'a choice of the dashboard; smops audit list has a WHO for each line, and takes --actor',
  getSheetFile: 'for the dashboard; smops analyze reads the address of a sheet itself',
  deleteExploration: 'in the dashboard',
};

/** The sources of commands, without tests and without the terminal UI. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['dist', 'node_modules', 'tui', 'bin'].includes(entry.name) ? [] : sources(path);
    return entry.name.endsWith('.ts') && !/\.(test|bench)\.ts$/.test(entry.name)
      ? [readFileSync(path, 'utf8')]
      : [];
  });
}

/** How sources name the operations that core declares, by their ids: `listCodebooks` is `list` of `CODEBOOKS`. */
async function declaredVerbs(): Promise<Map<string, { name: string; verb: string }>> {
  const found = new Map<string, { name: string; verb: string }>();
  const core = join(root, 'core/dist');
  for (const file of readdirSync(core, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.operations.js')) continue;
    const declared: Record<string, Record<string, Operation>> = await import(join(core, file));
    for (const [name, verbs] of Object.entries(declared))
      for (const [verb, { id }] of Object.entries(verbs)) found.set(id, { name, verb });
  }
  return found;
}

test('no command takes an option of all commands, such as --url, for something else', () => {
  const longOf = ({ flags }: { flags: string }) => /--[\w-]+/.exec(flags)?.[0];
  const common = new Set(COMMON_OPTIONS.map(longOf));
  const own = commands.flatMap(({ path, options = [] }) =>
    options.filter((option) => common.has(longOf(option))).map(({ flags }) => `${path.join(' ')} ${flags}`),
  );
  assert.equal(own, []);
});

test('every operation of the API is reachable as a command, but for those with a stated reason', async () => {
  const api = JSON.parse(readFileSync(join(root, 'server/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  // What lies below is the uploader's own protocol.
  const operations = Object.entries(api.paths)
    .filter(([path]) => !path.startsWith('/api/uploads/'))
    .flatMap(([, methods]) => Object.values(methods).map(({ operationId }) => operationId));
  assert.ok(operations.length > 80);
  const text = sources(join(root, 'cli')).join('\n');
  const verbs = await declaredVerbs();
  const stands = (words: string) => new RegExp(`\\b${words}\\b`).test(text);
  const asked = new Set(commands.flatMap(({ instead = [] }) => instead.map(({ option }) => option.flags)));
  const isUsed = (operation: string) => {
    const { name, verb } = verbs.get(operation) ?? {};
    // The commands of lists and records take all operations of one: `operations: ACCOUNTS`, `recordCommands(CODEBOOKS`.
    const isOfList = stands(`(operations: |recordCommands\\()${name}`) && stands(`operations\\.${verb}`);
    const isAction = stands(`actionOptions\\(${name}`) && asked.has(`--${verb}`);
    return stands(operation) || stands(`${name}\\.${verb}`) || isOfList || isAction;
  };
  assert.equal(
    operations.filter((operation) => !isUsed(operation) && EXCEPTIONS[operation] === undefined),
    [],
    'operations without a command: add one, or a reason above',
  );
  assert.equal(
    Object.keys(EXCEPTIONS).filter((operation) => !operations.includes(operation)),
    [],
    'exceptions for operations that are gone',
  );
});

test('every command has a summary, examples that begin with it, and, but for serve, takes --json', () => {
  for (const spec of commands) {
    const name = spec.path.join(' ');
    assert.ok(spec.summary.length > 5, name);
    const examples = examplesOf(spec);
    assert.ok(examples.length > 0, name);
    assert.equal(
      examples.filter((line) => !new RegExp(`\\bsmops(?: ${name}\\b|$)`).test(line)),
      [],
      name,
    );
    for (const { option, does } of spec.instead ?? []) {
      const flag = option.flags.split(' ')[0] ?? '';
      assert.ok(
        does.examples.some((line) => line.includes(` ${flag} `) || line.endsWith(` ${flag}`)),
        `${name} ${flag}`,
      );
    }
    assert.ok(name === 'serve' || optionsOf(spec).some(({ flags }) => flags === '--json'), name);
  }
});

test('there are at most 113 commands: what a command can do besides is an option', () => {
  assert.ok(commands.length <= 113, `${commands.length} commands`);
});

test('no two commands share a path, and no option is given twice', () => {
  const paths = commands.map(({ path }) => path.join(' '));
  assert.is(new Set(paths).size, paths.length);
  for (const spec of commands) {
    const flags = optionsOf(spec).map((option) => /--[\w-]+/.exec(option.flags)?.[0]);
    assert.is(new Set(flags).size, flags.length, spec.path.join(' '));
  }
});

test('secrets are never options: they would stand in the list of processes and in the history', () => {
  for (const spec of commands) {
    for (const { flags } of optionsOf(spec)) {
      assert.not.match(flags, /--(api-?)?(key|token|password|secret)[ =]*</i, spec.path.join(' '));
    }
  }
});

test('every noun says what it holds', () => {
  const nouns = new Set(commands.filter(({ path }) => path.length > 1).map(({ path }) => path[0] as string));
  const short = new Set(
    commands.filter(({ path }) => path.length === 1).map(({ path }) => path[0] as string),
  );
  for (const noun of nouns) {
    assert.ok(NOUNS[noun] !== undefined, noun);
    assert.not(short.has(noun), `${noun} is a noun and a command`);
  }
});

test.run();
