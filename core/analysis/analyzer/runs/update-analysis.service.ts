import type { z } from 'zod';
import { requireRight } from '../../../context.js';
import { parseInput } from '../../../parse-input.js';
import { recordAudit } from '../../../platform/audit/audit.service.js';
import { inTransaction } from '../../../platform/db/in-transaction.js';
import { type AnalysisTask, UpdateAnalysisInput } from '../analyzer.schemas.js';
import { requireAnalysis, taskOf } from '../analyzer.service.js';
import type { RunRow } from '../analyzer.table.js';
import type { AnalyzerContext } from '../analyzer-context.js';
import { renameAnalysis } from './analyses.repository.js';

const auditedOf = ({ analysisId, name, pinnedAt }: RunRow) => ({
  analysisId,
  name,
  pinned: pinnedAt !== null,
});

/** Gives a run another name, or pins it; what is left out stays. To undo it, give the former name. Throws NOT_FOUND. */
export async function updateAnalysis(
  ctx: AnalyzerContext,
  input: z.input<typeof UpdateAnalysisInput>,
): Promise<AnalysisTask> {
  requireRight(ctx, 'analyze');
  const { task_id: id, name, pinned } = parseInput(UpdateAnalysisInput, input);
  await inTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    const before = await requireAnalysis(inside, id);
    const isPinned = before.pinnedAt !== null;
    const change = {
      name: name ?? before.name,
      pinnedAt: (pinned ?? isPinned) ? (before.pinnedAt ?? ctx.clock.now()) : null,
    };
    if (change.name === before.name && (change.pinnedAt !== null) === isPinned) return;
    await renameAnalysis(trx, before.id, change);
    await recordAudit(trx, ctx, {
      ...{ action: 'update', entity: 'analysis', entityId: before.id, label: change.name },
      before: auditedOf(before),
      after: auditedOf({ ...before, ...change }),
    });
  });
  ctx.analyzer.changes.emit('change', id);
  return taskOf(ctx, await requireAnalysis(ctx, id));
}
