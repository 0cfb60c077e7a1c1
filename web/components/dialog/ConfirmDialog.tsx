import type { ReactNode } from 'react';
import { Button } from '../Button.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';
import { Dialog, DialogBody, DialogFooter } from './Dialog.js';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The whole question, for example "Are you sure you want to delete task TASK-0001?". */
  question: ReactNode;
  confirmLabel: string;
  /** Default: Cancel. */
  cancelLabel?: string;
  /** Default: true. */
  destructive?: boolean;
  pending?: boolean;
  pendingLabel?: string;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something is removed. Cancel has the focus: Enter alone destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, question, confirmLabel, cancelLabel = TEXT.cancel, destructive = true } = props;
  return (
    <Dialog open={open} onClose={props.onClose} title={title} size="small" busy={props.pending}>
      <DialogBody>
        <p>{question}</p>
      </DialogBody>
      <DialogFooter>
        <Button data-autofocus onClick={props.onClose} disabled={props.pending}>
          {cancelLabel}
        </Button>
        <Button
          tone={destructive ? 'danger' : 'primary'}
          pending={props.pending}
          pendingLabel={props.pendingLabel}
          onClick={props.onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
