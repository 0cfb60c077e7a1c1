import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Sandbox } from '../../testing.js';

export const program = fileURLToPath(new URL('../../../bin/smops.mjs', import.meta.url));
const GIVE_UP_MS = 30_000;

/** A shell in a real terminal (tmux, with a server of its own), in which the built program runs. */
export class Terminal {
  private static count = 0;
  private readonly socket = `smops-e2e-${process.pid}-${Terminal.count++}`;
  private readonly env: Record<string, string>;

  constructor(
    sandbox: Sandbox,
    env: Record<string, string> = {},
    [columns, rows]: readonly [number, number] = [100, 24],
  ) {
    this.env = {
      PATH: process.env.PATH ?? '',
      HOME: sandbox.folder,
      LANG: 'C.UTF-8',
      TERM: 'xterm-256color',
      SHELL: '/bin/bash',
      SMOPS_DATA_DIR: sandbox.data,
      ...env,
    };
    this.tmux(
      '-u',
      '-f',
      '/dev/null',
      'new-session',
      '-d',
      '-x',
      String(columns),
      '-y',
      String(rows),
      "exec env PS1='shell> ' bash --norc",
    );
  }

  tmux(...args: string[]): string {
    const { stdout, stderr, status } = spawnSync('tmux', ['-L', this.socket, ...args], {
      env: this.env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`tmux ${args.join(' ')}: ${stderr}`);
    return stdout;
  }

  keys(...keys: string[]): void {
    for (const key of keys) this.tmux('send-keys', '--', key);
  }

  type(text: string): void {
    this.tmux('send-keys', '-l', '--', text);
  }

  frame(...more: string[]): string {
    return this.tmux('capture-pane', '-p', ...more);
  }

  async until(pattern: RegExp): Promise<string> {
    const deadline = Date.now() + GIVE_UP_MS;
    for (;;) {
      const frame = this.frame();
      if (pattern.test(frame)) return frame;
      if (Date.now() > deadline) throw new Error(`the terminal never showed ${pattern}:\n${frame}`);
      await sleep(50);
    }
  }

  /** Starts the program; resolves with the frame that shows it is there. */
  async open(args = '', shown = /in all/): Promise<string> {
    await this.until(/shell> ?$/m);
    this.type(`'${process.execPath}' '${program}' ${args}`);
    this.keys('Enter');
    return await this.until(shown);
  }

  /** The process that was started in it. */
  get child(): number {
    const pane = this.tmux('display-message', '-p', '#{pane_pid}').trim();
    return Number(spawnSync('ps', ['-o', 'pid=', '--ppid', pane], { encoding: 'utf8' }).stdout.trim());
  }

  /** That the shell's own screen is back, and what the program ended with. */
  async shellSays(code: number): Promise<void> {
    await this.until(/shell> ?$/m);
    this.type('echo "ended with $?; $(stty -a | grep -o -- " -\\?icanon")"');
    this.keys('Enter');
    await this.until(new RegExp(`ended with ${code};  icanon`));
  }

  end(): void {
    spawnSync('tmux', ['-L', this.socket, 'kill-server'], { env: this.env });
  }
}
