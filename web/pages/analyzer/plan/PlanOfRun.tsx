import { MAX_DRAW } from '@smops/core/sampling/sampling.constants.js';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { readingAddress } from '../../../addresses/run-address.js';
import { Button } from '../../../components/Button.js';
import { reasonOf } from '../../../components/reason-of.js';
import { useAction } from '../../../components/useAction.js';
import { draw } from '../../../state/reading/reading.js';
import { toast } from '../../../state/toasts.js';
import { PlanNote } from './PlanNote.js';
import { PLAN_WORDS as TEXT } from './plan-words.js';

/** The plan of a completed run, with the button that draws what is missing and opens the reading room. */
export function PlanOfRun({ taskId }: { taskId: string }) {
  const question = useMemo(() => ({ task_id: taskId }), [taskId]);
  return (
    <PlanNote question={question}>
      {({ reads, drawn }) => reads > 0 && <Begin taskId={taskId} reads={reads} drawn={drawn} />}
    </PlanNote>
  );
}

function Begin({ taskId, reads, drawn }: { taskId: string; reads: number; drawn: number }) {
  const [, navigate] = useLocation();
  // What is drawn and not read yet is read first.
  const size = Math.min(MAX_DRAW, reads - drawn);
  const [begin, isDrawing] = useAction(
    async () => {
      if (size > 0) await draw(taskId, size);
      navigate(readingAddress(taskId));
    },
    (error) => toast({ tone: 'destructive', title: TEXT.drawFailed, description: reasonOf(error) }),
  );
  return (
    <Button size="small" pending={isDrawing} onClick={() => void begin()}>
      {size > 0 ? TEXT.draw(size) : TEXT.read}
    </Button>
  );
}
