import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { RunRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { OfRun } from '../../analysis/analyzer/of-run.schemas.js';
import type { Codebook } from '../../analysis/codebooks/codebooks.schemas.js';
import { variableKeyOf } from '../../analysis/codebooks/judgement-keys.js';
import type { StudiedVariable } from '../../engine/learning/study.js';
import { conflict, invalid } from '../../errors.js';
import { verb } from '../../platform/operations/verb.js';
import { learnFromAnswers } from './learn-from-answers.service.js';
import { learnFromPeople } from './learn-from-people.service.js';
import { latestOf } from './learned-codebook.js';
import { ALL_SHARES } from './learning.constants.js';
import { LEARNING } from './learning.operations.js';
import { listRefused } from './learning.repository.js';
import { LearningInput, LearningProposals } from './learning.schemas.js';
import { LEARNING_TEXTS } from './learning.texts.model.js';

/** What is looked at of a larger run. */
const MOST_COMMENTS = 20_000;
/** Fewer comments hardly ever speak for a word. */
const LEAST_LEARNABLE = 25;
const SESSION = 50;

function missingOf(learnable: number, words: number): number {
  if (words > 0) return 0;
  return learnable < LEAST_LEARNABLE ? 2 * (LEAST_LEARNABLE - learnable) : SESSION;
}

/** What is known of the run's variables already: of those of its codebook as of the latest version. */
async function studiedVariables(
  ctx: AnalyzerContext,
  run: RunRow,
  latest: Codebook | null,
): Promise<StudiedVariable[]> {
  const refused = await listRefused(ctx.db, run.variables.map(variableKeyOf));
  return run.variables.map((variable) => {
    const now = latest?.variables.find(({ id }) => id === variable.id) ?? variable;
    return {
      name: variable.name,
      terms: now.terms,
      vetoes: now.vetoes ?? [],
      refused: refused.get(variableKeyOf(variable)) ?? [],
    };
  });
}

/** A run that words can be learned from. Throws NOT_FOUND, CONFLICT before it has ended, VALIDATION without variables. */
export async function requireLearnable(ctx: AnalyzerContext, runId: string): Promise<RunRow> {
  const run = await requireAnalysis(ctx, runId);
  if (run.status !== 'completed') throw conflict(LEARNING_TEXTS().notEnded);
  if (run.variables.length === 0) throw invalid(LEARNING_TEXTS().noVariables);
  return run;
}

/**
 * Words that read comments speak for, as terms and vetoes of a run's variables, with their evidence. They come from what
 * people said of its comments (of drawn ones from the odd half), or from what AI services answered in any run that asked for
 * the same variables, where local analysis would answer otherwise. Nothing is changed and no provider is asked. Throws NOT_FOUND, CONFLICT before the run has ended, VALIDATION.
 */
export const proposeTerms = verb(
  LEARNING.propose,
  {
    of: OfRun,
    input: LearningInput,
    answer: ['The words per variable, with their evidence', LearningProposals],
    expensive: 'answer',
  },
  async (ctx: AnalyzerContext, { taskId: runId, source }) => {
    const run = await requireLearnable(ctx, runId);
    const latest = await latestOf(ctx, run);
    const variables = await studiedVariables(ctx, run, latest);
    const share = Math.min(
      ALL_SHARES,
      Math.ceil((ALL_SHARES * MOST_COMMENTS) / Math.max(1, run.totalComments)),
    );
    const learn = source === 'people' ? learnFromPeople : learnFromAnswers;
    const { words, read, learnable, services } = await learn(ctx, run, variables, share);
    return {
      source,
      codebook: latest && {
        id: latest.id,
        name: latest.name,
        version: run.codebook?.version ?? 1,
        latest: latest.version,
      },
      services,
      isSampled: share < ALL_SHARES,
      variables: run.variables.map(({ name }, at) => {
        const found = words[at] ?? [];
        return {
          name,
          read: read[at] ?? 0,
          learnable: learnable[at] ?? 0,
          missing: source === 'answers' ? 0 : missingOf(learnable[at] ?? 0, found.length),
          words: found.map((word) => ({
            ...word,
            comments: Math.round((word.comments * ALL_SHARES) / share),
          })),
        };
      }),
    };
  },
);
