import type { CachedAnswer } from '../../answers/answer-cache.repository.js';
import { checkAnswer } from '../../answers/check-answer.js';
import type { Usage } from '../../providers/provider.js';
import type { BatchItem, ClaimedBatch } from '../../runs/batches.repository.js';
import type { NewResult } from '../../runs/results.repository.js';
import type { Purse } from '../budget/day-budget.js';
import type { RunState } from '../run-state.js';
import type { Question } from './shared-questions.js';

export interface AskJobOptions {
  signal: AbortSignal;
  /** Asked before each call: the run or the whole worker is to stop. */
  isCalledOff: () => boolean;
  random: () => number;
}

/** A job while it is asked. */
export interface Asking extends AskJobOptions {
  /** What this job asks and others may wait for, by comment number. */
  questions: Map<number, Question>;
  answered: Set<number>;
  run: RunState;
  batches: ClaimedBatch[];
  /** What the calls of this job may cost. */
  purse: Purse;
  /** Keys of the questions that other servers leave to this job. */
  claims: Buffer[];
  /** No more is asked: the day's budget has no room for a call, or the database is gone. */
  isBroke: boolean;
  results: Map<number, NewResult>;
  /** Comments that the service mixed up with others of their batch, with what asking them alone has cost. */
  mixedUp: Map<number, number>;
  usage: Usage;
  startedMs: number;
  calls: number;
}

/** Uses an answer of an earlier run, if it holds for this comment too. */
export function takeKnown(asking: Asking, item: BatchItem, known: CachedAnswer | undefined): boolean {
  const answer = known && checkAnswer(known.answer, item.content, asking.run.findVariable);
  if (known === undefined || answer === undefined) return false;
  asking.results.set(item.seq, { ...newResult(item), answer, model: known.model, isCached: true });
  return true;
}

export const newResult = (item: BatchItem): NewResult => ({
  seq: item.seq,
  copies: item.copies,
  answer: null,
  failure: null,
  model: '',
  isCached: false,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: 0,
  ms: 0,
});

export function failAll(asking: Asking, items: BatchItem[], failure: string): void {
  const { model } = asking.run.row;
  for (const item of items) asking.results.set(item.seq, { ...newResult(item), failure, model });
}
