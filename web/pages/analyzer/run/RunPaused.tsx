import { CirclePause } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { FormField } from '../../../components/FormField.js';
import { reasonOf } from '../../../components/reason-of.js';
import { useAction } from '../../../components/useAction.js';
import { toast } from '../../../state/toasts.js';
import { resumeRun } from '../analyzer.calls.js';
import { TEXT as ALL } from '../analyzer.texts.js';

const TEXT = ALL.run;

/** A run that waits for a person: why, and the way on. A new key may be given; without one the server's is used. */
export function RunPaused({
  taskId,
  reason,
  onResumed,
}: {
  taskId: string;
  reason: string;
  onResumed(): void;
}) {
  const [apiKey, setApiKey] = useState('');
  const [resume, resuming] = useAction(
    async () => {
      await resumeRun(taskId, apiKey.trim() || undefined);
      onResumed();
    },
    (error) => toast({ tone: 'destructive', title: TEXT.resumeFailed, description: reasonOf(error) }),
  );
  return (
    <form
      className="mx-auto w-full max-w-md py-4 text-center"
      onSubmit={(event) => {
        event.preventDefault();
        void resume();
      }}
    >
      <span className="mb-3 inline-block rounded-full bg-waiting p-3 text-waiting-content">
        <CirclePause className="size-6" aria-hidden />
      </span>
      <p className="font-medium">{TEXT.paused}</p>
      <p className="mt-1 text-muted text-sm">{reason}</p>
      <FormField
        label={ALL.material.key}
        optionalLabel={ALL.material.optional}
        hint={ALL.material.keyHint}
        className="mt-4 text-left"
      >
        {(control) => (
          <input
            {...control}
            type="password"
            className="input"
            autoComplete="off"
            value={apiKey}
            onChange={(event) => setApiKey(event.target.value)}
          />
        )}
      </FormField>
      <Button type="submit" tone="primary" className="mt-4" pending={resuming} pendingLabel={TEXT.resuming}>
        {TEXT.resume}
      </Button>
    </form>
  );
}
