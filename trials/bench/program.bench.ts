import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Running, Sandbox } from '@smops/cli/testing.js';
import { BENCH_VARIABLES, benchComments } from '@smops/core/analysis/analyzer/bench/bench-comments.js';

/** Goals for the program as a whole, measured from outside. Ratios are of medians within this run. */
const RUNS = 15;
const COMMENTS = 10_000;
const program = fileURLToPath(new URL('../../../cli/bin/smops.mjs', import.meta.url));

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const print = (text: string) => void process.stdout.write(`${text}\n`);

function report(name: string, value: number, goal: number, unit: string, isFloor = false): void {
  const isMet = isFloor ? value >= goal : value <= goal;
  if (!isMet) process.exitCode = 1;
  const digits = value < 10 ? 2 : 0;
  print(`${isMet ? 'met   ' : 'MISSED'}  ${name}: ${value.toFixed(digits)} ${unit} (goal ${goal})`);
}

function timeOf(args: string[]): number {
  const started = performance.now();
  spawnSync(process.execPath, args);
  return performance.now() - started;
}

/** Taken in turns, so that a busy moment of the machine hits both alike. */
function measureVersion(): void {
  const bare: number[] = [];
  const version: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    bare.push(timeOf(['-e', '0']));
    version.push(timeOf([program, '--version']));
  }
  report('smops --version beside node -e 0', median(version) / median(bare), 1.6, 'x');
}

const residentMegabytes = ({ child }: Running): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

async function end(server: Running): Promise<void> {
  server.child.kill('SIGTERM');
  await server.ended;
}

/** Seconds from the start of the program to its first answer over HTTP, on data that exist already. */
async function measureStart(
  sandbox: Sandbox,
  env: Record<string, string>,
): Promise<Running & { url: string; seconds: number }> {
  const started = performance.now();
  const server = await sandbox.serve({ env });
  await (await fetch(`${server.url}/healthz`)).text();
  return { ...server, seconds: (performance.now() - started) / 1000 };
}

async function measureEngine(
  name: string,
  env: Record<string, string>,
  goalMegabytes: number,
): Promise<void> {
  const sandbox = new Sandbox();
  try {
    await end(await sandbox.serve({ env }));
    const server = await measureStart(sandbox, env);
    report(`${name}: first answer after start`, server.seconds, 3, 's');
    await sleep(5000);
    report(`${name}: resident memory, idle`, residentMegabytes(server), goalMegabytes, 'MB');
    await end(server);
  } finally {
    await sandbox.end();
  }
}

async function readLag(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^smops_nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}

/** The whole command in a process of its own, and through a server whose event loop is watched meanwhile. */
async function measureAnalyze(): Promise<void> {
  const sandbox = new Sandbox();
  const vars = BENCH_VARIABLES.flatMap((variable) => ['--var', variable]);
  const fileOf = (count: number, seed: number) => {
    const path = join(sandbox.folder, `comments-${seed}.json`);
    writeFileSync(path, JSON.stringify(benchComments(count, seed)));
    return path;
  };
  const analyze = async (path: string) => {
    const started = performance.now();
    const { code, stderr } = await sandbox.run(['analyze', path, ...vars, '--provider', 'local', '--json']);
    if (code !== 0) throw new Error(`smops analyze ended with ${code}: ${stderr.slice(-400)}`);
    return (performance.now() - started) / 1000;
  };
  try {
    await analyze(fileOf(10, 1));
    const startSeconds = await analyze(fileOf(20, 2));
    const seconds = (await analyze(fileOf(COMMENTS, 3))) - startSeconds;
    report('smops analyze in-process, after start', COMMENTS / seconds, 2000, 'comments/s', true);
    const server = await sandbox.serve();
    const client = analyze(fileOf(COMMENTS, 4));
    const lags: number[] = [];
    while ((await Promise.race([client, sleep(1000)])) === undefined) lags.push(await readLag(server.url));
    await client;
    report('event-loop delay of the serving process, p99', Math.max(...lags, 0), 50, 'ms');
    await end(server);
  } finally {
    await sandbox.end();
  }
}

measureVersion();
await measureEngine('embedded', {}, 450);
const databaseUrl = process.env.SMOPS_TEST_DATABASE_URL;
if (databaseUrl === undefined) print('not measured: PostgreSQL (no server found)');
else await measureEngine('PostgreSQL', { DATABASE_URL: databaseUrl }, 200);
await measureAnalyze();
