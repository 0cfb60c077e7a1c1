import { readFile } from 'node:fs/promises';
import { countRecountedRecords } from '@smops/core/analysis/sentiments/recounted-scores.service.js';
import type { Config } from '@smops/core/config.js';
import { messageOf } from '@smops/core/errors.js';
import {
  findHolder,
  findServer,
  hasDatabase,
  lockDataFolder,
} from '@smops/core/platform/data-folder/data-folder.js';
import { dataPaths } from '@smops/core/platform/data-folder/default-folder.js';
import { type Connection, connectEmbedded, connectPostgres } from '@smops/core/platform/db/connect.js';
import { describeDatabase, hasMigrations } from '@smops/core/platform/db/describe-database.js';
import { appliedMigrations, knownMigrations } from '@smops/core/platform/db/migrations.js';
import { countText } from '@smops/core/platform/language/count.model.js';
import { checkServer } from './check-server.js';
import { doctorTexts } from './doctor.texts.js';
import { bad, type Finding, ok, warning } from './findings.js';

async function checkSchema({ db }: Connection): Promise<Finding> {
  const known = await knownMigrations();
  const applied = (await hasMigrations(db)) ? await appliedMigrations(db) : [];
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length > 0) {
    return bad('migrations', doctorTexts().newerDatabase(newer.at(-1) ?? ''), doctorTexts().update);
  }
  const missing = known.length - applied.length;
  return missing === 0
    ? ok('migrations', doctorTexts().allApplied(known.length))
    : warning('migrations', doctorTexts().notApplied(missing, known.length), doctorTexts().nextStart);
}

/** Scores that an upgrade made again; nothing where there are none, or the database is of another version. */
async function checkScores({ db }: Connection, schema: Finding): Promise<Finding[]> {
  const records = schema.state === 'ok' ? await countRecountedRecords(db) : 0;
  return records === 0 ? [] : [ok('scores', doctorTexts().scoresMadeAgain(countText(records)))];
}

async function look(connection: Connection): Promise<Finding[]> {
  try {
    const { version, encoding } = await describeDatabase(connection.db);
    const name = connection.engine === 'embedded' ? doctorTexts().embedded : 'PostgreSQL';
    const database =
      encoding === 'UTF8'
        ? ok('database', doctorTexts().answers(name, version))
        : bad('database', doctorTexts().otherEncoding(encoding), doctorTexts().createAgain);
    const schema = await checkSchema(connection);
    return [database, schema, ...(await checkScores(connection, schema))];
  } finally {
    await connection.close();
  }
}

async function checkPostgres(url: string): Promise<Finding[]> {
  try {
    return await look(await connectPostgres(url, { max: 1 }));
  } catch (error) {
    return [bad('database', messageOf(error), doctorTexts().checkAddress)];
  }
}

async function checkEmbedded(dataDir: string): Promise<Finding[]> {
  if (!hasDatabase(dataDir)) return [ok('database', doctorTexts().noDatabase)];
  try {
    const release = await lockDataFolder(dataDir, 'doctor', { waitMs: 0 });
    try {
      return await look(await connectEmbedded(dataPaths(dataDir).database));
    } finally {
      release();
    }
  } catch (error) {
    return [bad('database', messageOf(error), doctorTexts().seeItself)];
  }
}

/** The running server, else the database itself; a command at work is left alone. */
export async function checkData(config: Config): Promise<{ findings: Finding[]; isRunning: boolean }> {
  const server = findServer(config.dataDir);
  if (server !== undefined) return { findings: await checkServer(server.url), isRunning: true };
  const holder = findHolder(config.dataDir);
  if (holder !== undefined) {
    const text = doctorTexts().inUse(holder.purpose, holder.pid);
    return { findings: [ok('lock', text)], isRunning: holder.purpose === 'serve' };
  }
  const findings = [ok('server', doctorTexts().noServer)];
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
  const text = doctorTexts().firstPassword;
  return [warning('first password', text, doctorTexts().changeIt)];
}
