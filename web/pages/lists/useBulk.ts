import { severalRecords } from '@smops/core/platform/texts/bulk-label.model.js';
import type { BulkReport } from '@smops/core/records/lists/lists.schemas.js';
import { useState } from 'react';
import { useAction } from '../../components/useAction.js';
import { toast } from '../../state/toasts.js';
import { RECORD_TEXT as TEXT } from './lists.texts.js';

interface Options<Row> {
  entity: 'account' | 'task' | 'whatsapp';
  selection: { rows: readonly Row[]; clear(): void };
  removeMany(ids: number[]): Promise<BulkReport>;
  restoreMany(ids: number[]): Promise<BulkReport>;
}

/** A change of all selected records, what the toast says of it, and what undoes it for those that it changed. */
export interface BulkChange {
  send(ids: number[]): Promise<BulkReport>;
  done(several: string): string;
  undo(ids: number[]): Promise<unknown>;
}

/** What is done to all selected records of a list at once: the question before a delete, and one toast with Undo for all. */
export function useBulk<Row extends { id: number }>(options: Options<Row>) {
  const { entity, selection } = options;
  const [isAsking, setAsking] = useState(false);
  const complain = () => toast({ tone: 'destructive', title: TEXT.error, description: TEXT.bulkFailed });

  const [undo] = useAction(
    async (change: BulkChange, ids: number[]) => {
      await change.undo(ids);
      toast({ title: TEXT.restoredSeveral(severalRecords(entity, ids.length)) });
    },
    complain,
    (_, ids) => ids,
  );

  const [run, pending] = useAction(async (change: BulkChange) => {
    const { ids, missing } = await change.send(selection.rows.map(({ id }) => id));
    setAsking(false);
    selection.clear();
    toast({
      title: change.done(severalRecords(entity, ids.length)),
      ...(missing > 0 && { description: TEXT.missing(missing) }),
      ...(ids.length > 0 && { action: { label: TEXT.undo, onSelect: () => void undo(change, ids) } }),
    });
  }, complain);

  const deletion: BulkChange = {
    send: options.removeMany,
    done: TEXT.deletedSeveral,
    undo: options.restoreMany,
  };
  return {
    pending,
    isAsking,
    ask: () => setAsking(true),
    cancel: () => setAsking(false),
    remove: () => void run(deletion),
    change: (change: BulkChange) => void run(change),
  };
}
