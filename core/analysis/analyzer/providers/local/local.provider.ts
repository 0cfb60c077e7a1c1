import { EngineClosedError } from '../../../../engine/engine-thread.js';
import { messageOf } from '../../../../errors.js';
import { FAILURE, retoldFailure } from '../../failures.texts.model.js';
import type { AnalysisProvider, AnalysisQuestion, CommentAnswer, FailureKind } from '../provider.js';

/** What the local provider needs of the embedded engine's pool. */
export interface LocalEngine {
  /** Answers in the order of the texts. */
  answer(question: AnalysisQuestion, texts: readonly string[]): Promise<CommentAnswer[]>;
  close(): Promise<void>;
}

/** Raised with every change of the engine that may change an answer. */
const PROMPT_VERSION = 'local-22';

/**
 * smops's own engine as a provider: no network, no key, no cost. Its batches go to the engine's threads many at a
 * time, since a thread's messages and a transaction cost more than the analysis of eight comments.
 */
export function createLocalProvider(engine: LocalEngine): AnalysisProvider<'local'> {
  return {
    id: 'local',
    model: 'smops-local',
    promptVersion: PROMPT_VERSION,
    isService: false,
    isPaid: false,
    isConfigured: true,
    takesKey: false,
    address: null,
    batchesPerCall: 32,
    concurrency: 2,
    async askBatch(question, comments) {
      const nothing = { inputTokens: 0, outputTokens: 0, costUsd: 0 };
      try {
        const texts = comments.map((comment) => comment.text);
        const answers = await engine.answer(question, texts);
        return {
          answers: comments.map((comment, index) => ({ id: comment.id, answer: answers[index] })),
          model: 'smops-local',
          usage: nothing,
        };
      } catch (error) {
        // A comment that kills the engine's thread is found by halving the batch.
        const kind: FailureKind = error instanceof EngineClosedError ? 'transient' : 'truncated';
        const failure = {
          kind,
          message: FAILURE().engineFailed(retoldFailure(messageOf(error))),
        };
        return { answers: [], failure, model: 'smops-local', usage: nothing };
      }
    },
    close: () => engine.close(),
  };
}
