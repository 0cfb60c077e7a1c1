import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { textKeyOf } from '../../../comments/text-key.node.js';
import { getAnalysisResults } from '../../../judging/results/analysis-results.service.js';
import type { AnalysisComment } from '../../../judging/results/results.schemas.js';

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
  const { taskId: runId, ...filter } = asked;
  const { results } = await getAnalysisResults(ctx, {
    task_id: runId,
    ...filter,
    order: 'reactions',
    limit: LOOKED_AT,
  });
  return chooseQuotes(results.comments, used, most);
}

/** The same for the first variables of several; without those that have none. */
export async function quotesOfVariables(
  ctx: AnalyzerContext,
  runId: string,
  variables: readonly string[],
  span: { from?: string; to?: string } = {},
): Promise<Quoted[]> {
  const quotes: Quoted[] = [];
  const used = new Set<string>();
  for (const variable of variables.slice(0, QUOTED)) {
    const comments = await quotesOf(ctx, { taskId: runId, variable, ...span }, used);
    if (comments.length > 0) quotes.push({ variable, comments });
  }
  return quotes;
}

const keyOf = ({ content }: AnalysisComment) => textKeyOf(content).toString('hex');

/**
 * At most two comments unless told: the first and the first in another language, else the next; each text once over all
 * variables. `used` holds the texts that are quoted already and gets these.
 */
function chooseQuotes(comments: readonly AnalysisComment[], used: Set<string>, most = 2): AnalysisComment[] {
  const chosen: AnalysisComment[] = [];
  const take = (comment: AnalysisComment | undefined) => {
    if (comment === undefined) return;
    used.add(keyOf(comment));
    chosen.push(comment);
  };
  const free = () => comments.filter((comment) => !used.has(keyOf(comment)));
  take(free()[0]);
  const first = chosen[0];
  while (first !== undefined && chosen.length < most) {
    const left = free();
    if (left.length === 0) break;
    take(left.find(({ language }) => language !== first.language) ?? left[0]);
  }
  return chosen;
}
