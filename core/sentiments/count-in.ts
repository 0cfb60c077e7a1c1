import type { Kysely } from 'kysely';
import type { Database } from '../db/database.js';
import { findCommentIds, type NewSentimentComment } from './sentiment-comments.repository.js';
import { addToTotals, type Ranked, type SentimentTotals } from './totals.model.js';

/** Above every id: of equals, those that were counted before rank higher. */
const PROVISIONAL = 2 ** 52;

/**
 * The totals of an analysis with newly stored comments counted in, in the transaction that stored them. Their ids are
 * only asked for where they are kept: of the few that come to be highlights.
 */
export async function countIn(
  trx: Kysely<Database>,
  totals: SentimentTotals,
  stored: NewSentimentComment[],
): Promise<SentimentTotals> {
  const sum = addToTotals(
    totals,
    stored.map(({ label, score, confidence, language, reactionsCount }, at) => ({
      id: PROVISIONAL + at,
      label,
      score,
      confidence,
      language,
      reactionsCount,
    })),
  );
  const highlights = [...sum.mostPositive, ...sum.mostNegative, ...sum.mostReacted];
  const places = new Set(highlights.map(([id]) => id - PROVISIONAL).filter((at) => at >= 0));
  const keyAt = (at: number) => stored[at]?.key ?? '';
  const ids = await findCommentIds(trx, [...places].map(keyAt));
  const withIds = (list: Ranked[]) =>
    list.map(([id, rank]): Ranked => [ids.get(keyAt(id - PROVISIONAL)) ?? id, rank]);
  return {
    ...sum,
    mostPositive: withIds(sum.mostPositive),
    mostNegative: withIds(sum.mostNegative),
    mostReacted: withIds(sum.mostReacted),
  };
}
