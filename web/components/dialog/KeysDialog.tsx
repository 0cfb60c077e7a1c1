import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../Button.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';
import { useKey } from '../keys/useKey.js';
import { Dialog, DialogBody, DialogFooter } from './Dialog.js';

export interface KeysDialogProps {
  /** Key and what it does, in the order to show them. */
  keys: readonly (readonly [key: string, does: string])[];
  /** What stands beside the button that closes it. */
  children?: ReactNode;
}

let mounted = 0;
/** Whether the page that is shown has keys of its own, so that `?` shows these. */
export const pageHasKeys = () => mounted > 0;

/** Opens by `?` and shows the page's keys. */
export function KeysDialog({ keys, children }: KeysDialogProps) {
  const [open, setOpen] = useState(false);
  useKey('?', () => setOpen(true));
  useEffect(() => {
    mounted++;
    return () => {
      mounted--;
    };
  }, []);
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
        {children}
        <Button onClick={close} data-autofocus>
          {TEXT.close}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
