import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServer } from '@smops/core/platform/data-folder/data-folder.js';
import type { Config, RunningServer } from '@smops/server/in-process.js';
import type { ExitCode } from '../../failures/exit-codes.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { openBrowser } from './open-browser.js';
import { systemTexts } from './system.texts.js';

/** The program ends within ten seconds. */
const STOP_MS = 9500;

/** The generated password is for eyes only: on a terminal it is shown, otherwise it goes into a 0600 file. */
function tellFirstPassword({ io }: Call, dataDir: string, password: string): void {
  if (io.isOutTty) {
    io.out(`${systemTexts().firstPassword(password)}\n`);
    return;
  }
  const path = join(dataDir, 'first-password.txt');
  // An older file would keep its own mode.
  rmSync(path, { force: true });
  writeFileSync(path, `${password}\n`, { mode: 0o600 });
  io.out(`${systemTexts().firstPasswordFile(path)}\n`);
}

/** With `--open` a second start shows the dashboard of the first. Returns whether there is one. */
function showsRunning({ io, options }: Call, url: string | undefined): boolean {
  if (options.open !== true || url === undefined) return false;
  io.out(`${systemTexts().runsAlready(url)}\n`);
  openBrowser(url);
  return true;
}

/** A terminal that was closed sends the same signal as a request to read the configuration again. */
function isTerminalGone({ io }: Call): boolean {
  if (!io.isErrTty) return false;
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return false;
  } catch {
    return true;
  }
}

/** Reads the configuration again; one that does not fit leaves everything as it was. Names settings, never values. */
function reload({ io }: Call, read: () => Config, server: RunningServer): void {
  try {
    const { applied, waiting } = server.applyConfig(read());
    const changed =
      applied.length > 0 ? systemTexts().changedSettings(applied.join(', ')) : systemTexts().nothingChanged;
    const later = waiting.length > 0 ? systemTexts().afterRestart(waiting.join(', ')) : '';
    io.err(`smops: ${systemTexts().readAgain(changed, later)}\n`);
  } catch (error) {
    io.err(`smops: ${systemTexts().staysAsIs((error as Error).message)}\n`);
  }
}

/**
 * Reads the configuration again on SIGHUP until `signal` is aborted. Windows knows no such request: there the signal is that of
 * the closed window.
 */
async function untilAborted(call: Call, read: () => Config, server: RunningServer): Promise<void> {
  const { signal } = call;
  const onHangUp = () =>
    isTerminalGone(call) ? process.kill(process.pid, 'SIGTERM') : reload(call, read, server);
  const isRequest = process.platform !== 'win32';
  if (isRequest) process.on('SIGHUP', onHangUp);
  if (!signal.aborted) await once(signal, 'abort');
  if (isRequest) process.off('SIGHUP', onHangUp);
}

async function run(call: Call): Promise<ExitCode | undefined> {
  const { io, options, signal } = call;
  const { isConfigFileOpen, networkAddresses, readConfigAndFile, repeatUntilUsed, serve } = await import(
    '@smops/server/in-process.js'
  );
  const environment = {
    ...io.env,
    ...(typeof options.port === 'string' ? { PORT: options.port } : {}),
    ...(typeof options.host === 'string' ? { HOST: options.host } : {}),
  };
  const read = () => readConfigAndFile(environment);
  const config = read();
  const { configFile } = config;
  if (showsRunning(call, findServer(config.dataDir)?.url)) return undefined;
  if (isConfigFileOpen(configFile) === true) io.err(`smops: ${systemTexts().openFile(configFile)}\n`);
  const server = await serve({
    config,
    environment,
    logFormat: io.isErrTty ? 'pretty' : 'json',
    signal,
    onProgress: (message) => io.err(`smops: ${message}\n`),
  });
  io.out(`${systemTexts().ready(server.url)}\n`);
  const port = Number(new URL(server.url).port);
  const others = config.allowHttp ? networkAddresses({ host: config.host, port }) : [];
  if (others.length > 0) io.out(`${systemTexts().others(others.join(', '))}\n`);
  const { firstPassword } = server;
  let stopRepeating = () => {};
  if (firstPassword !== undefined) {
    tellFirstPassword(call, config.dataDir, firstPassword);
    if (io.isOutTty) {
      stopRepeating = repeatUntilUsed({
        isUnused: server.isFirstPasswordUnused,
        countLines: server.countRequests,
        tell: () => tellFirstPassword(call, config.dataDir, firstPassword),
      });
    }
  }
  if (options.open === true) {
    io.out(`${systemTexts().howToStop}\n`);
    openBrowser(server.url);
  }
  await untilAborted(call, read, server);
  stopRepeating();
  io.err(`smops: ${systemTexts().stopping}\n`);
  setTimeout(() => {
    io.err(`smops: ${systemTexts().wasCut}\n`);
    process.exit(signal.reason as ExitCode);
  }, STOP_MS).unref();
  await server.close();
  return signal.reason as ExitCode;
}

export const serveCommand: CommandSpec = {
  path: ['serve'],
  summary: 'run the server and the dashboard',
  description:
    'Keeps its data in the data folder (SMOPS_DATA_DIR), or in PostgreSQL when DATABASE_URL is set. The very first start makes the user admin and shows its password until it is changed. smops reload reads keys, models and limits again (smops.env in the data folder, or SMOPS_CONFIG_FILE).',
  options: [
    { flags: '--port <number>', description: 'where to listen; 0 takes a free port (PORT, 3000)' },
    { flags: '--host <address>', description: 'on which address (HOST, 127.0.0.1)' },
    {
      flags: '--open',
      description: 'open the dashboard in the browser; that of the server which runs already, if one does',
    },
  ],
  examples: [
    'smops serve',
    'smops serve --open',
    'PORT=8080 smops serve',
    'DATABASE_URL=postgres://smops@db/smops smops serve',
  ],
  run,
};
