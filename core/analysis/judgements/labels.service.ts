import type { ServiceContext } from '../../context.js';
import { judgeOf } from '../../people/users/judge.model.js';
import type { Variable } from '../analyzer/providers/provider.js';
import { variableKeyOf } from '../codebooks/judgement-keys.js';
import { insertLabels, type LabelledRow } from './judgements.repository.js';

export type { LabelledRow };

/**
 * Keeps the labels of a file's rows as judgements of all of a run's variables. They belong to the file's sender, apart
 * from what that person judges here; labels of the same comments sent again replace them.
 */
export async function keepLabels(
  ctx: Pick<ServiceContext, 'db' | 'actor' | 'clock'>,
  runId: string,
  variables: readonly Pick<Variable, 'name' | 'key'>[],
  rows: readonly LabelledRow[],
): Promise<void> {
  const { person, personName, isPerson } = judgeOf(ctx.actor);
  const named = variables.map((variable) => ({ name: variable.name, key: variableKeyOf(variable) }));
  const by = { person: `file:${person}`, personName, isPerson };
  await insertLabels(ctx.db, runId, named, rows, { ...by, at: ctx.clock.now() });
}
