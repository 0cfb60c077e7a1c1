import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { BACKUP } from '@smops/core/telling/backup/backup.operations.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError, usageError } from '../../failures/failures.js';
import { confirm } from '../../input/confirm.js';
import { checkOutput, writeFailure } from '../../output/check-output.js';
import { sanitize } from '../../output/output.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { systemTexts } from './system.texts.js';

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Writes beside the file first and renames when everything is on the disk: never half a backup under the name. */
async function store(content: ReadableStream<Uint8Array>, path: string): Promise<number> {
  const partial = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  const file = await open(partial, 'wx', 0o600);
  try {
    let bytes = 0;
    for await (const chunk of chunksOf(content)) {
      await file.writeFile(chunk);
      bytes += chunk.length;
    }
    await file.sync();
    await file.close();
    await rename(partial, path);
    return bytes;
  } catch (error) {
    await file.close();
    await rm(partial, { force: true }).catch(() => {});
    throw writeFailure(error, path);
  }
}

/** Waits for a slow reader instead of gathering the backup in memory. */
const writeOut = (chunk: Uint8Array) =>
  new Promise<void>((resolve) => process.stdout.write(chunk, () => resolve()));

async function runBackup(call: Call) {
  const { args, options, io, json, withConnection } = call;
  const path = args[0] as string;
  if (path === '-' && io.isOutTty) throw usageError(systemTexts().notTerminal);
  if (path !== '-' && existsSync(path) && options.overwrite !== true) {
    throw new CommandError(systemTexts().exists(path), EXIT.conflict);
  }
  if (path !== '-') checkOutput(path);
  return await withConnection({}, async ({ client }) => {
    const { body } = await client.download(BACKUP.create);
    const content = body as ReadableStream<Uint8Array>;
    if (path === '-') {
      for await (const chunk of chunksOf(content)) await writeOut(chunk);
      return undefined;
    }
    const bytes = await store(content, path);
    if (json) io.out(`${JSON.stringify({ file: path, sizeBytes: bytes })}\n`);
    else io.out(`${systemTexts().saved(path, sizeText(bytes))}\n`);
    return undefined;
  });
}

const backup: CommandSpec = {
  path: ['backup'],
  summary: 'save all data into one file',
  description:
    'Rows and stored files, as of one moment, readable only by you. The file fits the embedded database and PostgreSQL alike. Sessions are left out.',
  arguments: [{ name: '<file>', description: 'the file to write; - is standard output' }],
  options: [{ flags: '--overwrite', description: 'replace the file if it exists' }],
  examples: [
    'smops backup smops.gz',
    'smops backup /var/backups/smops-$(date +%u).gz --overwrite',
    'smops backup - | ssh elsewhere "cat > smops.gz"',
  ],
  run: runBackup,
};

async function runRestore(call: Call) {
  const { args, io, json, withConnection } = call;
  const path = args[0] as string;
  const file = await open(path, 'r');
  await file.close();
  // After a lost disk it is the first command that anyone types: the data folder may be new.
  return await withConnection({ mayCreate: true }, async ({ client, target }) => {
    const warning = systemTexts().replaces(target, path);
    await confirm(call, warning);
    if (!json) io.err(`smops: ${sanitize(warning)}\n`);
    const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
    const restored = await client.call(BACKUP.restore, { content });
    if (json) {
      io.out(`${JSON.stringify({ ...restored, target })}\n`);
      return undefined;
    }
    const { rows, objects, createdAt, kept, held } = restored;
    io.out(`${systemTexts().restored(rows, objects, createdAt)}\n`);
    if (kept !== null) io.err(`smops: ${systemTexts().previousSaved(sanitize(kept))}\n`);
    if (held > 0) io.err(`smops: ${systemTexts().held(held)}\n`);
    return undefined;
  });
}

const restore: CommandSpec = {
  path: ['restore'],
  summary: 'replace all data with a backup',
  description:
    'All or nothing. The previous data is saved first, on the machine of the server. Everybody is signed out; users, passwords and API tokens are those of the backup. A backup of an older smops is brought up to date, one of a newer smops is refused. DATABASE_URL or SMOPS_DATA_DIR name the data to replace; a data folder that is not there yet is made. While a server runs there on another database the command refuses.',
  arguments: [{ name: '<file>', description: 'a file made by smops backup' }],
  options: [{ flags: '--yes', description: 'do not ask' }],
  examples: ['smops restore smops.gz', 'DATABASE_URL=postgres://smops@db/smops smops restore smops.gz --yes'],
  run: runRestore,
};

export const backupCommands: readonly CommandSpec[] = [backup, restore];
