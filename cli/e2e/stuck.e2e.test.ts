import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmbeddedTemplate } from '@smops/core/db/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

type Ended = ReturnType<typeof terminateStuck>;

const test = suite<{ server: Ended; command: Ended }>('a program that is stuck');

/**
 * Runs a program of the test's own that opens smops and then never comes round again. Returns how it ended after SIGTERM, and
 * what it said. `turn` is what it does meanwhile.
 */
async function terminateStuck(openSmops: string, turn = '') {
  const folder = mkdtempSync(join(tmpdir(), 'smops-stuck-'));
  const address = new URL('../../../server/dist/lifecycle/in-process.js', import.meta.url).href;
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
      ended.then(() => assert.unreachable(`it ended before it was ready: ${text}`)),
    ]);
    setTimeout(() => child.kill('SIGTERM'), 3000);
    const [, signal] = await ended;
    return { signal, lastLine: text.trim().split('\n').at(-1) ?? '' };
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Both at once: what takes time is the watchdog's patience. */
test.before((context) => {
  context.server = terminateStuck(
    "await serve({ config, logFormat: 'json' });",
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)',
  );
  // A command is ended only while it uses the CPU.
  context.command = terminateStuck("await openInProcess({ config, purpose: 'analyze', mayCreate: true });");
});

test('a server whose main thread is stuck ends by itself and says what it was doing', async ({ server }) => {
  const { signal, lastLine } = await server;
  assert.is(signal, 'SIGKILL');
  const { level, msg, requests } = JSON.parse(lastLine);
  assert.equal([level, requests], [60, []]);
  assert.match(msg, /main thread has been stuck for \d+ s/);
});

test('so does a command that works in its own process', async ({ command }) => {
  const { signal, lastLine } = await command;
  assert.is(signal, 'SIGKILL');
  assert.match(lastLine, /^smops: the main thread has been stuck for \d+ s/);
});

test.run();
