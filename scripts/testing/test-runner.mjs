/**
 * Runs a plan of test files, some at a time, and reports: a line per file with how long it took and how much of it the
 * processor worked (databases on PostgreSQL apart), failures in full, totals.
 */
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { plan } from './test-files.mjs';
import { Lane } from './test-lane.mjs';
import { runFile } from './test-process.mjs';

const SLOWEST = 10;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(7);

/** Three files at once, each with a few databases of 40 MB and a browser's profile, stay below this. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * The folder below which tests keep their files: memory where the system offers enough of it, because each copy of the
 * embedded database is a thousand small files; else the temporary folder, which a user may have chosen.
 */
export function scratchFolder({ memory = '/dev/shm', roomBytes = ROOM_BYTES } = {}) {
  try {
    const { bavail, bsize } = statfsSync(memory);
    accessSync(memory, constants.W_OK);
    return Math.min(bavail * bsize, freemem()) >= roomBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

function readDurations(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** Where a file skips tests: uvu counts them without naming them. */
function skippedLines({ source, text }) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /\.skip\(/.test(line) ? [`  skipped: ${source}:${index + 1} ${line.trim()}`] : [],
    );
}

/**
 * Runs the tests (of findTests) below `root`. Answers `{ passed, failed }`: tests, a file that could not be counted
 * being one failed. `environmentOf(job)` gives the variables of each; `print` takes one line or block.
 */
export async function runTests(root, tests, options) {
  const { concurrency, timeoutMs, longTimeoutMs, environmentOf, print, abort, durationsPath } = options;
  const durations = readDurations(durationsPath);
  const queue = plan(root, tests, durations);
  const folder = mkdtempSync(join(scratchFolder(), 'smops-tests-'));
  // PostgreSQL servers that tests start run as another user: they must get through, and need not look around.
  chmodSync(folder, 0o711);
  const done = [];

  const runOne = async (job, number, lane) => {
    const how = {
      folder: join(folder, String(number)),
      env: environmentOf(job),
      timeoutMs: job.isLong ? longTimeoutMs : timeoutMs,
      abort,
    };
    const result = job.problem
      ? { passed: 0, failed: 1, skipped: 0, reasons: [job.problem], output: '', ms: 0, cpuMs: 0 }
      : await (job.isShared ? lane.run(job, how) : runFile(root, job, how));
    if (abort?.aborted) return;
    done.push({ ...job, ...result });
    if (!job.problem) durations[job.name] = { ms: Math.round(result.ms), cpuMs: result.cpuMs };
    const counts = result.failed === 0 ? `ok   ${String(result.passed).padStart(4)}` : 'FAIL     ';
    const reasons = result.reasons.length === 0 ? '' : `: ${result.reasons.join(', ')}`;
    print(`${counts} ${seconds(result.ms)} ${seconds(result.cpuMs)}  ${job.name}${reasons}`);
    if (result.skipped > 0) print(skippedLines(job).join('\n'));
    if (result.failed > 0 && result.output !== '') print(result.output.trimEnd().replace(/^/gm, '  | '));
    if (result.failed > 0) print(`  alone: npm test -- ${job.source}`);
  };

  let next = 0;
  const worker = async (_, at) => {
    const lane = new Lane(root, join(folder, `l${at}`));
    while (next < queue.length && !abort?.aborted) {
      const number = next++;
      await runOne(queue[number], number, lane);
    }
    await lane.stop();
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  mkdirSync(dirname(durationsPath), { recursive: true });
  writeFileSync(durationsPath, `${JSON.stringify(durations, null, 1)}\n`);
  report(done, print);
  const sum = (key) => done.reduce((total, job) => total + job[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

function report(done, print) {
  if (done.length > SLOWEST) {
    const most = [...done].sort((a, b) => b.cpuMs - a.cpuMs).slice(0, SLOWEST);
    print(
      `most work, of ${seconds(done.reduce((sum, { cpuMs }) => sum + cpuMs, 0)).trim()} of the processor:`,
    );
    for (const { name, ms, cpuMs } of most) print(`${seconds(ms)} ${seconds(cpuMs)}  ${name}`);
  }
  const failures = done.filter(({ failed }) => failed > 0);
  if (failures.length > 0) print('failed:');
  for (const { name, reasons } of failures) print(`  ${name}: ${reasons.join(', ')}`);
}
