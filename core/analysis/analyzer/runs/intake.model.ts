import { type FileReading, readingOf } from '../../../comments/file-reading.model.js';
import type { CommentFileFormat } from '../../../comments/formats/comment-formats.js';
import type { CommentCounts, CommentReport, RowProblem } from '../../../comments/gather/comment-report.js';
import { COMMENTS_TEXTS } from '../../../comments/texts/comments.texts.model.js';
import { READING } from '../../../comments/texts/reading.texts.model.js';
import { ROWS } from '../../../comments/texts/rows.texts.model.js';
import { listed } from '../../../platform/language/language.model.js';
import { retelling } from '../../../platform/language/retelling.model.js';
import { MAX_SENT_FILES, MAX_SENT_PROBLEMS } from '../analyzer.constants.js';
import type { Intake, SentIntake } from '../intake.schemas.js';
import { INTAKE } from './run-report.texts.model.js';

const NOTHING: SentIntake = { duplicates: 0, empty: 0, rejected: 0, problems: [], files: [] };

/** What reading a comment file gave, beside the comments. */
export interface ReadFile extends CommentCounts {
  name: string;
  format: CommentFileFormat;
  encoding: string;
  problems: RowProblem[];
  /** What was read, from which columns; absent where nobody read a file. */
  reading?: FileReading;
}

/** What a reader of files tells the server with the comments it sends. */
export function sentIntakeOf(files: readonly ReadFile[]): SentIntake {
  const sum = (count: 'duplicates' | 'empty' | 'rejected') =>
    files.reduce((total, file) => total + file[count], 0);
  const problems = files.flatMap((file) =>
    file.problems.map((problem) => intakeProblem(problem, files.length > 1 ? file.name : undefined)),
  );
  return {
    duplicates: sum('duplicates'),
    empty: sum('empty'),
    rejected: sum('rejected'),
    problems: problems.slice(0, MAX_SENT_PROBLEMS),
    files: files.slice(0, MAX_SENT_FILES).map(({ name, format, encoding, read, reading }) => ({
      name,
      format,
      encoding,
      rows: read,
      ...(reading === undefined ? {} : { reading }),
    })),
  };
}

/** What is said about a file whose rows were all read here: its name, and what was read from which column. */
export const intakeOfFile = (
  name: string,
  report: CommentReport & Pick<ReadFile, 'format' | 'encoding'> & { sheet?: string },
): SentIntake => {
  const { format, encoding, read } = report;
  return { ...NOTHING, files: [{ name, format, encoding, rows: read, reading: readingOf(report) }] };
};

/** How a problem of a row is kept with a run. `file` where several files went into the run. */
const intakeProblem = ({ line, index, reason }: RowProblem, file?: string) => ({
  line,
  index,
  reason,
  ...(file === undefined ? {} : { file }),
});

/** What became of all rows: those that reached the server, and those that the sender left out before. */
export function intakeOf(report: CommentReport, sent: SentIntake = NOTHING): Intake {
  const left = sent.duplicates + sent.empty + sent.rejected;
  return {
    rows: report.read + left,
    accepted: report.accepted,
    duplicates: report.duplicates + sent.duplicates,
    empty: report.empty + sent.empty,
    rejected: report.rejected + sent.rejected,
    problems: [...sent.problems, ...report.problems.map((problem) => intakeProblem(problem))],
    files: sent.files,
  };
}

const retoldReason = retelling(ROWS, COMMENTS_TEXTS);

/** The same with its reasons in the reader's language: they are stored in the language of the person who sent the file. */
export const retoldIntake = (intake: Intake): Intake => ({
  ...intake,
  problems: intake.problems.map((problem) => ({ ...problem, reason: retoldReason(problem.reason) })),
});

const counted = (rows: number, text: (rows: string) => string) =>
  rows > 0 ? [text(rows.toLocaleString('en'))] : [];

/** Posts and notices that were left out of a run's files. */
const outside = (files: Intake['files'], kind: 'posts' | 'notices') =>
  (files ?? []).reduce((sum, { reading }) => sum + (reading?.[kind] ?? 0), 0);

/** What was left out, in words: "2 duplicates, 1 row without text"; empty when every row is a comment of the run. */
export const leftOutText = ({
  duplicates,
  empty,
  rejected,
  files,
  posts = outside(files, 'posts'),
  notices = outside(files, 'notices'),
}: Pick<Intake, 'duplicates' | 'empty' | 'rejected' | 'files'> & { posts?: number; notices?: number }) =>
  listed([
    ...counted(posts, READING().posts),
    ...counted(notices, READING().notices),
    ...counted(duplicates, INTAKE().duplicates),
    ...counted(empty, INTAKE().empty),
    ...counted(rejected, INTAKE().rejected),
  ]);
