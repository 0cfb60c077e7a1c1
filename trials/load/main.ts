import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Sandbox } from '@smops/cli/testing.js';
import { connectPostgres } from '@smops/core/platform/db/connect.js';
import { sql } from 'kysely';
import { busyServer } from './busy-server.load.js';
import { endClients } from './child.js';
import { compression } from './compression.load.js';
import { lists } from './lists.load.js';
import type { Engine, Figure, Load } from './load.js';
import { pages } from './pages.load.js';
import { staff } from './staff.load.js';

/**
 * `npm run load [-- NAME… --engine postgres|embedded --seconds N --seed N]`: what smops bears, measured from other
 * processes than the server's. All of it stays on this machine; each measurement has a time limit.
 */
const LOADS: readonly Load[] = [busyServer, lists, staff, pages, compression];

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '77' },
  },
});
const print = (line: string) => void process.stdout.write(`${line}\n`);
const serverUrl = process.env.SMOPS_TEST_DATABASE_URL;

async function withDatabase<Result>(
  engine: Engine,
  work: (url?: string) => Promise<Result>,
): Promise<Result> {
  if (engine === 'embedded') return await work();
  if (serverUrl === undefined) throw new Error('there is no PostgreSQL');
  const name = `smops_load_${randomBytes(6).toString('hex')}`;
  const server = await connectPostgres(serverUrl, { max: 1 });
  await sql`create database ${sql.id(name)}`.execute(server.db);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  try {
    return await work(url.href);
  } finally {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server.db);
    await server.close();
  }
}

async function measure(load: Load, engine: Engine): Promise<Figure[]> {
  const sandbox = new Sandbox();
  try {
    return await withDatabase(engine, (databaseUrl) =>
      load.run({
        sandbox,
        engine,
        databaseUrl,
        seed: Number(values.seed),
        seconds: Number(values.seconds),
      }),
    );
  } finally {
    await endClients();
    await sandbox.end();
  }
}

print(`seed ${values.seed}, ${cpus().length} processors (${cpus()[0]?.model}), Node ${process.version}`);
const wanted = LOADS.filter(({ name }) => names.length === 0 || names.includes(name));
if (wanted.length === 0) {
  print(`no load is named ${names.join(', ')}; there are ${LOADS.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
for (const load of wanted) {
  for (const engine of load.engines) {
    if (values.engine !== undefined && values.engine !== engine) continue;
    print(`\n${load.name} [${engine}]: ${load.claim}`);
    try {
      for (const { what, value, bound, isMet } of await measure(load, engine)) {
        const verdict = isMet === undefined ? '' : isMet ? 'met' : 'NOT MET';
        print(`  ${what.padEnd(64)} ${value.padStart(30)}  ${(bound ?? '').padEnd(20)} ${verdict}`.trimEnd());
        if (isMet === false) process.exitCode = 1;
      }
    } catch (error) {
      print(`  BROKE ${error instanceof Error ? error.stack : error}`);
      process.exitCode = 1;
    }
  }
}
