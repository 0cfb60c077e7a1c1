import type { Intake } from '@smops/core/analysis/analyzer/intake.schemas.js';
import { leftOutText } from '@smops/core/analysis/analyzer/runs/intake.model.js';
import { DEFAULT_TIME_ZONE } from '@smops/core/comments/fields/comment-time.js';
import { readingDoubt, readingOf, readingText } from '@smops/core/comments/file-reading.model.js';
import type { CommentFileReport } from '@smops/core/comments/read-comment-file.js';
import { actorText } from '@smops/core/people/users/actor-names.model.js';
import stringWidth from 'string-width';
import { zoneClock } from '../connection/clock.js';
import { sanitize, truncate } from '../output/output.js';
import { analyzeTexts } from './analyze.texts.js';

const SHOWN_PROBLEMS = 3;
const SHOWN_COMMENTS = 5;
const COMMENT_WIDTH = 70;
const LEAST_TEXT = 20;

/** What a file's reader says of it, without the comments. */
export type FileSaid = Omit<CommentFileReport, 'comments'>;

/** How many comments a file has, and what was left out of it. */
export function countLine(name: string, report: FileSaid): string {
  const left = leftOutText({ ...report, files: undefined });
  const notes = [
    ...(report.encoding === 'UTF-8' ? [] : [report.encoding]),
    ...(left === '' ? [] : [analyzeTexts().leftOut(left)]),
  ];
  const note = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
  return `${sanitize(name)}: ${analyzeTexts().comments(report.accepted.toLocaleString('en'), report.accepted)}${note}`;
}

/** The known export and what was read from which column, in one line. */
export const columnsLine = (report: FileSaid): string => sanitize(readingText(readingOf(report)));

/** Whose choice of columns holds for the file; none where nobody chose. */
export function choiceLines({ remembered }: FileSaid): string[] {
  if (remembered?.choiceId === undefined) return [];
  return [
    analyzeTexts().columnsOf(
      sanitize(actorText(remembered.changedBy ?? '')),
      remembered.choiceId.slice(0, 8),
    ),
  ];
}

/** What of the times could not be read. */
export const doubtLines = (report: FileSaid): string[] => {
  const doubt = readingDoubt(report);
  return doubt === '' ? [] : [sanitize(doubt)];
};

/** The first rows that gave no comment, each with its reason. */
export function problemLines({ problems }: FileSaid): string[] {
  // What could not be read comes first: duplicates and empty rows are many and harmless.
  const sorted = problems.toSorted(
    (a, b) => Number(b.outcome === 'rejected') - Number(a.outcome === 'rejected'),
  );
  return sorted
    .slice(0, SHOWN_PROBLEMS)
    .map(
      ({ line, index, reason }) =>
        `${line === null ? analyzeTexts().row(index + 1) : analyzeTexts().line(line)}: ${sanitize(reason)}`,
    );
}

/** What became of the rows of the files behind an analysis, and how each file was read. */
export function intakeLines(intake: Intake): string[] {
  const left = leftOutText(intake);
  const rows = intake.rows.toLocaleString('en');
  return [
    ...(left === '' ? [] : [analyzeTexts().leftOutOf(rows, left)]),
    ...(intake.files ?? []).flatMap(({ name, reading }) =>
      reading === undefined ? [] : [analyzeTexts().readAs(sanitize(name), sanitize(readingText(reading)))],
    ),
  ];
}

/**
 * The first comments as they are understood, one a line; times by the clock with which the file is read. In `width` columns what is known of
 * a comment stays whole, and its text is cut.
 */
export function previewLines(
  { comments }: Pick<CommentFileReport, 'comments'>,
  width = Number.POSITIVE_INFINITY,
): string[] {
  const { told } = zoneClock(DEFAULT_TIME_ZONE);
  return comments.slice(0, SHOWN_COMMENTS).map((comment) => {
    const { author, time, timeText, reactionsCount, stars, starsOf, parentId, content } = comment;
    const facts = [
      author || analyzeTexts().noAuthor,
      time !== null ? told.minute(time) : timeText === null ? analyzeTexts().noTime : `“${timeText}”`,
      analyzeTexts().likes(reactionsCount),
      ...(stars === undefined ? [] : [`★ ${stars}/${starsOf}`]),
    ];
    const text = sanitize(`${parentId === null ? '' : '↳ '}${content}`);
    const known = `  (${sanitize(facts.join(', '))})`;
    const room = Math.max(LEAST_TEXT, Math.min(COMMENT_WIDTH, width - stringWidth(known)));
    return `${truncate(text, room)}${known}`;
  });
}
