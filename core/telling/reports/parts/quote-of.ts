import { RUN } from '../../../analysis/analyzer/runs/run-report.texts.model.js';
import type { AnalysisComment } from '../../../judging/results/results.schemas.js';
import type { Quote } from '../../../platform/document/report-document.js';
import { count } from '../../../platform/export/report-page.js';
import { PAGE } from '../../../platform/export/report-page.texts.model.js';
import { listed } from '../../../platform/language/language.model.js';

/** How much of a comment is shown before and after its evidence. */
const BEFORE = 160;
const AFTER = 240;

/** A comment with the evidence for a variable, without its author: the report is about topics. Long ones are cut around it; `of` stands before what is said of it. */
export function quoteOf(
  variable: string,
  comment: AnalysisComment,
  link: string | undefined,
  of: readonly string[] = [],
): Quote {
  const { content, number, reactions_count: reactions, sentiment, language } = comment;
  const { start, end } = comment.tags.find((tag) => tag.variable === variable) ?? { start: 0, end: 0 };
  const from = Math.max(0, start - BEFORE);
  const cutBefore = from > 0 ? '…' : '';
  const cutAfter = end + AFTER < content.length ? '…' : '';
  const shift = cutBefore.length - from;
  const about = [
    ...of,
    RUN().commentNumber(number),
    RUN().reactions(count(reactions)),
    ...(sentiment === null ? [] : [PAGE().sentiments[sentiment.label]]),
  ];
  return {
    text: `${cutBefore}${content.slice(from, end + AFTER)}${cutAfter}`,
    start: start + shift,
    end: end + shift,
    about: listed(about),
    language,
    link: comment.link ?? link,
  };
}
