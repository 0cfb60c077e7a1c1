import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import { requireRight, type ServiceContext } from '../../context.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { dataPaths } from '../../platform/data-folder/default-folder.js';
import type { Connection } from '../../platform/db/connect.js';
import type { Database } from '../../platform/db/database.js';
import { maintainSoon } from '../../platform/db/maintenance.js';
import { holdDeliveries } from '../deliveries/queue-delivery.service.js';
import { holdPeriods } from '../schedules/change-schedules.service.js';
import type { BackupSummary } from './backup.schemas.js';
import { dropOldBackups, keepBackup } from './kept-backups.js';
import { requireAdmin, restoreBackup } from './restore-backup.js';
import { removeOnceRead, withSpool } from './spool.js';
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

export interface OpenBackup {
  summary: BackupSummary;
  sizeBytes: number;
  content: Readable;
}

/**
 * A backup of everything. It is written to the data folder first, so that a slow reader never holds the database,
 * and is gone from there as soon as it is open.
 */
export async function createBackup(ctx: ServiceContext, environment: BackupEnvironment): Promise<OpenBackup> {
  requireRight(ctx, 'administer');
  return await withSpool(ctx.config.dataDir, async (path) => {
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
    const content = file.createReadStream();
    removeOnceRead(path, content);
    return { summary, sizeBytes: size, content };
  });
}

/**
 * Replaces everything stored by the backup in `content`; what was there is kept in the data folder's backups first.
 * Everybody is signed out; what waited to be sent is held, and schedules go on with their next times. Throws VALIDATION or CONFLICT with nothing changed, also of the
 * backups that are kept.
 */
export async function restoreFromBackup(
  ctx: ServiceContext,
  environment: BackupEnvironment,
  store: (path: string) => Promise<void>,
): Promise<BackupSummary & { kept: string | null; held: number }> {
  requireRight(ctx, 'administer');
  const source = sourceOf(ctx, environment);
  const { backups } = dataPaths(ctx.config.dataDir);
  return await withSpool(ctx.config.dataDir, async (path) => {
    await store(path);
    let kept: string | undefined;
    let held = 0;
    const hooks = {
      async beforeLoad() {
        kept = await keepBackup(source, backups, 'restore');
      },
      async afterLoad(trx: Transaction<Database>) {
        await requireAdmin(trx);
        held = await holdDeliveries(trx);
        await holdPeriods(trx, ctx);
        await recordAudit(trx, ctx, {
          action: 'restore',
          entity: 'backup',
          entityId: null,
          label: 'everything',
        });
      },
    };
    const summary = await restoreBackup(source, path, hooks).catch(async (error) => {
      if (kept !== undefined) await rm(kept, { force: true });
      throw error;
    });
    await dropOldBackups(backups);
    maintainSoon(ctx.db);
    return { ...summary, kept: kept ?? null, held };
  });
}
