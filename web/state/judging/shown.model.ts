import type { AnalysisComment } from '@smops/core/judging/results/results.schemas.js';
import type { Unsent } from '@smops/server/client/outbox/unsent.js';

/** What becomes of a comment when a person has said something of it; the same for all comments with its words. */
export function withSaid(
  comment: AnalysisComment,
  { said: { judgement }, givenAt: at }: Unsent,
  by: string,
): AnalysisComment {
  if (judgement === undefined) return comment;
  const others = comment.judgements.filter(({ isYou }) => !isYou);
  if (judgement === 'removed') return { ...comment, correction: null, judgements: others };
  const own = comment.judgements.find(({ isYou }) => isYou);
  const said = {
    ...(own ?? { isSettled: false, isPerson: true, isDrawn: false }),
    ...{ reader: by, isYou: true, isBlind: false, at },
    tags: { ...own?.tags, ...judgement.tags },
    sentiment: judgement.sentiment ?? own?.sentiment ?? null,
  };
  const tags = { ...comment.correction?.tags, ...judgement.tags };
  return {
    ...comment,
    correction: Object.keys(tags).length > 0 ? { tags, by, at } : comment.correction,
    judgements: [...others, said],
  };
}

/** The comments of a run with what was said of them in that order, each word on all comments with the same words. */
export function withAllSaid(
  comments: readonly AnalysisComment[],
  unsent: readonly Unsent[],
  runId: string,
  by: string,
): readonly AnalysisComment[] {
  return unsent.reduce((now, one) => {
    const content = one.said.taskId === runId && now.find(({ seq }) => seq === one.said.seq)?.content;
    return content === undefined || content === false
      ? now
      : now.map((comment) => (comment.content === content ? withSaid(comment, one, by) : comment));
  }, comments);
}

/** What was said last of a variable at any of some places; undefined where nothing was. */
export function tagIn(
  unsent: readonly Unsent[],
  places: readonly { taskId: string; seq: number }[],
  variable: string,
): boolean | undefined {
  const words = unsent.flatMap(({ said: { taskId: runId, seq, judgement } }) => {
    const isHere = places.some((place) => place.taskId === runId && place.seq === seq);
    const tag = judgement === 'removed' || !isHere ? undefined : judgement?.tags?.[variable];
    return tag === undefined ? [] : [tag];
  });
  return words.at(-1);
}
