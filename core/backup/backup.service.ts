import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { recordAudit } from '../audit/audit.service.js';
import { requireRight, type ServiceContext } from '../context.js';
import { dataPaths } from '../data-folder/data-paths.js';
import type { Connection } from '../db/connect.js';
import { maintainSoon } from '../db/maintenance.js';
import type { BackupSummary } from './backup.schemas.js';
import { keepBackup } from './kept-backups.js';
import { restoreBackup } from './restore-backup.js';
import { type BackupSource, writeBackup } from './write-backup.js';

/** What backups need beyond a verb's context. */
export interface BackupEnvironment {
  connection: Connection;
  version: string;
}

const sourceOf = (ctx: ServiceContext, { connection, version }: BackupEnvironment): BackupSource => ({
  connection,
  version,
  objectsFolder: dataPaths(ctx.config.dataDir).objects,
  now: ctx.clock.now(),
});

/** A private folder for a backup on its way; removed after `work`. */
async function withSpool<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'smops-backup-'));
  try {
    return await work(join(folder, 'backup.smops.gz'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface OpenBackup {
  summary: BackupSummary;
  sizeBytes: number;
  content: Readable;
}

/**
 * A backup of everything. It is written to the temporary folder first, so that a slow reader never holds the database,
 * and is gone from there as soon as it is open.
 */
export async function createBackup(ctx: ServiceContext, environment: BackupEnvironment): Promise<OpenBackup> {
  requireRight(ctx, 'administer');
  return await withSpool(async (path) => {
    const summary = await writeBackup(sourceOf(ctx, environment), path);
    const file = await open(path, 'r');
    const { size } = await file.stat();
    await recordAudit(ctx.db, ctx, {
      action: 'create',
      entity: 'backup',
      entityId: null,
      label: summary.createdAt,
      after: { rows: summary.rows, objects: summary.objects },
    });
    return { summary, sizeBytes: size, content: file.createReadStream() };
  });
}

/**
 * Replaces everything stored by the backup in `content`; what was there is kept in the data folder's backups first.
 * Everybody is signed out. Throws VALIDATION or CONFLICT with nothing changed.
 */
export async function restoreFromBackup(
  ctx: ServiceContext,
  environment: BackupEnvironment,
  store: (path: string) => Promise<void>,
): Promise<BackupSummary & { kept: string | null }> {
  requireRight(ctx, 'administer');
  const source = sourceOf(ctx, environment);
  return await withSpool(async (path) => {
    await store(path);
    let kept: string | undefined;
    const summary = await restoreBackup(source, path, {
      beforeLoad: async () => {
        kept = await keepBackup(source, dataPaths(ctx.config.dataDir).backups, 'restore');
      },
      afterLoad: (trx) =>
        recordAudit(trx, ctx, { action: 'restore', entity: 'backup', entityId: null, label: 'everything' }),
    });
    maintainSoon(ctx.db);
    return { ...summary, kept: kept ?? null };
  });
}
