import { roleHas } from '@smops/core/people/users/users.constants.js';
import { ImageIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button.js';
import { CHINESE_SCREEN } from '../../components/format/Written.js';
import { useAtomValue } from '../../state/atoms.js';
import { userAtom } from '../../state/session.js';
import { PortraitsDialog } from './PortraitsDialog.js';
import { PORTRAITS_TEXT as TEXT } from './portraits.texts.js';

/**
 * The button that opens the user portraits, and their dialog; for a person without the right there is nothing.
 * The dialog belongs where the page keeps it while its header changes.
 */
export function usePortraits(): { button: ReactNode; dialog: ReactNode } {
  const { role } = useAtomValue(userAtom);
  const [open, setOpen] = useState(false);
  if (!roleHas(role, 'portraits:view')) return { button: null, dialog: null };
  return {
    button: (
      <Button
        lang={CHINESE_SCREEN}
        icon={<ImageIcon className="size-4" aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {TEXT.title}
      </Button>
    ),
    dialog: (
      <PortraitsDialog
        open={open}
        mayManage={roleHas(role, 'portraits:manage')}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
