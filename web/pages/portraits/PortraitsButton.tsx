import { roleHas } from '@smops/core/users/users.constants.js';
import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { useAtomValue } from '../../state/atoms.js';
import { userAtom } from '../../state/session.js';
import { PortraitsDialog } from './PortraitsDialog.js';
import { PORTRAITS_TEXT as TEXT } from './portraits.texts.js';

/** Opens the user portraits; for a person without the right there is nothing (specification, section 6). */
export function PortraitsButton() {
  const { role } = useAtomValue(userAtom);
  const [open, setOpen] = useState(false);
  if (!roleHas(role, 'portraits:view')) return null;
  return (
    <>
      <Button
        lang="zh-CN"
        icon={<ImageIcon className="size-4" aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {TEXT.title}
      </Button>
      <PortraitsDialog
        open={open}
        mayManage={roleHas(role, 'portraits:manage')}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
