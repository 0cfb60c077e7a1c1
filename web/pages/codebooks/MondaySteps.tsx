import { Check, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { codebookAddress } from '../../addresses/codebook-address.js';
import { runViewAddress } from '../../addresses/run-address.js';
import { newScheduleAddress, scheduleAddress } from '../../addresses/schedule-address.js';
import { seriesAddress } from '../../addresses/series-address.js';
import { useScreenTag } from '../../components/format/Written.js';
import { resultsAtom } from '../../state/analyzer/runs.js';
import { useAtomValue } from '../../state/atoms.js';
import { schedulesAtom } from '../../state/records/schedules.js';
import { MONDAY_STEPS_CHINESE, MONDAY_STEPS_TEXT } from './monday-steps.texts.js';
import { NewCodebookDialog } from './NewCodebookDialog.js';

interface Props {
  /** The codebook of the run, or the one on the screen; null where a run has none yet. */
  codebook: { id: string; name: string } | null;
  /** The run on the screen, if it is one. */
  run?: string;
}

const STEP = 'rounded py-1 font-medium text-primary hover:underline';

/** The way from one analysis to a report every week, in one line: on the run and on its codebook. A step that was done has a tick. */
export function MondaySteps({ codebook, run }: Props) {
  const TEXT = useScreenTag() === 'zh-CN' ? MONDAY_STEPS_CHINESE : MONDAY_STEPS_TEXT;
  const [isSaving, setSaving] = useState(false);
  const [, navigate] = useLocation();
  const schedule = useAtomValue(schedulesAtom).data?.find((one) => one.codebook.id === codebook?.id);
  const later = (name: string) => (
    <span className="text-muted" title={TEXT.first}>
      {name}
    </span>
  );
  return (
    <nav
      aria-label={TEXT.label}
      className="flex flex-wrap items-center gap-x-1.5 text-sm max-sm:text-xs print:hidden"
    >
      <span className="mr-1 text-muted">{TEXT.label}</span>
      <Step isDone={codebook !== null} isFirst>
        {codebook === null ? (
          <button type="button" className={`${STEP} cursor-pointer`} onClick={() => setSaving(true)}>
            {TEXT.save}
          </button>
        ) : (
          <Link href={codebookAddress(codebook.id)} className={`${STEP} max-w-48 truncate`}>
            {codebook.name}
          </Link>
        )}
      </Step>
      <Step>
        {codebook === null ? (
          later(TEXT.changed)
        ) : (
          <Link href={seriesAddress(codebook.id)} className={STEP}>
            {TEXT.changed}
          </Link>
        )}
      </Step>
      <Step isDone={schedule !== undefined}>
        {codebook === null ? (
          later(TEXT.schedule)
        ) : (
          <Link
            href={schedule ? scheduleAddress(schedule.id) : newScheduleAddress(codebook.id)}
            className={STEP}
          >
            {TEXT.schedule}
          </Link>
        )}
      </Step>
      <Step isDone={(schedule?.destinations.length ?? 0) > 0}>
        {codebook === null ? (
          later(TEXT.send)
        ) : (
          <Link
            href={
              run === undefined ? `${seriesAddress(codebook.id)}?view=report` : runViewAddress(run, 'report')
            }
            className={STEP}
          >
            {TEXT.send}
          </Link>
        )}
      </Step>
      {run !== undefined && (
        <NewCodebookDialog
          open={isSaving}
          run={run}
          onOpen={(id) => navigate(codebookAddress(id))}
          onClose={() => setSaving(false)}
          onCreated={() => {
            setSaving(false);
            void resultsAtom(run).refetch();
          }}
        />
      )}
    </nav>
  );
}

const Step = ({
  isDone = false,
  isFirst = false,
  children,
}: {
  isDone?: boolean;
  isFirst?: boolean;
  children: ReactNode;
}) => (
  <span className="inline-flex min-w-0 items-center gap-1">
    {!isFirst && <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden />}
    {isDone && <Check className="size-4 shrink-0 text-good-content" aria-hidden />}
    {children}
  </span>
);
