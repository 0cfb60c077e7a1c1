import type { Role } from '@smops/core/users/users.constants.js';
import type { User } from '@smops/core/users/users.schemas.js';
import { updateUser } from '@smops/server/client/users.client.js';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog/Dialog.js';
import { FormFailure } from '../../../components/form/FormFailure.js';
import { FormField } from '../../../components/form/FormField.js';
import { useAction } from '../../../components/useAction.js';
import { client } from '../../../state/client.js';
import { USERS_TEXT as TEXT } from '../admin.texts.js';
import { RoleSelect } from '../RoleSelect.js';

interface Props {
  open: boolean;
  user: User;
  onClose(): void;
  onUpdated(user: User): void;
}

export function UserRoleDialog({ open, user, onClose, onUpdated }: Props) {
  const [failure, setFailure] = useState<Error>();
  const [save, pending] = useAction(
    async (role: Role) => onUpdated(await updateUser(client, user.id, { role })),
    setFailure,
  );
  return (
    <Dialog
      form
      open={open}
      onClose={onClose}
      title={TEXT.editTitle(user.username)}
      size="small"
      busy={pending}
    >
      <RoleForm
        initial={user.role}
        failure={failure}
        pending={pending}
        onClose={onClose}
        onSave={(role) => {
          setFailure(undefined);
          void save(role);
        }}
      />
    </Dialog>
  );
}

interface FormProps {
  initial: Role;
  failure: Error | undefined;
  pending: boolean;
  onClose(): void;
  onSave(role: Role): void;
}

function RoleForm({ initial, failure, pending, onClose, onSave }: FormProps) {
  const [role, setRole] = useState(initial);
  return (
    <>
      <DialogBody>
        <div className="space-y-4">
          <FormField label={TEXT.role} hint={TEXT.roleEndsSessions}>
            {(control) => <RoleSelect {...control} value={role} onChange={setRole} />}
          </FormField>
          <FormFailure error={failure} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose} disabled={pending}>
          {TEXT.cancel}
        </Button>
        <Button tone="primary" pending={pending} pendingLabel={TEXT.saving} onClick={() => onSave(role)}>
          {TEXT.update}
        </Button>
      </DialogFooter>
    </>
  );
}
