import type { StopReason } from '../analyzer.constants.js';
import type { AnalysisRow } from '../analyzer.table.js';
import type { CachedAnswer } from '../answers/answer-cache.repository.js';
import { createAnswerKeys } from '../answers/answer-key.js';
import { createVariableFinder } from '../answers/check-answer.js';
import type { AnalysisQuestion } from '../providers/provider.js';
import type { ClaimedBatch } from '../runs/batches.repository.js';
import { AnswerRecord } from './asking/answer-record.js';
import type { AnswerUnderWay, QuestionsUnderWay, SharedQuestions } from './asking/shared-questions.js';
import type { Purse } from './budget/day-budget.js';
import type { Lane } from './lanes/lane.js';

/** Why a run must not go on now. */
export interface RunStop {
  reason: StopReason;
  message: string;
}

/** What the worker keeps of a run while it works on it. */
export interface RunState {
  id: number;
  runId: string;
  row: AnalysisRow;
  question: AnalysisQuestion;
  findVariable: (name: string) => string | undefined;
  lane: Lane;
  /** The key that came with the request, as it is now: a resumed run may have another one. */
  findKey: () => string | undefined;
  /** Keys of answers that are kept; undefined for the embedded engine. */
  answerKey: ((content: string) => Buffer) | undefined;
  /** Paid questions that this process is asking now, of all runs. */
  questions: QuestionsUnderWay;
  /** Paid questions that all servers are asking now. */
  shared: SharedQuestions;
  /** How its answers have gone since this worker took it up. */
  record: AnswerRecord;
  /** The most that asking one of its batches may cost, of those that were looked at. */
  mostUsd: number;
  /** Billed so far, as far as this worker knows. */
  costUsd: number;
  /** Set once: jobs that see it give their batches back. */
  stop?: RunStop;
  /** The stop has been written down. What this state still does must not pause a run that was resumed meanwhile. */
  isStopWritten: boolean;
  /** While the stop is being written down: the database still calls the run open. */
  isPausing: boolean;
  /** Jobs under way here. */
  jobs: number;
  /** Jobs that have ended here. */
  jobsDone: number;
  /** False when the last claim found nothing: not asked again before the next look at the table. */
  mayHaveBatches: boolean;
  /** Milliseconds since the epoch before which nothing is claimed: after an unexpected error. */
  restUntil: number;
}

/** Batches of one run that are asked in one call. */
export interface Job {
  run: RunState;
  batches: ClaimedBatch[];
  /** Answers that were paid for before, by comment number. */
  known: ReadonlyMap<number, CachedAnswer>;
  /** Answers that were under way for another job when `known` was read, by comment number. */
  flying: ReadonlyMap<number, AnswerUnderWay>;
  /** Holds what its calls may cost. */
  purse: Purse;
  /** Its answers wait to be stored. */
  isAnswered?: boolean;
  /** Until when the lease holds, by `performance.now()`. After that another worker may have its batches. */
  heldUntilMs: number;
}

export function createRunState(
  row: AnalysisRow,
  lane: Lane,
  { questions, shared }: Pick<RunState, 'questions' | 'shared'>,
  findKey: RunState['findKey'],
): RunState {
  const { provider } = lane;
  const question = { variables: row.variables, post: row.postContent, language: row.language };
  return {
    id: row.id,
    runId: row.analysisId,
    row,
    question,
    findVariable: createVariableFinder(row.variables),
    lane,
    findKey,
    // The run's own model and prompt: what the server is set to meanwhile has no part in it.
    answerKey: provider.isService
      ? createAnswerKeys({ id: row.provider, model: row.model, promptVersion: row.promptVersion }, question)
      : undefined,
    questions,
    shared,
    mostUsd: 0,
    record: new AnswerRecord(),
    costUsd: row.costUsd,
    isStopWritten: false,
    isPausing: false,
    jobs: 0,
    jobsDone: 0,
    mayHaveBatches: true,
    restUntil: 0,
  };
}
