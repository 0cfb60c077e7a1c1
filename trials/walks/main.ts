/**
 * Counts, for each walk of ARCHITECTURE.md ("Three walks"), the files and functions of the built program that ran.
 * `npm run walks -- list` names the files, with how many functions of each ran.
 */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DeliverySender } from '@smops/core/telling/deliveries/delivery-sender.js';
import { openReceivers } from '@smops/core/telling/deliveries/testing-receivers.js';
import { ScheduleTicker } from '@smops/core/telling/schedules/schedule-ticker.js';
import { systemContext } from '@smops/server/lifecycle/start-runtime.js';
import { ended, openTestApp } from '@smops/server/testing.js';
import { execa } from 'execa';

interface Script {
  url: string;
  functions: { functionName: string; ranges: { startOffset: number; count: number }[] }[];
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const comments = join(root, 'fixtures/comments.json');
const folder = mkdtempSync(join(tmpdir(), 'smops-walks-'));

/** Prints how many files ran anything but their top level. */
function tell(walk: string, scripts: readonly Script[]): void {
  const ran = new Map<string, Set<number>>();
  for (const { url, functions } of scripts) {
    const name = /\/((?:core|server|cli)\/dist\/.+)\.js$/.exec(url)?.[1]?.replace('/dist', '');
    const starts = functions
      .slice(1)
      .flatMap(({ ranges: [first] }) => (first?.count ? first.startOffset : []));
    if (name === undefined || name.endsWith('testing') || starts.length === 0) continue;
    ran.set(name, new Set([...(ran.get(name) ?? []), ...starts]));
  }
  const functions = [...ran.values()].reduce((sum, { size }) => sum + size, 0);
  const names = [...ran].sort().map(([name, { size }]) => `  ${name} ${size}\n`);
  process.stdout.write(`${walk}: ${ran.size} files, ${functions} functions\n`);
  if (process.argv[2] === 'list') process.stdout.write(names.join(''));
}

/** A command in its own process, threads included. */
async function walkCommand(walk: string, args: readonly string[]): Promise<void> {
  const coverage = join(folder, 'coverage');
  const env = { SMOPS_DATA_DIR: join(folder, 'data'), NODE_V8_COVERAGE: coverage };
  rmSync(coverage, { recursive: true, force: true });
  await execa(process.execPath, [join(root, 'cli/dist/main.js'), ...args], { env });
  const files = readdirSync(coverage).map((name) => readFileSync(join(coverage, name), 'utf8'));
  tell(
    walk,
    files.flatMap((text): Script[] => JSON.parse(text).result),
  );
}

const session = new Session();
session.connect();

/** Work in this process, without what was loaded before it. */
async function walkHere<Result>(walk: string, work: () => Promise<Result>): Promise<Result> {
  await session.post('Profiler.takePreciseCoverage');
  const result = await work();
  tell(walk, (await session.post('Profiler.takePreciseCoverage')).result);
  return result;
}

async function walkReading(): Promise<void> {
  const app = await openTestApp();
  const analyst = await app.signIn('analyst');
  const ask = async (method: string, path: string, body?: object) => {
    const response = await analyst(method, path, body);
    return response.status === 204 ? undefined : await response.json();
  };
  const data = JSON.parse(readFileSync(comments, 'utf8'));
  const input = { comments_data: data, variables: ['banjir', 'harga'] };
  const { task_id } = await ask('POST', '/api/fb-analyzer/analyze', input);
  const run = `/api/fb-analyzer/task/${task_id}`;
  await ended(analyst, run);
  await ask('POST', `${run}/draw`, { count: 50 });
  const { items } = await walkHere('the next comments', () => ask('GET', `${run}/reading`));
  const verdict = { tags: { banjir: true, harga: false }, sentiment: 'negative', blind: true };
  await walkHere('a key in the reading room', () =>
    ask('PUT', `${run}/comments/${items[0].seq}/judgement`, verdict),
  );
  await walkHere('the shares', () => ask('GET', `${run}/estimates`));
  await app.close();
}

async function walkSchedule(): Promise<void> {
  const receivers = await openReceivers();
  const watched = join(folder, 'watched');
  mkdirSync(watched);
  writeFileSync(join(watched, 'comments.json'), readFileSync(comments));
  utimesSync(join(watched, 'comments.json'), 0, 0);
  const app = await openTestApp({}, { ...receivers.settings, WATCH_FOLDER: watched });
  const make = async (path: string, body: object) => {
    const response = await app.local('POST', path, body);
    if (!response.ok) throw new Error(await response.text());
    return await response.json();
  };
  await make('/api/codebooks', { name: 'Aduan', variables: [{ name: 'banjir' }, { name: 'harga' }] });
  const destination = { kind: 'mail', name: 'Isnin', addresses: ['aminah@example.my'] };
  const { id } = await make('/api/destinations', destination);
  const report = { format: 'docx', language: 'ms', template: null };
  const more = { codebook: 'Aduan', when: 'daily 08:00', report, destinations: [id] };
  await make('/api/schedules', { name: 'Harian', source: { kind: 'folder', folder: '' }, ...more });
  await make('/api/schedules/Harian/run', {});
  const ctx = systemContext(app.runtime);
  const sender = new DeliverySender(ctx);
  const ticker = new ScheduleTicker({ ctx, onQueued: () => sender.wake() });
  await walkHere('a schedule until its mail', async () => {
    sender.start();
    ticker.start();
    while (receivers.mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await ticker.stop();
  await sender.stop();
  await app.close();
  await receivers.close();
}

await execa(process.execPath, [join(root, 'cli/dist/main.js'), 'codebooks', 'add', '--from', 'cost'], {
  env: { SMOPS_DATA_DIR: join(folder, 'data') },
  reject: false,
});
await walkCommand('any command', ['status']);
await walkCommand('a file analysed with a codebook', ['analyze', comments, '--codebook', 'Cost of living']);
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
await walkReading();
await walkSchedule();
session.disconnect();
rmSync(folder, { recursive: true });
