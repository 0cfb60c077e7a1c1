/** Runs one test file in a process of its own and reads what uvu says about it. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** The variable that a process of a test inherits; its value says which file started it. */
export const MARK = 'SMOPS_TEST_PROCESS';
const KEPT = [
  'PATH',
  'USER',
  'LOGNAME',
  'SHELL',
  'TERM',
  'TZ',
  'NODE_OPTIONS',
  'NODE_V8_COVERAGE',
  'LD_LIBRARY_PATH',
  // How often tests of crashes kill a server: `npm run faults` says more.
  'SMOPS_TEST_KILLS',
];
const MAX_OUTPUT_CHARS = 200_000;
/**
 * The embedded database is WebAssembly: in tests, which run a few statements each, optimising its machine code costs twice
 * as much as it saves. What the code does stays the same. `Sandbox` hands it on to the programs that it starts.
 */
export const QUICK_START = '--liftoff-only';
/** A browser that a test left behind ends itself on SIGTERM within this time. */
const GRACE_MS = 2000;

/**
 * What a test sees of the environment: nothing of the user's settings, keys or CI (which changes how Ink prints), an
 * empty home and temporary folder of its own, and a locale in which Chinese can be printed.
 */
export function testEnvironment(folder, extra, base = process.env) {
  const env = Object.fromEntries(
    KEPT.filter((name) => base[name] !== undefined).map((name) => [name, base[name]]),
  );
  return {
    ...env,
    HOME: join(folder, 'home'),
    TMPDIR: join(folder, 'tmp'),
    LANG: 'C.UTF-8',
    LOG_LEVEL: 'silent',
    ...extra,
  };
}

/** The processes that inherited the mark, wherever their group and parent are (Linux; elsewhere none is found). */
function marked(mark) {
  let pids = [];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  return pids.map(Number).filter((pid) => {
    try {
      return (
        pid !== process.pid && readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`${MARK}=${mark}\0`)
      );
    } catch {
      return false;
    }
  });
}

/** The clock of /proc counts hundredths of a second. */
const TICK_MS = 10;

/** What a process and those of its children that have ended took of the processor, in ms; 0 where the system does not say. */
export function spentBy(pid, isWithChildren = true) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const times = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    return (times[0] + times[1] + (isWithChildren ? times[2] + times[3] : 0)) * TICK_MS;
  } catch {
    return 0;
  }
}

/** The parent of each process that runs. */
function parents() {
  const found = new Map();
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    try {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
      found.set(pid, Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has ended.
    }
  }
  return found;
}

/** What the processes with one of these marks and those below them took of the processor so far, in ms. */
export function processorMs(...marks) {
  const pids = new Set(marks.flatMap(marked));
  if (pids.size === 0) return 0;
  const above = parents();
  // A browser hides the marks of the processes that it starts.
  for (let before = -1; before < pids.size; ) {
    before = pids.size;
    for (const [pid, parent] of above) if (pids.has(parent)) pids.add(pid);
  }
  return [...pids].reduce((sum, pid) => sum + spentBy(pid), 0);
}

let reaped = 0;
/** What the children of this process that ended since it was last asked took of the processor, in ms. */
export function endedMs() {
  const all = spentBy('self') - spentBy('self', false);
  const since = all - reaped;
  reaped = all;
  return since;
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The command lines of the processes with this mark that have not ended. */
export const stillRunning = (mark) =>
  marked(mark).flatMap((pid) => {
    try {
      return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 120)];
    } catch {
      return [];
    }
  });

/**
 * Ends the group of a test process, where `pid` names one, and every process with the mark, whatever its group; asks
 * first, then kills.
 */
export async function endAll(pid, mark) {
  const end = (name) => {
    if (pid !== undefined) signal(-pid, name);
    for (const other of marked(mark)) signal(other, name);
  };
  const isGone = () => {
    if (pid === undefined) return marked(mark).length === 0;
    try {
      process.kill(-pid, 0);
      return false;
    } catch {
      return marked(mark).length === 0;
    }
  };
  if (pid === undefined && isGone()) return;
  end('SIGTERM');
  for (let waited = 0; waited < GRACE_MS && !isGone(); waited += 50) await sleep(50);
  if (!isGone()) end('SIGKILL');
}

/**
 * Counts from uvu's closing summary and the process's end: `{ passed, failed, skipped, reasons }`. Whatever is not a
 * clean pass of at least one test counts as failed; a file that broke off counts as one.
 */
export function judge(output, end) {
  const text = stripVTControlCharacters(output);
  const summaries = [...text.matchAll(/^ *Total: +(\d+)\n *Passed: +(\d+)\n *Skipped: +(\d+)$/gm)];
  const broken = (reason) => ({ passed: 0, failed: 1, skipped: 0, reasons: [reason] });
  if (end.timedOutSeconds) return broken(`timed out after ${end.timedOutSeconds} s`);
  if (summaries.length === 0)
    return broken(`broke off before its summary (${end.signal ?? `exit code ${end.code}`})`);
  if (summaries.length > 1)
    return broken('a suite was started after the others ended: no await between suites');
  const [total, passed, skipped] = summaries[0].slice(1).map(Number);
  const reasons = [];
  let failed = total - passed;
  if (failed > 0) reasons.push(`${failed} of ${total} failed`);
  if (failed > 0 && !text.includes(' FAIL '))
    reasons.push('a before hook threw (uvu does not print its error)');
  if (skipped > 0) reasons.push(`${skipped} skipped`);
  failed += skipped;
  if (total + skipped === 0) {
    reasons.push('0 tests');
    failed = 1;
  } else if (failed === 0 && end.code !== 0) {
    reasons.push(`its tests passed, then it ended with ${end.signal ?? `exit code ${end.code}`}`);
    failed = 1;
  }
  return { passed, failed, skipped, reasons };
}

/**
 * Runs one job of the plan. `folder` is made for it and removed. Answers judge's counts with `output` and `ms`.
 * `abort` is an AbortSignal that ends it early.
 */
export async function runFile(root, job, { folder, env, timeoutMs, abort }) {
  const started = performance.now();
  mkdirSync(join(folder, 'home'), { recursive: true });
  mkdirSync(join(folder, 'tmp'));
  const mark = `${process.pid}:${folder}`;
  const child = spawn(process.execPath, ['--enable-source-maps', QUICK_START, job.compiled], {
    cwd: root,
    env: { ...testEnvironment(folder, env), [MARK]: mark },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const end = {};
  let cpuMs = 0;
  const exited = new Promise((resolve) => {
    child.on('error', resolve);
    endedMs();
    child.on('exit', (code, signalName) => {
      cpuMs = endedMs();
      end.code = code;
      end.signal = signalName;
      resolve();
    });
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  const stop = () => endAll(child.pid, mark);
  const timer = setTimeout(() => {
    end.timedOutSeconds = timeoutMs / 1000;
    stop();
  }, timeoutMs);
  abort?.addEventListener('abort', stop);
  await exited;
  clearTimeout(timer);
  abort?.removeEventListener('abort', stop);
  const ms = performance.now() - started;
  if (child.pid !== undefined) await stop();
  // Nothing holds the pipes any more, except a process that hid itself: then what was read has to do.
  await Promise.race([closed, sleep(1000, undefined, { ref: false })]);
  child.stdout.destroy();
  child.stderr.destroy();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const text = output.text();
  return { ...judge(text, end), output: shorten(text), ms, cpuMs };
}

/** What a process prints on both streams, in one text; `until` waits for a word in it. */
export function collect(child) {
  let text = '';
  let look = () => {};
  child.on('error', (error) => {
    text += String(error);
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece) => {
      text += piece;
      // Both ends matter: the first failure and the summary.
      if (text.length > 4 * MAX_OUTPUT_CHARS) text = shorten(text);
      look();
    });
  }
  return {
    text: () => text,
    clear() {
      text = '';
    },
    until: (word) =>
      new Promise((resolve) => {
        look = () => {
          if (text.includes(word)) resolve();
        };
        look();
      }),
  };
}

/** The first and the last part of a long text. */
export function shorten(text) {
  if (text.length <= MAX_OUTPUT_CHARS) return text;
  const half = MAX_OUTPUT_CHARS / 2;
  return `${text.slice(0, half)}\n… ${text.length - 2 * half} characters left out …\n${text.slice(-half)}`;
}
