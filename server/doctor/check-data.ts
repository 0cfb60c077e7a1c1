import { readFile } from 'node:fs/promises';
import type { Config } from '@smops/core/config.js';
import { findHolder, findServer, hasDatabase, lockDataFolder } from '@smops/core/data-folder/data-folder.js';
import { dataPaths } from '@smops/core/data-folder/data-paths.js';
import { type Connection, connectEmbedded, connectPostgres } from '@smops/core/db/connect.js';
import { describeDatabase, hasMigrations } from '@smops/core/db/describe-database.js';
import { appliedMigrations, knownMigrations } from '@smops/core/db/migrations.js';
import { messageOf } from '@smops/core/errors.js';
import { checkServer } from './check-server.js';
import { bad, type Finding, ok, warning } from './findings.js';

async function checkSchema({ db }: Connection): Promise<Finding> {
  const known = await knownMigrations();
  const applied = (await hasMigrations(db)) ? await appliedMigrations(db) : [];
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length > 0) {
    return bad('migrations', `the database knows ${newer.at(-1)}, this smops does not`, 'Update this smops.');
  }
  const missing = known.length - applied.length;
  return missing === 0
    ? ok('migrations', `all ${known.length} applied`)
    : warning(
        'migrations',
        `${missing} of ${known.length} not applied yet`,
        'The next start applies them, after a backup.',
      );
}

async function look(connection: Connection): Promise<Finding[]> {
  try {
    const { version, encoding } = await describeDatabase(connection.db);
    const name = connection.engine === 'embedded' ? 'embedded' : 'PostgreSQL';
    const database =
      encoding === 'UTF8'
        ? ok('database', `${name} ${version} answers`)
        : bad('database', `its encoding is ${encoding}`, "Create it again with encoding 'UTF8'.");
    return [database, await checkSchema(connection)];
  } finally {
    await connection.close();
  }
}

async function checkPostgres(url: string): Promise<Finding[]> {
  try {
    return await look(await connectPostgres(url, { max: 1 }));
  } catch (error) {
    const remedy =
      'Check DATABASE_URL (postgres://user:password@host:port/database) and that the server runs.';
    return [bad('database', messageOf(error), remedy)];
  }
}

async function checkEmbedded(dataDir: string): Promise<Finding[]> {
  if (!hasDatabase(dataDir)) return [ok('database', 'none yet (smops serve or smops analyze makes it)')];
  try {
    const release = await lockDataFolder(dataDir, 'doctor', { waitMs: 0 });
    try {
      return await look(await connectEmbedded(dataPaths(dataDir).database));
    } finally {
      release();
    }
  } catch (error) {
    return [
      bad('database', messageOf(error), 'See the line itself; a backup is restored with smops restore.'),
    ];
  }
}

/** The running server, else the database itself; a command at work is left alone. */
export async function checkData(config: Config): Promise<{ findings: Finding[]; isRunning: boolean }> {
  const server = findServer(config.dataDir);
  if (server !== undefined) return { findings: await checkServer(server.url), isRunning: true };
  const holder = findHolder(config.dataDir);
  if (holder !== undefined) {
    const text = `in use by smops ${holder.purpose} (process ${holder.pid})`;
    return { findings: [ok('lock', text)], isRunning: holder.purpose === 'serve' };
  }
  const findings = [ok('server', 'none runs on this data folder')];
  findings.push(
    ...(config.databaseUrl === undefined
      ? await checkEmbedded(config.dataDir)
      : await checkPostgres(config.databaseUrl)),
  );
  return { findings, isRunning: false };
}

/** A password that was never changed and lies about in clear. */
export async function checkFirstPassword(dataDir: string): Promise<Finding[]> {
  try {
    await readFile(`${dataDir}/first-password.txt`);
  } catch {
    return [];
  }
  const text = 'the generated password of admin still lies in first-password.txt';
  return [warning('first password', text, 'Sign in as admin, change it, then delete the file.')];
}
