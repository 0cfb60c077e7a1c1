import { leftOutText } from '@smops/core/analysis/analyzer/runs/intake.model.js';
import { readingDoubt, readingOf, readingText } from '@smops/core/comments/file-reading.model.js';
import { hasColumns } from '@smops/core/comments/formats/comment-formats.js';
import { useSetAtom } from '../../state/atoms.js';
import type { ChosenFile, FileSlot } from '../../state/comment-file/file-slot.js';
import type { FileReport } from '../../state/comment-file/messages.js';
import { Button } from '../Button.js';
import { StarsGiven } from '../format/StarsGiven.js';
import { Time } from '../format/Time.js';
import { DateOrderQuestion } from './DateOrderQuestion.js';
import { MappingEditor, saidOf } from './MappingEditor.js';
import { usePreviewText } from './usePreviewText.js';

const number = (value: number) => value.toLocaleString('en');

/** The known export that a file is, with its format and encoding. */
export function FileShape({ report: { shape, format, encoding } }: { report: FileReport }) {
  const { text: TEXT } = usePreviewText();
  return (
    <>
      {TEXT.shape} {shape === 'generic' ? TEXT.generic : shape} (
      {format === 'lines' ? 'TXT' : format.toUpperCase()}
      {encoding === 'UTF-8' ? '' : `, ${encoding}`})
    </>
  );
}

/**
 * How a comment file is read, before anything runs: what was left out, which column is which field, and the first comments as they
 * are understood; all of it can be corrected.
 */
export function FilePreview({
  slot,
  chosen: { file, report, corrections, choiceId },
}: {
  slot: FileSlot;
  chosen: Extract<ChosenFile, { status: 'read' }>;
}) {
  const choose = useSetAtom(slot.chooseAtom);
  const forget = useSetAtom(slot.forgetAtom);
  const { text: TEXT, say } = usePreviewText();
  /** A field as people call it; those that the menus leave out by their own name. */
  const fieldName = (field: string) => (TEXT.fields as Record<string, string>)[field] ?? field;
  const said = saidOf(report, corrections);
  // Where the order of day and month is open, it is asked.
  const doubt = report.isOrderOpen ? '' : say(() => readingDoubt(report));
  const notes = [
    say(() => leftOutText({ ...report, duplicates: 0, empty: 0, rejected: 0, files: undefined })),
    report.duplicates > 0 && TEXT.duplicates(report.duplicates),
    report.empty > 0 && TEXT.empty(report.empty),
    report.rejected > 0 && TEXT.rejected(report.rejected),
  ].filter((note) => note !== false && note !== '');
  return (
    <>
      <p className="px-4 pt-3">
        <span className="font-semibold text-2xl tabular-nums">{number(report.accepted)}</span>{' '}
        {TEXT.accepted(report.accepted)}
        {notes.length > 0 && <span className="ml-3 text-muted text-sm">{notes.join(' · ')}</span>}
      </p>
      {report.guessed.length > 0 && (
        <div className="mx-4 mt-2 space-y-2 rounded-field bg-waiting px-3 py-2 text-sm text-waiting-content">
          <p role="alert">
            {TEXT.guessed(
              report.guessed
                .map((field) => `${fieldName(field)}: ${report.mapping[field] ?? TEXT.unmapped}`)
                .join(TEXT.betweenColumns),
            )}
          </p>
          <Button size="small" onClick={() => void choose(file, said)}>
            {TEXT.guessIsRight}
          </Button>
        </div>
      )}
      <p className="px-4 pt-2 text-muted text-sm">{say(() => readingText(readingOf(report)))}</p>
      {doubt !== '' && <p className="px-4 pt-1 text-sm text-warning-content">{doubt}</p>}
      <DateOrderQuestion
        report={report}
        onChoose={(dateOrder) => void choose(file, { ...said, dateOrder })}
      />
      {choiceId !== undefined && (
        <p className="flex flex-wrap items-center gap-2 px-4 pt-1 text-muted text-sm">
          {TEXT.remembered}
          <Button size="small" onClick={() => void forget()}>
            {TEXT.forget}
          </Button>
        </p>
      )}
      <ul aria-label={TEXT.preview} className="mx-4 mt-2 divide-y divide-base-300 border-base-300 border-t">
        {report.preview.map((comment) => (
          <li
            key={`${comment.line}-${comment.index}`}
            className="flex flex-wrap gap-x-3 gap-y-0.5 py-2 text-sm"
          >
            <span className="w-24 shrink-0 truncate text-muted max-sm:flex-1">
              {comment.author || TEXT.anonymous}
            </span>
            <span className="min-w-0 flex-1 truncate max-sm:order-last max-sm:basis-full" lang="">
              {comment.parentId !== null && '↳ '}
              {comment.content}
            </span>
            <span className="flex shrink-0 items-center gap-3 text-muted tabular-nums">
              {comment.stars !== undefined && (
                <StarsGiven given={comment.stars} of={comment.starsOf ?? 5} label={TEXT.fields.stars} />
              )}
              <span>
                {number(comment.reactionsCount)} <span className="sr-only">{TEXT.reactions}</span>
              </span>
              {comment.time === null ? <span>{comment.timeText ?? '–'}</span> : <Time value={comment.time} />}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-auto space-y-1 border-base-300 border-t px-4 py-2.5">
        {hasColumns(report.format) && (
          <MappingEditor slot={slot} file={file} report={report} corrections={corrections} />
        )}
        {report.problems.length > 0 && <ProblemList report={report} />}
      </div>
    </>
  );
}

function ProblemList({ report }: { report: FileReport }) {
  const { text: TEXT } = usePreviewText();
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded py-1 text-muted hover:text-base-content">
        {TEXT.problems}
      </summary>
      <ul className="mt-1 mb-2 max-h-48 space-y-1 overflow-y-auto">
        {report.problems.map((problem) => (
          <li key={`${problem.line}-${problem.index}-${problem.field}`} className="flex gap-3">
            <span className="w-20 shrink-0 text-muted tabular-nums">
              {problem.line === null ? TEXT.item(problem.index + 1) : TEXT.line(problem.line)}
            </span>
            <span className="min-w-0 break-words">{problem.reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
