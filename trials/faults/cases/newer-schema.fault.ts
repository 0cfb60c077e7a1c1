import { join } from 'node:path';
import { type Connection, connectEmbedded, connectPostgres } from '@smops/core/platform/db/connect.js';
import { createMigrator } from '@smops/core/platform/db/migrations.js';
import { sql } from 'kysely';
import { check, type Fault, STACK } from '../scenario.js';

/** A migration that this smops does not have, as a newer one would have left it. */
async function makeNewer(connection: Connection): Promise<void> {
  await createMigrator(connection.db).migrateToLatest();
  await sql`insert into kysely_migration (name, timestamp)
    values ('9999_from_a_newer_smops', '2031-01-01T00:00:00Z')`.execute(connection.db);
  await sql`create table things_of_tomorrow (name text)`.execute(connection.db);
  await sql`insert into things_of_tomorrow values ('价格')`.execute(connection.db);
  await connection.close();
}

/** An older program on a newer schema refuses in words and changes nothing. */
export const newerSchema: Fault = {
  name: 'older program on a newer schema, on both engines',
  claim: 'the server and each command refuse with one line and exit code 6, and nothing is changed',
  times: 1,
  needsPostgres: true,
  async run({ sandbox, databaseUrl = '' }) {
    const open = {
      embedded: () => connectEmbedded(join(sandbox.data, 'db')),
      PostgreSQL: () => connectPostgres(databaseUrl, { max: 1 }),
    };
    const env = { embedded: {}, PostgreSQL: { DATABASE_URL: databaseUrl } };
    const lines = new Set<string>();
    for (const engine of ['embedded', 'PostgreSQL'] as const) {
      await makeNewer(await open[engine]());
      for (const command of [['serve'], ['tasks', 'list'], ['backup', join(sandbox.folder, 'sandaran.gz')]]) {
        const { code, stdout, stderr } = await sandbox.run(command, { env: env[engine] });
        const name = `${engine}, ${command[0]}`;
        check(code === 6, `${name}: exit ${code} ${stderr.slice(-300)}`);
        check(stdout === '' && !STACK.test(stderr), `${name}: ${stdout} ${stderr.slice(-300)}`);
        const said = stderr.trimEnd().split('\n');
        check(said.length === 1 && /newer smops/.test(stderr), `${name} says ${stderr.slice(-300)}`);
        lines.add(said[0] as string);
      }
      const connection = await open[engine]();
      const { rows } = await sql<{ name: string }>`select name from things_of_tomorrow`.execute(
        connection.db,
      );
      await connection.close();
      check(rows[0]?.name === '价格', `${engine}: what the newer one had stored is gone`);
    }
    return [...lines].join(' / ');
  },
};
