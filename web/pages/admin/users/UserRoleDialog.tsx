import { USERS } from '@smops/core/people/users/users.operations.js';
import { type UpdatedUser, UpdateUserInput, type User } from '@smops/core/people/users/users.schemas.js';
import { FormDialog } from '../../../components/dialog/FormDialog.js';
import { SelectField } from '../../../components/form/fields.js';
import { client } from '../../../state/client.js';
import { USERS_TEXT as TEXT } from '../admin.texts.js';
import { roleOptions } from '../role-options.js';

interface Props {
  open: boolean;
  user: User;
  onClose(): void;
  onUpdated(user: UpdatedUser): void;
}

export const UserRoleDialog = ({ open, user, onClose, onUpdated }: Props) => (
  <FormDialog
    open={open}
    title={TEXT.editTitle(user.username)}
    size="small"
    action={TEXT.update}
    schema={UpdateUserInput}
    values={{ role: user.role }}
    save={(values) => client.call(USERS.update, { id: user.id, ...values })}
    onSaved={onUpdated}
    onClose={onClose}
  >
    {(form) => (
      <SelectField
        form={form}
        name="role"
        label={TEXT.role}
        hint={TEXT.roleEndsSessions}
        options={roleOptions()}
      />
    )}
  </FormDialog>
);
