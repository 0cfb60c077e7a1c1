import { leftOutText } from '@smops/core/analyzer/runs/intake.model.js';
import { readingDoubt, readingOf, readingText } from '@smops/core/comments/file-reading.model.js';
import { FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button.js';
import { Time } from '../../../components/format/Time.js';
import { useSetAtom } from '../../../state/atoms.js';
import type { ChosenFile, FileSlot } from '../../../state/comment-file/file-slot.js';
import type { FileReport } from '../../../state/comment-file/messages.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { StarsGiven } from '../results/comments/StarsGiven.js';
import { langOf } from '../results/results.model.js';
import { DateOrderQuestion } from './DateOrderQuestion.js';
import { MappingEditor, saidOf } from './MappingEditor.js';

const TEXT = ALL.material;
const number = (value: number) => value.toLocaleString('en');

/** A field as people call it; those that the menus leave out by their own name. */
const fieldName = (field: string) => (TEXT.fields as Record<string, string>)[field] ?? field;

function sizeText(bytes: number): string {
  return bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** What the recogniser found in the file, before anything runs. */
export function FileFound({
  slot,
  chosen: { file, report, corrections, choiceId },
  className,
}: {
  slot: FileSlot;
  chosen: Extract<ChosenFile, { status: 'read' }>;
  className: string;
}) {
  const choose = useSetAtom(slot.chooseAtom);
  const forget = useSetAtom(slot.forgetAtom);
  const said = saidOf(report, corrections);
  const setFile = useSetAtom(slot.fileAtom);
  const found = useRef<HTMLParagraphElement>(null);
  // The field that was chosen with is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) found.current?.focus({ preventScroll: true });
  }, []);
  const shape = report.shape === 'generic' ? TEXT.generic : report.shape;
  // Where the order of day and month is open, it is asked.
  const doubt = report.isOrderOpen ? '' : readingDoubt(report);
  const notes = [
    leftOutText({ ...report, duplicates: 0, empty: 0, rejected: 0, files: undefined }),
    report.duplicates > 0 && TEXT.duplicates(report.duplicates),
    report.empty > 0 && TEXT.empty(report.empty),
    report.rejected > 0 && TEXT.rejected(report.rejected),
  ].filter((note) => note !== false && note !== '');
  return (
    <div className={`flex flex-col rounded-box border border-base-300 ${className}`}>
      <div className="flex items-start gap-3 px-4 pt-3.5">
        <span className="rounded-lg bg-good p-2 text-good-content">
          <FileText className="size-5" aria-hidden />
        </span>
        <div className="min-w-0 flex-1">
          <p ref={found} tabIndex={-1} className="truncate font-medium" title={file.name}>
            {file.name}
          </p>
          <p className="text-muted text-sm">
            {sizeText(file.size)} · {TEXT.shape} {shape} (
            {report.format === 'lines' ? 'TXT' : report.format.toUpperCase()}
            {report.encoding === 'UTF-8' ? '' : `, ${report.encoding}`})
          </p>
        </div>
        <Button size="small" onClick={() => setFile({ status: 'none' })}>
          {TEXT.change}
        </Button>
      </div>
      <p className="px-4 pt-3">
        <span className="font-semibold text-2xl tabular-nums">{number(report.accepted)}</span>{' '}
        {TEXT.accepted(report.accepted)}
        {notes.length > 0 && <span className="ml-3 text-muted text-sm">{notes.join(' · ')}</span>}
      </p>
      {report.guessed.length > 0 && (
        <div className="mx-4 mt-2 space-y-2 rounded-field bg-waiting px-3 py-2 text-sm text-waiting-content">
          <p role="alert">
            {TEXT.guessed(
              report.guessed.map((field) => `${fieldName(field)}: ${report.mapping[field] ?? TEXT.unmapped}`),
            )}
          </p>
          <Button size="small" onClick={() => void choose(file, said)}>
            {TEXT.guessIsRight}
          </Button>
        </div>
      )}
      <p className="px-4 pt-2 text-muted text-sm">{readingText(readingOf(report))}</p>
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
          <li key={`${comment.line}-${comment.index}`} className="flex gap-3 py-2 text-sm">
            <span className="w-24 shrink-0 truncate text-muted">
              {comment.author || ALL.results.anonymous}
            </span>
            <span className="min-w-0 flex-1 truncate" lang={langOf()}>
              {comment.parentId !== null && '↳ '}
              {comment.content}
            </span>
            <span className="flex shrink-0 items-center gap-3 text-muted tabular-nums">
              {comment.stars !== undefined && <StarsGiven given={comment.stars} of={comment.starsOf ?? 5} />}
              <span>
                {number(comment.reactionsCount)} <span className="sr-only">{ALL.results.reactions}</span>
              </span>
              {comment.time === null ? <span>{comment.timeText ?? '–'}</span> : <Time value={comment.time} />}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-auto space-y-1 border-base-300 border-t px-4 py-2.5">
        <MappingEditor slot={slot} file={file} report={report} corrections={corrections} />
        {report.problems.length > 0 && <ProblemList report={report} />}
      </div>
    </div>
  );
}

function ProblemList({ report }: { report: FileReport }) {
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded py-1 text-muted hover:text-base-content">
        {TEXT.problems}
      </summary>
      <ul className="mt-1 mb-2 max-h-48 space-y-1 overflow-y-auto">
        {report.problems.map((problem) => (
          <li key={`${problem.line}-${problem.index}-${problem.field}`} className="flex gap-3">
            <span className="w-20 shrink-0 text-muted tabular-nums">
              {TEXT.place(problem.line, problem.index)}
            </span>
            <span className="min-w-0 break-words">{problem.reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
