import type { ReadingPlan } from '@smops/core/judging/reading-plan/plan.schemas.js';
import { optionText } from '@smops/core/judging/reading-plan/plan-words.model.js';
import { MAX_DRAW } from '@smops/core/judging/sampling/sampling.constants.js';
import { useId, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { readingAddress } from '../../../addresses/run-address.js';
import { Button } from '../../../components/Button.js';
import { failed } from '../../../components/failed.js';
import { useAction } from '../../../components/useAction.js';
import { draw, setGoal, startSecondReader } from '../../../state/reading/reading.js';
import { PlanNote } from './PlanNote.js';
import { PLAN_WORDS as TEXT } from './plan-words.js';
import { SecondReaderState } from './SecondReaderState.js';

type Option = ReadingPlan['options'][number];
type Second = NonNullable<Option['second_reader']>;

/** The plan of a completed run, with the ways to follow it and the button that starts the chosen one; and what its second reader is at. */
export function PlanOfRun({ runId }: { runId: string }) {
  const question = useMemo(() => ({ task_id: runId }), [runId]);
  return (
    <>
      <SecondReaderState runId={runId} />
      <PlanNote question={question}>
        {(plan) => (plan.reads > 0 || !plan.is_reachable) && <Ways runId={runId} plan={plan} />}
      </PlanNote>
    </>
  );
}

function Ways({ runId, plan }: { runId: string; plan: ReadingPlan }) {
  const name = useId();
  const [chosen, setChosen] = useState(0);
  const option = plan.options[chosen] ?? plan.options[0];
  if (option === undefined) return null;
  return (
    <>
      {plan.options.length > 1 && (
        <fieldset className="space-y-1">
          <legend className="sr-only">{TEXT.chooseWay}</legend>
          {plan.options.map((one, at) => (
            <label
              key={one.second_reader?.api_provider ?? ''}
              className="flex cursor-pointer items-start gap-2"
            >
              <input
                type="radio"
                name={name}
                className="radio radio-sm mt-0.5"
                checked={one === option}
                onChange={() => setChosen(at)}
              />
              <span>{optionText(one, TEXT)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {option.second_reader === null ? (
        <Begin runId={runId} reads={option.reads} plan={plan} />
      ) : (
        <LetRead runId={runId} second={option.second_reader} />
      )}
    </>
  );
}

/** A cent is the least that a budget is. */
const budgetOf = (cost: number) => Math.ceil(cost * 100) / 100;

function LetRead({ runId, second }: { runId: string; second: Second }) {
  const { api_provider, comments, new_comments: added, provider_label: label, cost_usd: cost } = second;
  // An estimated cost is the most that it takes, so that it may be a limit; a measured one is not.
  const isMost = cost !== null && cost > 0 && second.measured_runs === 0;
  const [start, isStarting] = useAction(
    () => startSecondReader(runId, { api_provider, comments, ...(isMost && { budget: budgetOf(cost) }) }),
    failed(TEXT.letReadFailed),
  );
  return (
    <Button size="small" pending={isStarting} onClick={() => void start()}>
      {TEXT.letRead(added, label)}
    </Button>
  );
}

function Begin({ runId, reads, plan }: { runId: string; reads: number; plan: ReadingPlan }) {
  const [, navigate] = useLocation();
  const { drawn, within } = plan;
  // What is drawn and not read yet is read first.
  const size = Math.min(MAX_DRAW, reads - drawn);
  const [begin, isDrawing] = useAction(async () => {
    if (size > 0) await draw(runId, size, within);
    else await setGoal(runId, within);
    navigate(readingAddress(runId));
  }, failed(TEXT.drawFailed));
  return (
    <Button size="small" pending={isDrawing} onClick={() => void begin()}>
      {size > 0 ? TEXT.draw(size) : TEXT.read}
    </Button>
  );
}
