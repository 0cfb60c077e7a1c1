import { AnalysisTask } from '../../analysis/analyzer/analyzer.schemas.js';
import { getAnalysisStatus } from '../../analysis/analyzer/analyzer.service.js';
import type { RunRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { OfRun } from '../../analysis/analyzer/of-run.schemas.js';
import { chooseProvider } from '../../analysis/analyzer/providers/choose-provider.js';
import { promptVersionOf } from '../../analysis/analyzer/providers/prompt/prompt.js';
import type { Variable } from '../../analysis/analyzer/providers/provider.js';
import { copyRun } from '../../analysis/analyzer/runs/copy-run.service.js';
import { nameKeyOf } from '../../analysis/codebooks/judgement-keys.js';
import { whatIsAsked } from '../../analysis/codebooks/run-codebook.service.js';
import type { OverlaidVariable } from '../../engine/learning/overlay.js';
import { conflict, invalid } from '../../errors.js';
import { verb } from '../../platform/operations/verb.js';
import { copyDraw } from '../sampling/copy-draw.service.js';
import { LEARNING } from './learning.operations.js';
import { UpdateRunInput } from './learning.schemas.js';
import { LEARNING_TEXTS } from './learning.texts.model.js';
import { requireLearnable } from './propose-terms.service.js';

const sameVariable = (a: Variable, b: Variable) =>
  a.id === undefined || b.id === undefined ? nameKeyOf(a.name) === nameKeyOf(b.name) : a.id === b.id;

/** What the version adds to what the AI service was asked. Throws VALIDATION for a variable that it was not asked for. */
function overlaidVariables(before: readonly Variable[], after: readonly Variable[]): OverlaidVariable[] {
  const asked = (variable: Variable) => before.find((one) => sameVariable(one, variable));
  const others = after.filter((variable) => asked(variable) === undefined);
  if (others.length > 0)
    throw invalid(LEARNING_TEXTS().notAsked(others.map(({ name }) => `“${name}”`).join(', ')));
  return after.map((variable): OverlaidVariable => {
    const from = asked(variable) ?? variable;
    return {
      from: from.name,
      name: variable.name,
      own: [variable.name, ...variable.terms],
      newTerms: variable.terms.filter((term) => !from.terms.includes(term)),
      newVetoes: (variable.vetoes ?? []).filter((veto) => !(from.vetoes ?? []).includes(veto)),
    };
  });
}

/**
 * A new run of the same comments under a version of the codebook, the latest one unless given. No AI service is called and
 * nothing is paid: local analysis answers again, other providers' answers are kept with new terms and vetoes laid over them.
 * Its sample is that of the run, as far as it was drawn among all comments. Throws NOT_FOUND, CONFLICT when the run has not ended or is at that version already, VALIDATION.
 */
export const updateRun = verb(
  LEARNING.updateRun,
  {
    of: OfRun,
    input: UpdateRunInput,
    answer: ['The new run', AnalysisTask],
    makes: true,
    expensive: 'answer',
  },
  async (ctx: AnalyzerContext, { taskId: runId, version, codebook }) => {
    const run: RunRow = await requireLearnable(ctx, runId);
    const key = run.codebook?.id ?? codebook;
    if (key === undefined) throw invalid(LEARNING_TEXTS().otherCodebook);
    const asked = await whatIsAsked(ctx, { codebook: version === undefined ? key : `${key}@${version}` });
    if (asked.codebookVersionId === run.codebookVersionId && run.codebook !== null)
      throw conflict(LEARNING_TEXTS().isAt(run.codebook.name, run.codebook.version));
    const alsoCopy = (db: AnalyzerContext['db'], id: number) => copyDraw({ db }, run.id, id);
    if (run.provider === 'local') {
      const { id, model, ...local } = chooseProvider(ctx, 'local', undefined);
      const promptVersion = promptVersionOf(local, asked.variables);
      const provider = { provider: id, model, promptVersion };
      const copied = await copyRun(ctx, run, { ...asked, provider, tagsOf: null, alsoCopy });
      return await getAnalysisStatus(ctx, { task_id: copied });
    }
    const variables = overlaidVariables(run.variables, asked.variables);
    const copied = await copyRun(ctx, run, {
      ...asked,
      alsoCopy,
      provider: { provider: run.provider, model: run.model, promptVersion: run.promptVersion },
      tagsOf: (comments) => ctx.analyzer.learning.overlay(comments, variables, run.language),
    });
    return await getAnalysisStatus(ctx, { task_id: copied });
  },
);
