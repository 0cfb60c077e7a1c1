import type { PlanReadingInput, ReadingPlan } from '@smops/core/judging/reading-plan/plan.schemas.js';
import { planSentences, pointsText } from '@smops/core/judging/reading-plan/plan-words.model.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import { type ReactNode, useMemo, useState } from 'react';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { SwitchButtons } from '../../../components/SwitchButtons.js';
import { useAtomValue } from '../../../state/atoms.js';
import { planAtom } from '../../../state/reading/reading.js';
import { PLAN_WORDS as TEXT } from './plan-words.js';

/** Half widths, in points, that one can wish for. */
const POINTS = [1, 2, 3, 5] as const;
const USUAL = 3;

interface Props {
  /** A run, or variables and a number of comments; keeps its identity while it is the same. */
  question: Omit<PlanReadingInput, 'within'>;
  /** What can be done about the plan. */
  children?(plan: ReadingPlan): ReactNode;
}

/** How much people have to read until shares are known well enough: folded, and asked for when it is opened. */
export function PlanNote({ question, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-1 text-sm print:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-0.5 text-primary">{TEXT.title}</summary>
      {isOpen && <Wished question={question}>{children}</Wished>}
    </details>
  );
}

function Wished({ question, children }: Props) {
  const [within, setWithin] = useState<number>(USUAL);
  return (
    <div className="mt-1.5 mb-2 space-y-2">
      <SwitchButtons
        label={TEXT.title}
        value={String(within)}
        options={POINTS.map((points) => ({ value: String(points), label: TEXT.within(pointsText(points)) }))}
        onChange={(points) => setWithin(Number(points))}
      />
      <Plan question={question} within={within}>
        {children}
      </Plan>
    </div>
  );
}

function Plan({ question, within, children }: Props & { within: number }) {
  const atom = useMemo(() => planAtom({ ...question, within }), [question, within]);
  const { data, error } = useAtomValue(atom);
  if (error)
    return (
      <ErrorState
        title={TEXT.failed}
        error={error}
        onRetry={() => void atom.refetch()}
        retryLabel={TEXT.again}
      />
    );
  if (!data) return <div aria-hidden className="skeleton h-16" />;
  return (
    <div aria-live="polite" className="space-y-2">
      {planSentences(data, TEXT).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul className="text-muted text-xs">
        {data.variables.map(({ variable, share, half_width: now, reads, basis }) => (
          <li key={variable} className="break-words">
            {[
              `${variable} ${percentOf(share)}`,
              ...(now === null ? [] : [`${TEXT.now} ${TEXT.within(pointsText(now))}`]),
              `${TEXT.missing} ${reads.toLocaleString('en')}`,
              TEXT.bases[basis],
            ].join(' · ')}
          </li>
        ))}
      </ul>
      {children?.(data)}
    </div>
  );
}
