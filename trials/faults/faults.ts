import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Sandbox } from '@smops/cli/testing.js';
import { connectPostgres } from '@smops/core/platform/db/connect.js';
import { copyEmbeddedTemplate } from '@smops/core/platform/db/testing.js';
import { sql } from 'kysely';
import { brokenUpload } from './cases/broken-upload.fault.js';
import { cronImport } from './cases/cron-import.fault.js';
import { cutImport } from './cases/cut-import.fault.js';
import { damagedFiles } from './cases/damaged-files.fault.js';
import { frozenServer } from './cases/frozen-server.fault.js';
import { fullDisk } from './cases/full-disk.fault.js';
import { fullFiles } from './cases/full-files.fault.js';
import { killedCli } from './cases/killed-cli.fault.js';
import { killedWrites } from './cases/killed-writes.fault.js';
import { lostServers } from './cases/lost-servers.fault.js';
import { narrowMachine } from './cases/narrow-machine.fault.js';
import { newerSchema } from './cases/newer-schema.fault.js';
import { postgresGone } from './cases/postgres-gone.fault.js';
import { postgresRestarted } from './cases/postgres-restarted.fault.js';
import { badProvider } from './cases/provider.fault.js';
import { soak } from './cases/soak.fault.js';
import { killedImport, stoppedImport } from './cases/struck-import.fault.js';
import { killedMigration } from './cases/struck-migration.fault.js';
import { killedRun, stoppedRun } from './cases/struck-run.fault.js';
import { killedSecondReader } from './cases/struck-second-reader.fault.js';
import { stuckProgram } from './cases/stuck-program.fault.js';
import { stuckServer } from './cases/stuck-server.fault.js';
import { twoServers } from './cases/two-servers.fault.js';
import { wrongClock } from './cases/wrong-clock.fault.js';
import { type Fault, randomOf } from './scenario.js';

/** All faults, in the order in which they run. */
export const FAULTS: readonly Fault[] = [
  narrowMachine,
  killedWrites,
  killedRun,
  stoppedRun,
  killedSecondReader,
  killedImport,
  stoppedImport,
  killedCli,
  cronImport,
  brokenUpload,
  badProvider,
  fullDisk,
  fullFiles,
  damagedFiles,
  twoServers,
  stuckServer,
  stuckProgram,
  killedMigration,
  newerSchema,
  frozenServer,
  lostServers,
  wrongClock,
  postgresGone,
  cutImport,
  postgresRestarted,
  soak,
];

export interface FaultOutcome {
  fault: Fault;
  /** What was seen, or what was wrong. */
  text: string;
  hasHeld: boolean;
  strikes: number;
  seconds: number;
}

export interface StrikeOptions {
  /** Absent: as often as the fault itself says, once in the short form. */
  times?: number;
  isShort: boolean;
  seed: number;
  serverUrl?: string;
  /** For what is told while it lasts. */
  print?: (line: string) => void;
}

/** An empty database of its own on that server, and how to drop it. */
async function makeDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `smops_fault_${randomBytes(6).toString('hex')}`;
  const server = await connectPostgres(serverUrl, { max: 1 });
  await sql`create database ${sql.id(name)}`.execute(server.db);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server.db);
      await server.close();
    },
  };
}

/** Runs one fault in a sandbox and, if it needs one, a database of its own; both are gone afterwards. */
export async function strike(fault: Fault, options: StrikeOptions): Promise<FaultOutcome> {
  const { isShort, seed, serverUrl, print = () => {} } = options;
  const strikes = options.times ?? (isShort ? 1 : fault.times);
  const sandbox = new Sandbox();
  const started = performance.now();
  const outcome = (text: string, hasHeld: boolean): FaultOutcome => {
    return { fault, text, hasHeld, strikes, seconds: (performance.now() - started) / 1000 };
  };
  let database: Awaited<ReturnType<typeof makeDatabase>> | undefined;
  try {
    if (fault.needsPostgres === true) {
      if (serverUrl === undefined) throw new Error('there is no PostgreSQL (SMOPS_TEST_DATABASE_URL)');
      database = await makeDatabase(serverUrl);
    }
    await copyEmbeddedTemplate(join(sandbox.data, 'db'));
    const random = randomOf(seed);
    const context = { sandbox, times: strikes, isShort, random, seed, print, databaseUrl: database?.url };
    return outcome(await fault.run(context), true);
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    return outcome(cause instanceof Error ? `${message} (${cause.message})` : message, false);
  } finally {
    await sandbox.end();
    await database?.drop();
  }
}
