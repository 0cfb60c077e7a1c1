import type { Db } from '../../platform/db/database.js';

export interface QuotaUse {
  units: number;
  exhausted: boolean;
}

/** Adds to what was used of a service's bucket on its day, and returns the sum. */
export async function spendUnits(
  db: Db,
  service: string,
  day: string,
  bucket: string,
  units: number,
): Promise<QuotaUse> {
  return await db
    .insertInto('quotaUses')
    .values({ service, day, bucket, units })
    .onConflict((conflict) =>
      conflict
        .columns(['service', 'day', 'bucket'])
        .doUpdateSet((eb) => ({ units: eb('quotaUses.units', '+', units) })),
    )
    .returning(['units', 'exhausted'])
    .executeTakeFirstOrThrow();
}

/** What was used of each bucket on a day; buckets never used are missing. */
export async function listUnits(db: Db, service: string, day: string): Promise<Map<string, QuotaUse>> {
  const rows = await db
    .selectFrom('quotaUses')
    .select(['bucket', 'units', 'exhausted'])
    .where('service', '=', service)
    .where('day', '=', day)
    .execute();
  return new Map(rows.map(({ bucket, units, exhausted }) => [bucket, { units, exhausted }]));
}

/** The service said that a bucket is empty, whatever our own count says: others may use the same project. */
export async function markExhausted(db: Db, service: string, day: string, bucket: string): Promise<void> {
  await db
    .updateTable('quotaUses')
    .set({ exhausted: true })
    .where('service', '=', service)
    .where('day', '=', day)
    .where('bucket', '=', bucket)
    .execute();
}
