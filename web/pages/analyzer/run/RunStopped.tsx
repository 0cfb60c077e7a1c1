import type { AnalysisTask } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { CircleAlert, CirclePause } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { failed } from '../../../components/failed.js';
import { FormField } from '../../../components/form/FormField.js';
import { useAction } from '../../../components/useAction.js';
import { client } from '../../../state/client.js';
import { TEXT as ALL } from '../analyzer.texts.js';

const TEXT = ALL.run;

/** A run that was paused, cancelled or failed: why, and where it can be, the way on. */
export function RunStopped({ task, onResumed }: { task: AnalysisTask; onResumed(): void }) {
  const [apiKey, setApiKey] = useState('');
  const [budget, setBudget] = useState('');
  const [resume, resuming] = useAction(async () => {
    await client.call(RUNS.resume, {
      taskId: task.task_id,
      ...(apiKey.trim() === '' ? {} : { api_key: apiKey.trim() }),
      ...(Number(budget) > 0 ? { budget: Number(budget) } : {}),
    });
    onResumed();
  }, failed(TEXT.resumeFailed));
  const isPaused = task.status === 'paused';
  const Sign = isPaused ? CirclePause : CircleAlert;
  return (
    <form
      className="mx-auto w-full max-w-md py-4 text-center"
      onSubmit={(event) => {
        event.preventDefault();
        void resume();
      }}
    >
      <span
        className={`mb-3 inline-block rounded-full p-3 ${isPaused ? 'bg-waiting text-waiting-content' : 'bg-bad text-bad-content'}`}
      >
        <Sign className="size-6" aria-hidden />
      </span>
      <p className="font-medium">{isPaused ? TEXT.paused : TEXT.failed}</p>
      {task.error_message && <p className="mt-1 break-words text-muted text-sm">{task.error_message}</p>}
      {task.mixed_up_note && <p className="mt-1 break-words text-muted text-sm">{task.mixed_up_note}</p>}
      <p className="mt-1 text-muted text-sm tabular-nums">
        {TEXT.processed(task.processed_comments, task.total_comments)}
      </p>
      {task.stop_reason === 'key' && (
        <FormField
          label={ALL.material.key(task.provider_label)}
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
      )}
      {task.stop_reason === 'budget' && (
        <FormField
          label={TEXT.budget}
          hint={TEXT.budgetHint(usdText(task.cost_usd))}
          className="mt-4 text-left"
        >
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              className="input"
              value={budget}
              onChange={(event) => setBudget(event.target.value)}
            />
          )}
        </FormField>
      )}
      {task.can_resume && (
        <Button type="submit" tone="primary" className="mt-4" pending={resuming} pendingLabel={TEXT.resuming}>
          {TEXT.resume}
        </Button>
      )}
    </form>
  );
}
