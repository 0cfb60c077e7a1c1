import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog.js';
import { reasonOf } from '../../../components/reason-of.js';
import { useAction } from '../../../components/useAction.js';
import { toast } from '../../../state/toasts.js';
import { TEXT as ALL } from '../analyzer.texts.js';

const TEXT = ALL.runs;

interface Options<Row> {
  texts: {
    deleteTitle: string;
    deleteQuestion(name: string): string;
    deleted: string;
    deleteFailed: string;
  };
  nameOf(row: Row): string;
  remove(row: Row): Promise<void>;
  /** Undoes a delete; left out where it is final. */
  restore?(row: Row): Promise<unknown>;
  refetch(): Promise<unknown>;
}

/** Deleting from a list of the analyzer: the question to show, and the toast whose button undoes it. */
export function useDeletion<Row>({ texts, nameOf, remove, restore, refetch }: Options<Row>) {
  const [chosen, setChosen] = useState<Row>();
  const [asking, setAsking] = useState(false);
  const complain = (title: string) => (error: Error) => {
    setAsking(false);
    toast({ tone: 'destructive', title, description: reasonOf(error) });
  };
  const [undo] = useAction(async (row: Row) => {
    await restore?.(row);
    toast({ title: TEXT.restored, description: nameOf(row) });
    await refetch();
  }, complain(TEXT.restoreFailed));
  const [run, running] = useAction(async (row: Row) => {
    await remove(row);
    setAsking(false);
    const action = restore && { label: TEXT.undo, onSelect: () => void undo(row) };
    toast({ title: texts.deleted, description: nameOf(row), ...(action && { action }) });
    await refetch();
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
        confirmLabel={TEXT.deleteConfirm}
        cancelLabel={TEXT.cancel}
        pending={running}
        pendingLabel={TEXT.deleting}
        onConfirm={() => chosen && void run(chosen)}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
