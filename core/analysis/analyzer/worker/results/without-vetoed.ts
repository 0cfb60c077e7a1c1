import type { EnginePool } from '../../../../engine/engine-pool.js';
import type { ClaimedBatch } from '../../runs/batches.repository.js';
import type { NewResult } from '../../runs/results.repository.js';
import type { RunState } from '../run-state.js';

/**
 * Results of an AI service without the tags that rest on a veto of their variable (docs/codebooks.md, "Vetoes"). What the
 * cache keeps is the answer as it was given.
 */
export async function withoutVetoed(
  engine: Pick<EnginePool, 'overlay'>,
  { question, lane }: RunState,
  batches: readonly ClaimedBatch[],
  results: readonly NewResult[],
): Promise<NewResult[]> {
  const vetoed = new Set(
    question.variables.filter(({ vetoes = [] }) => vetoes.length > 0).map(({ name }) => name),
  );
  const isOpen = ({ answer }: NewResult) =>
    answer?.tags.some(({ variable }) => vetoed.has(variable)) === true;
  const open = lane.provider.isService ? results.filter(isOpen) : [];
  if (open.length === 0) return [...results];
  const texts = new Map(batches.flatMap(({ items }) => items.map(({ seq, content }) => [seq, content])));
  const tags = await engine.overlay(
    open.map(({ seq, answer }) => ({ text: texts.get(seq) ?? '', tags: answer?.tags ?? [] })),
    question.variables.map(({ name, terms, vetoes = [] }) => ({
      ...{ from: name, name, own: [name, ...terms] },
      ...{ newTerms: [], newVetoes: vetoes },
    })),
    question.language,
  );
  const kept = new Map(open.map(({ seq }, at) => [seq, tags[at] ?? []]));
  return results.map((result) => {
    const left = kept.get(result.seq);
    return left === undefined || result.answer === null
      ? result
      : { ...result, answer: { ...result.answer, tags: left } };
  });
}
