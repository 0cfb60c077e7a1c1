import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { RUN_VIEWS } from '@smops/core/analysis/analyzer/views/views.operations.js';
import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import { SENTIMENTS } from '@smops/core/analysis/sentiments/sentiments.operations.js';
import { COMPARISONS } from '@smops/core/judging/insight/comparisons/comparisons.operations.js';
import type { AuditEntry } from '@smops/core/platform/audit/audit.schemas.js';
import { ACCOUNTS } from '@smops/core/records/accounts/accounts.operations.js';
import { TASKS } from '@smops/core/records/tasks/tasks.operations.js';
import { WHATSAPP } from '@smops/core/records/whatsapp/whatsapp.operations.js';
import { SCHEDULES } from '@smops/core/telling/schedules/schedules.operations.js';
import { Button } from '../../../components/Button.js';
import { failed } from '../../../components/failed.js';
import { useAction } from '../../../components/useAction.js';
import { client } from '../../../state/client.js';
import { toast } from '../../../state/toasts.js';
import { AUDIT_TEXT as TEXT } from './audit.texts.js';

/** Undoes a delete of records of a list that were deleted together. */
async function bringManyBack(entity: AuditEntry['entity'], ids: number[]): Promise<void> {
  if (entity === 'account') await client.call(ACCOUNTS.restoreMany, { ids });
  if (entity === 'task') await client.call(TASKS.restoreMany, { ids });
  if (entity === 'whatsapp') await client.call(WHATSAPP.restoreMany, { ids });
}

/** Undoes a delete. */
async function bringBack({ entity, entityId, before }: AuditEntry): Promise<void> {
  if (entityId === null) return await bringManyBack(entity, (before?.ids ?? []) as number[]);
  if (entity === 'sentiment') await client.call(SENTIMENTS.restore, { id: entityId });
  if (entity === 'analysis') await client.call(RUNS.restore, { taskId: String(before?.analysisId) });
  if (entity === 'comparison')
    await client.call(COMPARISONS.restore, { taskId: String(before?.comparisonId) });
  if (entity === 'codebook') await client.call(CODEBOOKS.restore, { codebook: String(before?.codebookId) });
  if (entity === 'schedule') await client.call(SCHEDULES.restore, { schedule: String(before?.scheduleId) });
  if (entity === 'view') await client.call(RUN_VIEWS.restore, { viewId: String(before?.viewId) });
  if (entity === 'account') await client.call(ACCOUNTS.restore, { id: entityId });
  if (entity === 'task') await client.call(TASKS.restore, { id: entityId });
  if (entity === 'whatsapp') await client.call(WHATSAPP.restore, { id: entityId });
}

/** The button of a delete that can still be undone. */
export function UndoDelete({ entry, onUndone }: { entry: AuditEntry; onUndone(): void }) {
  const [undo, undoing] = useAction(async () => {
    await bringBack(entry);
    toast({ title: TEXT.undone(entry.label) });
    onUndone();
  }, failed(TEXT.undoFailed));
  return (
    <Button
      size="small"
      aria-label={undoing ? undefined : TEXT.undoOf(entry.label)}
      pending={undoing}
      pendingLabel={TEXT.undoing}
      onClick={() => void undo()}
    >
      {TEXT.undo}
    </Button>
  );
}
