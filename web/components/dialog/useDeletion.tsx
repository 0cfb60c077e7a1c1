import { useState } from 'react';
import { toast } from '../../state/toasts.js';
import { reasonOf } from '../reason-of.js';
import { useAction } from '../useAction.js';
import { ConfirmDialog } from './ConfirmDialog.js';

interface Options<Row> {
  texts: {
    deleteTitle: string;
    deleteQuestion(name: string): string;
    deleted: string;
    deleteFailed: string;
  };
  /** The words of the buttons and of the undo. */
  words: Record<'undo' | 'restored' | 'restoreFailed' | 'deleteConfirm' | 'cancel' | 'deleting', string>;
  nameOf(row: Row): string;
  remove(row: Row): Promise<void>;
  /** Undoes a delete; left out where it is final. */
  restore?(row: Row): Promise<unknown>;
  /** Loads what the path of these calls does not stand below. */
  refetch?(): Promise<unknown>;
}

/** Deleting from a list: the question to show, and the toast whose button undoes it. */
export function useDeletion<Row>({ texts, words, nameOf, remove, restore, refetch }: Options<Row>) {
  const [chosen, setChosen] = useState<Row>();
  const [asking, setAsking] = useState(false);
  const complain = (title: string) => (error: Error) => {
    setAsking(false);
    toast({ tone: 'destructive', title, description: reasonOf(error) });
  };
  const [undo] = useAction(
    async (row: Row) => {
      await restore?.(row);
      toast({ title: words.restored, description: nameOf(row) });
      await refetch?.();
    },
    complain(words.restoreFailed),
    (row) => row,
  );
  const [run, running] = useAction(async (row: Row) => {
    await remove(row);
    setAsking(false);
    const action = restore && { label: words.undo, onSelect: () => void undo(row) };
    toast({ title: texts.deleted, description: nameOf(row), ...(action && { action }) });
    await refetch?.();
  }, complain(texts.deleteFailed));
  return {
    ask(row: Row) {
      setChosen(row);
      setAsking(true);
    },
    dialog: (
      <ConfirmDialog
        open={asking}
        title={texts.deleteTitle}
        question={texts.deleteQuestion(chosen ? nameOf(chosen) : '')}
        confirmLabel={words.deleteConfirm}
        cancelLabel={words.cancel}
        pending={running}
        pendingLabel={words.deleting}
        onConfirm={() => chosen && void run(chosen)}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
