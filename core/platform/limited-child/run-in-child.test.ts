import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AppError, messageOf } from '../../errors.js';
import { runInChild } from './run-in-child.js';

const test = suite<{ folder: string; script: URL }>('a limited child');

/** Does with its memory and time what it is told. */
const SOURCE = `
  import { writeFileSync } from 'node:fs';
  import { AppError } from ${JSON.stringify(new URL('../../errors.js', import.meta.url).href)};
  import { serveChild } from ${JSON.stringify(new URL('./child-side.js', import.meta.url).href)};
  serveChild(async function* (what) {
    if (what === 'numbers') { yield 1; yield 2; return; }
    if (what === 'long') { yield 'a'; yield { lists: [['b'.repeat(5e6)]] }; return; }
    if (what === 'often') { const text = 'c'.repeat(1e6); for (;;) yield [text, text, text]; }
    if (what.ahead !== undefined) for (let at = 1; at < 5; at++) { writeFileSync(what.ahead, String(at)); yield at; }
    if (what === 'secret') { yield process.env.SMOPS_SECRET_OF_THE_TEST ?? 'none'; return; }
    if (what === 'complaint') throw new Error('Tiada lajur.');
    if (what === 'exit') process.exit(1);
    if (what === 'no library') throw new AppError('INTERNAL', 'Tiada pustaka.');
    if (what.pidFile !== undefined) { writeFileSync(what.pidFile, String(process.pid)); for (;;); }
    if (what === 'for ever') for (;;);
    const kept = [];
    if (what === 'buffers') for (;;) kept.push(Buffer.alloc(8e6, 1));
    if (what === 'heap') for (;;) kept.push(new Array(1e5).fill({}));
  });`;

test.before((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'smops-child-'));
  writeFileSync(join(context.folder, 'what.mjs'), SOURCE);
  context.script = pathToFileURL(join(context.folder, 'what.mjs'));
});
test.after(({ folder }) => rmSync(folder, { recursive: true, force: true }));

/** Whether the process whose number stands in a file is running; one that ended and was not waited for is not. */
function isAlive(pidFile: string): boolean {
  const pid = existsSync(pidFile) ? readFileSync(pidFile, 'utf8') : '';
  if (pid === '') return false;
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' });
  return stdout !== '' && !stdout.startsWith('Z');
}

/** Waits until it is so; a test whose wait never ends is ended by the runner. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(50);
}

async function resultOf(script: URL, input: unknown, seconds = 60): Promise<unknown> {
  const limits = { heapMb: 100, memoryMb: 300, seconds };
  const got: unknown[] = [];
  try {
    const work = { script, input, limits, subject: 'This list', remedy: 'Split it.' };
    for await (const message of runInChild(work)) got.push(message);
    return got;
  } catch (error) {
    return `${(error as AppError).code}: ${messageOf(error)}`;
  }
}

test('what a child makes of its input comes message by message, and so does its complaint', async ({
  script,
}) => {
  assert.equal(await resultOf(script, 'numbers'), [1, 2]);
  assert.is(await resultOf(script, 'complaint'), 'VALIDATION: Tiada lajur.');
});

test('an input that takes too much memory or time, or ends the child, is refused in one sentence', async ({
  script,
}) => {
  const tooMuch = 'VALIDATION: This list needs too much memory, or is damaged. Split it.';
  for (const what of ['buffers', 'heap', 'exit']) assert.is(await resultOf(script, what), tooMuch, what);
  assert.is(await resultOf(script, 'for ever', 1), 'VALIDATION: This list takes too long to read. Split it.');
});

test('a child may send no more than can be taken, in one message and in all', async ({ script }) => {
  const tooMuch = 'VALIDATION: This list holds more than can be read. Split it.';
  for (const what of ['long', 'often']) assert.is(await resultOf(script, what), tooMuch, what);
});

test('a child makes its next message once the one before has been taken, and waiting is not its time', async ({
  script,
  folder,
}) => {
  const ahead = join(folder, 'ahead');
  const limits = { heapMb: 100, memoryMb: 300, seconds: 30 };
  const work = { script, input: { ahead }, limits, subject: 'This list', remedy: 'Split it.' };
  const made: string[] = [];
  for await (const message of runInChild<number>(work)) {
    // Time enough for a child that does not wait.
    await sleep(100);
    made.push(`${message}: ${readFileSync(ahead, 'utf8')}`);
  }
  assert.equal(made, ['1: 1', '2: 2', '3: 3', '4: 4']);
  const seconds = 5;
  const slow: number[] = [];
  for await (const message of runInChild<number>({ ...work, limits: { ...limits, seconds } })) {
    slow.push(message);
    // A child that is busy all the time began later and has the same limit: when it is ended, this one's would be over, too.
    if (message === 1) assert.match(String(await resultOf(script, 'for ever', seconds)), /takes too long/);
  }
  assert.equal(slow, [1, 2, 3, 4]);
});

test('a child knows no secrets of its parent', async ({ script }) => {
  process.env.SMOPS_SECRET_OF_THE_TEST = 'rahsia';
  try {
    assert.equal(await resultOf(script, 'secret'), ['none']);
  } finally {
    delete process.env.SMOPS_SECRET_OF_THE_TEST;
  }
});

test('what is not the fault of the input is said with its own code', async ({ script }) => {
  assert.is(await resultOf(script, 'no library'), 'INTERNAL: Tiada pustaka.');
  const { execPath } = process;
  process.execPath = '/nonexistent/node';
  try {
    assert.match(
      String(await resultOf(script, 'numbers')),
      /^UNAVAILABLE: Files cannot be read at the moment/,
    );
  } finally {
    process.execPath = execPath;
  }
  assert.equal(await resultOf(script, 'numbers'), [1, 2]);
});

test('two children are at work at once', async ({ script, folder }) => {
  const open = (name: string) => {
    const limits = { heapMb: 100, memoryMb: 300, seconds: 60 };
    const work = { script, input: { ahead: join(folder, name) }, limits, subject: '', remedy: '' };
    return runInChild<number>(work);
  };
  const first = open('satu');
  const second = open('dua');
  const third = open('tiga');
  // A child that has sent a message is at work until the next is asked for.
  await Promise.all([first.next(), second.next()]);
  const waiting = third.next();
  await second.next();
  assert.not.ok(existsSync(join(folder, 'tiga')), 'the third waits');
  await first.return(undefined);
  assert.is((await waiting).value, 1);
  await Promise.all([second.return(undefined), third.return(undefined)]);
});

test('a child whose thread was ended ends at its limit of time, however busy it is', async ({
  script,
  folder,
}) => {
  const pidFile = join(folder, 'yatim');
  const module = new URL('./run-in-child.js', import.meta.url).href;
  const work = {
    input: { pidFile },
    limits: { heapMb: 100, memoryMb: 300, seconds: 1 },
    subject: '',
    remedy: '',
  };
  const source = `
    import { runInChild } from ${JSON.stringify(module)};
    const work = { ...${JSON.stringify(work)}, script: new URL(${JSON.stringify(script.href)}) };
    for await (const message of runInChild(work));`;
  const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`));
  await until(() => existsSync(pidFile) && readFileSync(pidFile).length > 0);
  await thread.terminate();
  assert.ok(isAlive(pidFile), 'it is busy still');
  await until(() => !isAlive(pidFile));
});

test.run();
