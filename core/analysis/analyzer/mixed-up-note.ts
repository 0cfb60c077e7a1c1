import { usdText } from '../../platform/language/money.model.js';
import { SAY } from '../../platform/texts/analyses.texts.model.js';
import type { AnalysisRow } from './analyzer.table.js';
import { labelOfRun } from './providers/reader.js';

/** Above this share of mixed-up comments a run costs so much more that another service is worth choosing. */
const MANY = 0.1;

/** What the wire says of comments that an AI service mixed up with each other. */
export function mixedUpOf(row: AnalysisRow) {
  const { mixedUpComments: comments, mixedUpCostUsd: usd } = row;
  const cost = usd > 0 ? usdText(usd) : '';
  const isMany = comments > MANY * row.doneComments;
  const said =
    cost === ''
      ? SAY().mixedUp(labelOfRun(row), comments)
      : SAY().mixedUpFor(labelOfRun(row), comments, cost);
  return {
    mixed_up_comments: comments,
    mixed_up_cost_usd: usd,
    mixed_up_note: comments === 0 ? null : `${said}${isMany ? SAY().chooseAnother : ''}`,
  };
}
