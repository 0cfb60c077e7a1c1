import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sandbox } from '@smops/cli/testing.js';
import { addressOf } from '@smops/core/analysis/analyzer/bench/address-of.js';
import { benchComments } from '@smops/core/analysis/analyzer/bench/bench-comments.js';
import { createEnginePool } from '@smops/core/engine/engine-pool.js';
import { openTestDatabase } from '@smops/core/platform/db/testing.js';

/**
 * The main job, `smops analyze FILE --out FILE` with four variables by the local engine, as a whole command in a process of its
 * own: 10,000 comments in at most 3.5 s and 350 MB, or 2.5 times what starting the program (20 comments) and the engine alone
 * take in the same run, whichever is larger; 200,000 in at most 20 times that, with at most 100 MB more.
 */
const VARIABLES = ['traffic jam', '停车位', 'hospital', 'harga barang'];
const SIZES = [20, 1000, 10_000, 100_000, 200_000];
const TIMES = Number(process.env.BENCH_TIMES ?? 3);
const TICKS_PER_SECOND = 100;

interface Figures {
  seconds: number;
  cpuSeconds: number;
  megabytes: number;
}

const commentsOf = (count: number) => benchComments(count, 7);

/** Seconds of CPU that a process has taken, and the most memory it has had; the last known once it is gone. */
function lookAt(pid: number | undefined, last: Omit<Figures, 'seconds'>): Omit<Figures, 'seconds'> {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return {
      cpuSeconds: (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND,
      megabytes: peak === undefined ? last.megabytes : Number(peak) / 1024,
    };
  } catch {
    return last;
  }
}

async function analyze(sandbox: Sandbox, count: number, env: Record<string, string>): Promise<Figures> {
  const file = join(sandbox.folder, `comments-${count}.json`);
  writeFileSync(file, JSON.stringify(commentsOf(count)));
  const out = join(sandbox.folder, `tagged-${count}-${performance.now()}.csv`);
  const variables = VARIABLES.flatMap((variable) => ['--var', variable]);
  const started = performance.now();
  const { child, ended } = sandbox.start(['analyze', file, ...variables, '--out', out], { env });
  let used = { cpuSeconds: 0, megabytes: 0 };
  const watch = setInterval(() => {
    used = lookAt(child.pid, used);
  }, 20);
  const { code, stderr } = await ended;
  clearInterval(watch);
  if (code !== 0) throw new Error(`smops analyze ended with ${code}: ${stderr.slice(-400)}`);
  return { seconds: (performance.now() - started) / 1000, ...used };
}

/** The texts of 10,000 comments through a thread of the engine that has just been started. */
async function engineAlone(): Promise<number> {
  const texts = [...new Set(commentsOf(10_000).map(({ message }) => message))];
  const variables = VARIABLES.map((name) => ({ name, terms: [] }));
  const pool = createEnginePool();
  const started = performance.now();
  await pool.answer({ variables, post: '', language: 'en' }, texts);
  const seconds = (performance.now() - started) / 1000;
  await pool.close();
  return seconds;
}

const best = (figures: Figures[]): Figures => ({
  seconds: Math.min(...figures.map(({ seconds }) => seconds)),
  cpuSeconds: Math.min(...figures.map(({ cpuSeconds }) => cpuSeconds)),
  megabytes: Math.min(...figures.map(({ megabytes }) => megabytes)),
});

const print = (text: string) => void process.stdout.write(`${text}\n`);

function report(name: string, value: number, goal: number, unit: string): void {
  if (value > goal) process.exitCode = 1;
  print(
    `${value > goal ? 'MISSED' : 'met   '}  ${name}: ${value.toFixed(1)} ${unit} (at most ${goal.toFixed(1)})`,
  );
}

const connection = await openTestDatabase();
const sandbox = new Sandbox();
try {
  const env: Record<string, string> =
    connection.engine === 'embedded' ? {} : { DATABASE_URL: await addressOf(connection) };
  await analyze(sandbox, 20, env);
  const engine = Math.min(await engineAlone(), await engineAlone());
  const measured = new Map<number, Figures>();
  for (const size of SIZES) {
    const times = size > 10_000 ? 1 : TIMES;
    const all: Figures[] = [];
    while (all.length < times) all.push(await analyze(sandbox, size, env));
    const figures = best(all);
    measured.set(size, figures);
    const { seconds, cpuSeconds, megabytes } = figures;
    const name = size === 20 ? 'start, and 20 comments' : `${size.toLocaleString('en')} comments`;
    print(
      `${name}: ${seconds.toFixed(1)} s, CPU ${cpuSeconds.toFixed(1)} s, at most ${megabytes.toFixed(0)} MB`,
    );
  }
  print(`the engine alone, 10,000 comments: ${engine.toFixed(1)} s`);
  const of = (size: number) => measured.get(size) as Figures;
  const [start, main, most] = [of(20), of(10_000), of(200_000)];
  report('10,000 comments', main.seconds, Math.max(3.5, 2.5 * (start.seconds + engine)), 's');
  report('10,000 comments, memory', main.megabytes, Math.max(350, 2.5 * start.megabytes), 'MB');
  report('200,000 comments beside 10,000', most.seconds / main.seconds, 20, 'times');
  report('200,000 comments, memory beyond that of 10,000', most.megabytes - main.megabytes, 100, 'MB');
} finally {
  await sandbox.end();
  await connection.close();
}
