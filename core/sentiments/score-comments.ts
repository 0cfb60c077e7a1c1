import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkAnswer } from '../analyzer/answers/check-answer.js';
import type { AnalysisProvider, AskedComment } from '../analyzer/providers/provider.js';
import type { CommentScore } from './sentiment-comments.repository.js';

const QUESTION = { variables: [], post: '', language: 'en' as const };
/** Answers that are checked before other calls have their turn. */
const ANSWERS_PER_TURN = 200;
const findNone = () => undefined;
const NEVER = new AbortController().signal;

/**
 * Scores comments at once, in their order, with a provider that costs nothing: what an interruption loses is made again
 * for free, so no run is needed to keep it. A comment without a usable answer is asked once more alone.
 */
export async function scoreComments(
  provider: AnalysisProvider,
  texts: readonly string[],
): Promise<CommentScore[]> {
  const scores = new Map<number, CommentScore>();
  let failure = 'The provider gave no usable answer.';
  const ask = async (comments: AskedComment[]) => {
    const reply = await provider.askBatch(QUESTION, comments, { signal: NEVER, secret: '' });
    failure = reply.failure?.message ?? failure;
    for (const [at, { id, answer: raw }] of reply.answers.entries()) {
      if (at % ANSWERS_PER_TURN === ANSWERS_PER_TURN - 1) await nextTurn();
      const answer = checkAnswer(raw, texts[id] ?? '', findNone);
      if (answer === undefined) continue;
      scores.set(id, { ...answer.sentiment, language: answer.language, failure: null });
    }
  };
  const all = texts.map((text, id) => ({ id, text }));
  if (all.length > 0) await ask(all);
  for (const comment of all) if (!scores.has(comment.id)) await ask([comment]);
  return all.map(
    ({ id }) => scores.get(id) ?? { label: null, score: null, confidence: null, language: null, failure },
  );
}
