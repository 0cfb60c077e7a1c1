/** A Windows of its own under Debian's wine: a folder that is its drive C, and programs that run in it. */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { findWine } from '../testing/test-needs.mjs';

/** What a person's terminal may set has no place there. */
const KEPT = ['PATH', 'HOME', 'USER', 'TMPDIR'];

export class Wine {
  /** `folder` becomes its drive; `path` of Windows stands below it. */
  constructor(folder) {
    this.program = findWine();
    this.prefix = join(folder, 'prefix');
    this.env = {
      ...Object.fromEntries(KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
      WINEPREFIX: this.prefix,
      WINEDEBUG: '-all',
      // Wine asks for programs of its own for .NET and HTML, which nothing here needs.
      WINEDLLOVERRIDES: 'mscoree,mshtml=',
      LANG: 'C.UTF-8',
    };
    mkdirSync(this.prefix, { recursive: true });
    // Node runs on Windows 10 and newer alone; wine 8 says that it is Windows 7 unless it is told.
    this.run(['winecfg', '-v', 'win10']);
  }

  /** Where a path of its drive C is here. */
  at(...names) {
    return join(this.prefix, 'drive_c', ...names);
  }

  /**
   * Runs a program to its end in a folder of its drive; throws for another exit code than `code`. Returns what it printed:
   * by way of a file, because wine knows pipes of Linux but not the sockets that Node makes for them.
   */
  run(command, { cwd = this.prefix, code = 0, env = {} } = {}) {
    const path = join(this.prefix, 'printed.txt');
    const file = openSync(path, 'w');
    const { status, error } = spawnSync(this.program, command, {
      cwd,
      env: { ...this.env, ...env },
      stdio: ['ignore', file, file],
    });
    closeSync(file);
    const printed = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
    if (status !== code)
      throw new Error(`${command.join(' ')} ended with ${status}: ${printed}${error ?? ''}`);
    return printed;
  }

  /** Starts a program in a window, which here is a terminal. `until` resolves with what it shows once that matches. */
  open(command, { cwd, env = {} }) {
    const words = [this.program, ...command].map((word) => `'${word}'`).join(' ');
    const child = spawn('script', ['-qefc', words, '/dev/null'], {
      cwd,
      env: { ...this.env, TERM: 'xterm-256color', ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (more) => {
      text += more;
    });
    const shown = () => stripVTControlCharacters(text);
    const until = async (pattern, seconds) => {
      const lastMs = performance.now() + seconds * 1000;
      while (performance.now() < lastMs) {
        const found = pattern.exec(shown());
        if (found) return found;
        if (child.exitCode !== null) break;
        await sleep(100);
      }
      throw new Error(`no ${pattern} within ${seconds} s: ${shown()}`);
    };
    return { child, ended, shown, until };
  }

  /** The processes of this Windows, its own services included: `{ pid, command }`. */
  processes() {
    const found = [];
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`WINEPREFIX=${this.prefix}\0`)) continue;
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        if (command !== '') found.push({ pid: Number(pid), command });
      } catch {
        // It has just ended, or is another user's.
      }
    }
    return found;
  }

  /** The processes whose command line matches. */
  find = (pattern) => this.processes().filter(({ command }) => pattern.test(command));

  /** Ends whatever still runs of this Windows. */
  end() {
    for (const { pid } of this.processes()) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch (error) {
        // One that has gone with another of them.
        if (error.code !== 'ESRCH') throw error;
      }
    }
  }
}
