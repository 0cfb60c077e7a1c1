import type { Db } from '../../../../platform/db/database.js';
import type { Usage } from '../../providers/provider.js';
import { addUsage } from '../../providers/provider-state.repository.js';
import type { ProviderId } from '../../providers/providers.constants.js';
import { giveBackReservations } from './budget.repository.js';
import type { DayBudget } from './day-budget.js';

export interface SinglePayment<Reply> {
  db: Db;
  budget: DayBudget;
  owner: string;
  provider: ProviderId;
  /** The most that the call may cost. */
  mostUsd: number;
  /** The day the bill counts for, as YYYY-MM-DD. */
  day: string;
  call: () => Promise<Reply>;
  /** Stores what was paid for, in the transaction of the bill. */
  store: (trx: Db, reply: Reply) => Promise<void>;
}

/** Makes one paid call outside of a run if the day's budget has room for it, else returns undefined. */
export async function payOnce<Reply extends { usage: Usage }>(
  payment: SinglePayment<Reply>,
): Promise<Reply | undefined> {
  const { db, budget, owner, provider, mostUsd, day, call, store } = payment;
  const purse = budget.openPurse();
  const giveBack = (trx: Db) => giveBackReservations(trx, owner, [purse.job]);
  try {
    const reply = await purse.pay(() => mostUsd, call);
    if (reply === undefined) return undefined;
    await db.transaction().execute(async (trx) => {
      await store(trx, reply);
      if (reply.usage.inputTokens + reply.usage.outputTokens > 0)
        await addUsage(trx, day, provider, reply.usage);
      await giveBack(trx);
    });
    return reply;
  } catch (error) {
    await giveBack(db);
    throw error;
  }
}
