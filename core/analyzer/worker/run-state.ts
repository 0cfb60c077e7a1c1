import type { StopReason } from '../analyzer.constants.js';
import type { AnalysisRow } from '../analyzer.table.js';
import { createVariableFinder } from '../answers/check-answer.js';
import type { ClaimedBatch } from '../batches.repository.js';
import type { AnalysisQuestion } from '../providers/provider.js';
import type { Lane } from './lane.js';

/** Why a run must not go on now. */
export interface RunStop {
  reason: StopReason;
  message: string;
}

/** What the worker keeps of a run while it works on it. */
export interface RunState {
  id: number;
  analysisId: string;
  row: AnalysisRow;
  question: AnalysisQuestion;
  findVariable: (name: string) => string | undefined;
  lane: Lane;
  apiKey?: string;
  /** Set once: jobs that see it give their batches back. */
  stop?: RunStop;
  /** Jobs under way here. */
  jobs: number;
  /** False when the last claim found nothing: not asked again before the next look at the table. */
  mayHaveBatches: boolean;
  /** Milliseconds since the epoch before which nothing is claimed: after an unexpected error. */
  restUntil: number;
}

/** Batches of one run that are asked in one call. */
export interface Job {
  run: RunState;
  batches: ClaimedBatch[];
}

export function createRunState(row: AnalysisRow, lane: Lane, apiKey: string | undefined): RunState {
  return {
    id: row.id,
    analysisId: row.analysisId,
    row,
    question: { variables: row.variables, post: row.postContent, language: row.language },
    findVariable: createVariableFinder(row.variables),
    lane,
    apiKey,
    jobs: 0,
    mayHaveBatches: true,
    restUntil: 0,
  };
}
