/** A PostgreSQL server for one test run: private folder, port and password, nothing kept. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, which } from './test-needs.mjs';
import { spentBy } from './test-process.mjs';

const START_TRIES = 3;
const START_MS = 30_000;

/** The unprivileged user to run as (PostgreSQL refuses root), or undefined where we are one. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  if (!line) throw new Error('PostgreSQL does not run as root, and there is no user postgres to run it as.');
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid, gid };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts the server; answers its superuser's URL, what its ended connections took of the processor, how to stop it and remove its folder, and how to halt it and start it
 * again on the same folder and port, for what has to stand that.
 */
export async function startPostgres() {
  const bin = findPostgres();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'smops-pg-'));
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const data = join(folder, 'data');
  const environment = { PATH: process.env.PATH, LANG: 'C.UTF-8', TZ: 'UTC' };
  const options = { cwd: folder, env: environment, ...user };
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const args = [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ];
    const made = spawnSync(join(bin, 'initdb'), [...args, `--pwfile=${passwordFile}`], {
      ...options,
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
    for (let tries = 1; ; tries++) {
      const port = await freePort();
      let server = launch(bin, data, folder, port, user, options);
      if (await isReady(server, data)) {
        return {
          url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
          stop: () => stop(server, 'SIGQUIT').then(remove),
          cpuMs: () => spentBy(server.child.pid),
          halt: (signal) => stop(server, signal),
          async start() {
            server = launch(bin, data, folder, port, user, options);
            if (!(await isReady(server, data)))
              throw new Error(`PostgreSQL did not start again:\n${server.log()}`);
          },
        };
      }
      await stop(server, 'SIGQUIT');
      if (tries === START_TRIES) throw new Error(`PostgreSQL did not start:\n${server.log()}`);
    }
  } catch (error) {
    remove();
    throw error;
  }
}

function launch(bin, data, folder, port, user, options) {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
  };
  const args = [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // Where setpriv exists the server ends with this process however that ends.
  const setpriv = process.platform === 'linux' ? which('setpriv') : undefined;
  const program = join(bin, 'postgres');
  const identity = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
  const [command, all, as] = setpriv
    ? [setpriv, [...identity, '--pdeathsig=QUIT', '--', program, ...args], { uid: undefined, gid: undefined }]
    : [program, args, {}];
  // A group of its own: ^C reaches the runner, which still needs the server while it ends the tests.
  const child = spawn(command, all, { ...options, ...as, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-20_000);
    });
  }
  const ended = new Promise((resolve) => {
    child.on('exit', resolve);
    child.on('error', (error) => {
      log += String(error);
      resolve();
    });
  });
  return { child, ended, log: () => log };
}

/** The eighth line of postmaster.pid says `ready` once connections are taken. */
async function isReady({ child }, data) {
  for (let waited = 0; waited < START_MS && child.exitCode === null && child.pid; waited += 50) {
    try {
      if (readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.startsWith('ready')) return true;
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
    await sleep(50);
  }
  return false;
}

/** SIGQUIT ends it without a checkpoint, SIGINT with one; connections are cut by both. */
async function stop({ child, ended }, signal) {
  if (child.pid && child.exitCode === null && child.signalCode === null) child.kill(signal);
  await Promise.race([ended, sleep(10_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
}
