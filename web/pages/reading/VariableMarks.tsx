import type { ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../components/Button.js';
import { classes } from '../../components/classes.js';
import { Tooltip } from '../../components/Tooltip.js';
import { READING_TEXT as TEXT } from './reading.texts.js';
import { keyOf } from './session.model.js';

type Variable = ReadingQueue['variables'][number];

/** What a codebook says of a variable, in lines. */
const linesOf = ({ definition, counts, notCounts }: Variable): string[] => [
  ...(definition === '' ? [] : [definition]),
  ...(counts === '' ? [] : [`${TEXT.counts} ${counts}`]),
  ...(notCounts === '' ? [] : [`${TEXT.notCounts} ${notCounts}`]),
];

interface MarkProps {
  variable: Variable;
  place: number;
  isMarked: boolean;
  isDefined: boolean;
  onToggle(name: string): void;
}

const Mark = memo(function Mark({ variable, place, isMarked, isDefined, onToggle }: MarkProps) {
  const key = keyOf(place);
  const lines = linesOf(variable);
  const button = (
    <button
      type="button"
      data-marks
      aria-pressed={isMarked}
      aria-keyshortcuts={key}
      onClick={() => onToggle(variable.name)}
      className={classes(
        'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field border px-3 py-2 text-left',
        isMarked ? 'border-primary bg-primary/10 font-medium' : 'border-line hover:bg-base-200',
      )}
    >
      <kbd
        aria-hidden
        className={classes('kbd kbd-sm shrink-0 max-sm:hidden', key === undefined && 'invisible')}
      >
        {key?.toUpperCase()}
      </kbd>
      <span className="min-w-0 flex-1 break-words">{variable.name}</span>
      <Check className={classes('size-5 shrink-0 text-primary', !isMarked && 'invisible')} aria-hidden />
    </button>
  );
  return (
    <li>
      {lines.length > 0 ? (
        <Tooltip text={lines.map((line) => <p key={line}>{line}</p>)}>{button}</Tooltip>
      ) : (
        button
      )}
      {isDefined && (
        <div className="px-3 py-1 text-muted text-sm">
          {lines.length === 0 ? TEXT.noDefinition : lines.map((line) => <p key={line}>{line}</p>)}
        </div>
      )}
    </li>
  );
});

interface Props {
  variables: readonly Variable[];
  yes: readonly string[];
  isDefined: boolean;
  onDefine(): void;
  onToggle(name: string): void;
}

/** The run's variables with their keys; definitions on hover, on focus, or all at once. */
export function VariableMarks({ variables, yes, isDefined, onDefine, onToggle }: Props) {
  return (
    <fieldset className="min-w-0">
      <div className="mb-1 flex items-center sm:mb-2 justify-between gap-2">
        <legend className="float-left font-medium text-sm">{TEXT.variables}</legend>
        {variables.some((variable) => linesOf(variable).length > 0) && (
          <Button tone="ghost" size="small" aria-pressed={isDefined} onClick={onDefine}>
            {TEXT.definitions} <kbd className="kbd kbd-sm max-sm:hidden">D</kbd>
          </Button>
        )}
      </div>
      <ol className="grid gap-1.5 max-sm:max-h-[27dvh] max-sm:grid-cols-2 max-sm:overflow-y-auto max-sm:p-0.5">
        {variables.map((variable, place) => (
          <Mark
            key={variable.name}
            variable={variable}
            place={place}
            isMarked={yes.includes(variable.name)}
            isDefined={isDefined}
            onToggle={onToggle}
          />
        ))}
      </ol>
      <p className="mt-1.5 text-muted text-xs max-sm:sr-only">{TEXT.unmarked}</p>
    </fieldset>
  );
}
