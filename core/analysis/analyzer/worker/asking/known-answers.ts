import type { Db } from '../../../../platform/db/database.js';
import {
  type CachedAnswer,
  findCachedAnswers,
  type NewCachedAnswer,
} from '../../answers/answer-cache.repository.js';
import type { ClaimedBatch } from '../../runs/batches.repository.js';
import type { NewResult } from '../../runs/results.repository.js';
import type { RunState } from '../run-state.js';
import type { AnswerUnderWay } from './shared-questions.js';

/**
 * Answers of earlier runs to the same questions, by comment number. Empty where none may be used: the run wants them
 * fresh, or the provider costs nothing.
 */
export async function knownAnswers(
  db: Db,
  { answerKey, row }: RunState,
  batches: ClaimedBatch[],
): Promise<Map<number, CachedAnswer>> {
  const found = new Map<number, CachedAnswer>();
  if (answerKey === undefined || row.fresh) return found;
  const items = batches.flatMap((batch) => batch.items);
  const keys = items.map((item) => ({ seq: item.seq, key: answerKey(item.content) }));
  const known = await findCachedAnswers(
    db,
    keys.map(({ key }) => key),
  );
  for (const { seq, key } of keys) {
    const answer = known.get(key.toString('hex'));
    if (answer !== undefined) found.set(seq, answer);
  }
  return found;
}

/** Answers to the same questions that another job is being given now, by comment number. */
export function answersUnderWay(
  { answerKey, questions, row }: RunState,
  batches: ClaimedBatch[],
): Map<number, AnswerUnderWay> {
  const flying = new Map<number, AnswerUnderWay>();
  if (answerKey === undefined || row.fresh) return flying;
  for (const { seq, content } of batches.flatMap((batch) => batch.items)) {
    const underWay = questions.find(answerKey(content));
    if (underWay !== undefined) flying.set(seq, underWay);
  }
  return flying;
}

/** The answers of a job that were paid for just now, under the keys by which later runs find them. Errors are none. */
export function newAnswers(
  { answerKey }: RunState,
  batches: ClaimedBatch[],
  results: NewResult[],
): NewCachedAnswer[] {
  if (answerKey === undefined) return [];
  const contents = new Map(
    batches.flatMap(({ items }) => items.map((item) => [item.seq, item.content] as const)),
  );
  return results.flatMap(({ seq, answer, model, isCached, isLenient }) => {
    const content = contents.get(seq);
    if (answer === null || isCached || isLenient === true || content === undefined) return [];
    return [{ key: answerKey(content), answer, model }];
  });
}
