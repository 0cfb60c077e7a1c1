import type { ListTexts } from '@smops/core/records/lists/list-view.model.js';
import { useState } from 'react';
import { useAction } from '../../components/useAction.js';
import type { ResourceAtom } from '../../state/resource.js';
import { toast } from '../../state/toasts.js';
import { RECORD_TEXT } from './lists.texts.js';

interface Options<Row> {
  list: ResourceAtom<Row[]>;
  texts: ListTexts;
  remove(row: Row): Promise<void>;
  restore(row: Row): Promise<unknown>;
  /** Whether the search and the filters leave no place for a row, and the way to clear them. */
  filters: { hide(row: Row): boolean; clear(): void };
}

export type Opened = 'none' | 'add' | 'edit' | 'delete';

const announce = ([title, description]: ListTexts['created'], action?: { label: string; onSelect(): void }) =>
  toast({ title, description, ...(action && { action }) });
const complain = (description: string) =>
  toast({ tone: 'destructive', title: RECORD_TEXT.error, description });

/**
 * What every list of records does around its table: which dialog is open and about which record, the toasts, and
 * deleting: the row goes at once, comes back when the call fails, and Undo brings it back after a success.
 */
export function useListEditor<Row extends { id: number }>({
  list,
  texts,
  remove,
  restore,
  filters,
}: Options<Row>) {
  const [opened, setOpened] = useState<Opened>('none');
  const [row, setRow] = useState<Row>();
  const [glowKey, setGlowKey] = useState<number>();
  const close = () => setOpened('none');

  const [undo] = useAction(
    async (deleted: Row) => {
      await restore(deleted);
      announce(texts.restored);
      setGlowKey(deleted.id);
    },
    () => complain(texts.restoreFailed),
    ({ id }) => id,
  );

  const [deleteRow, deleting] = useAction(
    async (doomed: Row) => {
      const putBack = list.patch((rows) => rows.filter((one) => one.id !== doomed.id));
      close();
      try {
        await remove(doomed);
      } catch (error) {
        putBack();
        throw error;
      }
      announce(texts.deleted, { label: RECORD_TEXT.undo, onSelect: () => void undo(doomed) });
    },
    () => complain(texts.deleteFailed),
  );

  return {
    opened,
    row,
    glowKey,
    deleting,
    close,
    add: () => setOpened('add'),
    edit(one: Row) {
      setRow(one);
      setOpened('edit');
    },
    askDelete(one: Row) {
      setRow(one);
      setOpened('delete');
    },
    confirmDelete: () => row && void deleteRow(row),
    /** A dialog has saved `one`: it closes, says so, and the list that is asked for again scrolls to the row, which glows. */
    async saved(one: Row) {
      announce(
        opened === 'add' ? texts.created : texts.updated,
        filters.hide(one) ? { label: RECORD_TEXT.showIt, onSelect: filters.clear } : undefined,
      );
      setGlowKey(one.id);
      close();
    },
    /** A dialog's save failed: it stays open with what was typed. */
    failed: () => complain(opened === 'add' ? texts.createFailed : texts.updateFailed),
  };
}
