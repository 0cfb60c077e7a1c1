/**
 * A process that runs test files one after another, so that what they import is loaded once. The parent sends
 * `{ path, number, environment }` for each; the process answers `{ leftovers }` when the file has ended, and prints `mark`
 * on stdout after the file's own output. Started by `test-lane.mjs`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const mark = process.argv[2];
/** How long a file may take to end what it started: sockets that close, timers that run out. */
const SETTLING_MS = 3000;
const LOOK_MS = 20;
/** What keeps a process alive and belongs to no file: pipes to the parent and to a browser that all files share. */
const COUNTED = new Set([
  'Timeout',
  'Immediate',
  'TCPServerWrap',
  'TCPSocketWrap',
  'TLSWrap',
  'MessagePort',
  'FSEventWrap',
  'StatWatcher',
]);
/** Variables that a library sets when it is loaded, once in a process. */
const OF_LIBRARIES = new Set(['VIPSHOME']);
/** What code replaces for a test; a file that does not put it back would change the files after it. */
const GLOBALS = [
  'Date',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'queueMicrotask',
  'performance',
  'navigator',
  'window',
  'document',
  'localStorage',
];
const METHODS = [
  [Math, 'random'],
  [Date, 'now'],
  [globalThis, 'structuredClone'],
  [process, 'exit'],
  [process, 'kill'],
  [process.stdout, 'write'],
  [process.stderr, 'write'],
  [console, 'log'],
  [console, 'error'],
  [console, 'warn'],
];

// uvu starts the suites of an imported file by itself unless this is set before uvu is loaded.
globalThis.UVU_DEFER = 1;
globalThis.UVU_QUEUE = [];
/** What files share and leave running, such as a browser, is ended with the process. */
globalThis.smopsTestLane = { environment: { ...process.env }, atEnd: [] };
const uvu = await import('uvu');
const { setLanguage } = await import('../../core/dist/platform/language/language.model.js');
const { leaveUnwatched } = await import('../../core/dist/platform/watchdog/watchdog.js');
// A server that one file starts must not end the process while a later file computes.
leaveUnwatched();

function resources() {
  const counts = {};
  for (const name of process.getActiveResourcesInfo())
    if (COUNTED.has(name)) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** What there is more of than before, as `2 Timeout`. */
const moreThan = (before, now) =>
  Object.entries(now)
    .filter(([name, count]) => count > (before[name] ?? 0))
    .map(([name, count]) => `${count - (before[name] ?? 0)} ${name}`);

/** Libraries that end what they hold with the process listen to `exit` for good. */
const listeners = () =>
  Object.fromEntries(
    process
      .eventNames()
      .filter((name) => name !== 'exit')
      .map((name) => [String(name), process.listenerCount(name)]),
  );

function state() {
  return {
    cwd: process.cwd(),
    values: [...GLOBALS.map((name) => globalThis[name]), ...METHODS.map(([of, name]) => of[name])],
    listeners: listeners(),
  };
}

/** What a file changed for the files after it, in words. */
function changes(before, environment) {
  const found = [];
  const now = state();
  if (now.cwd !== before.cwd) found.push(`the working directory is ${now.cwd}`);
  const names = [...GLOBALS, ...METHODS.map(([, name]) => name)];
  now.values.forEach((value, at) => {
    if (value !== before.values[at]) found.push(`${names[at]} is replaced`);
  });
  found.push(...moreThan(before.listeners, now.listeners).map((more) => `listeners of process: ${more}`));
  const variables = new Set([...Object.keys(process.env), ...Object.keys(environment)]);
  for (const name of variables)
    if (!OF_LIBRARIES.has(name) && process.env[name] !== environment[name])
      found.push(`the variable ${name}`);
  return found;
}

/** Waits until nothing that the file started keeps the process alive; answers what still does. */
async function leftResources(before) {
  for (let waited = 0; ; waited += LOOK_MS) {
    const more = moreThan(before, resources());
    if (more.length === 0 || waited >= SETTLING_MS) return more;
    await sleep(LOOK_MS, undefined, { ref: false });
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function setEnvironment(environment) {
  for (const name of Object.keys(process.env))
    if (!(name in environment) && !OF_LIBRARIES.has(name)) delete process.env[name];
  Object.assign(process.env, environment);
}

async function runFile({ path, number, environment }) {
  setEnvironment(environment);
  const before = { ...state(), resources: resources() };
  const umask = process.umask();
  // A command sets it for its process, which here goes on.
  setLanguage('written');
  globalThis.UVU_QUEUE.length = 0;
  globalThis.UVU_QUEUE.push([null]);
  globalThis.UVU_INDEX = 0;
  process.exitCode = undefined;
  // The number makes it another module: a file runs once for each database engine.
  await import(`${pathToFileURL(path).href}?run=${number}`);
  await uvu.exec();
  process.exitCode = undefined;
  // The program itself narrows it, where a test starts it in this process.
  process.umask(umask);
  isBusy = false;
  process.channel.ref();
  return [...(await leftResources(before.resources)), ...changes(before, environment)];
}

/** The file waits for something that can never come: in a process of its own it would have ended here. */
process.on('beforeExit', () => {
  if (!isBusy) return;
  process.stderr.write('nothing is left to wait for\n');
  process.exit(1);
});

let isBusy = false;
process.on('message', async (job) => {
  isBusy = true;
  // Only the file keeps the process alive while it runs.
  process.channel.unref();
  try {
    const leftovers = await runFile(job);
    process.stdout.write(`\n${mark}\n`);
    process.send({ leftovers });
  } catch (error) {
    process.stderr.write(`${error?.stack ?? error}\n`);
    process.exit(1);
  }
});
process.on('disconnect', async () => {
  await Promise.allSettled(globalThis.smopsTestLane.atEnd.map((end) => end()));
  process.exit();
});
process.send({ leftovers: [] });
