import type { ReactNode } from 'react';
import { Button } from '../Button.js';
import { CopyButton } from '../CopyButton.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';
import { Dialog, DialogBody, DialogFooter } from './Dialog.js';

export interface SecretDialogProps {
  open: boolean;
  title: string;
  text: string;
  secret: string;
  /** Below the secret, for example how it is used. */
  children?: ReactNode;
  onClose(): void;
}

/** Shows a password or a token the one time that it can be seen. */
export function SecretDialog({ open, title, text, secret, children, onClose }: SecretDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={text}>
      <DialogBody>
        <div className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 flex-1 select-all break-all rounded-field bg-base-200 px-3 py-2.5 text-sm">
            {secret}
          </code>
          <CopyButton text={secret} />
        </div>
        {children}
      </DialogBody>
      <DialogFooter>
        <Button tone="primary" onClick={onClose}>
          {TEXT.done}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
