/**
 * A lane of tests: one long-lived process (`test-worker.mjs`) that runs file after file. When a file ends or blocks it,
 * the lane starts a new one for the next file.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  collect,
  endAll,
  endedMs,
  judge,
  MARK,
  processorMs,
  QUICK_START,
  shorten,
  stillRunning,
  testEnvironment,
} from './test-process.mjs';

const WORKER = fileURLToPath(new URL('test-worker.mjs', import.meta.url));
/** A worker that has grown above this is replaced: the files after it would measure its memory. */
const MOST_MB = 1500;

/** Memory of a process in MB, 0 where the system does not say. */
function residentMb(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

export class Lane {
  #root;
  #folder;
  #worker;
  #files = 0;

  /** `folder` is made for the lane's own files; each job's folder is removed when it ends. */
  constructor(root, folder) {
    this.#root = root;
    this.#folder = folder;
  }

  #start() {
    const mark = randomBytes(12).toString('hex');
    // Short: Chromium keeps a socket in its temporary folder, whose path may have 107 characters.
    const own = join(this.#folder, mark.slice(0, 6));
    mkdirSync(join(own, 'home'), { recursive: true });
    mkdirSync(join(own, 'tmp'));
    const child = spawn(process.execPath, ['--enable-source-maps', QUICK_START, WORKER, mark], {
      cwd: this.#root,
      env: { ...testEnvironment(own, {}), [MARK]: mark },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const output = collect(child);
    const worker = { child, mark, own, output, end: undefined, spent: 0 };
    worker.exited = new Promise((resolve) => {
      child.on('exit', (code, signal) => {
        // Its files have been told theirs; they are not the work of the file that ends next in a process of its own.
        endedMs();
        worker.end = { code, signal };
        resolve();
      });
      child.on('error', () => resolve());
    });
    worker.ready = new Promise((resolve) => child.once('message', resolve));
    this.#worker = worker;
  }

  /** Runs one job of the plan; answers as `runFile` of `test-process.mjs` does. */
  async run(job, { folder, env, timeoutMs, abort }) {
    const started = performance.now();
    if (this.#worker === undefined) this.#start();
    const worker = this.#worker;
    await Promise.race([worker.ready, worker.exited]);
    mkdirSync(join(folder, 'home'), { recursive: true });
    mkdirSync(join(folder, 'tmp'));
    const mark = `${process.pid}:${folder}`;
    const spent = worker.spent;
    worker.output.clear();
    const answered = new Promise((resolve) => worker.child.once('message', resolve));
    worker.child.send({
      path: join(this.#root, job.compiled),
      number: ++this.#files,
      environment: { ...testEnvironment(folder, env), [MARK]: mark },
    });
    const end = {};
    const timer = setTimeout(() => {
      end.timedOutSeconds = timeoutMs / 1000;
      void this.stop();
    }, timeoutMs);
    const stop = () => void this.stop();
    abort?.addEventListener('abort', stop);
    const answer = await Promise.race([answered, worker.exited]);
    clearTimeout(timer);
    abort?.removeEventListener('abort', stop);
    if (answer === undefined) {
      Object.assign(end, worker.end);
      this.#worker = undefined;
      rmSync(worker.own, { recursive: true, force: true, maxRetries: 3 });
    } else {
      end.code = 0;
      // What the file printed before its last line may still be in the pipe.
      await Promise.race([worker.output.until(worker.mark), worker.exited]);
    }
    const ms = performance.now() - started;
    // A process that the file ended may take a moment to go.
    for (let looks = 0; looks < 40 && stillRunning(mark).length > 0; looks++) await sleep(50);
    const left = stillRunning(mark);
    worker.spent = Math.max(spent, processorMs(worker.mark, mark));
    await endAll(undefined, mark);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    const text = worker.output.text().replaceAll(`\n${worker.mark}\n`, '');
    const result = judge(text, end);
    const leftovers = [...(answer?.leftovers ?? []), ...left.map((name) => `the process ${name}`)];
    if (leftovers.length > 0 && result.failed === 0) {
      result.failed = 1;
      result.reasons.push(`left behind: ${leftovers.join('; ')}`);
    }
    if (leftovers.length > 0 || residentMb(worker.child.pid) > MOST_MB) await this.stop();
    return { ...result, output: shorten(text), ms, cpuMs: worker.spent - spent };
  }

  /** Ends the process; the next job gets a new one. */
  async stop() {
    const worker = this.#worker;
    this.#worker = undefined;
    if (worker === undefined) return;
    await endAll(worker.child.pid, worker.mark);
    await worker.exited;
    rmSync(worker.own, { recursive: true, force: true, maxRetries: 3 });
  }
}
