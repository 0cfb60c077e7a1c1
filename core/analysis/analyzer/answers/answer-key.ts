import { createHash } from 'node:crypto';
import { normalizeContent } from '../../../comments/comment.js';
import { type AnalysisQuestion, descriptionOf, inFixedOrder, type Variable } from '../providers/provider.js';

/** A variable that a codebook describes adds its description; the key of a plain one is what it was before codebooks. */
function keyOf(variable: Variable): unknown[] {
  const description = descriptionOf(variable);
  const { name, terms } = variable;
  return Object.keys(description).length === 0 ? [name, ...terms] : [name, ...terms, description];
}

/**
 * Keys of cached answers: sha256 over all that an answer depends on. The part that all comments
 * of a run share is hashed once. Neither the batch a comment was asked in nor the order of the variables is part of it.
 */
export function createAnswerKeys(
  provider: { id: string; model: string; promptVersion: string },
  question: AnalysisQuestion,
): (content: string) => Buffer {
  const shared = createHash('sha256').update(
    JSON.stringify([
      provider.id,
      provider.model,
      provider.promptVersion,
      inFixedOrder(question.variables).map(keyOf),
      question.post,
      question.language,
    ]),
  );
  return (content) => shared.copy().update('\n').update(normalizeContent(content)).digest();
}
