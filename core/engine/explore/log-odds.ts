/** How often a word stands in each of two collections. */
export interface WordCount {
  before: number;
  after: number;
}

/**
 * How much more often a word is used after than before, as the z-score of its log-odds ratio with a Dirichlet prior of `prior`
 * for the word and `priors` for all words. Monroe, Colaresi and Quinn, Political Analysis 16 (2008) 372, equations 16, 19, 22.
 */
export function logOddsZ(
  word: WordCount,
  totals: WordCount,
  { prior, priors }: { prior: number; priors: number },
): number {
  const logOdds = (count: number, total: number) =>
    Math.log((count + prior) / (total + priors - count - prior));
  const difference = logOdds(word.after, totals.after) - logOdds(word.before, totals.before);
  return difference / Math.sqrt(1 / (word.after + prior) + 1 / (word.before + prior));
}
