import { USERS } from '@smops/core/people/users/users.operations.js';
import { type CreatedUser, SetPasswordInput, type User } from '@smops/core/people/users/users.schemas.js';
import { FormDialog } from '../../../components/dialog/FormDialog.js';
import { client } from '../../../state/client.js';
import { USERS_TEXT as TEXT } from '../admin.texts.js';
import { PasswordFields } from './PasswordFields.js';

interface Props {
  open: boolean;
  user: User;
  onClose(): void;
  onSet(user: CreatedUser): void;
}

export const UserPasswordDialog = ({ open, user, onClose, onSet }: Props) => (
  <FormDialog
    open={open}
    title={TEXT.resetTitle(user.username)}
    size="small"
    action={TEXT.reset}
    schema={SetPasswordInput}
    values={{ mustChangePassword: true }}
    save={(values) => client.call(USERS.setPassword, { id: user.id, ...values })}
    onSaved={onSet}
    onClose={onClose}
  >
    {(form) => <PasswordFields form={form} password={form.watch('password')} />}
  </FormDialog>
);
