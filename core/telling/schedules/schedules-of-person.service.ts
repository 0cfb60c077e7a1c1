import type { ServiceContext } from '../../context.js';
import type { LeavingPerson } from '../../people/users/left-behind.constants.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { LOCAL_OWNER, ownerOf, pauseReasonOf } from './owners.js';
import { pauseItself } from './period-steps.js';
import {
  countSchedulesAtWork,
  listOwnersAtWork,
  lockOrphans,
  lockSchedulesOf,
  updateSchedule,
} from './schedules.repository.js';
import type { ScheduleRow } from './schedules.table.js';

/** How many schedules of a user are due by themselves. */
export const countSchedulesOf = (db: ServiceContext['db'], userId: number): Promise<number> =>
  countSchedulesAtWork(db, userId);

/** Pauses the schedules of a user, with the reason, and tells their destinations. */
export async function pauseSchedulesOf(
  trx: ServiceContext['db'],
  ctx: ServiceContext,
  { id, name, change }: LeavingPerson,
): Promise<void> {
  const now = ctx.clock.now();
  const reason = pauseReasonOf(name, change);
  for (const schedule of await lockSchedulesOf(trx, id)) {
    if (schedule.pausedAt !== null) {
      // It rests already, but nobody will own it: who resumes it does.
      if (change === 'deleted') await updateSchedule(trx, schedule.id, { pauseReason: reason });
      continue;
    }
    await pauseWithReason(trx, ctx, schedule, { reason, now });
  }
}

async function pauseWithReason(
  trx: ServiceContext['db'],
  ctx: ServiceContext,
  schedule: ScheduleRow,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const key = `schedule:${schedule.scheduleId}:${now.toISOString()}:owner`;
  await pauseItself(trx, { ctx, schedule, key, reason, failures: schedule.failures, now });
}

/** Pauses what belongs to people who may not analyse now, whatever way they lost it. */
export async function pauseUnowned(ctx: ServiceContext): Promise<void> {
  for (const row of await listOwnersAtWork(ctx.db)) {
    const { id, name, why } = ownerOf(row);
    if (why === undefined) continue;
    await inTransaction(ctx.db, (trx) => pauseSchedulesOf(trx, ctx, { id, name, change: why }));
  }
  const now = ctx.clock.now();
  // Their owners were deleted by a smops that let schedules go on.
  await inTransaction(ctx.db, async (trx) => {
    for (const schedule of await lockOrphans(trx, LOCAL_OWNER)) {
      const reason = pauseReasonOf(schedule.createdByName, 'deleted');
      await pauseWithReason(trx, ctx, schedule, { reason, now });
    }
  });
}
