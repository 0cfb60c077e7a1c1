import { textKeyOf } from '../../../comments/text-key.node.js';
import type { AnalysisComment } from '../../../judging/results/results.schemas.js';

const keyOf = ({ content }: AnalysisComment) => textKeyOf(content).toString('hex');

/**
 * At most two comments unless told: the first and the first in another language, else the next; each text once over all
 * variables. `used` holds the texts that are quoted already and gets these.
 */
export function chooseQuotes(
  comments: readonly AnalysisComment[],
  used: Set<string>,
  most = 2,
): AnalysisComment[] {
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
