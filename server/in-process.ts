import { userInfo } from 'node:os';
import { stopRefreshes } from '@smops/core/channels/statistics/refreshes.js';
import type { Config } from '@smops/core/config.js';
import { changeSettings } from '@smops/core/config-edit.js';
import { type ConfigChanges, readConfigAndFile } from '@smops/core/config-file.js';
import { AppError } from '@smops/core/errors.js';
import { createSecret } from '@smops/core/people/users/secrets.js';
import { sweepSessions } from '@smops/core/people/users/sessions.service.js';
import { createFirstAdmin, hasUnusedPassword } from '@smops/core/people/users/users.service.js';
import {
  findHolder,
  removeServerFile,
  writeServerFile,
} from '@smops/core/platform/data-folder/data-folder.js';
import { databaseName, EMBEDDED_DATABASE } from '@smops/core/platform/db/database-name.model.js';
import { asWritten } from '@smops/core/platform/language/caller-language.js';
import { sweepObjects } from '@smops/core/platform/objects/sweep-objects.js';
import { noteEnding, startWatchdog } from '@smops/core/platform/watchdog/watchdog.js';
import { startSheetSync } from '@smops/core/records/spreadsheet/start-sheet-sync.js';
import type { Settings } from '@smops/core/telling/connections/connections.service.js';
import { DeliverySender } from '@smops/core/telling/deliveries/delivery-sender.js';
import { purgeDeleted } from '@smops/core/telling/retention/purge-deleted.service.js';
import { ScheduleTicker } from '@smops/core/telling/schedules/schedule-ticker.js';
import { createApp } from './app.js';
import { listen } from './lifecycle/listen.js';
import { startNightly } from './lifecycle/nightly.js';
import { openHttpWarning } from './lifecycle/open-http.js';
import { findPortProblem } from './lifecycle/port.js';
import { startRuntime, systemContext } from './lifecycle/start-runtime.js';
import { startUpTexts } from './lifecycle/start-up.texts.js';
import { createLogger, type LogFormat } from './monitoring/logger.js';

export { type Config, readConfig } from '@smops/core/config.js';
export { changeSetting, isSecret, listSettings, requireSettingName } from '@smops/core/config-edit.js';
export { isConfigFileOpen, readConfigAndFile } from '@smops/core/config-file.js';
export { canReload } from '@smops/core/config-reference.js';
export { diagnose, diagnoseRemote } from './doctor/diagnose.js';
export type { Finding } from './doctor/findings.js';
export { repeatUntilUsed } from './lifecycle/first-password.js';
export { networkAddresses } from './lifecycle/port.js';

function localUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'owner';
  }
}

export interface InProcess {
  /** Calls the application without a network, as the owner of the data folder. */
  fetch: (request: Request | string | URL, init?: RequestInit) => Promise<Response>;
  token: string;
  close(): Promise<void>;
}

/**
 * The same application as `serve` runs, for one command with no server running. Throws NOT_FOUND when there is no data
 * and the command may not make it.
 */
export async function openInProcess(options: {
  config: Config;
  purpose: string;
  mayCreate: boolean;
  /**
   * Whether other commands may join through a free port of this machine, as they join a server; for what holds the data
   * folder for long. On PostgreSQL no one waits, so nothing is opened.
   */
  isShared?: boolean;
  signal?: AbortSignal;
  onProgress?: (message: string) => void;
}): Promise<InProcess> {
  const underWay = startWatchdog({ format: 'text', onlyWhenBusy: true });
  const logger = createLogger({
    level: options.config.logLevel === 'info' ? 'warn' : options.config.logLevel,
  });
  const { runtime, stop } = await startRuntime({
    ...options,
    logger,
    onWait: (holder) => options.onProgress?.(startUpTexts().waitingFor(holder)),
  });
  const token = createSecret();
  const app = createApp({ ...runtime, underWay, localToken: token, localUser: localUser() });
  const { dataDir, databaseUrl } = options.config;
  const listener =
    options.isShared && databaseUrl === undefined
      ? await listen(app.fetch, { host: '127.0.0.1', port: 0 })
      : undefined;
  if (listener !== undefined)
    writeServerFile(dataDir, { url: listener.url, token, database: EMBEDDED_DATABASE });
  return {
    token,
    // Requests made here never leave the process, so the address only has to parse.
    fetch: async (request, init) => await app.fetch(new Request(request, init)),
    async close() {
      if (listener !== undefined) removeServerFile(dataDir);
      await listener?.close();
      await stop();
    },
  };
}

export interface RunningServer {
  url: string;
  /** The generated password of `admin`, on the very first start only. */
  firstPassword?: string;
  /** Whether `admin` still has the generated password. */
  isFirstPasswordUnused(): Promise<boolean>;
  /** Since the start. */
  countRequests(): number;
  /** Takes over what can change while it runs: keys, addresses, models, limits. */
  applyConfig(read: Config): ConfigChanges;
  /** Finishes what runs, at most for ten seconds, and gives the data folder back. */
  close(): Promise<void>;
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Making a database takes seconds: a port that is taken is found out before. A server on the folder says so itself. */
async function refuseTakenPort(config: Config): Promise<void> {
  if (config.port === 0 || findHolder(config.dataDir)?.purpose === 'serve') return;
  const problem = await findPortProblem(config);
  if (problem !== undefined) throw new AppError('CONFLICT', problem);
}

/** The configuration file that belongs to an environment. */
const settingsOf = (
  env: Record<string, string | undefined>,
  apply: (read: Config) => ConfigChanges,
): Settings => ({
  isFixed: (name) => Boolean(env[name]),
  change(values) {
    changeSettings(env, values);
    apply(readConfigAndFile(env));
  },
});

/**
 * Starts the server: data folder, database, migrations, first admin, listening. Throws CONFLICT when port or folder are
 * taken, with one line that says by whom.
 */
export async function serve(options: {
  config: Config;
  /** What `config` was read from, and with it the configuration file that admins may change in the dashboard. */
  environment?: Record<string, string | undefined>;
  logFormat: LogFormat;
  /** Ends the wait for the data folder. */
  signal?: AbortSignal;
  onProgress?: (message: string) => void;
}): Promise<RunningServer> {
  const { config } = options;
  await refuseTakenPort(config);
  const logger = createLogger({ level: config.logLevel, format: options.logFormat });
  const isWatched = options.logFormat === 'pretty';
  const underWay = startWatchdog({ format: isWatched ? 'text' : 'json', onlyWhenBusy: isWatched });
  options.signal?.addEventListener('abort', noteEnding, { once: true });
  const { runtime, applyConfig, stop } = await startRuntime({
    config,
    logger,
    purpose: 'serve',
    mayCreate: true,
    signal: options.signal,
    onProgress: options.onProgress,
    onWait: (holder) => options.onProgress?.(startUpTexts().waitingFor(holder)),
  });
  const localToken = createSecret();
  try {
    const settings = options.environment && settingsOf(options.environment, applyConfig);
    const app = createApp({ ...runtime, settings, underWay, localToken, localUser: localUser() });
    let requests = 0;
    const listener = await listen((request, env) => {
      requests++;
      return app.fetch(request, env as never);
    }, config);
    const open = openHttpWarning(config);
    if (open !== undefined) options.onProgress?.(open);
    // Only now, when nothing can stop the start: a generated password is told once.
    const first = await createFirstAdmin(systemContext(runtime));
    writeServerFile(config.dataDir, {
      url: listener.url,
      token: localToken,
      database: databaseName(config.databaseUrl),
    });
    // What they store and log is read by people of all languages.
    const nightly = asWritten(() => startNightly(runtime));
    const deliveries = new DeliverySender(systemContext(runtime));
    deliveries.start();
    const schedules = new ScheduleTicker({
      ctx: systemContext(runtime),
      onQueued: () => deliveries.wake(),
    });
    schedules.start();
    const sheetSync = startSheetSync(systemContext(runtime));
    const sweepFiles = () =>
      sweepObjects(systemContext(runtime), runtime.store).catch((err) =>
        logger.warn({ err }, 'sweeping objects failed'),
      );
    void sweepFiles();
    // What a sender that went away, or a killed server, left of a file is gone within two minutes.
    const sweepRemains = setInterval(() => {
      const before = new Date(runtime.clock.now().getTime() - MINUTE_MS);
      runtime.store.removeRemains(before).catch((err) => logger.warn({ err }, 'sweeping half files failed'));
    }, MINUTE_MS / 2);
    const sweep = setInterval(() => {
      void sweepFiles();
      sweepSessions(systemContext(runtime)).catch((err) => logger.warn({ err }, 'sweeping sessions failed'));
      purgeDeleted(systemContext(runtime)).catch((err) =>
        logger.warn({ err }, 'purging deleted rows failed'),
      );
    }, HOUR_MS);
    return {
      url: listener.url,
      firstPassword: first?.generatedPassword,
      isFirstPasswordUnused: async () => await hasUnusedPassword(systemContext(runtime)),
      countRequests: () => requests,
      applyConfig,
      async close() {
        clearInterval(sweep);
        clearInterval(sweepRemains);
        nightly.stop();
        await schedules.stop();
        await sheetSync.stop();
        await deliveries.stop();
        removeServerFile(config.dataDir);
        // A call that waits for YouTube or Facebook would hold up the end.
        await stopRefreshes(runtime.connection.db);
        await listener.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
