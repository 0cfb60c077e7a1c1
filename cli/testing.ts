import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../bin/smops.mjs', import.meta.url));

export interface StartOptions {
  env?: Record<string, string>;
  input?: string | Buffer;
  tty?: boolean;
  through?: string[];
}

export interface Ended {
  code: number | null;
  signal: string | null;
  stdout: string;
  stderr: string;
}

export interface Running {
  child: ChildProcess;
  /** Resolves when stdout or stderr says it; rejects when the program ends first. */
  until(pattern: RegExp): Promise<RegExpMatchArray>;
  ended: Promise<Ended>;
}

/** A temporary data folder with the environment that points there; everything that was started ends with it. */
export class Sandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'smops-e2e-'));
  readonly data = join(this.folder, 'data');
  private readonly children = new Set<ChildProcess>();

  /**
   * Starts the built program; `tty` gives it a terminal of its own (util-linux `script`), `through` is a program that
   * starts it with other limits or rights (`prlimit`, `setpriv`).
   */
  start(args: string[], options: StartOptions = {}): Running {
    const env = {
      PATH: process.env.PATH,
      HOME: this.folder,
      LANG: 'C.UTF-8',
      LOG_LEVEL: 'warn',
      PORT: '0',
      SMOPS_DATA_DIR: this.data,
      ...options.env,
    };
    const line = [...(options.through ?? []), process.execPath, program, ...args];
    const child =
      options.tty === true
        ? spawn('script', ['-qefc', line.map((part) => `'${part}'`).join(' '), '/dev/null'], { env })
        : spawn(line[0] as string, line.slice(1), { env });
    this.children.add(child);
    let stdout = '';
    let stderr = '';
    const listeners = new Set<() => void>();
    const ended = new Promise<Ended>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => {
        this.children.delete(child);
        resolve({ code, signal, stdout, stderr });
      });
    });
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      for (const listener of listeners) listener();
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
      for (const listener of listeners) listener();
    });
    child.stdin.on('error', () => {});
    if (options.tty !== true || options.input !== undefined) child.stdin.end(options.input ?? '');
    return {
      child,
      ended,
      until: (pattern) =>
        new Promise((resolve, reject) => {
          const look = () => {
            const match = pattern.exec(stdout) ?? pattern.exec(stderr);
            if (match !== null) resolve(match);
          };
          listeners.add(look);
          look();
          void ended.then((end) => reject(new Error(`ended without ${pattern}: ${JSON.stringify(end)}`)));
        }),
    };
  }

  /** Runs a command to its end. */
  async run(args: string[], options: StartOptions = {}): Promise<Ended> {
    return await this.start(args, options).ended;
  }

  /** A server on a free port, once it is ready. */
  async serve(options: StartOptions = {}): Promise<Running & { url: string }> {
    const server = this.start(['serve'], options);
    const [, url = ''] = await server.until(/ready at (http:\S+)/);
    return { ...server, url };
  }

  async end(): Promise<void> {
    for (const child of this.children) {
      const closed = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await closed;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
