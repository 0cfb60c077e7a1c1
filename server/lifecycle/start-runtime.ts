import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnalyzerContext } from '@smops/core/analysis/analyzer/analyzer-context.js';
import { type AnalyzerOptions, createAnalyzer } from '@smops/core/analysis/analyzer/create-analyzer.js';
import { requireHome } from '@smops/core/analysis/analyzer/providers/require-home.js';
import type { AnalyzerWorker } from '@smops/core/analysis/analyzer/worker/worker.js';
import { SentimentReconciler } from '@smops/core/analysis/sentiments/reconciler.js';
import {
  areScoresRecounted,
  countRecountedRecords,
  countScoredRecords,
} from '@smops/core/analysis/sentiments/recounted-scores.service.js';
import { stopRefreshes } from '@smops/core/channels/statistics/refreshes.js';
import type { Config } from '@smops/core/config.js';
import { applyConfig, type ConfigChanges } from '@smops/core/config-file.js';
import type { Clock, Logger } from '@smops/core/context.js';
import { AppError, messageOf } from '@smops/core/errors.js';
import { findCopiesEarly } from '@smops/core/judging/insight/copies/early-copies.service.js';
import {
  closeDataFolder,
  createDataFolder,
  hasDatabase,
  lockDataFolder,
} from '@smops/core/platform/data-folder/data-folder.js';
import { dataPaths } from '@smops/core/platform/data-folder/default-folder.js';
import { type Connection, connectEmbedded, connectPostgres } from '@smops/core/platform/db/connect.js';
import { startMaintenance } from '@smops/core/platform/db/maintenance.js';
import { isUpToDate, migrateToLatest, pendingMigrations } from '@smops/core/platform/db/migrations.js';
import { readDatabaseTime } from '@smops/core/platform/db/ping.js';
import { assertNoTruncatedTables } from '@smops/core/platform/db/truncated-tables.js';
import { asWritten } from '@smops/core/platform/language/caller-language.js';
import { createObjectStore } from '@smops/core/platform/objects/create-object-store.js';
import { RemoteTransfers } from '@smops/core/platform/objects/remote/remote-transfers.js';
import { dropOldBackups, keepBackup } from '@smops/core/telling/backup/kept-backups.js';
import { sweepSpool } from '@smops/core/telling/backup/spool.js';
import type { Runtime } from '../environment.js';
import { startUpTexts } from './start-up.texts.js';

export const version: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;

export const systemClock: Clock = { now: () => new Date() };

/** smops acting for itself, at start and in the background. */
export function systemContext(runtime: Runtime): AnalyzerContext {
  const { connection, clock, logger, config, analyzer, store } = runtime;
  const actor = { kind: 'system', userId: null, name: 'system', role: 'admin' } as const;
  return { db: connection.db, actor, clock, logger, requestId: 'start', config, analyzer, store };
}

export interface StartOptions {
  config: Config;
  logger: Logger;
  /** What this process is doing, shown to others that want the folder. */
  purpose: string;
  /** Whether a missing data folder may be made: only `serve` and `analyze` do. */
  mayCreate: boolean;
  onWait?: (holder: string) => void;
  /** Ends the wait for the data folder. */
  signal?: AbortSignal;
  onProgress?: (message: string) => void;
}

const WAIT_MS = 10 * 60 * 1000;
/** Opens the database behind the configuration, under the data folder's lock when it is embedded. */
async function openDatabase(options: StartOptions): Promise<{ connection: Connection; release: () => void }> {
  const { config, purpose } = options;
  if (!options.mayCreate && config.databaseUrl === undefined && !hasDatabase(config.dataDir)) {
    throw new AppError('NOT_FOUND', startUpTexts().noData(config.dataDir));
  }
  const isServer = purpose === 'serve';
  let release = () => {};
  if (config.databaseUrl === undefined || isServer) {
    createDataFolder(config.dataDir);
    if (closeDataFolder(config.dataDir)) {
      options.onProgress?.(startUpTexts().openFolder(config.dataDir));
    }
    const { onWait, signal } = options;
    release = await lockDataFolder(config.dataDir, purpose, { waitMs: WAIT_MS, onWait, signal });
    await sweepSpool(config.dataDir);
  }
  try {
    if (config.databaseUrl !== undefined) {
      return { connection: await connectPostgres(config.databaseUrl), release };
    }
    const onFailure = (err: Error) => options.logger.error({ err }, 'the embedded database broke down');
    const folder = join(config.dataDir, 'db');
    if (!hasDatabase(config.dataDir)) {
      options.onProgress?.(startUpTexts().makingDatabase);
      // Making it takes half a gigabyte, which a server would keep for weeks: it goes with the engine that made it.
      if (isServer) await (await connectEmbedded(folder)).close();
    }
    const connection = await connectEmbedded(folder, onFailure);
    try {
      await assertNoTruncatedTables(connection, folder);
    } catch (error) {
      await connection.close();
      throw error;
    }
    return { connection, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Migrates the database; what anybody has stored is saved first. */
async function bringUpToDate(
  connection: Connection,
  { config, logger, onProgress }: StartOptions,
): Promise<void> {
  if (await isUpToDate(connection.db)) return;
  const pending = await pendingMigrations(connection.db);
  const { backups, objects } = dataPaths(config.dataDir);
  if (pending.length > 0) {
    const source = { connection, objectsFolder: objects, version, now: systemClock.now() };
    const kept = await keepBackup(source, backups, 'migration');
    if (kept !== undefined) onProgress?.(startUpTexts().broughtUpToDate(kept));
  }
  const records = areScoresRecounted(pending) ? await countScoredRecords(connection.db) : 0;
  if (records > 0) onProgress?.(startUpTexts().recounting(records));
  await migrateToLatest(connection.db);
  if (records > 0) {
    const changed = await countRecountedRecords(connection.db);
    logger.info({ records, changed }, 'stored scores were made again from their counts');
    onProgress?.(startUpTexts().recounted(changed, records));
  }
  await dropOldBackups(backups);
}

export interface StartedRuntime {
  runtime: Runtime;
  /** Takes over what can change while it runs: keys, addresses, models, limits. */
  applyConfig(read: Config): ConfigChanges;
  stop(): Promise<void>;
}

/** Opens everything a server or an in-process command needs, migrated and ready. */
export async function startRuntime(options: StartOptions): Promise<StartedRuntime> {
  await requireHome(options.config);
  const { connection, release } = await openDatabase(options);
  try {
    await bringUpToDate(connection, options);
  } catch (error) {
    await connection.close();
    release();
    throw error;
  }
  const { clock, stop: stopClock } = await startDatabaseClock(connection, options.logger, systemClock);
  const { config, logger } = options;
  const runs = await startRuns({ connection, config, clock, logger });
  const maintenance = await startMaintenance(connection, options.logger);
  const runtime: Runtime = {
    connection,
    analyzer: runs.analyzer,
    // S3 compares a signature's time with its own clock, which need not be the database's.
    store: createObjectStore(options.config, systemClock),
    transfers: new RemoteTransfers(),
    config: options.config,
    clock,
    logger: options.logger,
    version,
  };
  const copies = options.purpose === 'serve' ? findCopiesEarly(systemContext(runtime)) : undefined;
  const demo = options.config.demo
    ? await (await import('../demo/start-demo.js')).startDemo(systemContext(runtime))
    : undefined;
  return {
    runtime: demo === undefined ? runtime : { ...runtime, config: demo.config },
    applyConfig(read) {
      // A demo's statistics come from its stand-in, whatever is configured.
      if (demo !== undefined) applyConfig(demo.config, read, ['youtube', 'facebook']);
      const changes = applyConfig(options.config, read);
      runs.analyzer.wake();
      return changes;
    },
    async stop() {
      stopClock();
      runtime.transfers.close();
      await runs.stop();
      await copies?.stop();
      await stopRefreshes(connection.db);
      await demo?.stop();
      await maintenance.stop();
      await connection.close();
      release();
    },
  };
}

export interface Runs {
  analyzer: AnalyzerWorker;
  /** Ends within ten seconds; what is under way is stored, or free for the next worker. */
  stop(): Promise<void>;
}

/** Works on the runs of the database, and ends what sentiment analyses have begun. */
export const startRuns = (options: AnalyzerOptions): Promise<Runs> => asWritten(() => start(options));

async function start(options: AnalyzerOptions): Promise<Runs> {
  const { connection, clock, logger } = options;
  const analyzer = await createAnalyzer(options);
  await analyzer.start();
  const sentiments = new SentimentReconciler({ db: connection.db, analyzer: analyzer.worker, clock, logger });
  sentiments.start();
  return {
    analyzer: analyzer.worker,
    async stop() {
      await sentiments.stop();
      await analyzer.close();
    },
  };
}

/** Below this the difference is the way there and back, or what NTP leaves: not worth a jump. */
const TOLERATED_MS = 2000;
const EVERY_MS = 60_000;

/** The database's time less this machine's, in milliseconds; 0 where they agree well enough. */
async function measureOffset({ db }: Pick<Connection, 'db'>, local: Clock): Promise<number> {
  const before = local.now().getTime();
  const there = (await readDatabaseTime(db)).getTime();
  const after = local.now().getTime();
  const offset = there - (before + after) / 2;
  return Math.abs(offset) < Math.max(TOLERATED_MS, after - before) ? 0 : offset;
}

/**
 * The time that servers on one PostgreSQL share: this machine's, put right by the database's when they differ. Sessions,
 * tokens, throttling and the audit so mean the same on each server, whatever its own clock says. The embedded database's
 * clock is this machine's.
 */
export async function startDatabaseClock(
  connection: Pick<Connection, 'db' | 'engine'>,
  logger: Logger,
  local: Clock,
): Promise<{ clock: Clock; stop: () => void }> {
  if (connection.engine === 'embedded') return { clock: local, stop: () => {} };
  let offsetMs = 0;
  const look = async () => {
    try {
      const measured = await measureOffset(connection, local);
      const isNews = Math.abs(measured - offsetMs) > TOLERATED_MS;
      offsetMs = measured;
      const seconds = Math.round(offsetMs / 1000);
      if (isNews) logger.warn({ seconds }, "this machine's clock is put right by the database's");
    } catch (error) {
      logger.warn({ reason: messageOf(error) }, "the database's clock could not be read");
    }
  };
  await look();
  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return {
    clock: { now: () => new Date(local.now().getTime() + offsetMs) },
    stop: () => clearInterval(timer),
  };
}
