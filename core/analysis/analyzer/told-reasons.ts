import { retoldSummary } from '../../engine/summary/retold-summary.js';
import {
  type NearVariable,
  nearIn,
  retoldReason,
  retoldReasoning,
} from '../../engine/words/retold-reasons.js';
import { currentLanguage } from '../../platform/language/language.model.js';
import { usdText } from '../../platform/language/money.model.js';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import type { ReportLanguage } from './analyzer.constants.js';
import type { AnalysisRow } from './analyzer.table.js';
import type { Tag } from './providers/provider.js';
import { labelOfRun } from './providers/reader.js';

/** What a run says in words is read in the language of the reader; as written, in that in which the run was made. */
function languageFor(run: { language: ReportLanguage }): ReportLanguage {
  const language = currentLanguage();
  return language === 'written' ? run.language : language;
}

/** The summary of a run for the reader of this call. */
export const toldSummary = (run: { language: ReportLanguage; aiInsights: string | null }): string =>
  retoldSummary(run.aiInsights ?? '', languageFor(run));

/** Why a tag was given, for the reader of this call. */
export const toldReason = (run: { language: ReportLanguage }, reason: string): string =>
  retoldReason(reason, languageFor(run));

/** Tags with their reasons for the reader of this call. */
export const toldTags = (run: { language: ReportLanguage }, tags: Tag[]): Tag[] =>
  tags.map((tag) => ({ ...tag, reason: toldReason(run, tag.reason) }));

/** Why a comment has its sentiment, for the reader of this call. */
export const toldReasoning = (run: { language: ReportLanguage }, reasoning: string): string =>
  retoldReasoning(reasoning, languageFor(run));

/** The variables that a comment comes near without mentioning them, for the reader of this call. */
export const toldNear = (
  run: { language: ReportLanguage; variables: readonly { name: string }[] },
  reasoning: string,
): NearVariable[] => nearIn(reasoning, run.variables, languageFor(run));

/** Above this share of mixed-up comments a run costs so much more that another service is worth choosing. */
const MANY = 0.1;

/** What the wire says of comments that an AI service mixed up with each other. */
export function mixedUpOf(row: AnalysisRow) {
  const { mixedUpComments: comments, mixedUpCostUsd: usd } = row;
  const cost = usd > 0 ? usdText(usd) : '';
  const isMany = comments > MANY * row.doneComments;
  const said =
    cost === ''
      ? ANALYSES_TEXTS().mixedUp(labelOfRun(row), comments)
      : ANALYSES_TEXTS().mixedUpFor(labelOfRun(row), comments, cost);
  return {
    mixed_up_comments: comments,
    mixed_up_cost_usd: usd,
    mixed_up_note: comments === 0 ? null : `${said}${isMany ? ANALYSES_TEXTS().chooseAnother : ''}`,
  };
}
