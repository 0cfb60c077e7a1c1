import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmbeddedTemplate } from '@smops/core/platform/db/testing.js';
import { check, type Fault } from '../scenario.js';

/**
 * Runs a program that opens smops and then never comes round again. Returns how it ended after SIGTERM, and
 * what it said. `turn` is what it does meanwhile.
 */
async function terminateStuck(openSmops: string, turn = '') {
  const folder = mkdtempSync(join(tmpdir(), 'smops-stuck-'));
  const address = new URL('../../../../server/dist/in-process.js', import.meta.url).href;
  const program = `
    import { openInProcess, readConfig, serve } from ${JSON.stringify(address)};
    const config = readConfig({ SMOPS_DATA_DIR: ${JSON.stringify(folder)}, PORT: '0' });
    process.on('SIGTERM', () => process.exit(143));
    ${openSmops}
    process.stdout.write('ready');
    setTimeout(() => { for (;;) ${turn}; }, 1000);`;
  await copyEmbeddedTemplate(join(folder, 'db'));
  const path = join(folder, 'stuck.mjs');
  writeFileSync(path, program);
  const child = spawn(process.execPath, [path]);
  try {
    let text = '';
    child.stderr.on('data', (piece) => {
      text += piece;
    });
    const ended = once(child, 'close');
    await Promise.race([
      once(child.stdout, 'data'),
      ended.then(() => check(false, `it ended before it was ready: ${text}`)),
    ]);
    setTimeout(() => child.kill('SIGTERM'), 3000);
    const [, signal] = await ended;
    return { signal, lastLine: text.trim().split('\n').at(-1) ?? '' };
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An endless loop in a program on the embedded database: a server, and a command that works in its own process. */
export const stuckProgram: Fault = {
  name: 'a program in an endless loop, on the embedded database',
  claim: 'a server and a command that are stuck end with one line that says so',
  times: 1,
  async run() {
    // Both at once: what takes time is the watchdog's patience.
    const [server, command] = await Promise.all([
      terminateStuck(
        "await serve({ config, logFormat: 'json' });",
        'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)',
      ),
      // A command is ended only while it uses the CPU.
      terminateStuck("await openInProcess({ config, purpose: 'analyze', mayCreate: true });"),
    ]);
    check(server.signal === 'SIGKILL', `the server ended by ${server.signal}`);
    const { level, msg, requests } = JSON.parse(server.lastLine);
    check(level === 60 && requests.length === 0, `the server's last line is ${server.lastLine}`);
    check(/main thread has been stuck for \d+ s/.test(msg), `the server's last line is ${server.lastLine}`);
    check(command.signal === 'SIGKILL', `the command ended by ${command.signal}`);
    check(
      /^smops: the main thread has been stuck for \d+ s/.test(command.lastLine),
      `the command's last line is ${command.lastLine}`,
    );
    return command.lastLine.slice(0, 200);
  },
};
