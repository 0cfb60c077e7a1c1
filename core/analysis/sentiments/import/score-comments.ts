import { AppError } from '../../../errors.js';
import { TimeSlice } from '../../../time-slice.js';
import { checkAnswer } from '../../analyzer/answers/check-answer.js';
import { FAILURE } from '../../analyzer/failures.texts.model.js';
import type { AnalysisProvider, AskedComment } from '../../analyzer/providers/provider.js';
import type { NewResult, PreparedRun } from '../../analyzer/runs/sentiment-runs.service.js';
import { newResult } from '../../analyzer/worker/asking/asking.js';

const QUESTION = { variables: [], post: '', language: 'en' as const };
const findNone = () => undefined;
const NEVER = new AbortController().signal;

/**
 * Scores comments at once, in their order, with a provider that costs nothing: what an interruption loses is made again
 * for free, so no batches are needed. Comments with the same words share a result. A comment without a usable answer is
 * asked once more alone. Throws UNAVAILABLE when the provider cannot answer now: then no comment is at fault.
 */
export async function scoreComments(
  provider: AnalysisProvider & { model: string },
  { comments }: Pick<PreparedRun, 'comments'>,
): Promise<NewResult[]> {
  const results = new Map<number, NewResult>();
  const items = comments
    .filter(({ copies }) => copies > 0)
    .map(({ comment: { content }, itemSeq: seq, copies }) => ({ seq, copies, content }));
  let failure = FAILURE().unusable;
  const ask = async (asked: typeof items) => {
    const texts: AskedComment[] = asked.map(({ seq, content }) => ({ id: seq, text: content }));
    const reply = await provider.askBatch(QUESTION, texts, { signal: NEVER, secret: '' });
    if (reply.failure?.kind === 'transient') throw new AppError('UNAVAILABLE', reply.failure.message);
    failure = reply.failure?.message ?? failure;
    const slice = new TimeSlice();
    const answers = new Map(reply.answers.map(({ id, answer }) => [id, answer]));
    for (const item of asked) {
      if (slice.isOver()) await slice.yield();
      const answer = checkAnswer(answers.get(item.seq), item.content, findNone);
      if (answer !== undefined) results.set(item.seq, { ...newResult(item), answer, model: reply.model });
    }
  };
  if (items.length > 0) await ask(items);
  for (const item of items) if (!results.has(item.seq)) await ask([item]);
  return items.map((item) => results.get(item.seq) ?? { ...newResult(item), failure, model: provider.model });
}
