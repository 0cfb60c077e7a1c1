import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leaveUnwatched, startWatchdog } from './watchdog.js';

const test = suite<{ children: ChildProcess[] }>('the watchdog');

test.before.each((context) => {
  context.children = [];
});
test.after.each(({ children }) => {
  for (const child of children) child.kill('SIGKILL');
});

/** A program of its own with a watchdog of short patience; it says "ready" and then does what `body` says. */
function start(context: { children: ChildProcess[] }, body: string, options: object = {}) {
  const address = new URL('./watchdog.js', import.meta.url).href;
  const given = { format: 'text', onlyWhenBusy: false, stuckMs: 1500, endMs: 1500, everyMs: 100, ...options };
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { noteEnding, startWatchdog } from ${JSON.stringify(address)};
     import { readSync } from 'node:fs';
     const underWay = startWatchdog(${JSON.stringify(given)});
     process.on('SIGTERM', noteEnding);
     underWay.begin('GET /healthz (a1)')();
     underWay.begin('POST /api/fb-analyzer/analyze (b2)');
     // The watchdog counts from the first beat that it sees.
     setTimeout(() => { process.stdout.write('ready'); ${body} }, 500);`,
  ]);
  context.children.push(child);
  let text = '';
  child.stderr.on('data', (piece) => {
    text += piece;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, text }));
  return { child, ended, ready: once(child.stdout, 'data') };
}

test('an endless loop ends the process, with one line that says what it was doing', async (context) => {
  const { signal, text } = await start(context, 'for (;;);').ended;
  assert.is(signal, 'SIGKILL');
  assert.match(text, /^smops: the main thread has been stuck for \d s, so the process ends; /);
  assert.match(text, /requests under way: POST \/api\/fb-analyzer\/analyze \(b2\)\n$/);
});

test('the same as a line of the log', async (context) => {
  const { text } = await start(context, "/^(?:a|a)*$/.test('a'.repeat(60) + 'b');", { format: 'json' }).ended;
  const { level, requests, msg } = JSON.parse(text);
  assert.equal([level, requests], [60, ['POST /api/fb-analyzer/analyze (b2)']]);
  assert.match(msg, /stuck/);
});

test('a process that is left unwatched may be busy for as long as it likes', async () => {
  leaveUnwatched();
  startWatchdog({ format: 'text', onlyWhenBusy: false, stuckMs: 200, endMs: 1000, everyMs: 20 });
  // It would count from the first beat that it sees.
  await sleep(300);
  const until = performance.now() + 1000;
  while (performance.now() < until);
  await sleep(100);
});

test('SIGTERM ends a process that hears it but does not end', async (context) => {
  const { child, ended, ready } = start(context, 'setInterval(() => {}, 1000);');
  await ready;
  child.kill('SIGTERM');
  const { signal, text } = await ended;
  assert.equal(
    [signal, text.startsWith('smops: the process did not end within 2 s of SIGTERM')],
    ['SIGKILL', true],
  );
});

test('a process that was stopped and continued goes on', async (context) => {
  const { child, ended, ready } = start(context, 'setTimeout(() => process.exit(7), 4000);');
  await ready;
  child.kill('SIGSTOP');
  await sleep(2500);
  child.kill('SIGCONT');
  assert.equal(await ended, { code: 7, signal: null, text: '' });
});

test('one that waits for a person (a pager, Ctrl-S) is left alone where that may be', async (context) => {
  const blocked = 'readSync(0, Buffer.alloc(1)); process.exit(7);';
  const { child, ended, ready } = start(context, blocked, { onlyWhenBusy: true });
  await ready;
  await sleep(2500);
  child.stdin.write('x');
  assert.equal(await ended, { code: 7, signal: null, text: '' });
  const looping = start(context, 'for (;;);', { onlyWhenBusy: true });
  assert.is((await looping.ended).signal, process.platform === 'linux' ? 'SIGKILL' : null);
});

test('it keeps no process alive', async (context) => {
  assert.equal(await start(context, '').ended, { code: 0, signal: null, text: '' });
});

test.run();
