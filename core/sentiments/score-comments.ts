import { checkAnswer } from '../analyzer/answers/check-answer.js';
import type { AnalysisProvider, AskedComment } from '../analyzer/providers/provider.js';
import { AppError } from '../errors.js';
import { Turns } from '../turns.js';
import type { CommentScore } from './sentiment-comments.repository.js';

const QUESTION = { variables: [], post: '', language: 'en' as const };
const findNone = () => undefined;
const NEVER = new AbortController().signal;

/**
 * Scores comments at once, in their order, with a provider that costs nothing: what an interruption loses is made again
 * for free, so no run is needed to keep it. A comment without a usable answer is asked once more alone. Throws UNAVAILABLE
 * when the provider cannot answer now: then no comment is at fault.
 */
export async function scoreComments(
  provider: AnalysisProvider,
  texts: readonly string[],
): Promise<CommentScore[]> {
  const scores = new Map<number, CommentScore>();
  let failure = 'The provider gave no usable answer.';
  const ask = async (comments: AskedComment[]) => {
    const reply = await provider.askBatch(QUESTION, comments, { signal: NEVER, secret: '' });
    if (reply.failure?.kind === 'transient') throw new AppError('UNAVAILABLE', reply.failure.message);
    failure = reply.failure?.message ?? failure;
    const turns = new Turns();
    for (const { id, answer: raw } of reply.answers) {
      if (turns.isOver()) await turns.next();
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
