import { AppError } from '../../../errors.js';
import { judgeOf } from '../../../people/users/judge.model.js';
import { roleHas } from '../../../people/users/users.constants.js';
import { noVariableText } from '../../../platform/texts/analyses.texts.model.js';
import { SENTIMENT_KEY, variableKeyOf } from '../../codebooks/judgement-keys.js';
import { requireNearCopies } from '../../copies/find-copies.service.js';
import type { AnalysisRow } from '../analyzer.table.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import type { CommentFilter } from './comment-filter.schemas.js';
import type { PreparedFilter } from './prepared-filter.js';
import { windowOf } from './time-buckets.js';

/** An empty list asks for nothing. */
const given = <One>(list: One[] | undefined) => (list?.length ? list : undefined);

/** Throws VALIDATION for a variable that the run does not have, CONFLICT where each text is to count once before the run has been completed. */
export async function prepareFilter(
  ctx: Pick<AnalyzerContext, 'actor' | 'config' | 'db' | 'analyzer' | 'clock'>,
  run: Pick<AnalysisRow, 'id' | 'variables' | 'status' | 'totalComments'>,
  filter: CommentFilter,
): Promise<PreparedFilter> {
  const { actor, config } = ctx;
  const isOnce = filter.copies === 'once';
  if (isOnce) await requireNearCopies(ctx, run);
  const { variable = [], without = [], none = false, tagged = false, sentiment, language, judged } = filter;
  const { tier, search, minScore, maxScore } = filter;
  const names = run.variables.map(({ name }) => name);
  const unknown = [...variable, ...without].find((name) => !names.includes(name));
  if (unknown !== undefined) throw new AppError('VALIDATION', noVariableText(unknown, names));
  return {
    runId: run.id,
    variables: [...new Set(variable)],
    without: [...new Set(without)],
    isNone: none,
    isTagged: tagged,
    sentiments: given(sentiment),
    languages: given(language),
    tier,
    isJudged: judged,
    isOnce,
    ...windowOf(filter, config.timeZone),
    search: search === '' ? undefined : search,
    minScore,
    maxScore,
    judgements: {
      keys: [...run.variables.map(variableKeyOf), SENTIMENT_KEY],
      person: judgeOf(actor).person,
      seesAll: roleHas(actor.role, 'administer'),
    },
  };
}
