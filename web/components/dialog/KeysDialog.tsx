import { useState } from 'react';
import { Button } from '../Button.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';
import { useKey } from '../useKey.js';
import { Dialog, DialogBody, DialogFooter } from './Dialog.js';

export interface KeysDialogProps {
  /** Key and what it does, in the order to show them. */
  keys: readonly (readonly [key: string, does: string])[];
}

/** Opens by `?` and shows the page's keys. */
export function KeysDialog({ keys }: KeysDialogProps) {
  const [open, setOpen] = useState(false);
  useKey('?', () => setOpen(true));
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onClose={close} title={TEXT.keys} size="small">
      <DialogBody>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {[...keys, ['?', TEXT.showKeys] as const].map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="kbd kbd-sm">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close} data-autofocus>
          {TEXT.close}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
