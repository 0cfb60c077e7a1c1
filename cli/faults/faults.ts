import { randomBytes } from 'node:crypto';
import { connectPostgres } from '@smops/core/db/connect.js';
import { sql } from 'kysely';
import { Sandbox } from '../testing.js';
import { fullDisk } from './full-disk.fault.js';
import { killedImport } from './killed-import.fault.js';
import { killedWrites } from './killed-writes.fault.js';
import { narrowMachine } from './narrow-machine.fault.js';
import { postgresGone } from './postgres-gone.fault.js';
import { type Fault, randomOf } from './scenario.js';
import { twoServers } from './two-servers.fault.js';

/** All faults, in the order in which they run. */
export const FAULTS: readonly Fault[] = [
  narrowMachine,
  killedWrites,
  killedImport,
  fullDisk,
  twoServers,
  postgresGone,
];

export interface FaultOutcome {
  fault: Fault;
  /** What was seen, or what was wrong. */
  text: string;
  hasHeld: boolean;
  seconds: number;
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
export async function strike(
  fault: Fault,
  options: { times: number; seed: number; serverUrl?: string },
): Promise<FaultOutcome> {
  const sandbox = new Sandbox();
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const { times, seed, serverUrl } = options;
  const isWanted = fault.needsPostgres === true && serverUrl !== undefined;
  const database = isWanted ? await makeDatabase(serverUrl) : undefined;
  try {
    const text = await fault.run({ sandbox, times, random: randomOf(seed), databaseUrl: database?.url });
    return { fault, text, hasHeld: true, seconds: seconds() };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { fault, text, hasHeld: false, seconds: seconds() };
  } finally {
    await sandbox.end();
    await database?.drop();
  }
}
