import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyEmbeddedTemplate } from '@smops/core/platform/db/testing.js';
import { execa, type ResultPromise } from 'execa';

const program = fileURLToPath(new URL('../bin/smops.mjs', import.meta.url));

/** How the runner of the tests has WebAssembly compiled (`scripts/testing/test-process.mjs`), for the programs of tests too. */
const flags = process.execArgv.filter((flag) => flag === '--liftoff-only');

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

type Child = ResultPromise<{ reject: false; stripFinalNewline: false; encoding: 'utf8' }>;

export interface Running {
  child: Child;
  /** Resolves when stdout or stderr says it; rejects when the program ends first. */
  until(pattern: RegExp): Promise<RegExpMatchArray>;
  ended: Promise<Ended>;
}

/** A temporary data folder with the environment that points there; everything that was started ends with it. */
export class Sandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'smops-e2e-'));
  readonly data = join(this.folder, 'data');
  private readonly children = new Set<Child>();

  /** A sandbox whose data folder holds an up-to-date database. */
  static async open(): Promise<Sandbox> {
    const sandbox = new Sandbox();
    await copyEmbeddedTemplate(join(sandbox.data, 'db'));
    return sandbox;
  }

  /** How the built program is started here, for those that start it themselves. */
  lineOf(args: string[], more: Record<string, string> = {}) {
    const env = {
      PATH: process.env.PATH ?? '',
      HOME: this.folder,
      LANG: 'C.UTF-8',
      LOG_LEVEL: 'warn',
      PORT: '0',
      SMOPS_DATA_DIR: this.data,
      ...more,
    };
    return { command: process.execPath, args: [...flags, program, ...args], env };
  }

  /**
   * Starts the built program; `tty` gives it a terminal of its own (util-linux `script`), `through` is a program that
   * starts it with other limits or rights (`prlimit`, `setpriv`).
   */
  start(args: string[], options: StartOptions = {}): Running {
    const { command, args: own, env } = this.lineOf(args, options.env);
    const line = [...(options.through ?? []), command, ...own];
    const isTyped = options.tty === true && options.input === undefined;
    const [file, ...rest] =
      options.tty === true
        ? ['script', '-qefc', line.map((part) => `'${part}'`).join(' '), '/dev/null']
        : line;
    const child: Child = execa(file as string, rest, {
      env,
      extendEnv: false,
      reject: false,
      stripFinalNewline: false,
      // What a signal does is what these tests look at: nothing is sent after it.
      forceKillAfterDelay: false,
      ...(!isTyped && { input: options.input ?? '' }),
    });
    this.children.add(child);
    const listeners = new Set<() => void>();
    const stdout = collectText(child.stdout, listeners);
    const stderr = collectText(child.stderr, listeners);
    const ended = child.then((result) => {
      this.children.delete(child);
      if (result.exitCode === undefined && result.signal === undefined) throw result;
      return {
        code: result.exitCode ?? null,
        signal: result.signal ?? null,
        stdout: result.stdout,
        stderr: result.stderr,
      };
    });
    return {
      child,
      ended,
      until: (pattern) =>
        new Promise((resolve, reject) => {
          const look = () => {
            const match = pattern.exec(stdout()) ?? pattern.exec(stderr());
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
      child.kill('SIGKILL');
      await child;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Reads what a program prints as it comes; the function it returns gives all of it so far. */
function collectText(stream: NodeJS.ReadableStream, listeners: Set<() => void>): () => string {
  const decoder = new TextDecoder();
  let text = '';
  stream.on('data', (piece: Buffer) => {
    text += decoder.decode(piece, { stream: true });
    for (const listener of listeners) listener();
  });
  return () => text;
}
