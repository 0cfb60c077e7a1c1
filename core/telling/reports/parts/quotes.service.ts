import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { getAnalysisResults } from '../../../judging/results/analysis-results.service.js';
import type { AnalysisComment } from '../../../judging/results/results.schemas.js';
import { chooseQuotes } from './choose-quotes.js';

/** Variables that comments are quoted for, and the comments that are looked at for each. */
export const QUOTED = 5;
const LOOKED_AT = 30;

/** Comments that are quoted for a variable. */
export interface Quoted {
  variable: string;
  comments: AnalysisComment[];
}

/** Comments of a run with a variable to quote, those with most reactions first; `used` holds the texts that are quoted already. */
export async function quotesOf(
  ctx: AnalyzerContext,
  asked: { taskId: string; variable: string; from?: string; to?: string; copies?: 'once' },
  used: Set<string>,
  most?: number,
): Promise<AnalysisComment[]> {
  const { taskId, ...filter } = asked;
  const { results } = await getAnalysisResults(ctx, {
    task_id: taskId,
    ...filter,
    order: 'reactions',
    limit: LOOKED_AT,
  });
  return chooseQuotes(results.comments, used, most);
}

/** The same for the first variables of several; without those that have none. */
export async function quotesOfVariables(
  ctx: AnalyzerContext,
  taskId: string,
  variables: readonly string[],
  span: { from?: string; to?: string } = {},
): Promise<Quoted[]> {
  const quotes: Quoted[] = [];
  const used = new Set<string>();
  for (const variable of variables.slice(0, QUOTED)) {
    const comments = await quotesOf(ctx, { taskId, variable, ...span }, used);
    if (comments.length > 0) quotes.push({ variable, comments });
  }
  return quotes;
}
