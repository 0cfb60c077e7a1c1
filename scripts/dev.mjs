/**
 * `npm run dev`: compiles on every save, serves the dashboard with hot reload (http://127.0.0.1:5173) and passes /api to
 * the server of the data folder. Where none runs, it starts one and restarts it when its code was compiled again.
 */
import { spawn } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isSource } from './setup/outputs.mjs';
import { prepare, root, run, SetUpError } from './setup/setup.mjs';

const WEB_PORT = 5173;
/** Editors and git write several files at a time: one restart after the last of them. */
const QUIET_MS = 300;
const say = (text) => process.stderr.write(`dev: ${text}\n`);

prepare(['installed', 'compiled', 'written-pages']);
const { readConfig } = await import(pathToFileURL(join(root, 'core/dist/config.js')).href);
const { createServer } = await import('vite');
const { textsPlugin } = await import('./languages/texts-plugin.mjs');
const config = readConfig(process.env);

/** The address in the data folder's note of a running server; undefined where it answers no more. */
async function findRunning() {
  try {
    const { url } = JSON.parse(readFileSync(join(config.dataDir, 'server.json'), 'utf8'));
    await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(2000) });
    return url;
  } catch {
    return undefined;
  }
}

const children = new Set();
function start(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // The compiler is a program below its launcher: only a group takes the signal to both.
    detached: true,
  });
  children.add(child);
  child.stop = () => {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  child.ended = new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      children.delete(child);
      resolve(signal ?? `exit code ${code}`);
    });
  });
  return child;
}

/** Runs a server on what is compiled; gives what starts it again on what was compiled since. */
function keepServer() {
  let server;
  let restarting = false;
  const run = () => {
    const mine = start(['--enable-source-maps', 'cli/dist/main.js', 'serve'], {
      PORT: String(config.port || 3000),
      // The page comes from Vite: without this the server would take its requests for another site's.
      SMOPS_PUBLIC_URL: process.env.SMOPS_PUBLIC_URL ?? `http://127.0.0.1:${WEB_PORT}`,
    });
    server = mine;
    mine.ended.then((why) => {
      if (server !== mine || restarting || ending) return;
      server = undefined;
      say(`the server ended (${why}); it is started again after the next change`);
    });
  };
  run();
  return async () => {
    if (restarting || ending) return;
    restarting = true;
    server?.stop();
    await server?.ended;
    restarting = false;
    if (ending) return;
    say('restarting the server');
    run();
  };
}

/** Compiles after each change of a source, then calls `onCompiled`. */
function keepCompiled(onCompiled) {
  const compile = () => {
    if (ending) return;
    try {
      run(process.execPath, ['scripts/setup/compile.mjs']);
      onCompiled();
    } catch (error) {
      if (!(error instanceof SetUpError)) throw error;
    }
  };
  let timer;
  for (const name of ['core', 'fixtures', 'server', 'cli']) {
    watch(join(root, name), { recursive: true }, (_event, file) => {
      if (!isSource(file ?? '') || /\.test\.ts$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(compile, QUIET_MS);
    });
  }
}

let ending = false;
let vite;
async function end(code) {
  if (ending) return;
  ending = true;
  for (const child of children) child.stop();
  await Promise.all([...children].map((child) => child.ended));
  await vite?.close();
  process.exit(code);
}
process.on('SIGINT', () => end(130));
process.on('SIGTERM', () => end(143));
process.on('SIGHUP', () => end(129));

// It only says what is wrong with types.
start(['node_modules/typescript/bin/tsc', '-b', '--watch', '--preserveWatchOutput']);
const running = await findRunning();
const target = running ?? `http://127.0.0.1:${config.port || 3000}`;
if (running) say(`using the server at ${running}; it is not restarted on changes`);
keepCompiled(running ? () => {} : keepServer());

vite = await createServer({
  plugins: [textsPlugin()],
  root: join(root, 'web'),
  server: { host: '127.0.0.1', port: WEB_PORT, strictPort: true, proxy: { '/api': { target, ws: true } } },
});
await vite.listen();
say(`dashboard with hot reload: http://127.0.0.1:${WEB_PORT}`);
