import { invalid } from '../../errors.js';
import { type CommentReport, placeText } from '../gather/comment-report.js';
import { COMMENTS_TEXTS } from '../texts/comments.texts.model.js';
import { ROWS } from '../texts/rows.texts.model.js';
import { quotedNames } from './csv/csv-header.js';

/** The report, if it has a comment. Throws VALIDATION with the first problems otherwise. */
export function requireComments<Report extends CommentReport>(report: Report): Report {
  if (report.accepted > 0) return report;
  if (report.read === 0) throw invalid(COMMENTS_TEXTS().emptyList);
  const [first] = report.problems;
  const problems = report.problems.slice(0, 10).map(({ line, index, reason }) => ({
    ...(line === null ? { path: String(index) } : { line }),
    message: reason,
  }));
  const where = first === undefined ? '' : ROWS().firstAt(placeText(first), first.reason);
  const { commentsInside, paths } = report;
  const choose = paths.length > 0 ? ROWS().chooseText(quotedNames(paths)) : '';
  const names = commentsInside === undefined ? choose : ROWS().commentsInside(commentsInside);
  throw invalid(`${ROWS().noneWithText(ROWS().rows(report.read))}${where}${names}`, problems);
}
