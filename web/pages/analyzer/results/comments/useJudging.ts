import type { AnalysisComment } from '@smops/core/judging/results/results.schemas.js';
import { useMemo } from 'react';
import { outboxOf } from '../../../../state/judging/outbox.js';
import { toast } from '../../../../state/toasts.js';
import type { Sentiment } from '../filter/filter.model.js';
import { RESULTS_TEXT } from '../results.texts.js';

const TEXT = RESULTS_TEXT.detail;

export interface Judging {
  tag(variable: string, isPresent: boolean): void;
  /** The opposite of what is said of it now, by the person or else by the machine. */
  flip(variable: string): void;
  sentiment(sentiment: Sentiment): void;
  clear(): void;
}

/** Judging the open comment: each word is shown at once, and sent behind the keys. */
export function useJudging(runId: string, comment: AnalysisComment | undefined): Judging {
  const outbox = useMemo(() => outboxOf(runId), [runId]);
  const tag = (variable: string, isPresent: boolean) => {
    if (comment) outbox.judge(comment.seq, { tags: { [variable]: isPresent } });
  };
  return {
    tag,
    flip: (variable) => {
      const now = comment?.correction?.tags[variable] ?? comment?.matched_variables.includes(variable);
      if (now !== undefined) tag(variable, !now);
    },
    sentiment: (sentiment) => {
      if (comment) outbox.judge(comment.seq, { sentiment });
    },
    clear: () => {
      if (!comment) return;
      outbox.removeJudgement(comment.seq);
      toast({ title: TEXT.cleared });
    },
  };
}
